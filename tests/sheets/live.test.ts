/** @sweep */
import { annulledFirst, EVENTS } from './events';
import { crosstableIn, planned, standingsIn } from './plan';
import { grammarFaults } from '../../src/grid/formula/grammar';
import type { Tournament } from '../../src/core/model';
import type { WorkbookPlan } from '../../src/grid/plan';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { carriedFinal } from '../carried';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { withResults } from '../sectioned';
import { sampled } from '../sample';

const expectEqual = (tournament: Tournament): void => {
  const sheets = planned(tournament);
  const core = standingsValues(tournament, sheets.layout);
  const table = crosstableValues(tournament, sheets.layout);
  expect(core.ok && table.ok).toBe(true);
  if (!core.ok || !table.ok) return;
  expect(standingsIn(sheets)).toEqual(core.value);
  expect(crosstableIn(sheets)).toEqual(table.value);
};

describe('what Standings and Crosstable display equals the rules, cell by cell', () => {
  it.each(sampled(EVENTS, 7))('%s', (_, event) => expectEqual(generated(event)));
});

describe('direct encounter inside ties', () => {
  const lists = [
    ['PTS', 'DE'],
    ['PTS', 'DE', 'SB', 'DE'],
    ['PTS', 'SB', 'KS', 'DE'],
    ['PTS', 'WIN', 'DE', 'KS', 'SB'],
  ];
  it.each(lists.map((list) => [list.join(','), list] as const))('in the list %s', (_, tieBreaks) => {
    for (const seed of sampled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 5))
      expectEqual(
        generated({ players: 6 + (seed % 7), cycles: 1 + (seed % 2), seed, draws: 0.7, tieBreaks }),
      );
  });
});

describe('a Go tournament lists Black on the left', () => {
  it('and reads its results from left to right, with the same standings', () => {
    for (let seed = 1; seed <= 6; seed++)
      expectEqual({ ...generated({ players: 4 + seed, cycles: 1, seed, special: 0.4 }), profile: 'go' });
  });
});

describe('a final into which games were carried over', () => {
  it('counts them on its sheets as the rules do, before and after the first new results', () => {
    for (const sections of [2, 3, 4]) {
      expectEqual(carriedFinal(sections));
      expectEqual(withResults(carriedFinal(sections), sections, 0.6));
    }
  });

  it('says beside each that it was carried over, and how many they are', () => {
    const sheets = planned(carriedFinal(2));
    const { check } = sheets.layout.pairings.columns;
    const { row } = sheets.layout.pairings.body(check, 1);
    expect(Array.from({ length: 6 }, (_, line) => sheets.value('Pairings', row + line, check))).toEqual([
      ...['Carried over', 'Carried over'],
      ...['', '', '', ''],
    ]);
    const { area } = sheets.layout.tournament.setting('carried');
    expect(sheets.value('Tournament', area.row, area.column)).toBe(2);
  });

  it('of values says the same as a live one', () => {
    const carried = carriedFinal(2);
    const { layout, value } = planned(carried, 'refreshed');
    const { check } = layout.pairings.columns;
    expect(value('Pairings', layout.pairings.body(check, 1).row + 1, check)).toBe('Carried over');
  });
});

const PLANS: readonly (readonly [string, WorkbookPlan])[] = [
  ['two cycles, an annulled player', planned(annulledFirst).plan],
  ...[1, 3, 4].map(
    (cycles) => [`${cycles} cycles`, planned(generated({ players: 6, cycles, seed: 1 })).plan] as const,
  ),
  ['a Go tournament', planned({ ...generated({ players: 5, cycles: 1, seed: 1 }), profile: 'go' }).plan],
  [
    'deep cuts and limits of the arbiter’s own',
    planned(
      generated({
        players: 6,
        cycles: 8,
        seed: 1,
        tieBreaks: ['PTS', 'SB/C9', 'BH/M9', 'BH/C9', 'PS/C9', 'KS/L-0.5', 'KS/L66'],
      }),
    ).plan,
  ],
  ['a match', planned(newMatch(3)).plan],
  ['a final with games carried over', planned(carriedFinal(3)).plan],
  ['values to be refreshed', planned(generated({ players: 7, cycles: 1, seed: 1 }), 'refreshed').plan],
  ['values of a very large field', planned(generated({ players: 7, cycles: 1, seed: 1 }), 'long').plan],
];

describe.each(PLANS)('every formula of a plan: %s', (_, plan) => {
  const formulas = plan.sheets.flatMap(({ name, blocks }) =>
    blocks.flatMap((block) => (block.kind === 'formula' ? [{ name, ...block }] : [])),
  );

  it('means the same in Excel 2016, LibreOffice and Google Sheets', () => {
    expect(formulas.length).toBeGreaterThan(3);
    expect(
      formulas.flatMap(({ formula }) => grammarFaults(formula).map((fault) => [fault, formula])),
    ).toEqual([]);
  });

  it('reads tables through INDEX and MATCH alone; sums read the calculation', () => {
    const tables = plan.sheets.filter(({ role }) => role === 'players' || role === 'pairings');
    const inSums = formulas
      .filter(({ name }) => !tables.some((table) => table.name === name))
      .flatMap(({ formula }) => formula.match(/SUM(?:PRODUCT)?\([^()]*(?:\([^()]*\)[^()]*)*\)/g) ?? [])
      .map((sum) => sum.replaceAll(/INDEX\([^()]*\)/g, ''))
      .filter((sum) => tables.some(({ name }) => sum.includes(`'${name}'!`)));
    expect(inSums).toEqual([]);
  });

  it('has a number format, neither General nor Text', () => {
    expect(formulas.filter(({ format }) => format === 'General' || format === '@' || format === '')).toEqual(
      [],
    );
  });

  it('is short enough for Excel: 8,192 characters, also with sheets of 31 letters; 255 in a text', () => {
    const most = (formula: string): number => formula.replaceAll(/'[^']*'!/g, `'${'x'.repeat(31)}'!`).length;
    expect(formulas.filter(({ formula }) => most(formula) > 8192)).toEqual([]);
    const texts = formulas.flatMap(({ formula }) => formula.match(/"(?:[^"]|"")*"/g) ?? []);
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => text.length > 257)).toEqual([]);
  });

  it('conditional formats keep to their own sheet', () => {
    const rules = plan.sheets.flatMap(({ conditionals = [] }) => conditionals.map(({ formula }) => formula));
    expect(rules.length).toBeGreaterThan(5);
    expect(rules.filter((rule) => rule.includes('!'))).toEqual([]);
    for (const rule of rules) expect(() => grammarFaults(rule)).not.toThrow();
    expect(rules.filter((rule) => rule.length > 255)).toEqual([]);
  });
});
