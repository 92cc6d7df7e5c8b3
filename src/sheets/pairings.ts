import type { Game, Rest, Tournament } from '../core/model';
import { makeTyped, mirror } from '../core/typed';
import type { SheetWords } from '../language/words';
import { fill, rows } from './block';
import { area, address, type CellValue } from './cell';
import { makeFinder } from './finder';
import { PAIRINGS, type Layout } from './layout';
import type { Block, SheetPlan } from './plan';
import { tableName } from './players';
import { inRow, quoted, whole } from './reference';
import {
  alarmWhenFilled,
  fitWidth,
  INPUT_FILL,
  LINE,
  nameWidth,
  QUIET,
  styled,
  TABLE_STYLE,
  topStyles,
} from './style';
import { titleOf } from './title';

type Line = { readonly game: Game } | { readonly rest: Rest };

const roundOf = (line: Line): number => ('game' in line ? line.game.round : line.rest.round);

/** Games in order of round and board, each round's rest after them. */
export const linesOf = (tournament: Tournament): readonly Line[] => {
  const lines: Line[] = [
    ...tournament.games.map((game) => ({ game })),
    ...tournament.rests.map((rest) => ({ rest })),
  ];
  return lines
    .map((line, index) => ({ line, index }))
    .sort((one, other) => roundOf(one.line) - roundOf(other.line) || one.index - other.index)
    .map(({ line }) => line);
};

/** What a line holds in the input columns: game, round, board, left no., result, right no. */
const inputsOf = (line: Line, leftIsWhite: boolean): CellValue[] => {
  if ('rest' in line) return [null, line.rest.round, null, line.rest.player, null, null];
  const { no, round, board, white, black, outcome } = line.game;
  const typed = outcome === null ? null : makeTyped(leftIsWhite ? outcome : mirror(outcome));
  const [left, right] = leftIsWhite ? [white, black] : [black, white];
  return [no, round, board, left, typed, right];
};

const nameFormula = (layout: Layout, numberColumn: number, empty: string): string => {
  const sheet = layout.names.pairings;
  const number = inRow(layout.pairings.column(numberColumn), sheet);
  const names = whole(layout.players.column(layout.playersColumns.name), sheet);
  const numbers = whole(layout.players.column(layout.playersColumns.no), sheet);
  return `IF(${number}="",${empty},IFERROR(INDEX(${names},MATCH(${number},${numbers},0))&"","?"))`;
};

/** What is wrong with a line, in words; empty if nothing is. */
const checkFormula = (layout: Layout, words: SheetWords): string => {
  const sheet = layout.names.pairings;
  const { game } = layout.calculation;
  const own = (column: number): string => inRow(layout.pairings.column(column), sheet);
  const [no, result] = [own(PAIRINGS.game), own(PAIRINGS.result)];
  const looked = (column: typeof game.outcome): string => `INDEX(${whole(column, sheet)},${no})`;
  const bye = `IF(LEN(${result})>0,${quoted(words.checkBye)},"")`;
  const unknown = `IF(ISNUMBER(${result}),${quoted(words.checkDate)},${quoted(words.checkUnknown)})`;
  const pair = `IF(${looked(game.key)}=0,${quoted(words.checkNumbers)},IF(MATCH(${looked(game.key)},${whole(game.key, sheet)},0)<>${no},${quoted(words.checkTwice)},IF(${looked(game.outcome)}<0,${unknown},"")))`;
  return `IF(${no}="",${bye},IFERROR(${pair},${quoted(words.checkGame)}))`;
};

const statusFormula = (layout: Layout, words: SheetWords): string => {
  const sheet = layout.names.pairings;
  const { pairings: table, calculation } = layout;
  const outcomes = whole(calculation.game.outcome, sheet);
  const watched = whole({ sheet, area: area(table.header + 1, PAIRINGS.round, table.rows + 200) }, sheet);
  const done = `COUNTIFS(${outcomes},">0")`;
  const wrong = `COUNTIFS(${whole({ sheet, area: table.body(PAIRINGS.check, 1) }, sheet)},"?*")`;
  return `IF(COUNTIFS(${watched},">0")>${table.rows},${quoted(words.gamesBelow)},${done}&" "&${quoted(words.ofGames)}&" ${layout.gameCount} "&${quoted(words.gamesFinished)}&IF(${wrong}>0,". "&${wrong}&" "&${quoted(words.toCheck)},""))`;
};

