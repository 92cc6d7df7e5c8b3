import { toNumber } from '../../../src/core/fraction';
import type { Game, PlayerStatus, Tournament } from '../../../src/core/model';
import { OUTCOME_CODES, type OutcomeCode, type Scoring } from '../../../src/core/results/outcome';
import { parseRating } from '../../../src/core/ratings/rating';
import { suitsGame } from '../../../src/core/tiebreak/criterion';
import { CRITERIA } from '../../../src/core/tiebreak/registry';
import { values } from '../../../src/core/tiebreak/standings';
import { isOnSheets } from '../../../src/sheets/calculation/criteria';
import type { CellValue } from '../../../src/grid/cell';
import { PAIRINGS, type Layout } from '../../../src/sheets/layout';
import type { Place } from '../../../src/grid/reference';
import { generated, randomOf } from '../../generated';
import { planned, read, typedInto, type Planned, type Typed } from '../../sheets/plan';
import { LIVE_HANDOUTS } from '../../handouts';

/** A field of one size: all its variants have the same formulas, so that a changed one can be tried in each. */
export interface Family {
  readonly players: number;
  readonly cycles: number;
  readonly profile: Tournament['profile'];
  /** Whether its games have dates. */
  readonly dated?: boolean;
  /** The handouts that follow the results; all of them unless it is said. */
  readonly liveHandouts?: readonly string[];
}

/** One workbook of a family. */
export interface Variant {
  readonly name: string;
  readonly tournament: Tournament;
  readonly sheets: Planned;
  /** Whether somebody wrote into its sheets. */
  readonly typed: boolean;
}

/** Every criterion that the sheets of chess work out, points first. */
export const LIVE_CODES: readonly string[] = CRITERIA.filter((each) => suitsGame('chess', each))
  .map(({ code }) => code)
  .filter(isOnSheets);

const PLACES = 5;

/** FIDE's and NZCF's lists, direct encounter last and early; then lists that have every other live code, five in each. */
const LISTS: readonly (readonly string[])[] = [
  ['PTS', 'DE', 'WIN', 'SB', 'KS'],
  ['PTS', 'SB', 'DE', 'WIN'],
  ['PTS', 'KS', 'SB', 'WIN', 'DE'],
  ['PTS', 'DE', 'KS', 'SB', 'DE'],
];
const others = LIVE_CODES.filter((code) => !LISTS[0]!.includes(code));
const COUNT = Math.ceil(others.length / PLACES);
/** Neighbours, which share what they are worked out from, stand in different lists. */
const OTHER_LISTS: readonly (readonly string[])[] = Array.from({ length: COUNT }, (_, list) => [
  'PTS',
  ...others.filter((__, index) => index % COUNT === list),
]);

const LOSS_COUNTS: Scoring = { win: 10, draw: 3, loss: 1, unit: 4 };

interface Recipe {
  /** Of the made-up results, which `outcome` overrides. */
  readonly seed: number;
  readonly list?: readonly string[];
  readonly finished?: number;
  readonly special?: number;
  readonly draws?: number;
  readonly scoring?: Scoring;
  readonly outcome?: (game: Game) => OutcomeCode | null;
  readonly adjustment?: (no: number) => number;
  /** Players who are brought level by the arbiter: those with the same answer. */
  readonly level?: (no: number) => number;
  readonly status?: (no: number) => PlayerStatus;
  readonly unrated?: number;
  readonly lotsSeed?: string;
  /** Ratings as they were typed, in turn. */
  readonly ratings?: readonly (number | string)[];
  /** The day of each game, if games have dates. */
  readonly date?: (game: Game) => string | undefined;
}

const levelling = (tournament: Tournament, group: (no: number) => number): ((no: number) => number) => {
  const found = values(tournament, 'PTS');
  const scores = found.ok ? found.value.map((value) => toNumber(value!)) : [];
  return (no) => {
    const most = Math.max(...scores.filter((_, index) => group(index + 1) === group(no)));
    return most - scores[no - 1]!;
  };
};

/** A day for each round, in the even ones from the third board on another one, in the third none. */
const dateOf = ({ round, board }: Game): string | undefined =>
  round === 3 ? undefined : `2026-11-${10 + round + (round % 2 === 0 && board > 2 ? 20 - 4 * round : 0)}`;

const dayed = (game: Game, date: string | undefined): Game => (date === undefined ? game : { ...game, date });

