import { withCalendarOf } from '../core/calendar/remade';
import { makeNumbering, numberingOf } from '../core/draw/numbers';
import { makePins, parsePins } from '../core/draw/placePins';
import type { Game, Player, Rest, Tournament } from '../core/model';
import { withCycles } from '../core/conduct/madeCycles';
import { makeOptions, parseOptions } from '../core/pairing/options';
import { roundDates, type RoundDates } from '../core/calendar/roundDates';
import { sectionFound, sectionNames } from '../core/sections/found';
import { remadeEvent } from '../core/teamEvent/create';
import { assembleEvent } from '../core/teamEvent/event';
import { isTeamEvent } from '../core/teamEvent/model';
import { makeTournament } from '../core/tournament';
import { readingOf } from '../core/results/typed';
import { cellText, type CellValue } from '../grid/cell';
import type { LoggedChange } from '../sheets/log/changes';
import {
  columnKey,
  gameKey,
  makeKey,
  ownerOf,
  parseKey,
  playerKey,
  TIME_CELLS,
  withByeKeys,
  type GameCell,
  type LogKey,
  type PlayerCell,
  type SettingName,
} from '../sheets/log/key';
import { decodePlayer, gameDecoder, type PlayerCells } from '../sheets/parse/cells';
import { shownIn, sidesOf, timesOf, type Wanted } from './cells';
import { boardsOf, matchesIn, membersIn } from './keyedMatches';

/** All cells that a change of the field may change, by their keys in the Log. */
export type KeyedCells = ReadonlyMap<string, CellValue>;

type Entry = readonly [key: string, value: CellValue];

/** The dates of the rounds, a line each, as the Log keeps them; none of a tournament without dates. */
const makeRoundDates = (tournament: Tournament): CellValue =>
  roundDates(tournament)
    .map((date = '') => date)
    .join('\n') || null;

const parseRoundDates = (value: CellValue | undefined): RoundDates =>
  cellText(value ?? null)
    .split('\n')
    .map((date) => (date === '' ? undefined : date));

/** The key of the dates of rounds: no cell of their own holds them, but those of the games. */
const DATES = makeKey({ of: 'setting', setting: 'dates' });

/** The dates of the rounds that changes have left; `undefined` if they have not changed them. */
export const roundDatesLeftBy = (changes: readonly LoggedChange[]): RoundDates | undefined => {
  const own = changes.find(({ key }) => key === DATES);
  return own && parseRoundDates(own.after);
};

const settingsOf = (tournament: Tournament): readonly Entry[] => {
  const { rounds, exchangeLastTwo, systemOptions, numbering, pins = [] } = tournament;
  const settings: Readonly<Record<SettingName, CellValue>> = {
    rounds,
    exchange: exchangeLastTwo ? 'yes' : 'no',
    options: systemOptions ? makeOptions(systemOptions) : null,
    numbering: makeNumbering(numbering),
    seed: numbering.seed ?? null,
    pins: makePins(pins) || null,
    dates: makeRoundDates(tournament),
  };
  return Object.entries(settings).map(([setting, value]): Entry => [
    makeKey({ of: 'setting', setting: setting as SettingName }),
    value,
  ]);
};

const playerOf = ({
  no,
  name,
  rating,
  status,
  extra = [],
  members = [],
  ...player
}: Player): readonly Entry[] => [
  [playerKey(no, 'name'), name],
  [playerKey(no, 'rating'), rating?.typed ?? null],
  [playerKey(no, 'federation'), player.federation ?? null],
  [playerKey(no, 'adjustment'), player.adjustment ?? null],
  [playerKey(no, 'reason'), player.adjustmentReason ?? null],
  [playerKey(no, 'status'), status === 'playing' ? null : status],
  [playerKey(no, 'playOff'), player.playOff ?? null],
  ...(player.section === undefined ? [] : [[playerKey(no, 'section'), player.section] as const]),
  ...extra.map((value, index): Entry => [playerKey(no, `column${index + 1}`), value]),
  ...members.flatMap((member, index): readonly Entry[] => [
    [playerKey(no, `member${index + 1}`), member.name],
    [playerKey(no, `memberRating${index + 1}`), member.rating?.typed ?? null],
  ]),
];

const gameOf = (tournament: Tournament, game: Game): readonly Entry[] => [
  [gameKey(game.no, 'round'), game.round],
  [gameKey(game.no, 'board'), game.board],
  ...sidesOf(tournament, { ...game, game: game.no }),
  ...timesOf(tournament, game),
  ...(game.boards
    ? boardsOf({ ...game, boards: game.boards })
    : [[gameKey(game.no, 'result'), game.pending ?? shownIn(tournament, game.outcome)] as const]),
];

/** Who rests, by the keys of the byes. Where teams meet no cells hold it: it follows from the matches. */
export const restsOf = ({ rests, discipline }: Pick<Tournament, 'rests' | 'discipline'>): readonly Entry[] =>
  withByeKeys(discipline ? [] : rests).map(({ key, player }): Entry => [key, player]);

