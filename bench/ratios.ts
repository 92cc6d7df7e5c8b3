import { HyperFormula, type RawCellContent } from 'hyperformula';
import { addTournament } from '../src/app/create';
import { openTournament } from '../src/app/open';
import type { Tournament } from '../src/core/model';
import { makeSchedule } from '../src/core/pairing/schedule';
import { standings } from '../src/core/tiebreak/standings';
import { words } from '../src/language/language';
import { calculate } from '../src/grid/formula/calculate';
import { parseFormula, type Corner, type Node } from '../src/grid/formula/parse';
import { address, quoteSheet } from '../src/grid/cell';
import { sheetNames } from '../src/sheets/names';
import type { Block, WorkbookPlan } from '../src/grid/plan';
import { makeWorkbook } from '../src/sheets/allSheets';
import { newXlsx, openXlsx } from '../src/workbook/xlsx';
import { benchGoals, CREATE, createAlone } from './goals';
import { benchLibreOffice } from './libreOffice';
import { ALONE, benchLists, readAlone } from './lists';
import { field, line, milliseconds, ratio, value } from './measure';
import { benchPane } from './pane';
import { benchPairing, pairAlone, PAIRING } from './pairing';
import { benchLargeSheets } from './largeSheets';
import { benchRefusals } from './refusals';
import { benchRequests } from './requests';
import { benchTools } from './tools';

const planOf = (tournament: Tournament): WorkbookPlan =>
  makeWorkbook(tournament, sheetNames(words(), 'Bench', []), words(), '');

const eachFormula = (
  plan: WorkbookPlan,
  visit: (sheet: string, row: number, column: number) => void,
): number => {
  let count = 0;
  for (const { name, blocks } of plan.sheets)
    for (const { kind, area } of blocks)
      if (kind === 'formula')
        for (let row = area.row; row < area.row + area.rows; row++)
          for (let column = area.column; column < area.column + area.columns; column++) {
            visit(name, row, column);
            count++;
          }
  return count;
};

const worked = (plan: WorkbookPlan): number => {
  const cell = calculate(plan.sheets);
  return eachFormula(plan, cell);
};

const written = (node: Node, row: number, column: number): string => {
  const corner = (at: Corner): string =>
    address(at.row + (at.fixedRow ? 0 : row), at.column + (at.fixedColumn ? 0 : column));
  const on = (sheet: string | null): string => (sheet === null ? '' : `${quoteSheet(sheet)}!`);
  const inner = (part: Node): string => written(part, row, column);
  switch (node.kind) {
    case 'literal':
      return typeof node.value === 'string'
        ? `"${node.value.replaceAll('"', '""')}"`
        : String(node.value).toUpperCase();
    case 'cell':
      return on(node.sheet) + corner(node.at);
    case 'range':
      // Whole columns and rows have names of their own, for sheets of any size.
      return `${on(node.sheet)}${corner(node.from)}:${corner(node.to)}`
        .replace(/(\$[A-Z]+)\$1:(\$[A-Z]+)\$1048576/, '$1:$2')
        .replace(/\$A(\$\d+):\$XFD(\$\d+)/, '$1:$2');
    case 'negative':
      return `-${inner(node.of)}`;
    case 'operation':
      return `(${inner(node.left)}${node.operator}${inner(node.right)})`;
    case 'call':
      return `${node.name}(${node.args.map(inner).join(',')})`;
  }
};

/** A plan as another engine takes it: every formula written out for its cell. */
const spelledOut = (blocks: readonly Block[]): RawCellContent[][] => {
  const grid: RawCellContent[][] = [];
  for (const block of blocks) {
    const { row: top, column: left, rows, columns } = block.area;
    const node = block.kind === 'formula' ? parseFormula(block.formula, top, left) : null;
    for (let row = top; row < top + rows; row++)
      for (let column = left; column < left + columns; column++)
        (grid[row] ??= [])[column] = node
          ? `=${written(node, row, column)}`
          : block.kind === 'values'
            ? (block.values[row - top]?.[column - left] as RawCellContent)
            : null;
  }
  return Array.from(grid, (row) => Array.from(row ?? [], (cell) => cell ?? null));
};