const tournamentOf = (family: Family, recipe: Recipe): Tournament => {
  const { players, cycles, profile, dated = false } = family;
  const { outcome, level, ratings, status = () => 'playing' } = recipe;
  const made = generated({ ...recipe, players, cycles, tieBreaks: recipe.list ?? LISTS[0]! });
  const adjustment = level ? levelling(made, level) : (recipe.adjustment ?? (() => 0));
  const random = randomOf(recipe.seed + 5000);
  return {
    ...made,
    ...(recipe.lotsSeed === undefined ? {} : { lotsSeed: recipe.lotsSeed }),
    liveHandouts: family.liveHandouts ?? LIVE_HANDOUTS.map(({ id }) => id),
    profile,
    ...(dated ? { dated } : {}),
    games: made.games
      .map((game) => (outcome ? { ...game, outcome: outcome(game) } : game))
      .map((game) => (dated ? dayed(game, (recipe.date ?? dateOf)(game)) : game)),
    players: made.players.map(({ no, name }) => {
      const strength = 1400 + Math.floor(random() * 1200);
      return {
        no,
        name,
        status: status(no),
        playOff: (no * 7) % 5,
        ...(no === recipe.unrated ? {} : { rating: parseRating(ratings?.[no - 1] ?? strength) }),
        ...(no % 2 === 0 ? {} : { federation: `F${no}` }),
        ...(adjustment(no) === 0 ? {} : { adjustment: adjustment(no), adjustmentReason: `why ${no}` }),
      };
    }),
  };
};

/** Everybody draws, but each player takes nothing from the next one, who has half a point. */
const cascade = ({ white, black }: Game): OutcomeCode =>
  Math.abs(white - black) !== 1 ? '1/2' : white > black ? '1/2-0' : '0-1/2';

const each = ({ no }: Game): OutcomeCode => OUTCOME_CODES[(no * 7) % OUTCOME_CODES.length]!;

type Typing = (layout: Layout, sheets: Planned) => Typed | readonly Typed[];

const at = ({ sheet, area }: Place, write: CellValue, down = 0): Typed => ({
  sheet,
  row: area.row + down,
  column: area.column,
  write,
});

/** Of the Pairings table: one cell of a line counted from 0; a line after the last is below the table. */
const game =
  (column: number, line: number, write: CellValue): Typing =>
  ({ pairings }) =>
    at(pairings.column(column), write, line);
const player =
  (column: 'no' | 'name' | 'status' | 'adjustment', line: number, write: CellValue): Typing =>
  ({ players, playersColumns }) =>
    at(players.column(playersColumns[column]), write, line);
const slot =
  (index: number, write: CellValue): Typing =>
  ({ tournament }) =>
    at(tournament.slot(index), write);
const setting =
  (key: 'order' | 'unplayed' | 'paper' | 'win' | 'lots', write: CellValue): Typing =>
  ({ tournament }) =>
    at(tournament.setting(key), write);
const find =
  (name: string): Typing =>
  ({ pairings }) => ({ sheet: pairings.sheet, row: 1, column: PAIRINGS.find + 2, write: name });

/** The rows of Players and Pairings in the opposite order, as sorting leaves them: inputs move, formulas stay. */
const turned: Typing = ({ players, playersColumns, pairings }, sheets) =>
  (
    [
      [players, Array.from({ length: playersColumns.count }, (_, column) => column)],
      [
        pairings,
        [PAIRINGS.game, PAIRINGS.round, PAIRINGS.board, PAIRINGS.leftNo, PAIRINGS.result, PAIRINGS.rightNo],
      ],
    ] as const
  ).flatMap(([table, columns]) =>
    columns.flatMap((column) => {
      const where = table.column(column);
      const { row, rows } = where.area;
      const values = read(sheets, table.sheet, row, column, rows, 1).reverse();
      return values.map(([write], line) => at(where, write ?? null, line));
    }),
  );