/** The cells of a tournament by their keys. */
export const keyedCells = (tournament: Tournament): KeyedCells =>
  new Map<string, CellValue>([
    ...settingsOf(tournament),
    ...tournament.players.flatMap(playerOf),
    ...tournament.games.flatMap((game) => gameOf(tournament, game)),
    ...restsOf(tournament),
  ]);

/** What the cell of a key holds in a tournament. */
export const valueIn = (tournament: Tournament, text: string): CellValue => {
  const key = parseKey(text);
  const { players, games } = tournament;
  const numbered = <T extends { readonly no: number }>(all: readonly T[], no: number): T | undefined =>
    all[no - 1]?.no === no ? all[no - 1] : all.find((each) => each.no === no);
  const entries = (): readonly Entry[] => {
    switch (key?.of) {
      case 'player': {
        const player = numbered(players, key.no);
        return player ? playerOf(player) : [];
      }
      case 'game':
      case 'board': {
        const game = numbered(games, key.of === 'game' ? key.no : key.game);
        return game ? gameOf(tournament, game) : [];
      }
      case 'bye':
        return restsOf(tournament);
      case 'column':
        return tournament.columns.map((heading, index): Entry => [columnKey(index + 1), heading]);
      case 'setting':
        return settingsOf(tournament);
      case undefined:
        return [];
    }
  };
  return new Map(entries()).get(text) ?? null;
};

/** Whether two cells hold the same; a text of no characters is an empty cell. */
export const isSameCell = (one: CellValue, other: CellValue): boolean => (one ?? '') === (other ?? '');

/**
 * What differs: of a player or game that is only in one of them, all its cells; of one that is another afterwards, all that
 * are not empty, so that whatever stands in the rest since then is known to be new.
 */
export const changesBetween = (before: KeyedCells, after: KeyedCells): readonly LoggedChange[] => {
  const differs = (key: string): boolean =>
    before.has(key) !== after.has(key) || !isSameCell(before.get(key) ?? null, after.get(key) ?? null);
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  const owners = new Set(keys.filter(differs).map(ownerOf));
  return keys
    .filter((key) => differs(key) || (owners.has(ownerOf(key)) && !isSameCell(after.get(key) ?? null, null)))
    .map((key) => ({ key, before: before.get(key) ?? null, after: after.get(key) ?? null }));
};

/**
 * What logged changes have left: what they wrote, and nothing in any other cell of the same players and games. The dates of
 * rounds are seen in the games.
 */
export const leftBy = (changes: readonly LoggedChange[], now: KeyedCells): KeyedCells => {
  const owners = new Set(changes.map(({ key }) => ownerOf(key)));
  return new Map([
    ...[...now.keys()]
      .filter((key) => key !== DATES && owners.has(ownerOf(key)))
      .map((key) => [key, null] as const),
    ...changes.flatMap(({ key, after }) => (key === DATES ? [] : [[key, after] as const])),
  ]);
};

const isOf =
  (...kinds: readonly LogKey['of'][]) =>
  ({ key }: Pick<LoggedChange, 'key'>): boolean => {
    const of = parseKey(key)?.of;
    return of !== undefined && kinds.includes(of);
  };

/** Whether a change is of a game or a bye. */
export const isOfSchedule = isOf('game', 'board', 'bye');

/** The tournament as it would be if it were made now, on these dates, nothing of it played; null if it cannot be. */
const madeNow = (tournament: Tournament, dates = roundDates(tournament)): Tournament | null => {
  const isLaidOut = tournament.sections !== undefined || tournament.carried !== undefined;
  const made = isLaidOut
    ? null
    : isTeamEvent(tournament)
      ? remadeEvent(tournament, tournament.players)
      : makeTournament(tournament);
  return made?.ok ? withCalendarOf(made.value, tournament, dates) : null;
};

/** What of the games is not as the system has them on the dates of their rounds, or no longer open; where the system has none, all. */
export const unlikeSystem = (
  tournament: Tournament,
  dates: RoundDates = roundDates(tournament),
): readonly LoggedChange[] => {
  const made = madeNow(tournament, dates);
  const before = made ? keyedCells(made) : new Map<string, CellValue>();
  return changesBetween(before, keyedCells(tournament)).filter(isOfSchedule);
};

/** The cells of each player or game, by number in order. */
const groups = <Of extends 'player' | 'game'>(
  cells: KeyedCells,
  of: Of,
): readonly (readonly [no: number, cells: ReadonlyMap<string, CellValue>])[] => {
  const found = new Map<number, Map<string, CellValue>>();
  for (const [text, value] of cells) {
    const key = parseKey(text);
    if (key === null || key.of !== of) continue;
    const { no, cell } = key as Extract<LogKey, { of: 'player' | 'game' }>;
    const own = found.get(no) ?? new Map<string, CellValue>();
    found.set(no, own.set(cell, value));
  }
  return [...found].sort(([one], [other]) => one - other);
};

