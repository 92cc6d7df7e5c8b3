import { countsOf, groupedBy } from '../grouped';
import { makeDate, parseDate } from './dates';
import type { CalendarLimits, Game, Player, Tournament } from '../model';
import { foldedName, nameOf } from '../names/name';
import { underKey } from '../present';
import { annulledIn, stillToPlay } from '../results/progress';
import { problem, type Problem, type ProblemCode } from '../problem';
import { daysAfter, plannedDate } from './timing';
import { isSkipped } from './wanted';
import { compared } from '../numbers';

/** A game whose date can be read. */
interface Dated {
  readonly game: Game;
  readonly date: string;
  readonly day: string;
}

const dayOf = (date: string | undefined): string | null => {
  const found = parseDate(date ?? '');
  return found && makeDate({ day: found.day, minutes: null });
};

/** Games that count for somebody, or of these those without a date: nobody waits for games of players who have left. */
const datedGames = (tournament: Pick<Tournament, 'games' | 'players'>, isDated = true): readonly Dated[] => {
  const gone = annulledIn(tournament);
  return tournament.games.flatMap((game) => {
    const { date = '' } = game;
    const day = dayOf(date);
    return (day !== null) !== isDated || gone.has(game.white) || gone.has(game.black)
      ? []
      : [{ game, date, day: day ?? '' }];
  });
};

const isMoved = ({ game, day }: Dated): boolean => dayOf(plannedDate(game)) !== day;

const isOpen = ({ game: { outcome } }: Dated): boolean => outcome === null;

const hasTime = ({ date, day }: Dated): boolean => date !== day;

/** Whether several rounds are planned for the first day of play: then a player may have several games on any day. */
const isManyADay = ({ games, players }: Pick<Tournament, 'games' | 'players'>): boolean => {
  const days = games.flatMap((game) => dayOf(plannedDate(game)) ?? []).sort();
  return days.filter((day) => day === days[0]).length * 2 > players.length;
};

/** Games of one player on one day without a plan for it: an open game was moved there, or two are at the same time. */
const doubled = (all: readonly Dated[], manyADay: boolean): readonly Dated[] => {
  if (!manyADay && all.length > 1 && all.some((each) => isOpen(each) && isMoved(each))) return all;
  return (
    [...groupedBy(all.filter(hasTime), ({ date }) => date).values()].find(({ length }) => length > 1) ?? []
  );
};

const ofPlayer = (
  { no }: Player,
  name: string,
  dated: readonly Dated[],
  manyADay: boolean,
): readonly Problem[] => {
  const own = dated.filter(({ game: { white, black } }) => white === no || black === no);
  return [...groupedBy(own, ({ day }) => day)].flatMap(([date, all]) => {
    const found = doubled(all, manyADay);
    const [first] = found;
    if (!first) return [];
    const games = found.map(({ game }) => game.no).join(', ');
    return [problem('clash-player', { game: first.game.no }, { player: name, date, games })];
  });
};

/** The games of one time and place, if they need more boards than there are and some are still to be played. */
const overBoards = (dated: readonly Dated[], boards = Infinity): readonly (readonly Dated[])[] =>
  [...groupedBy(dated, ({ game, date }) => `${date}|${(game.venue ?? '').toLowerCase()}`).values()].filter(
    (all) => all.length > boards && all.some(isOpen),
  );

const ofVenues = (dated: readonly Dated[], boards?: number, each = 1): readonly Problem[] =>
  overBoards(dated, boards === undefined ? undefined : Math.floor(boards / each)).map((all) => {
    const [{ game, date }] = all as [Dated];
    const values = { venue: game.venue ?? 'none', date, games: all.length, count: boards ?? 0 };
    return problem('clash-venue', { game: game.no }, values);
  });

type League = Pick<Tournament, 'games' | 'players' | 'calendarLimits' | 'discipline' | 'profile'>;

