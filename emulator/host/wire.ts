import type { Sets } from './api';
import { safeArray } from './safeArray';

/** Dispatch ids of the calls and events that the client makes use of. */
export const DISPATCH = { richApi: 93, commandDone: 94, richApiMessage: 33, appCommand: 39 } as const;

/** What a channel answers before anything else can be said: failures of the call itself, not of an action. */
export const RESULT = {
  success: 0,
  internal: 5001,
  sessionTimeout: 5012,
  busy: 5102,
  requestTooLarge: 5103,
  responseTooLarge: 5104,
  noPermission: 7000,
} as const;

/** Colours as `0xRRGGBB`. */
export type Theme = Readonly<
  Record<
    'bodyBackgroundColor' | 'bodyForegroundColor' | 'controlBackgroundColor' | 'controlForegroundColor',
    number
  >
>;

export const LIGHT: Theme = {
  bodyBackgroundColor: 0xffffff,
  bodyForegroundColor: 0x212121,
  controlBackgroundColor: 0xf5f5f5,
  controlForegroundColor: 0x212121,
};

export const DARK: Theme = {
  bodyBackgroundColor: 0x262626,
  bodyForegroundColor: 0xffffff,
  controlBackgroundColor: 0x3b3b3b,
  controlForegroundColor: 0xffffff,
};

/** What the host says of itself: locales, requirement sets, theme, version, document. */
export interface AppContext {
  readonly displayLanguage: string;
  readonly contentLanguage: string;
  readonly sets: Sets;
  readonly theme: Theme;
  readonly version: string;
  readonly documentUrl: string;
}

/** The answer to a request: a body, or the status of a call that failed as such. */
export type Reply = { readonly body: string } | { readonly status: number };

type EventHandler = (dispatchId: number, payload: unknown) => void;

/** The far side of `window.external` as desktop Excel offers it, and how to send an event over it. */
export interface Wire {
  readonly external: Readonly<Record<string, unknown>>;
  /** Sends one event to whoever has registered for it. */
  readonly send: (dispatchId: number, payload: readonly unknown[]) => void;
}

const EVENTS: readonly number[] = [DISPATCH.richApiMessage, DISPATCH.appCommand];
const BODY_ARGUMENT = 4;
const FLAGS_ARGUMENT = 6;

const settingsOf = (stored: Map<string, string>) => ({
  Read: (keys: string[], values: string[]) => {
    for (const [key, value] of stored) {
      keys.push(key);
      values.push(value);
    }
  },
  Write: (keys: readonly string[], values: readonly string[]) => {
    stored.clear();
    keys.forEach((key, index) => stored.set(key, values[index]!));
  },
});

const contextOf = (app: AppContext, settings: Map<string, string>) => {
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

/** Makes the channel. `answer` gets a request's body and its flags and resolves with the reply; nothing is answered in the same turn. */
export const createWire = (
  app: AppContext,
  settings: Map<string, string>,
  answer: (body: string, flags: number) => Promise<Reply>,
  commandDone: (id: string) => void,
  missing: (what: string) => void,
): Wire => {
  const lacks = (what: string): number => {
    missing(what);
    return RESULT.internal;
  };
  const handlers = new Map<number, EventHandler>();
  const execute = async (
    id: number,
    args: readonly unknown[],
    reply: (response: unknown, status: number) => void,
  ) => {
    if (id === DISPATCH.commandDone) commandDone(String(args[0]));
    if (id !== DISPATCH.richApi) {
      await Promise.resolve();
      if (id === DISPATCH.commandDone) reply(safeArray([RESULT.success]), RESULT.success);
      else reply(lacks(`call ${id}`), RESULT.internal);
      return;
    }
    const request = args[0] as readonly unknown[];
    const result = await answer(textOf(request[BODY_ARGUMENT]), Number(request[FLAGS_ARGUMENT] ?? 0));
    if ('status' in result) reply(result.status, result.status);
    else reply(safeArray([RESULT.success, safeArray([200, safeArray([]), result.body])]), RESULT.success);
  };
  const external = {
    GetHostInfo: () => `_host_Info=Excel|Win32|16.01|${app.displayLanguage}|telemetry`,
    GetContext: () => contextOf(app, settings),
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
  return { external, send: (id, payload) => handlers.get(id)?.(id, safeArray(payload)) };
};

/** The client cuts long bodies into pieces. */
const textOf = (body: unknown): string => (Array.isArray(body) ? body.join('') : String(body));
