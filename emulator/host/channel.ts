import type { Sets } from './api';

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

export const BLACK: Theme = {
  bodyBackgroundColor: 0x000000,
  bodyForegroundColor: 0xffffff,
  controlBackgroundColor: 0x0a0a0a,
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

/** The host as a channel sees it. Nothing is answered in the same turn. */
export interface Answering {
  readonly app: AppContext;
  /** `Office.context.document.settings` as stored. */
  readonly settings: Map<string, string>;
  /** Gets a request's body and flags and resolves with the reply. */
  readonly answer: (body: string, flags: number) => Promise<Reply>;
  /** The add-in has finished a command of the ribbon. */
  readonly commandDone: (id: string) => void;
  /** The client asked for something that the channel lacks. */
  readonly missing: (what: string) => void;
}

/** The host's end of a channel: sends an event to whoever has registered for it; a list inside is one entry. */
export interface Channel {
  readonly send: (dispatchId: number, payload: readonly unknown[]) => void;
}

/** The events that the client may register for. */
export const EVENTS: readonly number[] = [DISPATCH.richApiMessage, DISPATCH.appCommand];

const BODY_ARGUMENT = 4;
const FLAGS_ARGUMENT = 6;

/** The client cuts long bodies into pieces. */
const textOf = (body: unknown): string => (Array.isArray(body) ? body.join('') : String(body));

/** Answers the arguments of a RichApi call: `[customData, method, url, headers, body, permission, flags, ...]`. */
export const answerRequest = ({ answer }: Answering, request: readonly unknown[]): Promise<Reply> =>
  answer(textOf(request[BODY_ARGUMENT]), Number(request[FLAGS_ARGUMENT] ?? 0));

/** Stores what the add-in saves as the document's settings. */
export const writeSettings = (
  stored: Map<string, string>,
  keys: readonly string[],
  values: readonly string[],
): void => {
  stored.clear();
  keys.forEach((key, index) => stored.set(key, values[index]!));
};
