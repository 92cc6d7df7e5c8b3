import { answerRequest, DISPATCH, RESULT, type Answering, type Channel } from './channel';

const MESSAGE = { request: 0, response: 1 } as const;
const ACTION = { invoke: 0, register: 1, unregister: 2 } as const;
const RESPONSE = { call: 0, event: 1 } as const;

/** Events by the names that the web channel has for them. */
const EVENT_NAMES: Readonly<Record<number, string>> = {
  [DISPATCH.richApiMessage]: 'richApiMessage',
  [DISPATCH.appCommand]: 'appCommandInvoked',
};

const SERIALIZER = 1;
const EXCEL_WEB = 16;

/** An envelope of the client, as JSON. */
interface Request {
  readonly _messageType: number;
  readonly _actionName: string;
  readonly _actionType: number;
  readonly _conversationId: string;
  readonly _correlationId: number;
  readonly _data?: {
    readonly DdaMethod?: { readonly DispatchId?: number };
    readonly ArrayData?: readonly unknown[];
  };
}

/** Channel C: takes the text of a message from the add-in's frame. Texts that are no requests of it are left alone. */
export interface Xdm extends Channel {
  readonly receive: (text: unknown) => void;
}

/** The fragment that the frame's address must end with; the frame on `origin` is the host's. */
export const xdmFragment = (conversation: string, origin: string): string =>
  `#&_serializer_version=${SERIALIZER}&_xdm_Info=${conversation}|emulated|${origin}`;

const contextOf = ({ app, settings }: Answering) => ({
  _id: 'emulated',
  _appName: EXCEL_WEB,
  _appVersion: 16,
  _appMinorVersion: 0,
  _appUILocale: app.displayLanguage,
  _dataLocale: app.contentLanguage,
  _docUrl: app.documentUrl,
  _clientMode: 0,
  _settings: [...settings],
  _reason: 1,
  _osfControlType: 0,
  _eToken: '',
  _correlationId: '00000000-0000-0000-0000-000000000000',
  _appInstanceId: 'emulated-instance',
  _requirementMatrix: JSON.stringify(app.sets),
  _hostCustomMessage: '',
  _hostFullVersion: app.version,
  _initialDisplayMode: 0,
});

const requestOf = (text: unknown): Request | null => {
  if (typeof text !== 'string') return null;
  try {
    const message = JSON.parse(text) as Partial<Request> | null;
    return message?._messageType === MESSAGE.request ? (message as Request) : null;
  } catch {
    return null;
  }
};

/** Makes channel C, Excel on the web: JSON envelopes between frames, sent by `post`. */
export const createXdm = (host: Answering, post: (text: string) => void): Xdm => {
  const listening = new Map<string, string>();
  const respond = (
    { _actionName, _conversationId, _correlationId }: Omit<Request, '_messageType' | '_actionType'>,
    _responseType: number,
    _data: unknown,
  ): void =>
    post(
      JSON.stringify({
        _messageType: MESSAGE.response,
        _actionName,
        _conversationId,
        _correlationId,
        _errorCode: 0,
        _responseType,
        _data,
        _serializerVersion: SERIALIZER,
      }),
    );
  const executed = async ({ _data }: Request): Promise<unknown> => {
    const id = _data?.DdaMethod?.DispatchId;
    if (id === DISPATCH.commandDone) {
      host.commandDone(String(_data?.ArrayData?.[0]));
      return { Error: RESULT.success, Version: 1 };
    }
    if (id !== DISPATCH.richApi) {
      host.missing(`call ${id}`);
      return { Error: RESULT.internal, Version: 1 };
    }
    const result = await answerRequest(host, _data?.ArrayData ?? []);
    return 'status' in result
      ? { Error: result.status, Version: 1 }
      : { Error: RESULT.success, Version: 1, Data: [200, [], result.body] };
  };
  const ACTIONS: Readonly<Record<string, (request: Request) => Promise<unknown>>> = {
    ContextActivationManager_getAppContextAsync: async () => contextOf(host),
    ContextActivationManager_notifyHost: async () => null,
    executeMethod: executed,
  };
  const listen = (request: Request): unknown => {
    const { _actionName: name, _actionType: type } = request;
    if (!Object.values(EVENT_NAMES).includes(name)) host.missing(`event ${name}`);
    if (type === ACTION.register) listening.set(name, request._conversationId);
    else listening.delete(name);
    return { Error: RESULT.success, Version: 1 };
  };
  const handle = async (request: Request): Promise<void> => {
    if (request._actionType !== ACTION.invoke) return respond(request, RESPONSE.call, listen(request));
    const action = ACTIONS[request._actionName];
    if (!action) return host.missing(`action ${request._actionName}`);
    respond(request, RESPONSE.call, await action(request));
  };
  return {
    receive: (text) => {
      const request = requestOf(text);
      if (request) void handle(request);
    },
    send: (id, payload) => {
      const _actionName = EVENT_NAMES[id] ?? '';
      const _conversationId = listening.get(_actionName);
      if (_conversationId === undefined) return;
      const said = { _actionName, _conversationId, _correlationId: -1 };
      respond(said, RESPONSE.event, { ArrayData: payload });
    },
  };
};
