import fc, { type Arbitrary } from '../properties';
import type { Exchanged } from '../../src/core/conduct/manualChange';
import type { ColourMethod, NumberingMethod, ProfileId } from '../../src/core/model';
import { RULE_SETS } from '../../src/core/ruleSets';
import { QUIRKS } from '../../emulator/host/quirks';
import type { SheetRole } from '../../src/grid/plan';
import { deed, type AloneStory } from './alone';
import type { Chosen } from './model';
import type {
  CoAuthored,
  Fault,
  Happening,
  Happenings,
  Name,
  SortedTable,
  Step,
  Story,
  StoryOfLoss,
} from './steps';
import { NONSENSE, UNDERSTOOD } from './texts';

const count = fc.nat({ max: 40 });
const understood = fc.constantFrom(...UNDERSTOOD.map(({ typed }) => typed));
const anything = fc.oneof(
  { weight: 3, arbitrary: understood },
  { weight: 1, arbitrary: fc.constantFrom(...NONSENSE) },
);
const role = fc.constantFrom<SheetRole>(
  'pairings',
  'standings',
  'crosstable',
  'players',
  'tournament',
  'log',
  'calculation',
);
const names = ["O'Brien", 'Müller, Karla', '1-0', '007', '=Anna', '@Carl', 'שרה לוי'];
const sheetNames = ['Games', "Bob's", 'A B', 'Übersicht', '表', 'R1C1', '2026', 'Pairings', 'Log'];
const newcomers = ['Zoë', "=Late, O'Larry", '+Ida', '2', 'müller, karla'];
const seed = fc.constantFrom(undefined, 'pear', 'plum');
const chosen: Arbitrary<Chosen> = fc.record({
  colours: fc.constantFrom<ColourMethod>('system', 'system', 'strength', 'toss'),
  pins: fc.array(fc.record({ player: count, board: fc.boolean() }), { maxLength: 2 }),
  exchangeLastTwo: fc.constantFrom(undefined, true, false),
  points: fc.constantFrom([1, 0.5, 0], [3, 1, 0], [3, 2, 1], [1, 0.25, 0]),
  rules: fc.constantFrom(...RULE_SETS.map(({ id }) => id).filter((id) => id !== 'nzcf-swiss')),
  options: fc.boolean(),
});
const made = {
  players: fc.integer({ min: 3, max: 6 }),
  cycles: fc.integer({ min: 1, max: 3 }),
  system: fc.constantFrom('berger', 'berger', 'crenshaw', 'standard', 'riches', 'shift', 'seats', 'porter'),
  numbers: fc.constantFrom<NumberingMethod>('list', 'rating', 'lots', 'hand'),
  chosen: fc.option(chosen, { nil: undefined }),
};

/** Requests of a step up to the one that writes, which is the last. */
const WRITING = 5;

/** The same of a change of the field, which makes the sheets anew, up to the one in which the old ones go. */
const REMAKING = 18;

/** One of so many requests; a step is most tender at its last ones. */
const requestOf = (requests: number, tender: number): Arbitrary<number> =>
  fc.oneof(fc.integer({ min: 1, max: requests }), fc.constant(tender));

const faults = (request: Arbitrary<number>, most: number): Arbitrary<readonly Fault[]> => {
  const fault = fc.oneof(
    { weight: 1, arbitrary: fc.record({ request }) },
    { weight: 2, arbitrary: fc.record({ request, action: fc.integer({ min: 1, max: 40 }) }) },
  );
  return fc.uniqueArray(fault, { minLength: 1, maxLength: most, selector: (each) => each.request });
};

const happening = <Which extends Name>(
  name: Which,
  parts: { [Part in keyof Happenings[Which]]: Arbitrary<Happenings[Which][Part]> },
): Arbitrary<Happening<Which>> =>
  fc.record({ do: fc.constant(name), ...parts }) as unknown as Arbitrary<Happening<Which>>;

