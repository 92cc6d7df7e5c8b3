import type { PaperFormat } from '../core/paper';
import type { Result } from '../core/result';
import type { Leftovers, Surface, Workbook } from '../workbook/port';
import type { Platform } from './office';

/** Where a button of the ribbon wants the pane to open. */
export type OpensAt = 'new' | 'print' | 'open' | 'send';

/** Excel adds its own parameters before and after ours. */
const FORM = /^[^#]*[?&]screen=(new|print|open|send)(?![a-z])/;

/** The screen that the pane's address asks for (`taskpane.html?screen=new`); `null` if it asks for none. */
export const screenOf = (address: string): OpensAt | null =>
  (FORM.exec(address)?.[1] ?? null) as OpensAt | null;

/** Whether the pane can be seen, and a listener for when somebody returns to it. */
export interface Front {
  readonly isSeen: () => boolean;
  /** May tell twice of one coming: of the window, and of the page. Answers how to stop. */
  readonly onCame: (listener: () => void) => () => void;
}

/** The visibility of the pane in its window or tab. */
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

/** What a window for the projector reports. */
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
  /** Opens one of our pages in its own window. `projector-refused` if that is not allowed. */
  readonly open: (address: string, listener: ProjectorListener) => Promise<Result<ProjectorWindow>>;
}

/** Everything the pane needs from outside. */
export interface Ports {
  readonly workbook: Workbook & Leftovers;
  readonly surface: Surface;
  readonly projector: Projector;
  readonly platform: Platform;
  /** What is printed on where the workbook is. */
  readonly paper: PaperFormat;
  /** Whether the month stands first in dates there. */
  readonly isMonthFirst?: boolean;
  /** Where a button of the ribbon wants the pane to open; wherever it is without one. */
  readonly opensAt?: OpensAt | null;
  /** The local time as the Log writes it. */
  readonly time: () => string;
  /** The moment by universal time, such as `2026-11-20T08:00:00.000Z`. */
  readonly instant: () => string;
  /** Unpredictable letters and digits, different at each call. */
  readonly random: () => string;
  /** Calls the listener for each request to Excel, and the function it returns once Excel has answered. */
  readonly onRequest: (listener: () => () => void) => void;
  /** Whether the browser has a connection, and whom to tell when that changes. */
  readonly connection: {
    readonly isOn: () => boolean;
    readonly onChanged: (listener: () => void) => void;
  };
  readonly front: Front;
  /** Does something after this many milliseconds. Returns a function that cancels it. */
  readonly later: (work: () => void, milliseconds: number) => () => void;
}