/** Teams are no cells that change: a number stays with its team. */
const playersIn = (cells: KeyedCells, { columns, players }: Tournament): readonly Player[] => {
  const teams = new Map(players.map(({ no, team }) => [no, team]));
  return groups(cells, 'player').flatMap(([no, own]): Player[] => {
    if ((own.get('name') ?? null) === null) return [];
    const extra = columns.map((_, index) => own.get(`column${index + 1}` satisfies PlayerCell) ?? null);
    const { player } = decodePlayer(no, { ...(Object.fromEntries(own) as PlayerCells), extra });
    const team = teams.get(no);
    return [{ ...player, ...(team === undefined ? {} : { team }), ...membersIn(own) }];
  });
};

const gamesIn = (cells: KeyedCells, tournament: Tournament): readonly Game[] => {
  const decode = gameDecoder(readingOf(tournament));
  return withCycles(
    groups(cells, 'game').flatMap(([no, own]) => {
      const number = (cell: GameCell): number => Number(own.get(cell) ?? 0);
      const [left, right] = [number('left'), number('right')];
      if (left === 0) return [];
      const result = cellText(own.get('result') ?? null);
      const numbers = { no, round: number('round'), board: number('board'), left, right };
      const times = Object.fromEntries(TIME_CELLS.map((cell) => [cell, own.get(cell) ?? null]));
      return [decode({ ...numbers, result, ...times }).game];
    }),
  );
};

const restsIn = (cells: KeyedCells): readonly Rest[] =>
  [...cells].flatMap(([text, player]): Rest[] => {
    const key = parseKey(text);
    return key?.of === 'bye' && typeof player === 'number' ? [{ round: key.round, player }] : [];
  });

/** The players as they were before these changes, the last one first. */
export const playersBefore = (now: Tournament, changes: readonly LoggedChange[]): readonly Player[] =>
  playersIn(
    new Map([
      ...now.players.flatMap(playerOf),
      ...changes.filter(isOf('player')).map(({ key, before }) => [key, before] as const),
    ]),
    now,
  );

type Settings = Pick<Tournament, 'rounds' | 'exchangeLastTwo' | 'systemOptions' | 'numbering' | 'pins'>;

const settingsIn = (cells: KeyedCells, base: Tournament): Settings => {
  const at = (setting: SettingName): string =>
    cellText(cells.get(makeKey({ of: 'setting', setting })) ?? null);
  const numbering = numberingOf(at('numbering'));
  return {
    rounds: Number(at('rounds')),
    exchangeLastTwo: at('exchange') === 'yes',
    systemOptions: parseOptions(at('options')),
    numbering: {
      ...(numbering.ok ? numbering.value : base.numbering),
      ...(at('seed') === '' ? {} : { seed: at('seed') }),
    },
    pins: parsePins(at('pins')) ?? [],
  };
};

/** The settings as they were before these changes, the last one first. */
export const settingsBefore = (now: Tournament, changes: readonly LoggedChange[]): Settings =>
  settingsIn(
    new Map([
      ...settingsOf(now),
      ...changes.filter(isOf('setting')).map(({ key, before }) => [key, before] as const),
    ]),
    now,
  );

/** The tournament that has these cells, and all else of `base`. */
const withCells = (base: Tournament, cells: KeyedCells): Tournament => {
  if (isTeamEvent(base)) {
    const players = playersIn(cells, base).map((team) => ({ members: [], ...team }));
    return assembleEvent({ ...base, ...settingsIn(cells, base), players, games: matchesIn(cells, base) });
  }
  const [players, games] = [playersIn(cells, base), gamesIn(cells, base)];
  return {
    ...base,
    ...settingsIn(cells, base),
    players,
    ...(base.sections
      ? { sections: sectionNames(players).map((name) => sectionFound(name, players, games)) }
      : {}),
    games,
    rests: restsIn(cells),
  };
};

/**
 * The tournament as it was before these changes. Where they tell of no game, all games were open and as the system has
 * them, before and after.
 */
export const beforeChanges = (now: Tournament, changes: readonly LoggedChange[]): Tournament => {
  const cells = new Map([...keyedCells(now), ...changes.map(({ key, before }) => [key, before] as const)]);
  const former = withCells(now, cells);
  const made = changes.some(isOfSchedule) ? null : madeNow(former, parseRoundDates(cells.get(DATES)));
  return made ? { ...former, games: made.games, rests: made.rests } : former;
};

/** The cells that differ between two tournaments with the same players and games, with what they hold afterwards. The dates of rounds have none. */
export const wantedBetween = (before: Tournament, after: Tournament): readonly Wanted[] =>
  changesBetween(keyedCells(before), keyedCells(after)).flatMap(({ key, before: was, after: will }) =>
    key === DATES || isSameCell(was, will) ? [] : [[key, will] as const],
  );
