import type { WorkbookPlan } from '../../src/grid/plan';
import { withResults } from '../../src/core/results/record';
import { generated } from '../generated';
import { valueOf } from '../results';
import { grandSlam } from '../scores';
import { goEvent } from '../goEvents';
import { LIVE_CODES, variantsOf, type Family } from '../grid/formula/variants';
import { sectioned, withResults as ofSections } from '../sectioned';
import { newMatch, playedAtRandom, playedBy } from '../matches';
import { planned, read, typedInto, type Planned } from '../sheets/plan';
import { differences, fileOfPlan, ours, valuesIn, withWrongValues, type ValueAt } from './books';
import { recalculatedByGnumeric } from './gnumeric';
import { LIVE_HANDOUTS } from '../handouts';

/** What Gnumeric makes of plans: every formula worked out anew. */
const refereed = async (plans: ReadonlyMap<string, WorkbookPlan>): Promise<ReadonlyMap<string, ValueAt>> => {
  const files = new Map<string, Uint8Array>();
  for (const [name, plan] of plans) files.set(name, await fileOfPlan(plan));
  const saved = await recalculatedByGnumeric(files);
  const values = new Map<string, ValueAt>();
  for (const [name, plan] of plans) values.set(name, await valuesIn(saved.get(name)!, plan));
  return values;
};

/** Formula cells of each plan that Gnumeric works out otherwise than the file says. */
const faultsIn = async (plans: ReadonlyMap<string, WorkbookPlan>): Promise<readonly string[]> => {
  const values = await refereed(plans);
  return [...plans].flatMap(([name, plan]) =>
    differences(plan, ours(plan), values.get(name)!).map((each) => `${name}: ${each}`),
  );
};

const numbered = (plans: readonly WorkbookPlan[]): ReadonlyMap<string, WorkbookPlan> =>
  new Map(plans.map((plan, index) => [`book${index}`, plan]));

/** Of the workbooks that a change of any formula shows in: every third, so that all lists and most recipes are there. */
const FAMILIES: readonly (readonly [string, Family])[] = [
  ['six in a single round', { players: 6, cycles: 1, profile: 'chess', liveHandouts: ['race'] }],
  ['five in a double round, Go', { players: 5, cycles: 2, profile: 'go', liveHandouts: ['race'] }],
];

describe('every formula cell in Gnumeric is as the file has it', () => {
  it.each(FAMILIES.map(([name, family], first) => [name, family, first] as const))(
    '%s: every criterion and outcome, direct encounter in five passes, nonsense, sorted sheets',
    async (_, family, first) => {
      const variants = variantsOf(family).filter((__, index) => index % 3 === first);
      expect(new Set(variants.flatMap(({ tournament }) => tournament.tieBreaks))).toEqual(
        new Set(LIVE_CODES),
      );
      expect((await faultsIn(numbered(variants.map(({ sheets }) => sheets.plan)))).slice(0, 20)).toEqual([]);
    },
  );

  it('annulled players, adjustments, three cycles, scoring 3-2-1; a field of which Refresh keeps values', async () => {
    const scoring = { win: 3, draw: 2, loss: 1, unit: 1 };
    const plans = [
      generated({ players: 9, cycles: 3, seed: 31, special: 0.3, annulled: 2, adjusted: true, scoring }),
      generated({ players: 20, cycles: 1, seed: 32, finished: 0.7, draws: 0.8 }),
      generated({ players: 101, cycles: 1, seed: 33, finished: 0.5 }),
    ].map((tournament) => planned(tournament).plan);
    expect((await faultsIn(numbered(plans))).slice(0, 20)).toEqual([]);
  });

  it('three players, by themselves and as a section: a round is one game', async () => {
    const plans = [
      generated({ players: 3, cycles: 1, seed: 34, finished: 1 }),
      ofSections(sectioned([3]), 35),
    ].map((tournament) => planned(tournament).plan);
    expect(await faultsIn(numbered(plans))).toEqual([]);
  });

  it('scores of sets, who only won, forfeits and double losses, with the difference of sets', async () => {
    const tieBreaks = ['PTS', 'DE', 'DIFF', 'SCORED'];
    const typed = ['3-1', '1-3', '2-2', 'W', '½', '+/-', '0-0', '10-9', '-/-', 'L', '½-0', '421–398'];
    const open = generated({ players: 7, cycles: 2, seed: 1, finished: 0, annulled: 1, tieBreaks });
    const named = { ...open, profile: 'home', liveHandouts: ['wall-chart', 'player-cards'] } as const;
    const results = named.games.map(({ no }) => ({ game: no, typed: typed[no % typed.length]! }));
    const plans = [grandSlam('plain', tieBreaks), valueOf(withResults(named, results))];
    expect(await faultsIn(numbered(plans.map((each) => planned(each).plan)))).toEqual([]);
  });

  it('handicaps of Go, and a drawn game that komi rules out', async () => {
    const events = (['ranks', 'ranks-1'] as const).map((handicap) => goEvent(9, { handicap }));
    const plans = events.map((event) => {
      const games = event.games.map((game) => ({ ...game, outcome: game.no < 3 ? ('1/2' as const) : null }));
      return planned({ ...event, games, details: { komi: '6.5' } }).plan;
    });
    expect(await faultsIn(numbered(plans))).toEqual([]);
  });

  it('sets, and what is no score', async () => {
    const typed = [
      '3-1',
      '1:3',
      '2-2',
      '10-9',
      '100-99',
      '1-02',
      '00-0',
      '12345-1',
      '3-',
      '-3',
      '3-1-0',
      '3-1½',
    ];
    const plans = [{}, { draws: false as const }].map((more) => {
      const open = { ...generated({ players: 8, cycles: 1, seed: 5, finished: 0 }), ...more };
      const sheets = planned({ ...open, profile: 'plain' });
      const { header } = sheets.layout.pairings;
      const cells = typed.map((write, line) => ({ row: header + 1 + line, column: 5, write }));
      return typedInto(
        sheets,
        cells.map((cell) => ({ sheet: 'Pairings', ...cell })),
      ).plan;
    });
    expect(await faultsIn(numbered(plans))).toEqual([]);
  });

  it('matches of two teams', async () => {
    const plans = [
      playedAtRandom(newMatch(4), 1),
      playedAtRandom(newMatch(5, 3, { system: 'scheveningen-classical' }), 2, 0.6),
      playedAtRandom(newMatch(3, 6, { profile: 'go', cycles: 2 }), 4),
      playedBy(newMatch(4), 'xxxx x=x= xxxx 0x1x'),
    ].map((tournament) => planned(tournament).plan);
    expect((await faultsIn(numbered(plans))).slice(0, 20)).toEqual([]);
  });
});

