import { makeNumbering } from '../core/draw/numbers';
import { makePins } from '../core/draw/pins';
import type { Game, Player, Tournament } from '../core/model';
import { makeOptions } from '../core/pairing/options';
import { roundDates } from '../core/calendar/dates';
import { makeSkip } from '../core/calendar/wanted';
import { resultTyped } from '../core/results/typed';
import type { CellValue } from '../grid/cell';
import type { LoggedChange } from '../sheets/log/changes';
import {
  columnKey,
  gameKey,
  ownerOf,
  parseKey,
  playerKey,
  settingKey,
  withByeKeys,
  type LogKey,
  type SettingName,
} from '../sheets/log/key';
import { statusCell } from '../sheets/statuses';
import { isSameCell, sidesOf, timesOf, type Wanted } from './cells';
import { boardsOf } from './keyedMatches';

/** All cells that can differ after a change of the field, by their keys in the Log. */
export type KeyedCells = ReadonlyMap<string, CellValue>;

type Entry = readonly [key: string, value: CellValue];

/** The dates of the rounds as the Log keeps them, one per line; `null` without dates. */
const makeRoundDates = (tournament: Tournament): CellValue =>
  roundDates(tournament)
    .map((date = '') => date)
    .join('\n') || null;

/** The key of the round dates. They have no cells of their own; the games hold them. */
export const DATES = settingKey('dates');

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
    skip: makeSkip(tournament.calendarLimits?.skip ?? []) || null,
  };
  return Object.entries(settings).map(([setting, value]): Entry => [
    settingKey(setting as SettingName),
    value,
  ]);
};

const playerOf = ({ no, name, rating, extra = [], members = [], ...player }: Player): readonly Entry[] => [
  [playerKey(no, 'name'), name],
  [playerKey(no, 'rating'), rating?.typed ?? null],
  [playerKey(no, 'federation'), player.federation ?? null],
  [playerKey(no, 'adjustment'), player.adjustment ?? null],
  [playerKey(no, 'reason'), player.adjustmentReason ?? null],
  [playerKey(no, 'status'), statusCell({ ...player, name })],
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
    : [[gameKey(game.no, 'result'), resultTyped(tournament, game) ?? game.pending ?? null] as const]),
];

/** Who has the byes, by key. In a team event no cells hold them: they follow from the matches. */
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

/** The contents of one cell by its key. */
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

/**
 * The cells that differ. If a player or game exists on one side only, all its cells are listed; if any of its cells differ, all
 * its filled cells are, so that undo can tell what somebody typed later.
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
 * The cells as logged changes left them: what they wrote, and nothing in the other cells of the same players and games. Round
 * dates are left out, as the games hold them.
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

const SCHEDULE: readonly (LogKey['of'] | undefined)[] = ['game', 'board', 'bye'];

/** Whether a change is about a game or a bye. */
export const isOfSchedule = ({ key }: Pick<LoggedChange, 'key'>): boolean =>
  SCHEDULE.includes(parseKey(key)?.of);

/** The cells to write to get from one tournament to another with the same players and games. */
export const wantedBetween = (before: Tournament, after: Tournament): readonly Wanted[] =>
  changesBetween(keyedCells(before), keyedCells(after)).flatMap(({ key, before: was, after: will }) =>
    key === DATES || isSameCell(was, will) ? [] : [[key, will] as const],
  );
