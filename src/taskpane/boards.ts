import { locateProblem } from '../app/locate';
import type { OpenStep } from '../app/step';
import type { Game, Tournament } from '../core/model';
import type { Problem } from '../core/problem';
import type { TypedResult } from '../core/results/record';
import type { OutcomeCode, Pending } from '../core/results/outcome';
import { byesIn } from '../core/results/progress';
import { allowsHandicap, handicapOf, ranksAhead } from '../core/results/handicap';
import { withoutByes } from '../language/byes';
import { nameInSection } from '../language/inSection';
import { sectionNames } from '../core/sections/found';
import { fromLeft, isLeftWhite } from '../core/results/sides';
import { type ScoreId, scoreOf } from '../core/results/score';
import { makeTyped, outcomeFromLeft, parsePending, parseTyped, setsTyped } from '../core/results/typed';
import type { Place } from '../grid/reference';
import { isolated } from './speech';

/** What can stand in a result: an outcome from the left side's point of view, or why there is none yet. */
export type BoardResult = OutcomeCode | Pending;

/** Somebody at a board: a player, or of a team, by its number, whoever is named there. */
export interface Sitting {
  readonly no: number;
  readonly name: string;
}

/** A side of a board as it is shown. */
export type SideOfBoard = 'left' | 'right';

/** A team, with those who may sit at its boards. */
export interface TeamAtBoard {
  readonly name: string;
  readonly members: readonly string[];
}

/** A game of a round, or a board of a match, as it is shown: of players White stands on the left but in Go, of teams the home side. */
export interface Board {
  readonly game: number;
  readonly board: number;
  readonly left: Sitting;
  readonly right: Sitting;
  readonly leftIsWhite: boolean;
  /** Whether a result is typed from the right side's point of view: White's, in Go. */
  readonly fromRight: boolean;
  /** What was typed last, on its way to the sheet or there; `null` for nothing. */
  readonly result: BoardResult | null;
  readonly saving: boolean;
  /** How many sets each side made, if that is known. */
  readonly sets?: string | undefined;
  /** Who has left, so that the game is not played; `null` for nobody. */
  readonly away: Sitting | null;
  /** Whether it was played and does not count, because somebody left early. */
  readonly annulled: boolean;
  /** In Go where the stronger one has White: how many ranks they are ahead, or else the handicap that follows. */
  readonly ranks?: number | null;
  readonly stones?: number | null;
  /** Of a match: whose side it is. */
  readonly teams?: Readonly<Record<SideOfBoard, TeamAtBoard>>;
  /** The new date of one that was put off, once there is one. */
  readonly movedTo?: string | undefined;
  /** The section of those who play, where there are several. */
  readonly section?: string | undefined;
}

/** The game, and of a match the board, in whose line of the sheets a problem stands; `null` if it stands elsewhere. */
export const gameOfProblem = (
  { open: { parts, gridOf } }: OpenStep,
  found: Problem,
): { readonly game: unknown; readonly board: unknown } | null => {
  const { Pairings_game: games, Matches_match: matches = games, Matches_board: boards } = parts.places;
  const where = locateProblem(found);
  if (!where || where.sheet !== matches?.sheet) return null;
  const inLine = (column: Place | undefined): unknown =>
    column && gridOf(column)?.values[where.area.row - column.area.row]?.[0];
  return { game: inLine(matches), board: inLine(boards) };
};

/** The words for what people do not play out. */
const PENDING: readonly string[] = ['postponed', 'adjourned'];

const isPending = (result: BoardResult): result is Pending => PENDING.includes(result);

/** A result of a board as it is typed. */
export const typedResult = (result: BoardResult | null, { fromRight }: Pick<Board, 'fromRight'>): string => {
  if (result === null) return '';
  return isPending(result) ? result : makeTyped(outcomeFromLeft(result, !fromRight));
};

/** A result as it counts at a board: of a match a win against nobody is one by forfeit. */
export const countedAt = ({ teams, left, right }: Board, result: BoardResult | null): BoardResult | null => {
  const [isLeft, isRight] = [left.name !== '', right.name !== ''];
  if (!teams || isLeft === isRight || result !== (isLeft ? '1-0' : '0-1')) return result;
  return isLeft ? '+-' : '-+';
};

