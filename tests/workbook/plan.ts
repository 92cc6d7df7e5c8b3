import { area } from '../../src/grid/cell';
import type { SheetPlan, WorkbookPlan } from '../../src/grid/plan';

/** Texts that a spreadsheet would like to make something else of, and texts that files find hard to carry. */
export const TEXTS: readonly string[] = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  "'t Hart",
  '1-0',
  '3-1',
  '1/2',
  '1e5',
  '007',
  'TRUE',
  '#N/A',
  'say "yes"',
  '<b>R&D</b> ]]> &amp;',
  ' two  spaces ',
  'line\nbreak',
  'tab\tstop',
  'carriage\r\nreturn',
  '_x000D_ and _x005F_',
  'bell\u0007',
  'שלום עולם',
  'محمد',
  '課長 カチョウ',
  '😀👩‍👩‍👧',
  'e\u0301',
  'x'.repeat(200),
];

/** A sheet of a plan with only what matters to a test. */
export const sheetPlan = (name: string, more: Partial<SheetPlan> = {}): SheetPlan => ({
  role: 'calculation',
  name,
  blocks: [],
  styles: [],
  columns: [],
  tables: [],
  validations: [],
  conditionals: [],
  ...more,
});

/** A plan of these sheets; the first opens. */
export const workbookPlan = (...sheets: readonly SheetPlan[]): WorkbookPlan => ({
  id: 'test',
  sheets,
  names: sheets.map(({ name }) => ({
    sheet: name,
    name: 'Roundabout_Test',
    refersTo: `'${name.replaceAll("'", "''")}'!$A$1`,
  })),
  active: { sheet: sheets[0]!.name, row: 0, column: 0 },
});

const ROWS = TEXTS.length;

const pairings = sheetPlan("Spring's Pairings", {
  role: 'pairings',
  tabColor: '1F4E79',
  blocks: [
    { kind: 'values', area: area(0, 0), values: [['Spring & Sons 2025']] },
    { kind: 'values', area: area(2, 0, 1, 3), values: [['No', 'Text', 'Points']] },
    { kind: 'values', area: area(3, 0, ROWS, 1), values: TEXTS.map((_, index) => [index + 1]), format: '0' },
    { kind: 'values', area: area(3, 1, ROWS, 1), values: TEXTS.map((text) => [text]), format: '@' },
    { kind: 'formula', area: area(3, 2, ROWS, 1), formula: "IF(A4>2,A4/2,'Calc'!$A$1)", format: '0.0' },
  ],
  styles: [
    { area: area(0, 0, 1, 3), style: { bold: true, size: 16, color: '1F4E79' } },
    { area: area(2, 0, 1, 3), style: { bold: true, fill: 'DDEBF7', grid: 'BFBFBF', align: 'center' } },
    { area: area(2, 1, 2, 1), style: { italic: true, wrap: true, vertical: 'top', rotation: 90, indent: 1 } },
    { area: area(4 + ROWS, 0, 1, 2), style: { fill: 'FFF2CC', strike: true } },
  ],
  columns: [
    { from: 0, count: 1, width: 5 },
    { from: 1, count: 1, width: 30 },
    { from: 3, count: 2, width: 10, hidden: true },
  ],
  rows: [{ row: 0, height: 24 }],
  merges: [area(0, 0, 1, 3)],
  freeze: { rows: 3, columns: 1 },
  tables: [{ name: 'Spring_Pairings', area: area(2, 0, ROWS + 1, 3), style: 'TableStyleLight1' }],
  validations: [
    {
      area: area(3, 1, ROWS, 1),
      source: "'Calc'!$A$1:$A$4",
      refuse: false,
      prompt: { title: 'Result & more', text: 'Type 1-0, "½-½" or 0-1' },
    },
  ],
  conditionals: [
    { area: area(3, 0, ROWS, 3), formula: '$A4>$A3', style: { lineAbove: '808080', bold: true } },
    { area: area(3, 2, ROWS, 1), formula: 'C4=0', style: { color: 'FF0000', numberFormat: '"–"' } },
  ],
  charts: [
    {
      kind: 'line',
      name: 'Roundabout line',
      title: 'Points & more',
      description: 'Two lines.',
      place: area(3, 5, 12, 6),
      source: area(2, 1, 3, 2),
      series: [
        { color: '1F4E79', dash: 'solid', marker: 'circle', width: 3 },
        { color: 'C44E00', dash: 'dashDot', marker: 'x', width: 1.5 },
      ],
      textSize: 9,
      markerSize: 7,
      axes: { category: 'Round', named: 5, value: 'Points', step: 0.5 },
    },
    {
      kind: 'stacked bars',
      name: 'Roundabout bars',
      title: 'Games',
      description: 'Four bars.',
      place: area(16, 5, 12, 6),
      source: area(2, 1, 5, 2),
      series: [{ fill: 'FFFFFF', label: '1F2A37' }],
      textSize: 7,
    },
  ],
  print: {
    area: area(0, 0, 3 + ROWS, 3),
    landscape: false,
    titleRows: { from: 0, to: 2 },
    titleColumns: { from: 0, to: 0 },
    fit: { wide: 1, tall: 0 },
    rowBreaks: [10],
    header: 'Spring & Sons 2025',
  },
});

const calculation = sheetPlan('Calc', {
  hidden: true,
  blocks: [
    { kind: 'values', area: area(0, 0, 4, 1), values: [[7], [0.5], [true], [null]] },
    { kind: 'formula', area: area(0, 1, 2, 3), formula: '$A1*2+B$9', format: '0.00' },
    { kind: 'formula', area: area(4, 0), formula: '"a"&"<b>"&A1', format: '0' },
    { kind: 'formula', area: area(5, 0), formula: 'A1=7', format: '0' },
    { kind: 'formula', area: area(6, 0), formula: '1/A4', format: '0' },
    { kind: 'formula', area: area(7, 0), formula: 'IF(A1>100,"much","")', format: '0' },
    { kind: 'formula', area: area(8, 0, 1, 4), formula: 'SUM($A$1:$A$2)', format: '0.0' },
  ],
});

const log = sheetPlan('Log', {
  role: 'log',
  rightToLeft: true,
  blocks: [
    {
      kind: 'values',
      area: area(0, 0, 2, 3),
      values: [
        ['Step', 'Rule', 'Cells'],
        [1, 'C.05', 'B4'],
      ],
      format: '@',
    },
  ],
  tables: [{ name: 'Spring_Log', area: area(0, 0, 2, 3), style: 'TableStyleLight9' }],
});

/** A small tournament-like plan with everything that a plan can say. */
export const PLAN: WorkbookPlan = {
  ...workbookPlan(pairings, calculation, log),
  active: { sheet: pairings.name, row: 4, column: 1 },
};
