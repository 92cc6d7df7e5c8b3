import {
  answerRequest,
  DISPATCH,
  EVENTS,
  RESULT,
  writeSettings,
  type Answering,
  type Channel,
} from './channel';

/** A COM SAFEARRAY as the client reads it. */
export interface SafeArray {
  readonly toArray: () => readonly unknown[];
  readonly dimensions: () => number;
  readonly getItem: (index: number) => unknown;
  readonly lbound: () => number;
  readonly ubound: () => number;
}

/** Wraps a list as the client expects it from desktop Excel. */
const safeArray = (items: readonly unknown[]): SafeArray => ({
  toArray: () => items,
  dimensions: () => 1,
  getItem: (index) => items[index],
  lbound: () => 0,
  ubound: () => items.length - 1,
});

type EventHandler = (dispatchId: number, payload: unknown) => void;

/** The far side of `window.external` as desktop Excel on Windows offers it. */
export interface Wire extends Channel {
  readonly external: Readonly<Record<string, unknown>>;
}

const settingsOf = (stored: Map<string, string>) => ({
  Read: (keys: string[], values: string[]) => {
    for (const [key, value] of stored) {
      keys.push(key);
      values.push(value);
    }
  },
  Write: (keys: readonly string[], values: readonly string[]) => writeSettings(stored, keys, values),
});

const contextOf = ({ app, settings }: Answering) => {
  const constant = (value: unknown) => () => value;
  return {
    GetAppType: constant(1),
    GetSolutionRef: constant('emulated'),
    GetAppVersionMajor: constant(16),
    GetAppVersionMinor: constant(0),
    GetAppUILocale: constant(app.displayLanguage),
    GetAppDataLocale: constant(app.contentLanguage),
    GetDocUrl: constant(app.documentUrl),
    GetAppCapabilities: constant(0),
    GetActivationMode: constant(1),
    GetControlIntegrationLevel: constant(0),
    GetSolutionToken: constant(''),
    GetCorrelationId: constant('00000000-0000-0000-0000-000000000000'),
    GetInstanceId: constant('emulated-instance'),
    GetTouchEnabled: constant(false),
    GetCommerceAllowed: constant(true),
    GetSupportedMatrix: constant(JSON.stringify(app.sets)),
    GetHostCustomMessage: constant(''),
    GetHostFullVersion: constant(app.version),
    GetInitialDisplayMode: constant(0),
    GetSettings: () => settingsOf(settings),
    GetOfficeThemeInfo: () => JSON.stringify(app.theme),
  };
};

/** Makes channel A, `window.external`: direct calls, replies and events as COM arrays. */
export const createWire = (host: Answering): Wire => {
  const lacks = (what: string): number => {
    host.missing(what);
    return RESULT.internal;
  };
  const handlers = new Map<number, EventHandler>();
  const execute = async (
    id: number,
    args: readonly unknown[],
    reply: (response: unknown, status: number) => void,
  ) => {
    if (id === DISPATCH.commandDone) host.commandDone(String(args[0]));
    if (id !== DISPATCH.richApi) {
      await Promise.resolve();
      if (id === DISPATCH.commandDone) reply(safeArray([RESULT.success]), RESULT.success);
      else reply(lacks(`call ${id}`), RESULT.internal);
      return;
    }
    const result = await answerRequest(host, args[0] as readonly unknown[]);
    if ('status' in result) reply(result.status, result.status);
    else reply(safeArray([RESULT.success, safeArray([200, safeArray([]), result.body])]), RESULT.success);
  };
  const external = {
    GetHostInfo: () => `_host_Info=Excel|Win32|16.01|${host.app.displayLanguage}|telemetry`,
    GetContext: () => contextOf(host),
    Execute: (id: number, args: readonly unknown[], reply: (response: unknown, status: number) => void) => {
      void execute(id, args, reply);
    },
    RegisterEvent: (id: number, _target: string, handler: EventHandler, reply: (status: number) => void) => {
      const known = EVENTS.includes(id);
      if (known) handlers.set(id, handler);
      queueMicrotask(() => reply(known ? RESULT.success : lacks(`event ${id}`)));
    },
    UnregisterEvent: (id: number, _target: string, reply: (status: number) => void) => {
      handlers.delete(id);
      queueMicrotask(() => reply(RESULT.success));
    },
  };
  const send: Channel['send'] = (id, payload) =>
    handlers.get(id)?.(
      id,
      safeArray(payload.map((part) => (Array.isArray(part) ? safeArray(part as unknown[]) : part))),
    );
  return { external, send };
};
