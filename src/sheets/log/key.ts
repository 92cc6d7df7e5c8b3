import { CALENDAR_COLUMNS } from '../../core/model';

/** The cells of a player that stand in columns of their own. */
export const PLAYER_CELLS = [
  'name',
  'rating',
  'federation',
  'adjustment',
  'reason',
  'status',
  'playOff',
  'section',
] as const;
/** The cells that say when and where a game is played. */
export const TIME_CELLS = ['date', ...CALENDAR_COLUMNS] as const;
const GAME_CELLS = ['result', 'round', 'board', 'left', 'right', ...TIME_CELLS] as const;
const BOARD_CELLS = ['result', 'home', 'away'] as const;
/** The numbers of the two teams, beside each board. */
const BOARD_TEAMS = ['left', 'right'] as const;
const SETTINGS = ['rounds', 'exchange', 'options', 'numbering', 'seed', 'pins', 'dates', 'skip'] as const;

export type PlayerColumn = (typeof PLAYER_CELLS)[number];

/**
 * The cells of a player that the Log tells of; `column2` is the second of the organiser's own columns, `member2` and `memberRating2` are those
 * of the second member of a team.
 */
export type PlayerCell = PlayerColumn | `${'column' | 'member' | 'memberRating'}${number}`;

/** The cells of a game that the Log tells of. */
export type GameCell = (typeof GAME_CELLS)[number];

/** The cells of a board of a match. */
export type BoardCell = (typeof BOARD_CELLS)[number];

/** The cells of a board, and the numbers of the teams. */
type LoggedBoardCell = BoardCell | (typeof BOARD_TEAMS)[number];

/** A cell that says when or where a game is played. */
export type TimeCell = (typeof TIME_CELLS)[number];

/** The settings that change with the field; `dates` are the dates of the rounds, `skip` the days without play. */
export type SettingName = (typeof SETTINGS)[number];

/**
 * What a logged cell belongs to. Keys, unlike addresses, survive sorting and renamed sheets. A bye has no number: it is counted
 * within its round, in order of the players.
 */
export type LogKey =
  | { readonly of: 'player'; readonly no: number; readonly cell: PlayerCell }
  | { readonly of: 'game'; readonly no: number; readonly cell: GameCell }
  | { readonly of: 'board'; readonly game: number; readonly board: number; readonly cell: LoggedBoardCell }
  | { readonly of: 'bye'; readonly round: number; readonly place: number }
  | { readonly of: 'column'; readonly place: number }
  | { readonly of: 'setting'; readonly setting: SettingName };

/**
 * A key as the Log has it: `player 3 status`, `game 12` for its result, `game 12 left`, `game 12 board 2` for the result of a
 * board, `game 12 board 2 home`, `round 2 bye`, `setting seed`, `column 3` for the heading of the organiser's third own column.
 */
export const makeKey = (key: LogKey): string => {
  switch (key.of) {
    case 'player':
      return `player ${key.no} ${key.cell}`;
    case 'game':
      return key.cell === 'result' ? `game ${key.no}` : `game ${key.no} ${key.cell}`;
    case 'board':
      return `game ${key.game} board ${key.board}${key.cell === 'result' ? '' : ` ${key.cell}`}`;
    case 'bye':
      return `round ${key.round} bye${key.place === 1 ? '' : key.place}`;
    case 'column':
      return `column ${key.place}`;
    case 'setting':
      return `setting ${key.setting}`;
  }
};

/** The key of a player's cell. */
export const playerKey = (no: number, cell: PlayerCell): string => makeKey({ of: 'player', no, cell });

/** The key of the heading of one of the organiser's own columns, counted from 1. */
export const columnKey = (place: number): string => makeKey({ of: 'column', place });

/** The key of a setting. */
export const settingKey = (setting: SettingName): string => makeKey({ of: 'setting', setting });

/** The key of a cell of a board. */
export const boardKey = (game: number, board: number, cell: LoggedBoardCell): string =>
  makeKey({ of: 'board', game, board, cell });

/** The key of a game's cell. */
export const gameKey = (no: number, cell: GameCell): string => makeKey({ of: 'game', no, cell });

const isOneOf = <T extends string>(known: readonly T[], text: string): text is T =>
  (known as readonly string[]).includes(text);

/** Whether a game's cell says when or where it is played. */
export const isTimeCell = (cell: GameCell): cell is TimeCell => isOneOf(TIME_CELLS, cell);

const LISTED = /^(column|member|memberRating)[1-9]\d*$/;

/** The kind of a player's cell: `member2` and `member5` are both `member`. */
export const kindOf = (cell: PlayerCell): PlayerColumn | 'column' | 'member' | 'memberRating' =>
  (LISTED.exec(cell)?.[1] ?? cell) as PlayerColumn;

const isPlayerCell = (text: string): text is PlayerCell => isOneOf(PLAYER_CELLS, text) || LISTED.test(text);

const FORM = /^(player|game|round|column|setting)(?: (\d+))?(?: ([a-zA-Z]+\d*))?$/;

const BOARD_FORM = /^game ([1-9]\d{0,8}) board ([1-9]\d{0,8})(?: ([a-z]+))?$/;

const parseBoard = (text: string): LogKey | null => {
  const [, game, board, cell = 'result'] = BOARD_FORM.exec(text) ?? [];
  return game !== undefined && isOneOf([...BOARD_CELLS, ...BOARD_TEAMS], cell)
    ? { of: 'board', game: Number(game), board: Number(board), cell }
    : null;
};

/** Reads a key; `null` for an address or anything else. */
export const parseKey = (text: string): LogKey | null => {
  const [, of, digits, cell = 'result'] = FORM.exec(text) ?? [];
  if (of === 'setting') return digits === undefined && isOneOf(SETTINGS, cell) ? { of, setting: cell } : null;
  if (of === undefined) return parseBoard(text);
  if (digits === undefined) return null;
  const no = Number(digits);
  if (of === 'column') return text === columnKey(no) ? { of, place: no } : null;
  if (of === 'player') return isPlayerCell(cell) ? { of, no, cell } : null;
  if (of === 'game') return isOneOf(GAME_CELLS, cell) ? { of, no, cell } : null;
  const [, place] = /^bye(\d*)$/.exec(cell) ?? [];
  return place === undefined ? null : { of: 'bye', round: no, place: place === '' ? 1 : Number(place) };
};

/** Byes with their keys, in order of rounds and players, however the table is sorted. */
export const withByeKeys = <Bye extends { readonly round: number; readonly player: number }>(
  byes: readonly Bye[],
): readonly (Bye & { readonly key: string })[] => {
  const inRound = new Map<number, number>();
  return [...byes]
    .sort((one, other) => one.round - other.round || one.player - other.player)
    .map((bye) => {
      const place = (inRound.get(bye.round) ?? 0) + 1;
      inRound.set(bye.round, place);
      return { ...bye, key: makeKey({ of: 'bye', round: bye.round, place }) };
    });
};

/** The owner of a cell: the same text for all keys of one player, game, round of byes or setting. */
export const ownerOf = (key: string): string => key.split(' ').slice(0, 2).join(' ');
