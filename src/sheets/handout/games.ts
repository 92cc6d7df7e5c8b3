import { entryAt } from '../../core/present';
import { annulledIn } from '../../core/results/progress';
import { isLeftWhite } from '../../core/results/sides';
import { printedResult, resultTyped } from '../../core/results/typed';
import { area, type CellValue } from '../../grid/cell';
import { fill } from '../../grid/block';
import type { Block, Style } from '../../grid/plan';
import { quoted, whole } from '../../grid/reference';
import type { Layout } from '../layout';
import { dateCell, dateFormat } from '../dates';
import { QUIET, whiteStyle } from '../look/style';
import { across, cells, joined, over, type SheetDrawing } from './drawing';
import type { HandoutWords } from './handout';
import { BOX } from './styles';
import { absentIn, sidesOf, type HandoutGame, type Subject } from './subject';

/** What stands in place of a result that nobody waits for. */
export const NOT_PLAYED = '–';

/** A date, with its time if it has one, at the right of some columns. */
export const dated = (
  row: number,
  column: number,
  columns: number,
  date: string | undefined,
  style: Style,
): SheetDrawing =>
  across(row, column, columns, dateCell(date), { ...style, align: 'right' }, dateFormat(date));

/** When or where a round is played, if all of its games are played then, or there. */
export const commonOf = (
  { tournament }: Pick<Subject, 'tournament'>,
  round: number,
  what: 'date' | 'venue',
): string | undefined => {
  const all = new Set(tournament?.games.flatMap((game) => (game.round === round ? [game[what]] : [])));
  const [only] = all;
  return all.size === 1 ? only : undefined;
};

/** A game in a line: the board, who sits on the left, the result, a dash where it is not played any more, who sits on the right. */
export type GameLine = readonly [board: number, left: string, result: string | null, right: string];

/** Games in lines, the players as they are called. */
export const gameLines = (
  subject: Subject,
  games: readonly HandoutGame[],
  called: (no: number) => string,
): readonly GameLine[] =>
  games.map((game) => {
    const [left, right] = sidesOf(subject, game);
    const open = absentIn(subject, game).length > 0 ? NOT_PLAYED : null;
    const result = resultTyped(subject.tournament, game) ?? open;
    return [game.board, called(left.no), result && printedResult(result), called(right.no)];
  });

/** Whoever left before their game, struck out in lines of games from a row on; the sides stand in these columns. */
export const struckOut = (
  subject: Pick<Subject, 'tournament'>,
  row: number,
  games: readonly HandoutGame[],
  sides: readonly number[],
): SheetDrawing =>
  joined(
    games.flatMap((game, index) => {
      const gone = absentIn(subject, game);
      return sidesOf(subject, game).flatMap(({ no }, side) =>
        gone.includes(no) ? [over(area(row + index, entryAt(sides, side)), GONE)] : [],
      );
    }),
  );

/** How whoever left is told from those who play. */
export const GONE: Style = { strike: true, color: QUIET };

/** How results that do not count are told from others. */
export const UNCOUNTED: Style = { italic: true, color: QUIET };

/** Which games have a result that does not count. */
export const isUncounted = ({ tournament }: Pick<Subject, 'tournament'>) => {
  const gone = annulledIn(tournament ?? { players: [] });
  return ({ white, black, outcome }: HandoutGame): boolean =>
    outcome !== null && (gone.has(white) || gone.has(black));
};

/** A legend, and what results in grey are if there are any; nothing, or something else, if not. */
export const withUncounted = (
  legend: string,
  subject: Pick<Subject, 'tournament' | 'rounds'>,
  { texts }: Pick<HandoutWords, 'texts'>,
  otherwise = '',
): string => {
  const isAny = subject.rounds.some(({ games }) => games.some(isUncounted(subject)));
  return `${legend} ${isAny ? texts.uncounted : otherwise}`.trim();
};

/** The same as a formula, in the line below how far it is. */
export const uncountedBlock = (
  { calculation }: Layout,
  sheet: string,
  legend: string,
  { texts }: Pick<HandoutWords, 'texts'>,
  otherwise = '',
  column = 0,
): Block =>
  fill(
    area(2, column),
    `TRIM(${quoted(`${legend} `)}&IF(COUNTIFS(${whole(calculation.player.live, sheet)},0)=0,${quoted(otherwise)},${quoted(texts.uncounted)}))`,
  );

/** The columns of both sides in a line. */
const SIDES = [1, 3] as const;

/** Lines of games from a row and a first column on: White in bold, what does not count in italics, whoever left before their game struck out. */
export const drawLines = (
  subject: Subject,
  row: number,
  games: readonly HandoutGame[],
  lines: readonly (readonly CellValue[])[],
  size: number,
  first = 0,
): SheetDrawing => {
  const sides = SIDES.map((column) => first + column);
  const isOff = isUncounted(subject);
  return joined([
    cells(row, first, lines, { ...BOX, size }),
    ...sides.map((column) => over(area(row, column, lines.length), { align: 'left', indent: 1, wrap: true })),
    over(
      area(row, entryAt(sides, isLeftWhite(subject.tournament) ? 0 : 1), lines.length),
      whiteStyle(subject.tournament),
    ),
    ...games.flatMap((game, index) =>
      isOff(game) ? [over(area(row + index, first, 1, SIDES[1] + 1), UNCOUNTED)] : [],
    ),
    struckOut(subject, row, games, sides),
  ]);
};
