import { countTo } from '../core/numbers';
import { given } from '../core/format/fields';
import type { MatchBoard, TeamMember } from '../core/model';
import { parseRating } from '../core/ratings/rating';
import { makeTyped, parsePending, parseTyped } from '../core/results/typed';
import { whiteAt, whiteOnOddIn } from '../core/teamEvent/create';
import type { MatchLine } from '../core/teamEvent/event';
import type { Match, TeamEvent } from '../core/teamEvent/model';
import { cellText, type CellValue } from '../grid/cell';
import { dateIn } from '../sheets/dates';
import { boardKey, gameKey, parseKey } from '../sheets/log/key';

type Cells = ReadonlyMap<string, CellValue>;

/** The cells of the boards of a match, by their keys in the Log. */
export const boardsOf = ({
  no,
  white,
  black,
  boards,
}: Match): readonly (readonly [key: string, value: CellValue])[] =>
  boards.flatMap(({ board, home, away, outcome, pending }) => [
    [boardKey(no, board, 'left'), white] as const,
    [boardKey(no, board, 'right'), black] as const,
    [boardKey(no, board, 'home'), home || null] as const,
    [boardKey(no, board, 'result'), outcome === null ? (pending ?? null) : makeTyped(outcome)] as const,
    [boardKey(no, board, 'away'), away || null] as const,
  ]);

const textIn = (cells: Cells, key: string): string => cellText(cells.get(key) ?? null).trim();

const boardIn = (cells: Cells, no: number, board: number): Omit<MatchBoard, 'white'> => {
  const result = textIn(cells, boardKey(no, board, 'result'));
  const pending = parsePending(result);
  return {
    ...(pending ? { pending } : {}),
    board,
    home: textIn(cells, boardKey(no, board, 'home')),
    away: textIn(cells, boardKey(no, board, 'away')),
    outcome: parseTyped(result) ?? null,
  };
};

/** The matches that these cells describe, each with its boards; White alternates from board to board. */
export const matchesIn = (cells: Cells, event: TeamEvent): readonly MatchLine[] => {
  const numbers = [...cells].flatMap(([text, value]) => {
    const key = parseKey(text);
    return key?.of === 'game' && key.cell === 'left' && typeof value === 'number' ? [key.no] : [];
  });
  const whiteOnOdd = whiteOnOddIn(event);
  const boards = countTo(event.discipline.boards);
  return numbers.map((no) => {
    const number = (cell: 'round' | 'left' | 'right'): number => Number(cells.get(gameKey(no, cell)) ?? 0);
    return given({
      ...{ no, round: number('round'), white: number('left'), black: number('right') },
      date: dateIn(cells.get(gameKey(no, 'date')) ?? null),
      venue: textIn(cells, gameKey(no, 'venue')) || undefined,
      boards: boards.map((board) => ({ ...boardIn(cells, no, board), white: whiteAt(board, whiteOnOdd) })),
    });
  });
};

/** The members of a team from its cells; nothing for a player. */
export const membersIn = (own: Cells): { readonly members?: readonly TeamMember[] } => {
  const places = [...own.keys()]
    .filter((cell) => /^member\d+$/.test(cell))
    .map((cell) => cell.slice('member'.length));
  const members = places.flatMap((place): TeamMember[] => {
    const [name, rating = null] = [
      cellText(own.get(`member${place}`) ?? null),
      own.get(`memberRating${place}`),
    ];
    if (name === '') return [];
    return [
      typeof rating === 'number' || typeof rating === 'string'
        ? { name, rating: parseRating(rating) }
        : { name },
    ];
  });
  return members.length === 0 ? {} : { members };
};
