import type { StoryOfLoss } from './steps';

const loss = { which: 0, sheet: 'log' } as const;
const record = (game: number, text: string) => ({ do: 'record', which: 0, games: [game], text }) as const;
const undo = { do: 'undo', which: 0 } as const;

/** Stories that have found a fault once; they are told before all others. */
export const FOUND: readonly StoryOfLoss[] = [
  // Pairings was sorted between our look and our writing: another game got the result.
  {
    players: 4,
    cycles: 1,
    steps: [
      {
        do: 'record beside a co-author',
        which: 0,
        game: 1,
        text: '1-0',
        request: 12,
        theirs: { do: 'sort', which: 0, table: 'pairings', column: 0, ascending: false },
      },
      record(1, '1-0'),
    ],
    loss,
  },
  // The Log was sorted: its last line was undone, which was not the last step.
  {
    players: 3,
    cycles: 1,
    steps: [
      record(0, '1-0'),
      record(1, '0:1'),
      { do: 'sort', which: 0, table: 'log', column: 0, ascending: false },
      undo,
      undo,
      undo,
    ],
    loss,
  },
  // One tournament was copied and damaged: nobody could go on with the other.
  {
    players: 3,
    cycles: 1,
    steps: [
      { do: 'create beside', players: 4, cycles: 1 },
      { do: 'copy a sheet', which: 0, sheet: 'tournament' },
      { ...record(0, '1-0'), which: 1 },
      { ...undo, which: 1 },
    ],
    loss: { which: 0, sheet: 'players' },
  },
];
