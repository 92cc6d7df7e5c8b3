import { whoPlayed } from '../../core/adopt/rests';
import { makeDate, parseDate } from '../../core/calendar/dates';
import type { EventDetails } from '../../core/details';
import { groupedBy } from '../../core/grouped';
import { foldedName } from '../../core/names/name';
import type { OutcomeCode } from '../../core/results/outcome';
import { entryAt } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { parseTyped } from '../../core/results/typed';
import { FIELD_HEADINGS } from '../../language/playerFields';
import { isBye } from '../../language/headers';
import { decode } from '../decode';
import { type FoundEvent, type FoundGame, type FoundPlayer, type Parsed, some } from '../exchangeFormat';
import { gamesIn, type PgnGame } from './games';

const SIDES = ['White', 'Black'] as const;

type SideName = (typeof SIDES)[number];

/** A tag that says something: not `?`, `-` or nothing. */
const said = ({ tags }: PgnGame, name: string): string => {
  const value = tags.get(name) ?? '';
  return /^[?\-.*\s]*$/.test(value) ? '' : value;
};

/** `2026.11.27`, with the local time if it has one; nothing where a part is unknown. */
const dateOf = (game: PgnGame): string | undefined => {
  const day = (said(game, 'Date') || said(game, 'UTCDate')).replace(/[./]/g, '-');
  const time = /^\d\d:\d\d/.exec(said(game, 'Time'))?.[0];
  const moment = (time === undefined ? null : parseDate(`${day} ${time}`)) ?? parseDate(day);
  return moment === null ? undefined : makeDate(moment);
};

/** `5`, `5.3` (round 5, board 3), `Round 5`. */
const roundOf = (game: PgnGame): number | null => {
  const digits = /^\D{0,20}?(\d{1,4})(?!\d)/.exec(said(game, 'Round'))?.[1];
  return digits === undefined || Number(digits) === 0 ? null : Number(digits);
};

const UNPLAYED = /unplayed|forfeit|default|no.?show|walk.?over/i;
const FORFEITED: Readonly<Partial<Record<OutcomeCode, OutcomeCode>>> = {
  '1-0': '+-',
  '0-1': '-+',
  '0-0': '--',
};
const UNRATED: Readonly<Partial<Record<OutcomeCode, OutcomeCode>>> = {
  '1-0': '1-0u',
  '1/2': '1/2u',
  '0-1': '0-1u',
};

/** Those that can stand behind moves, too. */
const CODES: ReadonlySet<OutcomeCode> = new Set(['1-0', '1/2', '0-1']);

/** Reads one result; `undefined` where it is none. */
const resultOf = (typed: string): OutcomeCode | null | undefined =>
  ['', '*', '?'].includes(typed) ? null : parseTyped(typed.slice(0, 20));

/** What a game ended with: by its tag, else behind its moves, else by a score that is no result of PGN’s. */
const outcomeIn = (game: PgnGame, file: string, wrong: Problem[]): OutcomeCode | null => {
  const line = game.lineOf.get('Result') ?? game.line;
  const typed = game.tags.get('Result') ?? '';
  const [tag, end] = [resultOf(typed), resultOf(game.ending ?? '')];
  if (tag === undefined) {
    wrong.push(problem('exchange-result', { file, line }, { typed }));
    return null;
  }
  if (tag !== null && end !== null && end !== undefined && CODES.has(tag) && tag !== end)
    wrong.push(problem('exchange-pgn-results-differ', { file, line }, { typed, other: game.ending ?? '' }));
  const told = tag ?? end ?? resultOf(said(game, 'Score')) ?? null;
  if (told === null) return null;
  if (UNPLAYED.test(said(game, 'Termination'))) return FORFEITED[told] ?? told;
  return said(game, 'Rated') === 'no' ? (UNRATED[told] ?? told) : told;
};