const which = count;
const typing = happening('type a result', { which, game: count, text: anything });
const entering = happening('enter', {
  which,
  name: fc.constantFrom(...newcomers),
  rating: fc.constantFrom<string | number | null>(null, 1501, 2100, '3k'),
  federation: fc.constantFrom(null, 'NED'),
  seed,
});
const removing = happening('remove', { which, player: count, seed });
const sorting = happening('sort', {
  which,
  table: fc.constantFrom<SortedTable>('pairings', 'players', 'log'),
  column: fc.oneof(fc.constant(0), count),
  ascending: fc.boolean(),
});
const renaming = happening('rename a sheet', { which, sheet: role, to: fc.constantFrom(...sheetNames) });

/** Whoever sorts between our last look and our writing, in the one request of both, cannot be seen: that is left out. */
const besideCoAuthor = (theirs: Arbitrary<CoAuthored>, requests: number) =>
  happening('record beside a co-author', {
    which,
    game: count,
    text: understood,
    request: requestOf(requests, WRITING - 1),
    theirs,
  });

interface Weighted {
  readonly weight: number;
  readonly arbitrary: Arbitrary<Step>;
  /** Whether something may be known of a game afterwards: then numbers are not drawn anew any more. */
  readonly result?: true;
}

const anywhere: readonly Weighted[] = [
  { weight: 8, arbitrary: typing, result: true },
  {
    weight: 10,
    result: true,
    arbitrary: happening('record', {
      which,
      games: fc.array(count, { minLength: 1, maxLength: 4 }),
      text: anything,
    }),
  },
  { weight: 8, arbitrary: happening('undo', { which }) },
  { weight: 5, arbitrary: happening('redo', { which }) },
  {
    weight: 2,
    arbitrary: happening('rename a player', { which, player: count, to: fc.constantFrom(...names) }),
  },
  {
    weight: 4,
    arbitrary: happening('set a status', {
      which,
      player: count,
      status: fc.constantFrom<'annulled' | 'playing'>('annulled', 'annulled', 'playing'),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('adjust points', { which, player: count, points: fc.constantFrom(0.5, -1, 1, 0) }),
  },
  {
    weight: 1,
    arbitrary: happening('type a play-off', { which, player: count, value: fc.constantFrom(1, 2, 0.5) }),
  },
  { weight: 4, arbitrary: entering },
  { weight: 3, arbitrary: removing },
  { weight: 1, arbitrary: happening('create beside', made) },
  { weight: 2, arbitrary: happening('reopen', {}) },
  {
    weight: 5,
    arbitrary: happening('withdraw', {
      which,
      player: count,
      rule: fc.constantFrom('fide', 'us-chess'),
    }),
  },
  { weight: 4, arbitrary: happening('reenter', { which, player: count }) },
  {
    weight: 2,
    arbitrary: happening('substitute', { which, player: count, to: fc.constantFrom(...names) }),
  },
  {
    weight: 2,
    arbitrary: happening('correct', {
      which,
      player: count,
      to: fc.constantFrom(...names),
      rating: fc.constantFrom<string | number>(2100, '3k'),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('adjust by the program', {
      which,
      player: count,
      points: fc.constantFrom(0.5, -1, 1, 0),
    }),
  },
  { weight: 3, arbitrary: happening('turn colours', { which, game: count }) },
  {
    weight: 3,
    arbitrary: happening('exchange', {
      which,
      game: count,
      other: count,
      what: fc.constantFrom<Exchanged>('places', 'places', 'opponents'),
    }),
  },
];

const inExcel: readonly Weighted[] = [
  ...anywhere,
  { weight: 8, arbitrary: sorting },
  { weight: 4, arbitrary: renaming },
  { weight: 2, arbitrary: happening('copy a sheet', { which, sheet: role }) },
  { weight: 2, arbitrary: happening('delete the copy', {}) },
  { weight: 1, arbitrary: happening('delete a sheet of the organiser', {}) },
  {
    weight: 4,
    result: true,
    arbitrary: happening('record at faults', {
      which,
      game: count,
      text: understood,
      faults: faults(requestOf(WRITING + 3, WRITING), 2),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('undo at faults', {
      which,
      faults: faults(fc.oneof(requestOf(WRITING + 3, WRITING), requestOf(REMAKING + 5, REMAKING)), 2),
    }),
  },
  {
    weight: 3,
    arbitrary: happening('change the field at faults', {
      change: fc.oneof(entering, removing),
      faults: faults(requestOf(REMAKING + 5, REMAKING), 2),
    }),
  },
  {
    weight: 2,
    arbitrary: happening('create at faults', { ...made, faults: faults(fc.integer({ min: 1, max: 10 }), 4) }),
  },
  { weight: 2, arbitrary: besideCoAuthor(fc.oneof(typing, renaming), WRITING), result: true },
  { weight: 3, arbitrary: besideCoAuthor(sorting, WRITING - 1), result: true },
  {
    weight: 3,
    result: true,
    arbitrary: happening('change the field beside a co-author', {
      change: fc.oneof(entering, removing),
      request: requestOf(REMAKING, REMAKING),
      theirs: fc.oneof(typing, typing, sorting, renaming),
    }),
  },
  {
    weight: 2,
    result: true,
    arbitrary: happening('record while a cell is edited', {
      which,
      game: count,
      text: understood,
      typed: typing,
    }),
  },
];

/** The field changes, and nothing more happens before that is taken back, and perhaps done again. */
const takenBack: Arbitrary<readonly Step[]> = fc
  .tuple(fc.oneof(entering, removing), fc.boolean())
  .map(([change, isAgain]) => {
    const { which: place } = change;
    return [
      change,
      { do: 'undo', which: place },
      ...(isAgain ? [{ do: 'redo', which: place } as const] : []),
    ];
  });

const several = (weighted: readonly Weighted[], least: number, most: number): Arbitrary<readonly Step[]> =>
  fc
    .array(
      fc.oneof(
        { weight: 6, arbitrary: takenBack },
        ...weighted.map(({ weight, arbitrary }) => ({ weight, arbitrary: arbitrary.map((step) => [step]) })),
      ),
      { minLength: least, maxLength: most, size: 'max' },
    )
    .map((steps) => steps.flat());

/** First a few without a result, as on the evening before a tournament. */
const stepsOf = (weighted: readonly Weighted[]): Arbitrary<readonly Step[]> => {
  const before = weighted.filter(({ result }) => result !== true);
  return fc
    .tuple(several(before, 0, 4), several(weighted, 1, 14))
    .map(([early, late]) => [...early, ...late]);
};

/** Stories of what can happen in any workbook. */
export const storiesAnywhere: Arbitrary<Story> = fc.record({ ...made, steps: stepsOf(anywhere) });

/** Stories of what can happen in Excel, where people, co-authors and the host itself have their hands in. */
export const storiesInExcel: Arbitrary<StoryOfLoss> = fc.record({
  ...made,
  steps: stepsOf(inExcel),
  quirks: fc.option(fc.subarray(QUIRKS.filter((quirk) => quirk !== 'anotherWorkbookInFront')), { nil: [] }),
  loss: fc.record({ which, sheet: role }),
});

/** Stories of one tournament of any kind, in which the program alone writes. */
export const storiesAlone: Arbitrary<AloneStory> = fc.record({
  made: fc.record({ ...made, players: fc.integer({ min: 3, max: 7 }) }),
  profile: fc.constantFrom<ProfileId>('chess', 'go', 'neutral'),
  match: fc.option(fc.tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 })), {
    nil: undefined,
  }),
  deeds: fc.array(deed, { minLength: 1, maxLength: 12, size: 'max' }),
});
