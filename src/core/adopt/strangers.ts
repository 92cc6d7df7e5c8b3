import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import type { FoundIn, Meeting } from './tables';

/** With fewer games each, it is too early to tell who belongs to a field. */
const LEAST_GAMES = 3;

/** The games of each player, by their places. */
const gamesOf = ({ names }: FoundIn, meetings: readonly Meeting[]): readonly (readonly Meeting[])[] => {
  const games = names.map((): Meeting[] => []);
  for (const meeting of meetings)
    for (const player of [meeting.one, meeting.other]) entryAt(games, player).push(meeting);
  return games;
};

/** Whether nobody else plays in the round of a game. (Of four players, two would.) */
const isOneARound = (meetings: readonly Meeting[]): boolean =>
  meetings.every(({ round }) => round !== null) &&
  new Set(meetings.map(({ round }) => round)).size === meetings.length;

/**
 * `adopt-stranger` for each player with a single game in a list that has all games of the others, or with only a bye: probably a
 * misspelt name or number. If three players have one misspelt opponent, two names have a single game, and both are reported.
 * `namedAt` are the cells of the players if only games and byes name them.
 */
export const strangersIn = (
  found: FoundIn,
  meetings: readonly Meeting[],
  cycles: number,
  namedAt?: readonly string[],
): readonly Problem[] => {
  const games = gamesOf(found, meetings);
  const strangers = games.flatMap(({ length }, player) =>
    length === 1 || (length === 0 && namedAt !== undefined) ? [player] : [],
  );
  const others = games.length - strangers.length;
  const among =
    others > 2
      ? meetings.filter((met) => !strangers.includes(met.one) || !strangers.includes(met.other))
      : meetings;
  const isAllOf = (players: number): boolean => among.length === (cycles * players * (players - 1)) / 2;
  const isTold =
    others > 2
      ? isAllOf(others) && (others > LEAST_GAMES || strangers.every((player) => games[player]?.length === 0))
      : games.length === LEAST_GAMES + 1 && isAllOf(LEAST_GAMES) && isOneARound(meetings);
  if (strangers.length === 0 || !isTold) return [];
  return strangers.map((player) => {
    const cell = games[player]?.[0]?.cells[0] ?? namedAt?.[player];
    const place = { sheet: found.sheet, ...(cell === undefined ? {} : { cell }) };
    return problem('adopt-stranger', place, { name: entryAt(found.names, player) });
  });
};
