import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import type { FoundIn, Meeting } from './found';

/** Fewer games tell nothing of who belongs to a field. */
const LEAST_GAMES = 3;

/** The games of each player, by their places. */
const gamesOf = ({ names }: FoundIn, meetings: readonly Meeting[]): readonly (readonly Meeting[])[] => {
  const games = names.map((): Meeting[] => []);
  for (const meeting of meetings)
    for (const player of [meeting.one, meeting.other]) entryAt(games, player).push(meeting);
  return games;
};

/**
 * `adopt-stranger` for each player with a single game in a list that has all games of the others: a name, or a number, that was typed
 * otherwise once.
 */
export const strangersIn = (
  found: FoundIn,
  meetings: readonly Meeting[],
  cycles: number,
): readonly Problem[] => {
  const games = gamesOf(found, meetings);
  const strangers = games.flatMap((own, player) => (own.length === 1 ? [player] : []));
  const others = games.length - strangers.length;
  const isWhole = meetings.length === (cycles * others * (others - 1)) / 2;
  if (strangers.length === 0 || !isWhole || others - 1 < LEAST_GAMES) return [];
  return strangers.map((player) => {
    const [cell] = entryAt(entryAt(games, player), 0).cells;
    const place = { sheet: found.sheet, ...(cell === undefined ? {} : { cell }) };
    return problem('adopt-stranger', place, { name: entryAt(found.names, player) });
  });
};