/**
 * `clash-team-hall` for matches of one or more leagues, or of a game with a home side, that begin at one time in one hall or, without dates, are in one round, where their home teams play at home as a rule. A hall is central if
 * all matches are there, or all of a day while not all of them are at home: then nothing is wrong. Nor is it where somebody said how many boards there are.
 */
export const hallClashes = (leagues: readonly League[]): readonly Problem[] => {
  const all = leagues
    .filter(({ calendarLimits }) => calendarLimits?.boards === undefined)
    .filter(({ discipline, profile }) => discipline ?? profile === 'home')
    .flatMap((league, at) =>
      [true, false]
        .flatMap((isDated) => datedGames(league, isDated))
        .map((each) => ({
          ...each,
          when: each.day === '' ? `round ${each.game.round}` : each.date,
          league,
          hall: foldedName(each.game.venue ?? ''),
          home: `${at} ${each.game.white}`,
        })),
    );
  const placed = all.filter(({ hall }) => hall !== '');
  const ofDays = countsOf(all.map(({ when }) => when));
  const ofHomes = countsOf(placed.map(({ home }) => home));
  const ofHalls = countsOf(placed.map(({ home, hall }) => `${home} ${hall}`));
  const isHome = ({ home, hall }: (typeof all)[number]): boolean =>
    underKey(ofHalls, `${home} ${hall}`) * 2 > underKey(ofHomes, home);
  const isCentral = placed.length === all.length && new Set(placed.map(({ hall }) => hall)).size === 1;
  return [...groupedBy(placed, ({ when, hall }) => `${when} ${hall}`).values()].flatMap((together) => {
    const [first] = together;
    const teams = new Set(together.map(({ home }) => home));
    if (isCentral || !first || teams.size === 1 || !together.some(isOpen)) return [];
    if (together.length === ofDays.get(first.when) && !together.every(isHome)) return [];
    const matches = together.map(({ league: { players }, game: { white, black } }) =>
      [white, black].map(nameOf(players)).join(' – '),
    );
    const boards = together.reduce((sum, { league }) => sum + (league.discipline?.boards ?? 0), 0);
    const { venue = '', round } = first.game;
    const date = first.day === '' ? 'none' : first.date;
    const values = { matches: matches.join(', '), venue, date, round, boards };
    return [problem('clash-team-hall', {}, { ...values, count: matches.length })];
  });
};

/** The open games on days on which nobody plays. */
const onBreaks = (dated: readonly Dated[], { skip = [] }: CalendarLimits): readonly Dated[] => {
  const noPlay = isSkipped(skip);
  return dated.filter((each) => isOpen(each) && noPlay(each.day));
};

/** Days that a game may be before the first or after the last day of play until somebody asks. */
const FAR = 90;

/** `clash-season` for each open game that is months away from all that was planned. */
const outOfSeason = (dated: readonly Dated[]): readonly Problem[] => {
  const days = dated.flatMap(({ game }) => dayOf(plannedDate(game)) ?? []).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return dated
    .filter((each) => isOpen(each) && (each.day > daysAfter(last, FAR) || each.day < daysAfter(first, -FAR)))
    .map(({ game, day }) =>
      problem('clash-season', { game: game.no }, { match: 'none', date: day, first, last }),
    );
};

const numbersOf = (dated: readonly Dated[]): ReadonlySet<number> => new Set(dated.map(({ game }) => game.no));

/** Where open games break the limits of the calendar, by game number: a day without play, or too few boards. */
export const beyondLimits = (
  tournament: Pick<Tournament, 'games' | 'players' | 'calendarLimits'>,
): { readonly onBreak: ReadonlySet<number>; readonly overBoards: ReadonlySet<number> } => {
  const { calendarLimits = {} } = tournament;
  const dated = datedGames(tournament);
  const crowded = overBoards(dated, calendarLimits.boards).flat();
  return {
    onBreak: numbersOf(onBreaks(dated, calendarLimits)),
    overBoards: numbersOf(crowded.filter(isOpen)),
  };
};

