import type { PaperFormat } from '../core/paper';
import type { Result } from '../core/result';
import type { Leftovers, Surface, Workbook } from '../workbook/port';
import type { Platform } from './office';

/** Where a button of the ribbon wants the pane to open. */
export type OpensAt = 'new' | 'print' | 'open' | 'send';

/** What comes before and after it belongs to Excel, which adds to the address in ways of its own. */
const FORM = /^[^#]*[?&]screen=(new|print|open|send)(?![a-z])/;

/** Where the pane shall open, as its address in the manifest says: `taskpane.html?screen=new`; `null` for wherever it is. */
export const screenOf = (address: string): OpensAt | null =>
  (FORM.exec(address)?.[1] ?? null) as OpensAt | null;

/** Whether the pane can be seen, and whom to tell when somebody comes to it. */
export interface Front {
  readonly isSeen: () => boolean;
  /** May tell twice of one coming: of the window, and of the page. Answers how to stop. */
  readonly onCame: (listener: () => void) => () => void;
}

/** The pane among the windows and tabs of the screen. */
export const front: Front = {
  isSeen: () => document.visibilityState === 'visible',
  onCame: (listener) => {
    const came = (): void => {
      if (front.isSeen()) listener();
    };
    window.addEventListener('focus', came);
    document.addEventListener('visibilitychange', came);
    return () => {
      window.removeEventListener('focus', came);
      document.removeEventListener('visibilitychange', came);
    };
  },
};

/** What is told of a window for the projector. */
export interface ProjectorListener {
  /** It can be sent something: when it was loaded, and when it was loaded again. */
  readonly onReady: () => void;
  readonly onClosed: () => void;
}

/** A window for the projector that is open. */
export interface ProjectorWindow {
  readonly send: (text: string) => void;
  /** Listens to it no longer. */
  readonly stop: () => void;
}

/** Windows for the projector. */
export interface Projector {
  /** Opens a page of ours in a window of its own. `projector-refused` where that is not allowed. */
  readonly open: (address: string, listener: ProjectorListener) => Promise<Result<ProjectorWindow>>;
}

/** What the pane takes from outside. */
export interface Ports {
  readonly workbook: Workbook & Leftovers;
  readonly surface: Surface;
  readonly projector: Projector;
  readonly platform: Platform;
  /** Of texts and new sheets. */
  readonly language: string;
  /** What is printed on where the workbook is. */
  readonly paper: PaperFormat;
  /** Where a button of the ribbon wants the pane to open; wherever it is without one. */
  readonly opensAt?: OpensAt | null;
  /** The local time as the Log writes it. */
  readonly time: () => string;
  /** The moment by universal time, such as `2026-11-20T08:00:00.000Z`. */
  readonly instant: () => string;
  /** Letters and digits that nobody can foresee, other ones at each call. */
  readonly random: () => string;
  /** Tells the listener of each request to Excel; what it answers is called once Excel has answered. */
  readonly onRequest: (listener: () => () => void) => void;
  /** Whether the browser has a connection, and whom to tell when that changes. */
  readonly connection: {
    readonly isOn: () => boolean;
    readonly onChanged: (listener: () => void) => void;
  };
  readonly front: Front;
  /** Does something after so many milliseconds. Answers how to call it off. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
}