/** Reads the games of one event. */
const eventOf = (games: readonly PgnGame[], event: string, file: string): Result<FoundEvent> => {
  const wrong: Problem[] = [];
  const players: FoundPlayer[] = [];
  const byName = new Map<string, number>();
  const byId = new Map<string, number>();

  const playerIn = (game: PgnGame, side: SideName): number => {
    const [name, id] = [said(game, side), said(game, `${side}FideId`)];
    const known = byName.get(foldedName(name)) ?? (id === '' || id === '0' ? undefined : byId.get(id));
    if (known !== undefined) return known;
    const place = { file, line: game.lineOf.get(side) ?? game.line };
    if (name === '') wrong.push(problem('name-missing', place));
    const [rating, federation] = [said(game, `${side}Elo`), said(game, `${side}Fed`)];
    byName.set(foldedName(name), players.length);
    if (id !== '') byId.set(id, players.length);
    players.push({
      no: players.length + 1,
      name,
      place,
      ...(rating === '' ? {} : { rating: parseRating(/^\d{1,15}$/.test(rating) ? Number(rating) : rating) }),
      ...(federation === '' ? {} : { federation }),
      extra: [said(game, `${side}Title`) || null, id === '0' ? null : id || null],
    });
    return players.length - 1;
  };

  const plays = whoPlayed(
    games.map((game) => ({
      white: said(game, 'White'),
      black: said(game, 'Black'),
      outcome: outcomeIn(game, file, []),
    })),
  );
  /** Who has a rating is a player, even one called Bye. */
  const isRest = (game: PgnGame, side: SideName): boolean => {
    const name = said(game, side);
    return isBye(name) && !plays(name) && said(game, `${side}Elo`) === '';
  };

  const found = games.flatMap((game): readonly FoundGame[] => {
    const byes = SIDES.map((side) => isRest(game, side));
    if (byes.includes(true)) {
      SIDES.forEach((side, at) => {
        if (!byes[at]) playerIn(game, side);
      });
      return [];
    }
    const [white, black] = [playerIn(game, 'White'), playerIn(game, 'Black')];
    const date = dateOf(game);
    return [
      {
        ...{ white, black, coloursKnown: true, round: roundOf(game) },
        outcome: outcomeIn(game, file, wrong),
        ...(date === undefined ? {} : { date }),
        ...(said(game, 'Annulled') === 'yes' ? { annulled: true as const } : {}),
        place: { file, line: game.line },
      },
    ];
  });
  return unlessProblems(wrong, () => ({ event, ...toldOf(games), ...listOf(players), games: found }));
};

/** The columns of the players in which something stands. */
const listOf = (players: readonly FoundPlayer[]): Pick<FoundEvent, 'players' | 'columns'> => {
  const kept = (['title', 'fideId'] as const)
    .map((field, at) => ({ field, at }))
    .filter(({ at }) => players.some(({ extra }) => (extra?.[at] ?? null) !== null));
  return {
    columns: kept.map(({ field }) => FIELD_HEADINGS[field]),
    players: players.map(({ extra = [], ...player }) =>
      kept.length === 0 ? player : { ...player, extra: kept.map(({ at }) => extra[at] ?? null) },
    ),
  };
};

/** What the games tell of the event: where, since when, with which time. */
const toldOf = (games: readonly PgnGame[]): Pick<FoundEvent, 'section' | 'year' | 'details'> => {
  const first = (name: string): string =>
    games.map((game) => said(game, name)).find((text) => text !== '') ?? '';
  const day = parseDate(first('EventDate').replace(/[./]/g, '-'));
  const [section, site, timeControl] = [first('Section'), first('Site'), first('TimeControl')];
  const details: EventDetails = {
    ...(site === '' || /:\/\//.test(site) ? {} : { city: site }),
    ...(day === null ? {} : { firstDay: makeDate({ ...day, minutes: null }) }),
    ...(timeControl === '' ? {} : { timeControl }),
  };
  return {
    ...(section === '' ? {} : { section }),
    ...(day === null ? {} : { year: Number(makeDate(day).slice(0, 4)) }),
    details,
  };
};

/** The games of each event and section; those of a broadcast, whose events are called by their rounds, belong together. */
const apart = (games: readonly PgnGame[]): ReadonlyMap<string, readonly PgnGame[]> =>
  groupedBy(games, (game) => JSON.stringify([nameOf(game), said(game, 'Section')]));

const nameOf = (game: PgnGame): string => said(game, 'BroadcastName') || said(game, 'Event');

/**
 * Reads the results of all games of a PGN file, its moves left alone. Events and sections of one file come apart; players are told by
 * their names, else by their FIDE ids. Problems: those of `decode`, `exchange-pgn-no-games`, `exchange-pgn-tag`, `exchange-result`,
 * `exchange-pgn-results-differ`, `name-missing`.
 */
export const parsePgn = (bytes: Uint8Array, file: string): Result<Parsed> =>
  andThen(decode(bytes, file), (text) =>
    andThen(gamesIn(text, file), (games) => {
      if (games.length === 0) return fail(problem('exchange-pgn-no-games', { file }));
      const events = [...apart(games).values()].map((group) =>
        eventOf(group, nameOf(entryAt(group, 0)), file),
      );
      return andThen(allOf(events), (all) => ok({ events: some(all), warnings: [] }));
    }),
  );