/** The open games, by number, that were moved to a day, or a time where days have several rounds, when one of their players has another game. */
export const movedIntoClash = (tournament: Pick<Tournament, 'games' | 'players'>): ReadonlySet<number> => {
  const dated = datedGames(tournament);
  const manyADay = isManyADay(tournament);
  const keysOf = ({ game: { white, black }, day, date }: Dated): readonly string[] =>
    [white, black].map((no) => `${manyADay ? date : day} ${no}`);
  const counts = countsOf(dated.flatMap(keysOf));
  const clashing = dated.filter(
    (each) => isOpen(each) && isMoved(each) && keysOf(each).some((key) => underKey(counts, key) > 1),
  );
  return numbersOf(clashing);
};

const OF_MATCHES: Readonly<Partial<Record<ProblemCode, ProblemCode>>> = {
  'clash-player': 'clash-team',
  'clash-venue': 'clash-team-venue',
  'clash-break': 'clash-match-break',
};

const ofMatches = ({ code, place: { game = 0 }, values }: Problem): Problem =>
  problem(OF_MATCHES[code] ?? code, {}, { ...values, match: game });

/**
 * Dates that cannot work. `clash-player`: somebody plays twice on a day without a plan for it, or twice at one time;
 * where days have several rounds, only the latter.
 * `clash-venue`: a place has more games at a time than boards. `clash-break`: a game on a day without play. `clash-deadline`: a
 * game after its deadline. `clash-season`: a game months away from all rounds. Games that were played only cause the first. Each problem names its game, or the first of several;
 * they come in order of dates. The limits are those of the tournament unless others are given. For teams the codes are
 * `clash-team`, `clash-team-venue` and `clash-match-break`. Those of `hallClashes` follow.
 */
export const clashesOf = (
  tournament: League,
  limits: CalendarLimits = tournament.calendarLimits ?? {},
): readonly Problem[] => {
  const { discipline } = tournament;
  const dated = datedGames(tournament);
  const name = nameOf(tournament.players);
  const manyADay = isManyADay(tournament);
  const found = [
    ...tournament.players.flatMap((player) => ofPlayer(player, name(player.no), dated, manyADay)),
    ...ofVenues(dated, limits.boards, discipline?.boards),
    ...onBreaks(dated, limits).map(({ game, day }) =>
      problem('clash-break', { game: game.no }, { date: day }),
    ),
    ...outOfSeason(dated),
    ...dated.filter(isOpen).flatMap(({ game, day }) => {
      const deadline = dayOf(game.deadline);
      return deadline === null || day <= deadline
        ? []
        : [problem('clash-deadline', { game: game.no }, { date: day, deadline })];
    }),
  ];
  const days = new Map(dated.map(({ game, date }) => [game.no, date]));
  const dateOf = ({ place }: Problem): string => underKey(days, place.game ?? 0);
  const inOrder = [...found].sort((one, other) => (dateOf(one) < dateOf(other) ? -1 : 1));
  const inHalls = hallClashes([{ ...tournament, calendarLimits: limits }]);
  return [...(discipline ? inOrder.map(ofMatches) : inOrder), ...inHalls];
};

/** A game that should have been played, and its due day: its deadline, else its date. */
export interface OverdueGame<G extends Game = Game> {
  readonly game: G;
  readonly due: string;
}

/** The games without a result that were due before a day; the longest overdue first. */
export const overdueGames = <G extends Game>(
  tournament: Pick<Tournament, 'players'> & { readonly games: readonly G[] },
  today: string,
): readonly OverdueGame<G>[] => {
  const now = parseDate(today)?.day ?? -Infinity;
  return stillToPlay(tournament)
    .flatMap((game): readonly OverdueGame<G>[] => {
      const due = game.deadline ?? game.date ?? '';
      return (parseDate(due)?.day ?? Infinity) < now ? [{ game, due }] : [];
    })
    .sort((one, other) => compared(one.due, other.due) || one.game.no - other.game.no);
};
