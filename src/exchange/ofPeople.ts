import { given } from '../core/format/fields';
import { type Game, SIDES, teamNamed, type Tournament } from '../core/model';
import { foldedName } from '../core/names/name';
import { problem, type Problem } from '../core/problem';
import { isPlayed } from '../core/results/progress';
import { outcomeFromLeft } from '../core/results/typed';
import { isTeamEvent, type TeamEvent, teamNo, teamOn } from '../core/teamEvent/model';
import type { TeamLoss } from '../language/files';
import type { ExportOptions, PeopleList } from './exchangeFormat';
import { playersOf, seatOf, type TeamPlayer, whereOf } from './trf/teamReport';

/** Everybody by the number of their place: whoever plays for several teams has that of the one whose member they are. */
const numbersOf = (all: readonly TeamPlayer[]): ReadonlyMap<number, number> =>
  new Map(
    all.map((player) => {
      const name = foldedName(player.member.name);
      const alike = all.filter(({ member }) => foldedName(member.name) === name);
      const own = player.isStranger ? (alike.find(({ isStranger }) => !isStranger) ?? alike[0]) : player;
      return [player.no, own?.no ?? 0] as const;
    }),
  );

/**
 * An event of teams as a tournament of those who played for them, with their teams and what a list tells of them: each game at a board on the day of its
 * match, whatever that counts for. Warnings: `trf-team-nobody` for a game of somebody who is not named.
 */
const ofPeople = (event: TeamEvent, list: PeopleList = { columns: [], players: [] }) => {
  const all = playersOf(event, event.games);
  const numbers = numbersOf(all);
  const warnings: Problem[] = [];
  const games = event.games.flatMap((match) => {
    const isLeft = SIDES.some((side) => teamNo(event, teamOn(match, side))?.status !== 'playing');
    return match.boards.flatMap((board): readonly Game[] => {
      if (isLeft && !isPlayed(board)) return [];
      const isHome = board.white === 'home';
      const sides = SIDES.map((side) => {
        const no = numbers.get(seatOf(event, all, match, board, side)) ?? 0;
        const [place, where] = whereOf(match, board);
        const { name: team = '' } = teamNo(event, teamOn(match, side)) ?? {};
        if (no === 0 && isPlayed(board)) warnings.push(problem('trf-team-nobody', place, { ...where, team }));
        return no;
      });
      const [white = 0, black = 0] = isHome ? sides : [...sides].reverse();
      if (isPlayed(board) && sides.includes(0)) return [];
      const outcome = board.outcome && outcomeFromLeft(board.outcome, isHome);
      const { no, round, cycle, date } = match;
      return [given({ no, round, cycle, date, board: board.board, white, black, outcome })];
    });
  });
  const playing = new Set(games.filter(isPlayed).flatMap(({ white, black }) => [white, black]));
  const listed = new Map(list.players.map((each) => [foldedName(each.name), each]));
  const people = all
    .filter(({ no }) => playing.has(no))
    .map(({ no, team: at, member: { name, rating: own } }) => {
      const { rating, federation, extra } = listed.get(foldedName(name)) ?? {};
      const team = teamNo(event, at)?.name;
      const status = 'playing' as const;
      return given({ no, name, status, team, rating: own ?? rating, federation, extra });
    });
  const { columns, columnFormats } = list;
  const tournament: Tournament = given({
    ...event,
    ...{ discipline: undefined, columns, columnFormats, players: people, games, rests: [] },
    teams: event.players.map(({ name }) => teamNamed(name)),
  });
  return { tournament, warnings };
};

/** A tournament of players as it is, or the games of people that the boards of an event of teams are. */
export const gamesOfPeople = (
  tournament: Tournament,
  { people }: ExportOptions,
): ReturnType<typeof ofPeople> =>
  isTeamEvent(tournament) ? ofPeople(tournament, people) : { tournament, warnings: [] };

/** What an event of teams loses where a file has the games of its people alone. */
export const GAMES_ALONE: readonly TeamLoss[] = [
  ...(['adjustments', 'adjustmentReasons', 'withdrawals', 'annulled', 'pending'] as const),
  ...(['matchScoring', 'tieBreaks'] as const),
];