it('handouts that follow the results, in Gnumeric', async () => {
  const liveHandouts = LIVE_HANDOUTS.map(({ id }) => id);
  const plans = [
    generated({ players: 9, cycles: 1, seed: 51, special: 0.3, annulled: 1, adjusted: true, finished: 0.8 }),
    generated({ players: 16, cycles: 1, seed: 52, draws: 0.6 }),
    generated({ players: 5, cycles: 2, seed: 53, finished: 0 }),
  ].map((tournament) => planned({ ...tournament, liveHandouts }).plan);
  expect((await faultsIn(numbered(plans))).slice(0, 20)).toEqual([]);
});

describe('names that could be wildcards', () => {
  const NAMES = ['A*', 'A', 'a*', 'A?', 'AB', '~A', 'A~*', '*', '=A', '"A"'];
  const event = generated({ players: NAMES.length, cycles: 1, seed: 41 });
  const players = event.players.map((player, index) => ({ ...player, name: NAMES[index]! }));
  const sheets = planned({ ...event, players });
  const { wanted, found } = sheets.layout.pairings;
  const looking = (name: string): Planned =>
    typedInto(sheets, [
      { sheet: wanted.sheet, row: wanted.area.row, column: wanted.area.column, write: name },
    ]);
  const numberIn = (value: ValueAt): unknown => value(found.sheet, found.area.row, found.area.column);
  const WANTED = [...NAMES, 'ab', 'A*B', '?', ''];

  it('find whoever has that very name, in the file and in Gnumeric', async () => {
    const plans = new Map(WANTED.map((name, index) => [`${index}`, looking(name).plan]));
    const values = await refereed(plans);
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0, 0];
    expect(WANTED.map((name) => numberIn(looking(name).value))).toEqual(numbers);
    expect(WANTED.map((_, index) => numberIn(values.get(`${index}`)!))).toEqual(numbers);
  });
});

it('Gnumeric works the values out and does not repeat those of the file', async () => {
  const { plan, layout } = planned(generated({ players: 4, cycles: 1, seed: 1 }));
  const { sheet, area } = layout.standings.body;
  const value = async (bytes: Uint8Array) => (await valuesIn(bytes, plan))(sheet, area.row, area.column + 2);
  const file = withWrongValues(await fileOfPlan(plan));
  expect(await value(file)).toBe(77);
  const saved = await recalculatedByGnumeric(new Map([['book', file]]));
  expect(await value(saved.get('book')!)).toBe(
    read(
      planned(generated({ players: 4, cycles: 1, seed: 1 })),
      sheet,
      area.row,
      area.column + 2,
      1,
      1,
    )[0]![0],
  );
});
