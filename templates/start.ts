import { area, type CellValue } from '../src/grid/cell';
import { rows } from '../src/grid/block';
import type { SheetPlan, WorkbookPlan } from '../src/grid/plan';
import { words } from '../src/language/language';
import type { Template } from './kinds';

type Step = readonly [where: string, what: string];

const LOOK = 'Look at them, print them, pin them up. They update themselves.';
const RESULTS = 'The list in each cell shows what you can type. Rank and points follow at once.';

/** The same for players and for teams: how to leave a place free, and what somebody does who leaves. */
const freePlace = (who: string): Step => [
  '',
  `If you have fewer ${who}, delete the spare names: leave the cells empty. Their opponents have a bye.`,
];
const leaving = (who: string, column: string): Step => [
  '',
  `If ${who} leaves, choose what happened under ${column}.`,
];

/** What to do, line by line: where, and what. */
const stepsOf = ({ kind, profile }: Template): readonly Step[] => {
  const { players, pairings, standings, crosstable, round, status, teamEvent, tournament, sectionSheets } =
    words(profile);
  const event: Step = [
    kind === 'teams' ? teamEvent.settings : tournament,
    'Type the name of the event. Points and tie-breaks are there too.',
  ];
  if (kind === 'teams')
    return [
      [teamEvent.teams, 'Type each team over “Team 1”, “Team 2” and so on, and its players below it.'],
      freePlace('teams'),
      leaving('a team', status),
      event,
      [teamEvent.matches, `Choose who sits where, and type the results in the yellow column. ${RESULTS}`],
      [[teamEvent.standings, teamEvent.crosstable].join(', '), LOOK],
    ];
  const quads = kind === 'quads';
  return [
    [
      players,
      quads
        ? 'Places 1–4 play together, then 5–8, and so on. Type the strongest first, each over “Player 1”, “Player 2” and so on.'
        : 'Type each name over “Player 1”, “Player 2” and so on. If numbers are drawn, type each name beside its number.',
    ],
    freePlace('players'),
    leaving('somebody', status),
    event,
    [pairings, `Type the results in the yellow column. ${RESULTS}`],
    [[...(quads ? [sectionSheets.sheet] : []), round, standings, crosstable].join(', '), LOOK],
  ];
};

/** The first sheet of a template says what to do. Its print area is one empty cell, so that it does not print. */
export const startWorkbook = (template: Template): WorkbookPlan => {
  const name = 'Start here';
  const lines: readonly (readonly CellValue[])[] = [
    ...stepsOf(template),
    ['', 'You need no add-in. With it you can also add and replace players, draw lots and undo.'],
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
