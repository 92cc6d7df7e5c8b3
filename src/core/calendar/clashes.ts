import { makeDate, parseDate } from '../dates';
import type { Game, Player, Tournament } from '../model';
import { nameOf } from '../named';
import { underKey } from '../present';
import { problem, type Problem } from '../problem';
import { plannedDate } from './timing';
import { isSkipped, type Break } from './wanted';

/** What the calendar is held against, beside itself. */
export interface Limits {
  /** Games that can be played at one time in one place. */
  readonly boards?: number | undefined;
  /** Days on which nobody plays. */
  readonly skip?: readonly Break[] | undefined;
}

/** A game on a date that is one. */
interface Dated {
  readonly game: Game;
  readonly date: string;
  readonly day: string;
}

const dayOf = (date: string | undefined): string | null => {
  const found = parseDate(date ?? '');
  return found && makeDate({ day: found.day, minutes: null });
};

/** Games that count for somebody: nobody waits for one of who has left. */
const datedGames = ({ games, players }: Pick<Tournament, 'games' | 'players'>): readonly Dated[] => {
  const gone = new Set(players.filter(({ status }) => status === 'annulled').map(({ no }) => no));
  return games.flatMap((game) => {
    const { date = '' } = game;
    const day = dayOf(date);
    return day === null || gone.has(game.white) || gone.has(game.black) ? [] : [{ game, date, day }];
  });
};

const groupedBy = <T>(all: readonly T[], keyOf: (each: T) => string): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const each of all) groups.set(keyOf(each), [...(groups.get(keyOf(each)) ?? []), each]);
  return groups;
};

const isMoved = ({ game, day }: Dated): boolean => dayOf(plannedDate(game)) !== day;

const isOpen = ({ game: { outcome } }: Dated): boolean => outcome === null;

const hasTime = ({ date, day }: Dated): boolean => date !== day;

/** Games of one player on a day that was not planned so: an open one was moved there, or two are at the same time. */
const doubled = (all: readonly Dated[]): readonly Dated[] => {
  if (all.length > 1 && all.some((each) => isOpen(each) && isMoved(each))) return all;
  return (
    [...groupedBy(all.filter(hasTime), ({ date }) => date).values()].find(({ length }) => length > 1) ?? []
  );
};

const ofPlayer = ({ no }: Player, name: string, dated: readonly Dated[]): readonly Problem[] => {
  const own = dated.filter(({ game: { white, black } }) => white === no || black === no);
  return [...groupedBy(own, ({ day }) => day)].flatMap(([date, all]) => {
    const found = doubled(all);
    const [first] = found;
    return first
      ? [
          problem(
            'clash-player',
            { game: first.game.no },
            { player: name, date, games: found.map(({ game }) => game.no).join(', ') },
          ),
        ]
      : [];
  });
};

const ofVenues = (dated: readonly Dated[], boards = Infinity): readonly Problem[] =>
  [...groupedBy(dated, ({ game, date }) => `${date}|${game.venue ?? ''}`).values()]
    .filter(({ length }) => length > boards)
    .map((all) => {
      const [{ game, date }] = all as [Dated];
      const values = { venue: game.venue ?? 'none', date, games: all.length, count: boards };
      return problem('clash-venue', { game: game.no }, values);
    });

/** The open games, by number, that were moved to a day on which one of their players has another game. */
export const movedIntoClash = (tournament: Pick<Tournament, 'games' | 'players'>): ReadonlySet<number> => {
  const dated = datedGames(tournament);
  const counts = new Map<string, number>();
  const keysOf = ({ game: { white, black }, day }: Dated) => [`${day} ${white}`, `${day} ${black}`];
  for (const key of dated.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const clashing = dated.filter(
    (each) => isOpen(each) && isMoved(each) && keysOf(each).some((key) => underKey(counts, key) > 1),
  );
  return new Set(clashing.map(({ game }) => game.no));
};

/**
 * What the dates of games cannot be: `clash-player` where somebody plays twice on a day without such a plan, or twice at one time;
 * `clash-venue` where more games are played at a time in one place than it has boards; `clash-break` for a game on a day without
 * play; `clash-deadline` for one after its deadline. Each names its game, the first of several; in the order of dates.
 */
export const clashesOf = (tournament: Tournament, { boards, skip = [] }: Limits = {}): readonly Problem[] => {
  const dated = datedGames(tournament);
  const name = nameOf(tournament.players);
  const noPlay = isSkipped(skip);
  const found = [
    ...tournament.players.flatMap((player) => ofPlayer(player, name(player.no), dated)),
    ...ofVenues(dated, boards),
    ...dated
      .filter(({ day }) => noPlay(day))
      .map(({ game, day }) => problem('clash-break', { game: game.no }, { date: day })),
    ...dated.flatMap(({ game, day }) => {
      const deadline = dayOf(game.deadline);
      return deadline === null || day <= deadline
        ? []
        : [problem('clash-deadline', { game: game.no }, { date: day, deadline })];
    }),
  ];
  const days = new Map(dated.map(({ game, date }) => [game.no, date]));
  const dateOf = ({ place }: Problem): string => underKey(days, place.game ?? 0);
  return [...found].sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1));
};
