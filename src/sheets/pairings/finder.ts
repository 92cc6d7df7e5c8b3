import type { SheetWords } from '../../language/words';
import { down, countTo, fill, textRow } from '../../grid/block';
import { area, address } from '../../grid/cell';
import type {
  Block,
  ColumnPlan,
  ConditionalPlan,
  FormulaBlock,
  SheetPlan,
  StyledArea,
  ValidationPlan,
} from '../../grid/plan';
import { fixedCell, quoted, whole, type Place, writing } from '../../grid/reference';
import { markFormula } from '../calculation/games';
import { NOT_PLAYED, PAIRINGS, type Layout } from '../layout';
import { saidMark } from '../points';
import { isByeFormula } from './lines';
import { FOUND_FILL, HEADING, INPUT_FILL, QUIET, styled, LINE } from '../look/style';

/** A part of a sheet beside its table. */
export type Beside = Pick<SheetPlan, 'blocks' | 'styles' | 'columns' | 'validations' | 'conditionals'>;

/** Their games by formula: side, opponent, result, and in the last column the line of the game on the hidden sheet. */
const listBlocks = (layout: Layout, words: SheetWords): FormulaBlock[] => {
  const sheet = layout.names.pairings;
  const { calculation, pairings: table, rounds } = layout;
  const { game, player } = calculation;
  const [left, top] = [table.columns.find, table.header + 1];
  const { all } = writing(sheet);
  const found = fixedCell(table.found, sheet);
  const at = address(top, left + 4, 'column');
  const of = (where: Place): string => `INDEX(${all(where)},${at})`;
  const isWhite = `${of(game.white)}=${found}`;
  const opponent = `INDEX(${all(player.name)},IF(${isWhite},${of(game.black)},${of(game.white)}))`;
  const outcome = of(game.outcome);
  const mark = markFormula(layout, of, isWhite, sheet);
  // The first of their games of the round: the largest of what is left above each number.
  const more = layout.gameCount + 1;
  const theirs = `((${all(game.white)}=${found})+(${all(game.black)}=${found})>0)*(${all(game.round)}=${address(top, left, 'column')})`;
  const isBye = isByeFormula(layout, sheet, address(top, left, 'column'), found);
  const column = (index: number, formula: string): FormulaBlock =>
    fill(area(top, left + index, rounds), formula);
  return [
    column(
      1,
      `IF(${found}=0,"",IF(${at}=0,"",IF(${isWhite},${quoted(words.white)},${quoted(words.black)})))`,
    ),
    column(
      2,
      `IF(${found}=0,"",IF(${at}=0,IF(${isBye},${quoted(words.bye)},${quoted(NOT_PLAYED)}),${opponent}&""))`,
    ),
    column(
      3,
      `IF(${found}*${at}=0,"",IF(${outcome}>0,${saidMark(mark, words)},IF(${of(game.alive)}=0,${quoted(NOT_PLAYED)},"")))`,
    ),
    column(
      4,
      `IF(${found}=0,0,MOD(${more}-SUMPRODUCT(LARGE(${theirs}*(${more}-${all(game.no)}),1)),${more}))`,
    ),
  ];
};

const blocks = (layout: Layout, words: SheetWords): Block[] => {
  const { pairings: table, calculation, rounds } = layout;
  const left = table.columns.find;
  return [
    textRow(1, left, [words.findPlayer]),
    textRow(1, left + 2, [null]),
    fill(table.found, fixedCell(calculation.facts.found, layout.names.pairings)),
    textRow(table.header, left, [words.round, words.side, words.opponent, words.result]),
    down(area(table.header + 1, left), countTo(rounds), '0'),
    ...listBlocks(layout, words),
  ];
};

const styles = ({ pairings: table, rounds }: Layout): StyledArea[] => {
  const left = table.columns.find;
  const top = table.header + 1;
  return [
    styled(area(1, left), { bold: true }),
    styled(table.wanted.area, { fill: INPUT_FILL, bold: true, grid: LINE }),
    styled(area(table.header, left, 1, 4), HEADING),
    styled(area(top, left, rounds, 2), { align: 'center', color: QUIET }),
    styled(area(top, left + 3, rounds), { align: 'center', bold: true }),
  ];
};

const columns = ({ pairings: { columns: own } }: Layout, nameWidth: number): ColumnPlan[] => {
  const left = own.find;
  return [
    { from: own.count, count: 1, width: 3 },
    { from: left, count: 2, width: 8 },
    { from: left + 2, count: 1, width: nameWidth },
    { from: left + 3, count: 1, width: 9 },
    { from: left + 4, count: 1, width: 6, hidden: true },
  ];
};

const nameChoice = (
  { names, pairings, players, playersColumns }: Layout,
  words: SheetWords,
): ValidationPlan => ({
  area: pairings.wanted.area,
  source: whole(players.column(playersColumns.name), names.pairings),
  refuse: false,
  prompt: { title: words.findPlayer, text: words.findPrompt },
});

/** The found player's rows of the table. */
const foundRows = ({ names, pairings: table }: Layout): ConditionalPlan => {
  const found = fixedCell(table.found, names.pairings);
  const isFound = (column: number): string => `${address(table.header + 1, column, 'column')}=${found}`;
  return {
    area: table.body(0, table.columns.check),
    formula: `AND(${found}>0,OR(${isFound(PAIRINGS.leftNo)},${isFound(PAIRINGS.rightNo)}))`,
    style: { fill: FOUND_FILL },
  };
};

/**
 * "Find player": a cell with a drop-down of names; that player's rows light up, and their games stand in a list beside the
 * table, by formula, since a filter cannot look at two columns at once.
 */
export const makeFinder = (layout: Layout, words: SheetWords, nameWidth: number): Beside => ({
  blocks: blocks(layout, words),
  styles: styles(layout),
  columns: columns(layout, nameWidth),
  validations: [nameChoice(layout, words)],
  conditionals: [foundRows(layout)],
});
