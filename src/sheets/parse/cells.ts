import { STATUSES, type ExtraValue, type Game, type Player } from '../../core/model';
import { parseRating } from '../../core/ratings/rating';
import { parsePending, parseTyped, setsTyped, type Reading } from '../../core/results/typed';
import { meansBye } from '../../language/byes';
import { choiceNamed, namesOf } from '../../language/choices';
import { words } from '../../language/language';
import { cellText, isCellError, type CellValue } from '../../grid/cell';
import type { GameCell, PlayerColumn, TimeCell } from '../log/key';
import { dateIn } from '../dates';

/** The contents of a player's cells; a missing cell is empty. */
export type PlayerCells = Readonly<Partial<Record<PlayerColumn | 'team' | 'section', CellValue>>> & {
  /** The organiser's further columns. */
  readonly extra?: readonly CellValue[];
};

/** A cell that we cannot read, and what it could hold. */
export interface Unreadable<Cell> {
  readonly cell: Cell;
  readonly expected: string;
}

const isNoNumber = (value: CellValue): boolean => value !== null && typeof value !== 'number';

/** Somebody without a name, or with the word for a bye instead, is absent and has no games. */
const byeIfUnnamed = (player: Player): Player =>
  meansBye(player.name)
    ? {
        ...player,
        ...{ name: words().bye, status: 'annulled' },
        ...(player.status === 'playing' ? {} : { statusTyped: player.status }),
      }
    : player;

/** The player from these cells. An unreadable cell counts as empty; `unreadable` says what it could hold. */
export const decodePlayer = (
  no: number,
  { name = null, rating = null, extra = [], ...more }: PlayerCells,
): { readonly player: Player; readonly unreadable: readonly Unreadable<PlayerColumn>[] } => {
  const { adjustment = null, playOff = null } = more;
  const [federation, reason] = [cellText(more.federation ?? null), cellText(more.reason ?? null)];
  const [team, section] = [cellText(more.team ?? null).trim(), cellText(more.section ?? null).trim()];
  const typed = choiceNamed('status', cellText(more.status ?? null).trim() || 'playing');
  const status = STATUSES.find((known) => known === typed);
  const player: Player = {
    no,
    name: cellText(name),
    status: status ?? 'playing',
    ...(typeof rating === 'number' || typeof rating === 'string' ? { rating: parseRating(rating) } : {}),
    ...(federation === '' ? {} : { federation }),
    ...(team === '' ? {} : { team }),
    ...(section === '' ? {} : { section }),
    ...(typeof adjustment === 'number' && adjustment !== 0 ? { adjustment } : {}),
    ...(reason === '' ? {} : { adjustmentReason: reason }),
    ...(typeof playOff === 'number' && playOff !== 0 ? { playOff } : {}),
    ...(extra.length === 0
      ? {}
      : { extra: extra.map((value): ExtraValue => (isCellError(value) ? value.error : value)) }),
  };
  return {
    player: byeIfUnnamed(player),
    unreadable: [
      ...(isNoNumber(adjustment) ? [{ cell: 'adjustment', expected: '0.5, -1' } as const] : []),
      ...(isNoNumber(playOff) ? [{ cell: 'playOff', expected: '1, 2' } as const] : []),
      ...(status ? [] : [{ cell: 'status', expected: namesOf('status') } as const]),
    ],
  };
};

/** The contents of a game's cells, with its numbers already read. */
export interface GameCells
  extends
    Readonly<Record<Exclude<GameCell, 'result' | TimeCell>, number>>,
    Readonly<Partial<Record<TimeCell, CellValue>>> {
  readonly no: number;
  /** As it was typed. */
  readonly result: string;
}

/** When and where a game is played, and the planned date if it differs from the date. */
const timesIn = (cells: Partial<Record<TimeCell, CellValue>>): Pick<Game, TimeCell> => {
  const [date, planned, deadline] = [cells.date, cells.planned, cells.deadline].map((cell) =>
    dateIn(cell ?? null),
  );
  const venue = cellText(cells.venue ?? null).trim();
  return {
    ...(date === undefined ? {} : { date }),
    ...(planned === undefined || planned === date ? {} : { planned }),
    ...(venue === '' ? {} : { venue }),
    ...(deadline === undefined ? {} : { deadline }),
  };
};

/** Few different texts stand in very many cells. */
const remembered = <T>(parse: (text: string) => T): ((text: string) => T) => {
  const known = new Map<string, { readonly value: T }>();
  return (text) => {
    const entry = known.get(text) ?? { value: parse(text) };
    known.set(text, entry);
    return entry.value;
  };
};

/** Reads the cells of games; a result that we cannot read (`isUnderstood`) counts as none. */
export const gameDecoder = (
  reading: Reading,
): ((cells: GameCells) => { readonly game: Omit<Game, 'cycle'>; readonly isUnderstood: boolean }) => {
  const outcomeOf = remembered((text) => parseTyped(text, reading));
  const setsOf = remembered((text) => setsTyped(text, reading));
  const pendingOf = remembered(parsePending);
  return ({ no, round, board, left, right, result, ...times }) => {
    const [outcome, sets, pending] = [outcomeOf(result), setsOf(result), pendingOf(result)];
    return {
      game: {
        ...{ no, round, board },
        white: reading.leftIsWhite ? left : right,
        black: reading.leftIsWhite ? right : left,
        outcome: outcome ?? null,
        ...(sets === undefined ? {} : { sets }),
        ...timesIn(times),
        ...(pending === null ? {} : { pending }),
      },
      isUnderstood: outcome !== undefined,
    };
  };
};
