import type { StoryOfLoss } from './steps';

const PLAIN = { system: 'berger', numbers: 'list' } as const;
const loss = { which: 0, sheet: 'log' } as const;
const record = (game: number, text: string) => ({ do: 'record', which: 0, games: [game], text }) as const;
const STRONGER_WHITE = {
  colours: 'strength',
  pins: [],
  exchangeLastTwo: undefined,
  points: [1, 0.5, 0],
  rules: 'fide-2019',
  options: false,
} as const;
const enter = {
  do: 'enter',
  which: 0,
  name: 'Zoë',
  rating: null,
  federation: null,
  seed: undefined,
} as const;
const undo = { do: 'undo', which: 0 } as const;
/** What a co-author does. */
const TYPED = { do: 'type a result', which: 0, game: 0, text: '1-0' } as const;
const RENAMED = { do: 'rename a sheet', which: 0, sheet: 'pairings', to: 'Games' } as const;

/** Stories that have found a fault once; they are told before all others. */
export const FOUND: readonly StoryOfLoss[] = [
  // Pairings was sorted between our look and our writing: another game got the result.
  {
    players: 4,
    cycles: 1,
    ...PLAIN,
    steps: [
      {
        do: 'record beside a co-author',
        which: 0,
        game: 1,
        text: '1-0',
        request: 4,
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
    ...PLAIN,
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
    ...PLAIN,
    steps: [
      { do: 'create beside', players: 4, cycles: 1, ...PLAIN },
      { do: 'copy a sheet', which: 0, sheet: 'tournament' },
      { ...record(0, '1-0'), which: 1 },
      { ...undo, which: 1 },
    ],
    loss: { which: 0, sheet: 'players' },
  },
  // Numbers were given anew; what was noted of a player came to whoever had their number before.
  {
    players: 3,
    cycles: 1,
    system: 'berger',
    numbers: 'rating',
    steps: [
      { ...enter, rating: 2100 },
      { do: 'set a status', which: 0, player: 1, status: 'annulled' },
      undo,
    ],
    loss,
  },
  // The same of a result, where colours had been turned before.
  {
    players: 4,
    cycles: 1,
    ...PLAIN,
    steps: [
      { do: 'turn colours', which: 0, game: 0 },
      { do: 'remove', which: 0, player: 0, seed: undefined },
      { do: 'type a result', which: 0, game: 0, text: '1-0' },
      undo,
    ],
    loss,
  },
  // After a late entry games had the wrong cycles: an exchange was refused for what was right.
  {
    players: 3,
    cycles: 2,
    ...PLAIN,
    steps: [record(0, '1-0'), enter, { do: 'exchange', which: 0, game: 0, other: 9, what: 'places' }],
    loss,
  },
  // Numbers were drawn anew with somebody pinned, and that was taken back: the pin stood at a number of the larger field.
  {
    players: 4,
    cycles: 1,
    system: 'berger',
    numbers: 'lots',
    chosen: {
      colours: 'system',
      pins: [{ player: 2, board: true }],
      exchangeLastTwo: undefined,
      points: [1, 0.5, 0],
      rules: 'fide-2019',
      options: false,
    },
    steps: [{ ...enter, seed: 'pear' }, { ...enter, name: 'Yan' }, undo, undo],
    loss,
  },
  // Colours were reversed for somebody who left: the Log has these games in order of their numbers, whatever order the rule finds them in.
  {
    players: 6,
    cycles: 1,
    ...PLAIN,
    steps: [{ do: 'withdraw', which: 0, player: 0, rule: 'us-chess' }],
    loss,
  },
  // A new rating gives the stronger player White in the games to come, where colours go by strength.
  {
    players: 3,
    cycles: 1,
    ...PLAIN,
    chosen: STRONGER_WHITE,
    steps: [
      { do: 'correct', which: 0, player: 0, to: "O'Brien", rating: 2100 },
      { do: 'record', which: 0, games: [0], text: '1-0' },
    ],
    loss,
  },
  // What a co-author did while the sheets were made anew was lost: a result typed after we had looked, after we had begun, just before
  // the old sheets went; a sheet renamed just before.
  ...[...[6, 15, 18].map((request) => [request, TYPED] as const), [18, RENAMED] as const].map(
    ([request, theirs]): StoryOfLoss => ({
      players: 3,
      cycles: 1,
      ...PLAIN,
      steps: [
        { do: 'change the field beside a co-author', change: enter, request, theirs },
        { do: 'set a status', which: 0, player: 0, status: 'annulled' },
      ],
      loss,
    }),
  ),
  // Whoever comes for somebody who has played plays from the next round on, as the Log says.
  {
    players: 3,
    cycles: 1,
    ...PLAIN,
    steps: [
      record(0, '1-0'),
      { do: 'substitute', which: 0, player: 1, to: "O'Brien" },
      { do: 'substitute', which: 0, player: 0, to: 'Renée' },
      undo,
    ],
    loss,
  },
  // Colours go by strength, and were turned by hand: points for one of the two, or the same rating once more, turned them back.
  {
    players: 3,
    cycles: 1,
    ...PLAIN,
    chosen: STRONGER_WHITE,
    steps: [
      { do: 'correct', which: 0, player: 0, to: "O'Brien", rating: 2100 },
      { do: 'turn colours', which: 0, game: 0 },
      { do: 'turn colours', which: 0, game: 1 },
      { do: 'turn colours', which: 0, game: 2 },
      { do: 'adjust by the program', which: 0, player: 0, points: 0.5 },
      { do: 'correct', which: 0, player: 0, to: 'Renée', rating: 2100 },
    ],
    loss: { which: 0, sheet: 'pairings' },
  },
  // Whoever left did not lose an adjourned game: its cell went on saying so.
  {
    players: 3,
    cycles: 2,
    ...PLAIN,
    steps: [
      record(0, '1-0'),
      record(3, 'Adj.'),
      { do: 'set a status', which: 0, player: 0, status: 'annulled' },
      { do: 'withdraw', which: 0, player: 1, rule: 'fide' },
    ],
    loss,
  },
  // Colours were turned by hand, and a newcomer took the place of somebody who had withdrawn.
  {
    players: 4,
    cycles: 2,
    ...PLAIN,
    steps: [
      { do: 'withdraw', which: 0, player: 0, rule: 'fide' },
      { do: 'turn colours', which: 0, game: 2 },
      enter,
      record(0, 'abc'),
    ],
    loss: { which: 0, sheet: 'pairings' },
  },
];
