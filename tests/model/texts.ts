import type { PlayerStatus } from '../../src/core/model';
import type { OutcomeCode, Pending } from '../../src/core/results/outcome';

/** A text that people type as a result, what it means, and how the program writes the same. */
export interface Text {
  readonly typed: string;
  readonly outcome: OutcomeCode | null;
  readonly shown: string;
  /** What is said of a game that is not finished. */
  readonly pending?: Pending;
}

export const UNDERSTOOD: readonly Text[] = [
  { typed: '1-0', outcome: '1-0', shown: '1-0' },
  { typed: '0:1', outcome: '0-1', shown: '0-1' },
  { typed: 'remis', outcome: '1/2', shown: '½-½' },
  { typed: '1/2', outcome: '1/2', shown: '½-½' },
  { typed: '+/-', outcome: '+-', shown: '+/-' },
  { typed: '-/+', outcome: '-+', shown: '-/+' },
  { typed: '--', outcome: '--', shown: '-/-' },
  { typed: '', outcome: null, shown: '' },
  { typed: 'pp', outcome: null, shown: 'postponed', pending: 'postponed' },
  { typed: 'Adj.', outcome: null, shown: 'adjourned', pending: 'adjourned' },
];

/** What nobody understands. */
export const NONSENSE: readonly string[] = ['abc', '?', '2-2', '=1+1', '1-0-1', '-'];

export const isNonsense = (text: string): boolean => NONSENSE.includes(text);

/** A text as the program writes it; `undefined` for what it refuses. */
export const shownOf = (text: string): string | undefined =>
  UNDERSTOOD.find(({ typed }) => typed === text)?.shown;

const understoodAs = (text: string): Text | undefined =>
  UNDERSTOOD.find(({ typed, shown }) => typed === text || shown === text);

/** What a Result cell with this text counts as. */
export const outcomeOf = (text: string): OutcomeCode | null => understoodAs(text)?.outcome ?? null;

/** What a Result cell with this text says of a game that is not finished. */
export const pendingOf = (text: string): Pending | null => understoodAs(text)?.pending ?? null;

/** What the Status cell says of a player who is gone. */
const STATUS_CELLS = { withdrawn: 'withdrawn, games count', annulled: 'withdrawn, games annulled' } as const;

/** What the program writes into the Status cell of a player; nothing of who plays. */
export const statusCell = (status: PlayerStatus): string | null =>
  status === 'playing' ? null : STATUS_CELLS[status];

/** What a Status cell counts as: its name, or the short form that people type. */
export const statusOf = (text: string): PlayerStatus =>
  (['withdrawn', 'annulled'] as const).find((status) => text === status || text === STATUS_CELLS[status]) ??
  'playing';
