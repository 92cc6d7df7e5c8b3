import type { PaperFormat } from '../core/paper';
import type { Result } from '../core/result';
import type { Leftovers, Surface, Workbook } from '../workbook/port';
import type { Front } from './front';
import type { Platform } from './office';
import type { OpensAt } from './screenOf';

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
