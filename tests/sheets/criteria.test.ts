/** @sweep */
import { expectedCases, type ExpectedCase } from '../eventFixtures';
import { generated } from '../generated';
import { EVENTS } from './events';
import { planned, read, typedInto, type Planned } from './plan';
import { toNumber } from '../../src/core/fraction';
import type { Tournament } from '../../src/core/model';
import { suitsGame } from '../../src/core/tiebreak/criterion';
import { CRITERIA, criterionOf } from '../../src/core/tiebreak/registry';
import { values } from '../../src/core/tiebreak/standings';
import { liveCriteria, NONE } from '../../src/sheets/calculation/criteria';
import type { CellValue } from '../../src/grid/cell';
import { valueOf } from '../results';
import { sampled } from '../sample';

/** The sheets with every criterion at work, whatever the list says. */
const allAtWork = (tournament: Tournament): Planned => {
  const sheets = planned(tournament);
  const { sheet, head, criteria, helpers } = sheets.layout.calculation;
  const [from, to] = [criteria.area.column, helpers.area.column + helpers.area.columns];
  const used = Array.from({ length: to - from }, (_, index) => ({
    sheet,
    row: head.used,
    column: from + index,
    write: 1,
  }));
  return typedInto(sheets, used);
};

/** The formula's values, as numbers of the criterion; `null` for none. */
const columnsOf = (sheets: Planned): Readonly<Record<string, readonly (number | null)[]>> => {
  const { sheet, criteria, listed } = sheets.layout.calculation;
  const { row, column, rows, columns } = criteria.area;
  const lines = read(sheets, sheet, row, column, rows, columns);
  const shown = (value: CellValue, scale: number): number | null =>
    value === Number(NONE) ? null : Number(value) / scale + 0;
  return Object.fromEntries(
    listed.map(({ code, scale }, index) => [code, lines.map((line) => shown(line[index]!, scale))]),
  );
};

const FURTHER = ['KS/L60', 'KS/L-2', 'KS/L+0.5', 'SB/C3', 'PS/C4', 'BH/C3', 'BH/M3'];

/** What the rules say, and what the sheets do, of everybody who counts. */
const compared = (event: Tournament): { rules: object; sheets: object } => {
  const tournament = {
    ...event,
    lotsSeed: event.lotsSeed ?? 'a seed',
    players: event.players.map((player) => ({ ...player, playOff: (player.no % 3) - 0.5 })),
    tieBreaks: ['PTS', ...FURTHER],
  };
  const worked = columnsOf(allAtWork(tournament));
  const suiting = CRITERIA.filter((each) => suitsGame(tournament.profile, each));
  const codes = [...suiting.map(({ code }) => code), ...FURTHER].filter(
    (code) => criterionOf(code)!.of === 'player',
  );
  const counting = <T>(column: readonly T[]): T[] =>
    column.filter((_, place) => tournament.players[place]!.status !== 'annulled');
  const rules = codes.map((code) => [
    code,
    counting(valueOf(values(tournament, code))).map((value) => value && toNumber(value)),
  ]);
  const sheets = codes.map((code) => [code, counting(worked[code]!)]);
  return { rules: Object.fromEntries(rules), sheets: Object.fromEntries(sheets) };
};

const SMALL = (['real', 'ties', 'random'] as const).flatMap((name) =>
  expectedCases(name)
    .filter(
      ({ tournament }, index) => tournament.players.length <= 24 && (name === 'real' || index % 3 === 0),
    )
    .map((each, index): [string, ExpectedCase] => [`${name} ${index}: ${each.tournament.event}`, each]),
);

describe('every criterion as the sheets work it out equals the rules', () => {
  it.each(sampled(SMALL, 13))('%s', (_, { tournament }) => {
    const { rules, sheets } = compared(tournament);
    expect(sheets).toEqual(rules);
  });

  it.each(
    sampled(
      EVENTS.filter((_, index) => index % 3 === 0),
      11,
    ),
  )('made up: %s', (_, event) => {
    const { rules, sheets } = compared(generated(event));
    expect(sheets).toEqual(rules);
  });
});

it('every criterion has a formula or is worked out inside the ties', () => {
  const live = new Map(
    liveCriteria({ tieBreaks: CRITERIA.map(({ code }) => code), profile: 'chess' }, 9).map(
      ({ code, formula }) => [code, typeof formula],
    ),
  );
  expect([...live.keys()].sort()).toEqual(CRITERIA.map(({ code }) => code).sort());
  for (const { code, of } of CRITERIA)
    expect([code, live.get(code)]).toEqual([code, of === 'group' ? 'string' : 'function']);
});

it('a criterion that the list does not name costs nothing', () => {
  const sheets = planned(generated({ players: 9, cycles: 1, seed: 4, tieBreaks: ['PTS', 'DE'] }));
  const { sheet, criteria, helpers } = sheets.layout.calculation;
  const zeros = (where: typeof criteria, from: number): CellValue[] =>
    read(sheets, sheet, where.area.row, where.area.column + from, 9, where.area.columns - from).flat();
  expect(new Set(zeros(criteria, 2))).toEqual(new Set([0, null]));
  expect(new Set(zeros(helpers, 0))).toEqual(new Set([0]));
});
