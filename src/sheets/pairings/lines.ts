import type { Game, Rest, Tournament } from '../../core/model';
import { compared } from '../../core/numbers';
import { resultTyped } from '../../core/results/typed';
import { downEach, rows } from '../../grid/block';
import type { CellValue } from '../../grid/cell';
import type { ValuesBlock } from '../../grid/plan';
import { whole } from '../../grid/reference';
import { PAIRINGS, type Layout } from '../layout';

/** A line of the Pairings table. */
export type Line = Game | Rest;

export const isRest = (line: Line): line is Rest => 'player' in line;

/** Games in order of round and board, each round's rest after them. */
export const linesOf = ({ games, rests }: Tournament): readonly Line[] => {
  const boardOf = (line: Line): number => (isRest(line) ? Infinity : line.board);
  return [...games, ...rests].sort(
    (one, other) => one.round - other.round || compared(boardOf(one), boardOf(other)),
  );
};

/** Whether a line gives somebody the bye of a round, as a formula: a late entrant has none in rounds before they came. */
export const isByeFormula = ({ pairings }: Layout, sheet: string, round: string, no: string): string => {
  const all = (column: number): string => whole(pairings.column(column), sheet);
  const lines = `${all(PAIRINGS.round)},${round},${all(PAIRINGS.leftNo)},${no}`;
  return `COUNTIFS(${lines})>COUNTIFS(${lines},${all(PAIRINGS.game)},">0")`;
};

const typedOf = (tournament: Tournament, line: Line): CellValue =>
  isRest(line) ? null : (resultTyped(tournament, line) ?? line.pending ?? null);

const rightOf = (line: Line, leftIsWhite: boolean): CellValue =>
  isRest(line) ? null : leftIsWhite ? line.black : line.white;

const leftOf = (line: Line, leftIsWhite: boolean): CellValue[] =>
  isRest(line)
    ? [null, line.round, null, line.player]
    : [line.no, line.round, line.board, leftIsWhite ? line.white : line.black];

/** The input columns of the Pairings table: game, round, board, left no.; the result; right no. */
export const inputBlocks = (tournament: Tournament, layout: Layout): readonly ValuesBlock[] => {
  const { pairings: table, leftIsWhite } = layout;
  const lines = linesOf(tournament);
  return [
    rows(
      table.header + 1,
      PAIRINGS.game,
      lines.map((line) => leftOf(line, leftIsWhite)),
      '0',
    ),
    downEach(table.column(PAIRINGS.result), lines, (line) => typedOf(tournament, line), '@'),
    downEach(table.column(PAIRINGS.rightNo), lines, (line) => rightOf(line, leftIsWhite), '0'),
  ];
};