/** What stands in a result, or is on its way there, from the left side's point of view. */
export const resultOf = (
  { outcome, pending, sets }: Pick<Game, 'outcome' | 'pending' | 'sets'>,
  onTheWay: TypedResult | undefined,
  fromRight: boolean,
  score: ScoreId = 'none',
): Pick<Board, 'result' | 'saving' | 'sets'> => {
  const reading = { leftIsWhite: true, score };
  const found = onTheWay ? (parseTyped(onTheWay.typed, reading) ?? null) : outcome;
  const waiting = onTheWay ? parsePending(onTheWay.typed) : (pending ?? null);
  return {
    result: found === null ? waiting : outcomeFromLeft(found, !fromRight),
    saving: onTheWay !== undefined,
    sets: onTheWay ? setsTyped(onTheWay.typed, reading) : sets,
  };
};

/** The date of a game or match to which it was moved. */
export const newDateOf = ({ date, planned }: Pick<Game, 'date' | 'planned'>): string | undefined =>
  planned === undefined ? undefined : date;

/** The games of a round by section and board, with what is on its way to the sheet. */
export const boardsOf = (
  tournament: Pick<Tournament, 'players' | 'games' | 'profile' | 'colours' | 'handicap'>,
  round: number,
  typed: readonly TypedResult[],
): readonly Board[] => {
  const { players, games } = withoutByes(tournament);
  const byNumber = new Map(players.map((player) => [player.no, player]));
  const sections = sectionNames(players);
  const place = ({ section = '' }: Board): number => sections.indexOf(section);
  const leftIsWhite = isLeftWhite(tournament);
  const inSets = scoreOf(tournament.profile) === 'sets';
  return games
    .filter((game) => game.round === round)
    .flatMap((game): readonly Board[] => {
      const [left, right] = fromLeft(tournament, game.white, game.black).map((no) => byNumber.get(no));
      if (!left || !right) return [];
      const onTheWay = typed.find((each) => each.game === game.no);
      const result = resultOf(game, onTheWay, !leftIsWhite, inSets ? 'sets' : 'none');
      const gone = [left, right].find(({ status }) => status !== 'playing') ?? null;
      const away = result.result === null ? gone : null;
      const annulled = away === null && [left, right].some(({ status }) => status === 'annulled');
      const { no, board } = game;
      const { section } = left;
      return [
        {
          ...{ game: no, board, section, left, right, leftIsWhite, fromRight: !leftIsWhite, ...result },
          ...{ away, annulled, movedTo: newDateOf(game) },
          ...(allowsHandicap(tournament)
            ? { ranks: ranksAhead(right, left), stones: handicapOf(tournament, right, left) }
            : {}),
        },
      ];
    })
    .sort((one, other) => place(one) - place(other) || one.board - other.board);
};

/** The names of those who have a bye in a round, to stand in a sentence. */
export const byeNames = (
  tournament: Pick<Tournament, 'players' | 'rests' | 'games' | 'sections' | 'profile'>,
  round: number,
): readonly string[] => byesIn(tournament, round).map((no) => isolated(nameInSection(tournament)(no)));

/** Whether somebody waits for the result of a board. */
export const isMissing = ({ result, away }: Board): boolean =>
  away === null && (result === null || isPending(result));

/** Whether a board keeps its round from being over: a game that was put off does not. */
export const isWaitedFor = ({ result, away }: Board): boolean => away === null && result === null;

const KEYS: ReadonlyMap<string, BoardResult | null> = new Map<string, BoardResult | null>([
  ['1', '1-0'],
  ['0', '0-1'],
  ['=', '1/2'],
  ['½', '1/2'],
  ['5', '1/2'],
  ['+', '+-'],
  ['-', '-+'],
  ['Delete', null],
  ['Backspace', null],
]);

/** What a key means on a board; `null` clears the result, `undefined` is no result. */
export const resultOfKey = (key: string): BoardResult | null | undefined => KEYS.get(key);
