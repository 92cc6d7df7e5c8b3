import { area, type CellValue } from '../src/grid/cell';
import { rows } from '../src/grid/block';
import type { SheetPlan, WorkbookPlan } from '../src/grid/plan';
import { words } from '../src/language/language';
import type { Template } from './kinds';

/** What to do, line by line: where, and what. */
const stepsOf = ({ kind, profile }: Template): readonly (readonly [where: string, what: string])[] => {
  const { players, pairings, standings, crosstable, round, teamEvent } = words('en', profile);
  const results = 'The list in each cell shows what you can type. Rank and points follow at once.';
  if (kind === 'teams')
    return [
      [teamEvent.teams, 'Type each team over “Team 1”, “Team 2” and so on, and its players below it.'],
      ['', 'If a place stays free, delete the name of the team. Whoever meets it has a bye.'],
      [teamEvent.matches, `Choose who sits where, and type the results in the yellow column. ${results}`],
    ];
  return [
    [
      players,
      'Type each name over “Player 1”, “Player 2” and so on. If numbers are drawn, type each name beside its number.',
    ],
    ['', 'If a place stays free, delete the name. Whoever meets it has a bye.'],
    [pairings, `Type the results in the yellow column. ${results}`],
    [
      `${round}, ${standings}, ${crosstable}`,
      'Look at them, print them, pin them up. They show every change by themselves.',
    ],
  ];
};

/** The first sheet of a template says what to do. Its print area is one empty cell, so that it does not print. */
export const startWorkbook = (template: Template): WorkbookPlan => {
  const name = 'Start here';
  const lines: readonly (readonly CellValue[])[] = [
    ...stepsOf(template),
    ['', 'You need no add-in. With it you can also withdraw, add and replace players.'],
    ['', 'You may delete this sheet. It does not print.'],
  ];
  const sheet: SheetPlan = {
    role: 'players',
    name,
    blocks: [rows(0, 0, [['Start here', null]], '@'), rows(2, 0, lines, '@')],
    styles: [
      { area: area(0, 0), style: { bold: true, size: 16 } },
      { area: area(2, 0, lines.length), style: { bold: true, vertical: 'top', wrap: true } },
      { area: area(2, 1, lines.length), style: { vertical: 'top', wrap: true } },
    ],
    columns: [
      { from: 0, count: 1, width: 22 },
      { from: 1, count: 1, width: 78 },
    ],
    rows: lines.map((_, index) => ({ row: 2 + index, height: 34 })),
    tables: [],
    validations: [],
    conditionals: [],
    print: { area: area(2 + lines.length, 5), landscape: false, header: '' },
  };
  return { id: 'start', sheets: [sheet], names: [], active: { sheet: name, row: 0, column: 0 } };
};
