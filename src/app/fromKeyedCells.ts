import { withCalendarOf } from '../core/calendar/planned';
import { numberingOf } from '../core/draw/numbers';
import { parsePins } from '../core/draw/pins';
import type { Game, Player, Rest, Tournament } from '../core/model';
import { withCycles } from '../core/conduct/madeCycles';
import { parseOptions } from '../core/pairing/options';
import { roundDates, type RoundDates } from '../core/calendar/dates';
import { sectionFound, sectionNames } from '../core/sections/found';
import { remadeEvent } from '../core/teamEvent/create';
import { assembleEvent } from '../core/teamEvent/event';
import { isTeamEvent } from '../core/teamEvent/model';
import { makeTournament } from '../core/tournament';
import { readingOf } from '../core/results/typed';
import { cellText, type CellValue } from '../grid/cell';
import type { LoggedChange } from '../sheets/log/changes';
import {
  parseKey,
  settingKey,
  TIME_CELLS,
  type GameCell,
  type LogKey,
  type PlayerCell,
  type SettingName,
} from '../sheets/log/key';
import { decodePlayer, gameDecoder, type PlayerCells } from '../sheets/parse/cells';
import { changesBetween, DATES, isOfSchedule, keyedCells, type KeyedCells } from './keyedCells';
import { matchesIn, membersIn } from './keyedMatches';

/** The dates of the rounds as the Log has them. */
export const parseRoundDates = (value: CellValue | undefined): RoundDates =>
  cellText(value ?? null)
    .split('\n')
    .map((date) => (date === '' ? undefined : date));

/** The round dates after these changes; `undefined` if they did not change. */
export const roundDatesLeftBy = (changes: readonly LoggedChange[]): RoundDates | undefined => {
  const own = changes.find(({ key }) => key === DATES);
  return own && parseRoundDates(own.after);
};

/** The tournament made anew on these dates, with no games played; `null` if it cannot be made. */
const madeNow = (tournament: Tournament, dates = roundDates(tournament)): Tournament | null => {
  const isLaidOut = tournament.sections !== undefined || tournament.carried !== undefined;
  const made = isLaidOut
    ? null
    : isTeamEvent(tournament)
      ? remadeEvent(tournament, tournament.players)
      : makeTournament(tournament);
  return made?.ok ? withCalendarOf(made.value, tournament, dates) : null;
};

/**
 * The cells of games that have been played, or that differ from what the system makes on the dates of their rounds. If the
 * system makes no games, all cells.
 */
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

/** A number always stays with its team, so teams are not among these cells. */
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

/** The cells before these changes, which come last one first. */
const cellsBefore = (now: Tournament, changes: readonly LoggedChange[]): KeyedCells =>
  new Map([...keyedCells(now), ...changes.map(({ key, before }) => [key, before] as const)]);

type Settings = Pick<Tournament, 'rounds' | 'exchangeLastTwo' | 'systemOptions' | 'numbering' | 'pins'>;

const settingsIn = (cells: KeyedCells, base: Tournament): Settings => {
  const at = (setting: SettingName): string => cellText(cells.get(settingKey(setting)) ?? null);
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

/** A tournament with these cells, and everything else from `base`. */
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
 * The tournament before these changes. If they mention no games, all games were open and as the system made them, before and
 * after.
 */
export const beforeChanges = (now: Tournament, changes: readonly LoggedChange[]): Tournament => {
  const cells = cellsBefore(now, changes);
  const former = withCells(now, cells);
  const made = changes.some(isOfSchedule) ? null : madeNow(former, parseRoundDates(cells.get(DATES)));
  return made ? { ...former, games: made.games, rests: made.rests } : former;
};
