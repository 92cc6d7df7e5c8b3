import {
  answerRequest,
  DISPATCH,
  EVENTS,
  RESULT,
  writeSettings,
  type Answering,
  type Channel,
} from './channel';

/** Numbers of the messages that the client sends. */
const METHOD = { execute: 1, register: 2, unregister: 3, writeSettings: 4, context: 5 } as const;

/** A message of the client, as JSON. */
interface Message {
  readonly methodId: number;
  readonly params: {
    readonly id?: number;
    readonly apiArgs?: readonly unknown[];
    readonly keys?: readonly string[];
    readonly values?: readonly string[];
  };
  readonly callbackId?: string;
  readonly callbackFunction?: string;
  readonly eventCallbackFunction?: string;
}

/** Calls a function of the page by its dotted name: how Excel on the Mac answers. */
export type CallPage = (name: string, id: string, value: unknown) => void;

/** Channel B: what `webkit.messageHandlers.Agave.postMessage` leads to. */
export interface Agave extends Channel {
  readonly postMessage: (message: string) => void;
}

/** A COM array as the Mac carries it: `[[dimensions, size], item, ...]`. */
const carried = (items: readonly unknown[]): unknown[] => [
  [1, items.length],
  ...items.map((item) => (Array.isArray(item) ? carried(item as unknown[]) : item)),
];

/** The 24 values of the app context, in the client's order. */
const contextOf = ({ app, settings }: Answering): unknown[] => [
  [[...settings.keys()], [...settings.values()]],
  'emulated',
  1,
  16,
  0,
  0,
  0,
  0,
  app.displayLanguage,
  app.contentLanguage,
  0,
  app.documentUrl,
  1,
  0,
  '',
  1,
  '00000000-0000-0000-0000-000000000000',
  'emulated-instance',
  false,
  true,
  JSON.stringify(app.sets),
  '',
  app.version,
  0,
];

/** Makes channel B, Excel on the Mac: JSON messages, answered by calls of functions in the page. */
export const createAgave = (host: Answering, call: CallPage): Agave => {
  const handlers = new Map<number, { readonly name: string; readonly id: string }>();
  const executed = async ({ id, apiArgs = [] }: Message['params']): Promise<unknown> => {
    if (id === DISPATCH.commandDone) {
      host.commandDone(String(apiArgs[0]));
      return [RESULT.success, [RESULT.success]];
    }
    if (id !== DISPATCH.richApi) {
      host.missing(`call ${id}`);
      return [RESULT.internal, RESULT.internal];
    }
    const result = await answerRequest(host, apiArgs[0] as readonly unknown[]);
    return 'status' in result
      ? [result.status, result.status]
      : [RESULT.success, [RESULT.success, [200, [], result.body]]];
  };
  const registered = ({ params, callbackId = '', eventCallbackFunction = '' }: Message): unknown => {
    const { id = 0 } = params;
    if (!EVENTS.includes(id)) {
      host.missing(`event ${id}`);
      return [RESULT.internal];
    }
    handlers.set(id, { name: eventCallbackFunction, id: callbackId });
    return [RESULT.success];
  };
  const answered = async (message: Message): Promise<unknown> => {
    const { params } = message;
    switch (message.methodId) {
      case METHOD.execute:
        return executed(params);
      case METHOD.register:
        return registered(message);
      case METHOD.unregister:
        handlers.delete(params.id ?? 0);
        return [RESULT.success];
      case METHOD.writeSettings:
        writeSettings(host.settings, params.keys ?? [], params.values ?? []);
        return [RESULT.success];
      case METHOD.context:
        return contextOf(host);
      default:
        host.missing(`message ${message.methodId}`);
        return [RESULT.internal];
    }
  };
  const handle = async (message: Message): Promise<void> => {
    const value = await answered(message);
    if (message.callbackFunction !== undefined)
      call(message.callbackFunction, message.callbackId ?? '', value);
  };
  return {
    postMessage: (message) => void handle(JSON.parse(message) as Message),
    send: (id, payload) => {
      const handler = handlers.get(id);
      if (handler) call(handler.name, handler.id, [carried(payload), id]);
    },
  };
};