const VARIANTS: readonly (readonly [name: string, recipe: Recipe, ...typed: readonly Typing[]])[] = [
  [
    'every outcome, a name as long as the race shows whole',
    { seed: 4, list: LISTS[1]!, outcome: each },
    find('Player B2'),
    player('name', 0, 'Anna Maria Bergström-Lee'),
  ],
  [
    'some games to come, the second annulled, sorted, by rank',
    {
      seed: 5,
      list: LISTS[2]!,
      outcome: (one) => (one.no % 5 === 0 ? null : each(one)),
      adjustment: (no) => no / 4 - 0.5,
      status: (no) => (no === 2 ? 'annulled' : 'playing'),
    },
    setting('order', 'rank'),
    find('Player C3'),
    turned,
  ],
  [
    'nonsense',
    { seed: 13 },
    ...(
      [
        [PAIRINGS.result, 0, 'abc'],
        [PAIRINGS.result, 1, '*'],
        [PAIRINGS.result, 2, 36526],
        [PAIRINGS.result, 3, ' 0,5 : ½ '],
        [PAIRINGS.rightNo, 4, 77],
        [PAIRINGS.rightNo, 6, 0],
        [PAIRINGS.leftNo, 7, 7],
        [PAIRINGS.game, 9, 99],
      ] as const
    ).map(([column, line, write]) => game(column, line, write)),
    slot(2, '*'),
    slot(3, 'XYZ'),
    slot(4, null),
  ],
  [
    'more nonsense',
    { seed: 17 },
    game(PAIRINGS.result, 2, '1'),
    game(PAIRINGS.result, 5, '1'),
    game(PAIRINGS.result, 3, 'adjourned'),
    game(PAIRINGS.result, 4, 'postponed'),
    game(PAIRINGS.leftNo, 6, 77),
    game(PAIRINGS.leftNo, 7, 2),
    game(PAIRINGS.rightNo, 7, 2),
    game(PAIRINGS.leftNo, 0, 0),
    setting('order', 'by luck'),
    setting('unplayed', 'perhaps'),
    setting('paper', 'A5'),
    slot(1, 'koya'),
    slot(2, 'sb'),
  ],
  [
    'direct encounter five times over',
    { seed: 16, outcome: cascade, adjustment: (no) => (no === 6 ? -0.5 : 0) },
  ],
  [
    'direct encounter first of all, five times over',
    { seed: 16, outcome: cascade },
    slot(0, 'DE'),
    slot(1, null),
  ],
  ['direct encounter of all who drew', { seed: 16, outcome: () => '1/2' }, slot(0, 'DE'), slot(1, null)],
  ['White loses', { seed: 18, outcome: () => '0-1' }],
  ['direct encounter of players brought level, games to come', { seed: 40, finished: 0.6, level: () => 1 }],
  ['direct encounter of players brought level', { seed: 19, level: (no) => no % 2 }],
  ['others brought level', { seed: 30, list: LISTS[3]!, special: 0.3, level: (no) => Number(no > 3) }],
  ['direct encounter first', { seed: 6, special: 0.3, draws: 0.6 }, slot(0, 'DE'), slot(1, 'PTS')],
  ['an unknown code first', { seed: 6, draws: 0.6 }, slot(0, 'ABC'), slot(1, null)],
  ['lots', { seed: 70, lotsSeed: 'abc', list: ['PTS', 'LOTS'] }],
  [
    'another seed than was drawn from',
    { seed: 70, lotsSeed: 'abc', list: ['PTS', 'LOTS'] },
    setting('lots', 'xyz'),
  ],
  ['no seed', { seed: 70, list: ['PTS', 'LOTS'] }],
  ['nothing played, and no day said', { seed: 1, finished: 0, date: () => undefined }],
  ['all on one day', { seed: 14, date: () => '2026-11-14' }],
  ['nothing played, and a word in place of each day', { seed: 14, finished: 0, date: () => 'soon' }],
  [
    'nothing played, boards the other way round',
    { seed: 1, finished: 0 },
    game(PAIRINGS.board, 0, 2),
    game(PAIRINGS.board, 1, 1),
  ],
  [
    'the last round chosen, one annulled',
    { seed: 12, finished: 0.4, status: (no) => (no === 4 ? 'annulled' : 'playing') },
    ({ round, rounds }) => at(round.chosen, rounds),
  ],
  ['all drawn, all adjusted', { seed: 2, outcome: () => '1/2', adjustment: (no) => 1 - no / 4 }],
  ['the lower number wins', { seed: 3, outcome: ({ white, black }) => (white < black ? '1-0' : '0-1') }],
  [
    'a loss counts too, someone down',
    {
      seed: 8,
      list: LISTS[2]!,
      special: 0.3,
      scoring: LOSS_COUNTS,
      adjustment: (no) => (no === 1 ? -1 : 0),
    },
  ],
  [
    'rounds to come not shown, two withdrawn',
    { seed: 9, finished: 0.5, status: (no) => (no === 3 || no === 4 ? 'withdrawn' : 'playing') },
    setting('unplayed', 'no'),
    find('Player A1'),
  ],
  [
    'someone unrated, someone withdrawn',
    { seed: 10, special: 0.3, unrated: 2, status: (no) => (no === 3 ? 'withdrawn' : 'playing') },
  ],
  [
    'games of an annulled player alone',
    {
      seed: 11,
      outcome: ({ white, black }) => (white === 1 || black === 1 ? '1-0' : null),
      status: (no) => (no === 1 ? 'annulled' : 'playing'),
    },
  ],
  [
    'two pairs that meet twice',
    { seed: 14 },
    game(PAIRINGS.leftNo, 1, 1),
    game(PAIRINGS.rightNo, 1, 2),
    game(PAIRINGS.leftNo, 0, 2),
    game(PAIRINGS.rightNo, 0, 1),
  ],
  [
    'a pair that meets twice, rows below both tables',
    { seed: 14 },
    game(PAIRINGS.leftNo, 1, 1),
    game(PAIRINGS.rightNo, 1, 2),
    game(PAIRINGS.leftNo, 0, 2),
    game(PAIRINGS.rightNo, 0, 1),
    (layout, sheets) => game(PAIRINGS.round, layout.pairings.rows, 9)(layout, sheets),
    (layout, sheets) => player('no', layout.players.rows, 6)(layout, sheets),
  ],
  [
    'a player without their number, another with one that is taken',
    { seed: 15 },
    player('no', 1, null),
    player('no', 2, 1),
    game(PAIRINGS.leftNo, 2, null),
    slot(1, null),
    find('Nobody'),
  ],
  ...Array.from({ length: 8 }, (_, index): readonly [string, Recipe] => [
    `made-up results ${index}`,
    {
      seed: 20 + index,
      list: LISTS[index % LISTS.length]!,
      draws: [0.2, 0.5, 0.8][index % 3]!,
      special: index % 2 === 0 ? 0.3 : 0,
      finished: index % 4 === 0 ? 1 : 0.6,
      ...(index % 2 === 0 ? { level: (no: number) => no % 2 } : {}),
    },
  ]),
];