const headings = (layout: Layout, words: SheetWords): string[] => {
  const [left, leftNo] = layout.leftIsWhite ? [words.white, words.whiteNo] : [words.black, words.blackNo];
  const [right, rightNo] = layout.leftIsWhite ? [words.black, words.blackNo] : [words.white, words.whiteNo];
  return [words.game, words.round, words.board, leftNo, left, words.result, right, rightNo, words.check];
};

const tableBlocks = (tournament: Tournament, layout: Layout, words: SheetWords): Block[] => {
  const { pairings: table, leftIsWhite } = layout;
  const first = table.header + 1;
  const inputs = linesOf(tournament).map((line) => inputsOf(line, leftIsWhite));
  const slice = (from: number, to: number): CellValue[][] => inputs.map((line) => line.slice(from, to));
  return [
    rows(table.header, 0, [headings(layout, words)], '@'),
    rows(first, PAIRINGS.game, slice(0, 4), '0'),
    fill(table.body(PAIRINGS.left, 1), nameFormula(layout, PAIRINGS.leftNo, '""')),
    rows(first, PAIRINGS.result, slice(4, 5), '@'),
    fill(table.body(PAIRINGS.right, 1), nameFormula(layout, PAIRINGS.rightNo, quoted(words.bye))),
    rows(first, PAIRINGS.rightNo, slice(5, 6), '0'),
    fill(table.body(PAIRINGS.check, 1), checkFormula(layout, words)),
  ];
};

/** The Pairings sheet: a row per game, the result being its input, and a finder for one player's games beside it. */
export const makePairingsSheet = (tournament: Tournament, layout: Layout, words: SheetWords): SheetPlan => {
  const { pairings: table } = layout;
  const sheet = layout.names.pairings;
  const first = table.header + 1;
  const name = nameWidth(tournament.players.map((player) => player.name));
  const finder = makeFinder(layout, words, name);
  const widths = [7, 7, 7, 7, name, 9, name, 7, 26];
  const printed = widths.slice(0, PAIRINGS.check);
  const round = address(first, PAIRINGS.round, 'column');
  return {
    role: 'pairings',
    name: sheet,
    tabColor: '1F4E79',
    blocks: [
      rows(0, 0, [[titleOf(tournament, words.pairings)]], '@'),
      fill(area(1, 0), statusFormula(layout, words)),
      ...tableBlocks(tournament, layout, words),
      ...finder.blocks,
    ],
    styles: [
      ...topStyles(),
      styled(table.body(PAIRINGS.game, 4), { align: 'center', vertical: 'center' }),
      styled(table.body(PAIRINGS.left, 1), { align: 'right', wrap: true, vertical: 'center' }),
      styled(table.body(PAIRINGS.result, 1), {
        align: 'center',
        bold: true,
        fill: INPUT_FILL,
        vertical: 'center',
      }),
      styled(table.body(PAIRINGS.right, 1), { wrap: true, vertical: 'center' }),
      styled(table.body(PAIRINGS.rightNo, 1), { align: 'center', vertical: 'center' }),
      styled(table.body(PAIRINGS.check, 1), { color: 'B42318' }),
      styled(area(table.header, 0, 1, PAIRINGS.count), {
        bold: true,
        wrap: true,
        align: 'center',
        vertical: 'center',
      }),
      ...finder.styles,
    ],
    columns: [...widths.map((width, from) => ({ from, count: 1, width })), ...finder.columns],
    freeze: { rows: first, columns: 0 },
    tables: [{ name: tableName(tournament, 'Pairings'), area: table.area, style: TABLE_STYLE }],
    validations: [
      {
        area: table.body(PAIRINGS.result, 1),
        source: whole(layout.tournament.results, sheet),
        refuse: false,
        prompt: { title: words.result, text: words.resultPrompt },
      },
      ...finder.validations,
    ],
    conditionals: [
      ...finder.conditionals,
      {
        area: table.body(),
        formula: `AND(${round}<>"",${round}<>${address(first - 1, PAIRINGS.round, 'column')},ISNUMBER(${address(first - 1, PAIRINGS.round, 'column')}))`,
        style: { lineAbove: LINE },
      },
      {
        area: table.body(),
        formula: `${address(first, PAIRINGS.game, 'column')}=""`,
        style: { italic: true, color: QUIET },
      },
      alarmWhenFilled(table.body(PAIRINGS.check, 1), address(first, PAIRINGS.check, 'column')),
    ],
    print: {
      area: area(0, 0, first + table.rows, PAIRINGS.check),
      landscape: false,
      titleRows: { from: table.header, to: table.header },
      ...fitWidth(printed, false, table.rows <= 75),
      header: tournament.event,
    },
  };
};