/** Once through everything, so that the smallest field does not pay for the start. */
const warmUp = async (): Promise<void> => {
  const workbook = newXlsx();
  value(await addTournament(workbook, field(30), { time: '' }));
  value(await openTournament(value(await openXlsx(value(await workbook.save())))));
};

const sizes = async (): Promise<void> => {
  console.log('Writing and reading a finished single round robin; per formula, against 10 players');
  line('players', 'formulas', 'plan ms', 'work out ms', 'save ms', 'open ms', 'kB', 'per formula');
  let base = 0;
  await warmUp();
  for (const players of [10, 20, 50, 100]) {
    const tournament = field(players);
    const plan = await milliseconds(() => planOf(tournament));
    const calculated = await milliseconds(() => worked(plan.last), players > 50 ? 1 : 3);
    const saved = await milliseconds(async () => {
      const workbook = newXlsx();
      value(await addTournament(workbook, tournament, { time: '' }));
      return value(await workbook.save());
    }, 1);
    const opened = await milliseconds(
      async () => value(await openTournament(value(await openXlsx(saved.last)))),
      1,
    );
    const each = (calculated.best + saved.best) / calculated.last;
    base ||= each;
    const rounded = [plan.best, calculated.best, saved.best, opened.best].map(Math.round);
    line(players, calculated.last, ...rounded, Math.round(saved.last.length / 1024), ratio(each, base));
  }
};

const engines = async (): Promise<void> => {
  console.log('\nWorking out all formulas: ours against HyperFormula');
  line('players', 'ours ms', 'theirs ms', 'ours/theirs');
  for (const players of [10, 20, 30]) {
    const plan = planOf(field(players));
    const sheets = Object.fromEntries(plan.sheets.map(({ name, blocks }) => [name, spelledOut(blocks)]));
    const ours = await milliseconds(() => worked(plan));
    const theirs = await milliseconds(
      () =>
        HyperFormula.buildFromSheets(sheets, {
          licenseKey: 'gpl-v3',
          useArrayArithmetic: true,
          maxColumns: 20000,
        }),
      1,
    );
    line(players, Math.round(ours.best), Math.round(theirs.best), ratio(ours.best, theirs.best));
  }
};

const largest = async (): Promise<void> => {
  console.log('\nThe rules alone; per game, against 100 players');
  line('players', 'games', 'pair ms', 'rank ms', 'per game');
  let base = 0;
  for (const players of [100, 500, 1448]) {
    const paired = await milliseconds(() => value(makeSchedule({ system: 'berger', players, cycles: 1 })), 1);
    const tournament = field(players);
    const ranked = await milliseconds(() => value(standings(tournament)), 1);
    const each = (paired.best + ranked.best) / tournament.games.length;
    base ||= each;
    line(
      players,
      tournament.games.length,
      Math.round(paired.best),
      Math.round(ranked.best),
      ratio(each, base),
    );
  }
  console.log(`\nPeak memory of this run: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
};

const main = async (): Promise<void> => {
  await sizes();
  await engines();
  await largest();
  benchPairing();
  await benchTools();
  await benchLists();
  await benchLargeSheets();
  await benchRefusals();
  await benchRequests();
  await benchPane();
  await benchLibreOffice();
  await benchGoals(false);
};

const [, , how, file = ''] = process.argv;
const ofItsOwn: Readonly<Record<string, () => Promise<void>>> = {
  [ALONE]: () => readAlone(file),
  [CREATE]: createAlone,
  [PAIRING]: pairAlone,
  '--write': () => benchGoals(true),
};
void (ofItsOwn[how ?? ''] ?? main)();