/** What each list of other codes is tried with. */
const RECIPES: readonly (readonly [name: string, recipe: Recipe])[] = [
  ['every outcome', { seed: 51, outcome: each, scoring: LOSS_COUNTS }],
  ['all level', { seed: 50, outcome: each, level: () => 1 }],
  ['many forfeits', { seed: 61, special: 0.7 }],
  ['many forfeits again', { seed: 62, special: 0.7, draws: 0.2 }],
  ['mostly forfeits', { seed: 63, special: 0.9 }],
  ['made-up results', { seed: 52, special: 0.3 }],
  [
    'in progress, one annulled',
    { seed: 53, special: 0.3, finished: 0.7, status: (no) => (no === 2 ? 'annulled' : 'playing') },
  ],
  ['many draws', { seed: 54, draws: 0.8, adjustment: (no) => (no - 3) / 2 }],
  ['decisive games', { seed: 55, draws: 0, scoring: { win: 3, draw: 1, loss: 0, unit: 1 } }],
  ['a loss counts', { seed: 56, special: 0.2, scoring: LOSS_COUNTS }],
  ['someone unrated', { seed: 57, special: 0.3, unrated: 2 }],
  [
    'ratings as Go has them',
    { seed: 60, special: 0.2, ratings: ['12 kyu', '3k', '2 dan', '5p', '1 kyu', '9 dan'] },
  ],
  ['the strongest first', { seed: 58, outcome: ({ white, black }) => (white < black ? '1-0' : '0-1') }],
  ['nothing played', { seed: 59, finished: 0 }],
];

const OTHER_VARIANTS: typeof VARIANTS = OTHER_LISTS.flatMap((list) =>
  RECIPES.map(([name, recipe]) => [`${name}: ${list.join()}`, { ...recipe, list }] as const),
);

/** The workbooks in which a change of a formula has to show. */
export const variantsOf = (family: Family): readonly Variant[] =>
  [...VARIANTS, ...OTHER_VARIANTS].map(([name, recipe, ...typed]) => {
    const tournament = tournamentOf(family, recipe);
    const sheets = planned(tournament);
    const cells = typed.flatMap((typing) => typing(sheets.layout, sheets));
    const isTyped = cells.length > 0;
    return { name, tournament, sheets: isTyped ? typedInto(sheets, cells) : sheets, typed: isTyped };
  });
