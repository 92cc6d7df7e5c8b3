import type { Tournament } from '../../src/core/model';
import { suitsGame } from '../../src/core/tiebreak/criterion';
import { CRITERIA } from '../../src/core/tiebreak/registry';
import { isOnSheets } from '../../src/sheets/calculation/criteria';
import { area, isCellError, type CellValue } from '../../src/grid/cell';
import { layoutOf } from '../../src/sheets/layout';
import type { WorkbookPlan } from '../../src/grid/plan';
import type { Place } from '../../src/grid/reference';
import { crosstableHead, crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { valueOf } from '../results';
import { NAMES } from '../sheets/plan';
import { fileOf, fileOfPlan } from './books';
import { obeyed, reading, type Answer, type Order } from './orders';
import { MANY_EVENTS } from './manyEvents';
import type { Locale } from './soffice';

/** The five lists of the expected values. */
const FIVE = [
  ['PTS', 'DE', 'WIN', 'SB', 'KS'],
  ['PTS', 'SB', 'WIN', 'DE'],
  ['PTS', 'SB', 'KS', 'DE'],
  ['PTS', 'DE', 'SB', 'DE'],
  ['PTS', 'DE', 'KS', 'DE', 'SB'],
];

const OF_CHESS = CRITERIA.filter((each) => suitsGame('chess', each));

/** Every other criterion that the sheets work out, five to a list. */
const OTHERS = OF_CHESS.map(({ code }) => code).filter(
  (code) => isOnSheets(code) && !FIVE[0]!.includes(code),
);
const OTHER_LISTS = Array.from({ length: Math.ceil(OTHERS.length / 5) }, (_, index) => [
  'PTS',
  ...OTHERS.slice(index * 5, index * 5 + 5),
]);
const LISTS = [...FIVE, ...OTHER_LISTS];

/** `ROUNDABOUT_LISTS=all`: every list in every tournament, in German, too, which takes some minutes more. */
const EVERYWHERE = process.env['ROUNDABOUT_LISTS'] === 'all';

/** One tournament of so many is heard, and in it one further list of so many: the sums are the same in every language. */
const HEARD = { 'en-US': { events: 3, lists: 2 }, 'de-DE': { events: 6, lists: 10 } } as const;

/** The five lists and some of the others; none where a tournament is not heard. */
const listsFor = (locale: Locale, event: number): readonly (readonly string[])[] => {
  if (EVERYWHERE) return LISTS;
  const { events, lists } = HEARD[locale];
  if (event % events !== 0) return [];
  return [...FIVE, ...OTHER_LISTS.filter((_, list) => list % lists === (event / events) % lists)];
};

/** A sheet with one formula, whose value depends on the decimal sign. */
const PROBE: WorkbookPlan = {
  id: 'probe',
  sheets: [
    {
      role: 'log',
      name: 'Probe',
      blocks: [{ kind: 'formula', area: area(0, 0), formula: 'IFERROR("1,5"*2,0)', format: '0.0' }],
      styles: [],
      columns: [],
      tables: [],
      validations: [],
      conditionals: [],
    },
  ],
  names: [],
  active: { sheet: 'Probe', row: 0, column: 0 },
};

type Rows = readonly (readonly CellValue[])[];

/** What stands in a place by the rules. */
type Rule = readonly [what: string, rows: Rows];

/** What is asked of LibreOffice about a tournament, and what it has to answer. */
const questions = (
  key: string,
  name: string,
  tournament: Tournament,
  lists: readonly (readonly string[])[],
): (readonly [Order, Rule | null])[] => {
  const layout = layoutOf(tournament, NAMES);
  const { standings, crosstable, slots } = layout;
  const table = valueOf(crosstableValues(tournament, layout));
  const ask = (what: string, { sheet, area }: Place, rows: Rows): readonly [Order, Rule] => [
    reading(sheet, area),
    [`${name}: ${what}`, rows],
  ];
  const list = layout.tournament.slot(0);
  const { row, column } = list.area;
  return [
    [['open', key], null],
    ask('names', crosstable.heads, table.map(crosstableHead)),
    ask(
      'marks',
      crosstable.cells,
      table.map(({ cells }) => cells),
    ),
    ask(
      'values',
      crosstable.values,
      table.map(({ values, rank }) => [...values.slice(1), rank]),
    ),
    ...lists.flatMap((tieBreaks): (readonly [Order, Rule | null])[] => {
      const rules = valueOf(standingsValues({ ...tournament, tieBreaks }, { slots }));
      const texts = Array.from({ length: slots }, (_, slot) => tieBreaks[slot] ?? '');
      return [
        [['type', list.sheet, row, column, ...texts], null],
        ask(tieBreaks.join(), standings.body, rules),
      ];
    }),
    [['close'], null],
  ];
};

const alike = (one: CellValue | undefined, other: CellValue): boolean => {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 1e-9;
  return !isCellError(one) && (one ?? '') === (other ?? '');
};

const faultsIn = ([what, rules]: Rule, { rows }: Answer): string[] =>
  rules.flatMap((row, down) =>
    row.flatMap((value, along) => {
      const found = rows[down]?.[along];
      const said = `${what}, row ${down + 1}, column ${along + 1}: ${JSON.stringify(found)} for ${JSON.stringify(value)}`;
      return alike(found, value) ? [] : [said];
    }),
  );

const LOCALES = ['en-US', 'de-DE'] as const satisfies readonly Locale[];

describe(`${MANY_EVENTS.length} tournaments, every live code and five lists, typed on the Tournament sheet`, () => {
  const asked = new Map(LOCALES.map((locale) => [locale, [] as (readonly [Order, Rule | null])[]]));
  const answers = new Map<Locale, readonly Answer[]>();

  beforeAll(async () => {
    const files = new Map<string, Uint8Array>();
    for (const [index, [name, event]] of MANY_EVENTS.entries()) {
      const tournament = { ...event, tieBreaks: FIVE[0]! };
      const key = `event${index}`;
      if (LOCALES.some((locale) => listsFor(locale, index).length > 0))
        files.set(key, (await fileOf(tournament)).bytes);
      for (const [locale, all] of asked) {
        const lists = listsFor(locale, index);
        if (lists.length > 0) all.push(...questions(key, name, tournament, lists));
      }
    }
    files.set('probe', await fileOfPlan(PROBE));
    const probe = [['open', 'probe'], reading('Probe', area(0, 0)), ['close']] as const;
    await Promise.all(
      [...asked].map(async ([locale, all]) => {
        const orders = [...all.map(([order]) => order), ...probe];
        answers.set(locale, await obeyed(files, orders, locale));
      }),
    );
  });

  it.each([
    ['en-US', 0],
    ['de-DE', 3],
  ] as const)('LibreOffice is one of %s: it reads the text 1,5 its way', (locale, twice) => {
    expect(answers.get(locale)!.at(-2)!.rows).toEqual([[twice]]);
  });

  it.each(LOCALES)('are as the rules have them, cell by cell: %s', (locale) => {
    const given = answers.get(locale)!;
    const faults = asked
      .get(locale)!
      .flatMap(([, rule], index) => (rule ? faultsIn(rule, given[index]!) : []));
    expect(faults.slice(0, 20)).toEqual([]);
  });

  it('and more than 300 of them', () => {
    expect(MANY_EVENTS.length).toBeGreaterThan(300);
    expect(new Set(LISTS.flat())).toEqual(new Set(OF_CHESS.map(({ code }) => code).filter(isOnSheets)));
  });
});
