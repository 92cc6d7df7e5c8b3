/** @sweep */
import type { Tournament } from '../../../src/core/model';
import type { Scoring } from '../../../src/core/results/outcome';
import { TEAM_CRITERIA } from '../../../src/core/tiebreak/teams/standings';
import type { Area } from '../../../src/grid/cell';
import { calculate } from '../../../src/grid/formula/calculate';
import type { Place } from '../../../src/grid/reference';
import type { SheetPlan } from '../../../src/grid/plan';
import { newMatch, playedAtRandom, playedBy } from '../../matches';
import { IS_SWEEP, sampled } from '../../sample';
import { planned, typedInto, type Planned } from '../../sheets/plan';
import { affectedIn, blockKey } from './affected';
import { isCaution, isSame, mutantsOf, withChange, type Mutant } from './mutants';
import { templatesOf, type Template } from './templates';

const NEW = newMatch(3, 2, { cycles: 2 });

const listed = (match: Tournament, ...teamTieBreaks: string[]): Tournament => ({ ...match, teamTieBreaks });

const CODES = TEAM_CRITERIA.map(({ code }) => code);

/** What has two digits, one digit, and a half behind the point. */
const HUNDREDTHS: Scoring = { win: 110, draw: 45, loss: 5, unit: 100 };

/** Matches of one size, under way and over, decided by all that there is. */
const EVENTS: readonly Tournament[] = [
  NEW,
  playedBy(NEW, '1=0= 0=1'),
  playedBy(NEW, '=='),
  playedBy(NEW, '11 == 00 11 0= 10'),
  playedBy(NEW, '10 01 == 10 01 =='),
  listed(playedBy(NEW, '10 01 == 10 01 =='), 'GP', 'EDE', 'TBR', 'BBE', 'BC'),
  listed(playedBy(NEW, '1= 00 1= 1= 00 1='), 'MP', 'GP', 'EDE', 'SSSC', 'NZ_BLACK'),
  listed(playedBy(NEW, '1= 00'), 'MP', '', 'X', 'GP'),
  listed(playedBy(NEW, '++ -- 0= 1'), ...CODES.slice(0, 5)),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
    listed(playedAtRandom(NEW, seed, seed % 2 ? 0.7 : 1), ...CODES.slice(seed, seed + 5)),
  ),
  listed(playedBy(NEW, '10 01 == 10 01 =='), 'GP'),
  playedBy(NEW, '11 == 00 11 0= 1'),
  playedBy(NEW, '1'),
  playedBy(NEW, '0='),
  listed(playedBy(NEW, 'xx 1= xx 0= x= xx'), 'MP', 'GP'),
  ...['1', '0', '1=', '0=', '1==0'].map((rounds) =>
    playedBy(newMatch(3, 2, { cycles: 2, scoring: HUNDREDTHS }), rounds),
  ),
];

/** The formula cells that a reader sees, the hidden flags that make them bold or struck out, and what Standings lean on. */
const cellsOf = (
  sheet: SheetPlan,
  { page, live, white, maximum }: NonNullable<Planned['layout']['match']>,
) => {
  const flags: readonly Place[] = [page.counts, live, white, maximum];
  const isSeen = (row: number, column: number): boolean =>
    !sheet.columns.some((each) => each.hidden && column >= each.from && column < each.from + each.count) &&
    !(sheet.rows ?? []).some((each) => each.height === 0 && each.row === row);
  const all = ({ row, column, rows, columns }: Area): [number, number][] =>
    Array.from({ length: rows * columns }, (_, at) => [
      row + Math.floor(at / columns),
      column + (at % columns),
    ]);
  return [
    ...flags.flatMap(({ area }) => all(area)),
    ...sheet.blocks.flatMap(({ kind, area }) =>
      kind === 'formula' ? all(area).filter(([row, column]) => isSeen(row, column)) : [],
    ),
  ];
};

const matchSheet = ({ plan }: Planned): SheetPlan => plan.sheets.find(({ role }) => role === 'match')!;

/** The lines of Players the other way round, and a game of two of one team. */
const turnedPlayers = (sheets: Planned): Planned => {
  const { players, playersColumns, pairings } = sheets.layout;
  const of = (column: number): Place => players.column(column);
  const written = [
    playersColumns.no,
    playersColumns.name,
    playersColumns.team,
    playersColumns.status,
  ].flatMap((column) => {
    const { sheet, area } = of(column);
    const values = Array.from({ length: area.rows }, (_, line) =>
      sheets.value(sheet, area.row + line, area.column),
    ).reverse();
    return values.map((write, line) => ({ sheet, row: area.row + line, column: area.column, write }));
  });
  const { sheet, area } = pairings.column(7);
  return typedInto(sheets, [...written, { sheet, row: area.row + 3, column: area.column, write: 1 }]);
};

const TRIALS = EVENTS.map((event, index) => {
  const made = planned(event);
  const sheets = index % 4 === 3 ? turnedPlayers(made) : made;
  const cells = cellsOf(matchSheet(sheets), sheets.layout.match!);
  const affected = affectedIn(
    sheets.plan.sheets,
    sheets.value,
    cells.map(([row, column]) => ['Match', row, column]),
  );
  return {
    sheets,
    affected,
    cells,
    values: cells.map(([row, column]) => sheets.value('Match', row, column)),
  };
});

const { plan, layout } = TRIALS[0]!.sheets;
const TEMPLATES = [...templatesOf({ ...plan, sheets: [matchSheet(TRIALS[0]!.sheets)] }, layout).values()];

const showsIn = (template: Template, mutant: Mutant): boolean =>
  TRIALS.some(({ affected, cells, values }) => {
    const { sheets, places } = affected(template.blocks.map(({ sheet, index }) => blockKey(sheet, index)));
    const value = calculate(withChange(sheets, template, mutant));
    return !places.every((at) => isSame(value('Match', ...cells[at]!), values[at]!));
  });

const KINDS = ['operator', 'reference', 'constant'] as const;

describe(`each of the ${TEMPLATES.length} formulas of the Match sheet`, () => {
  it.each(KINDS)('shows something else with one %s changed', (kind) => {
    const changes = TEMPLATES.map((template) => ({
      template,
      mutants: mutantsOf(template).filter((mutant) => mutant.kind === kind && !isCaution(mutant)),
    })).filter(({ mutants }) => mutants.length > 0);
    expect(changes.length).toBeGreaterThan(TEMPLATES.length / 3);
    const silent = sampled(changes, 15).filter(
      ({ template, mutants }) => !mutants.some((mutant) => showsIn(template, mutant)),
    );
    expect(silent.map(({ mutants }) => mutants.map(({ name }) => name))).toEqual([]);
  });

  if (IS_SWEEP)
    it('shows nine of ten of all changes', () => {
      const all = TEMPLATES.flatMap((template) =>
        mutantsOf(template).map((mutant) => isCaution(mutant) || showsIn(template, mutant)),
      );
      expect(all.filter((shown) => shown).length / all.length).toBeGreaterThan(0.9);
    });
});
