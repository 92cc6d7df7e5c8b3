import type { Tournament } from '../model';
import { sizeProblem } from '../pairing/request';
import { andThen, ok, unlessProblems, type Result } from '../result';
import { onDate, withRoundDates } from '../roundDates';
import { occasionsOf } from './occasions';
import { slotsOf } from './slots';
import type { WantedCalendar } from './wanted';

/** More boards than any hall has. */
const MOST_BOARDS = 10_000;

const byRounds = (tournament: Tournament, wanted: WantedCalendar): Result<Tournament> =>
  andThen(occasionsOf(wanted, tournament.rounds), (dates) => ok(withRoundDates(tournament, dates)));

const bySlots = (tournament: Tournament, wanted: WantedCalendar, boards: number): Result<Tournament> => {
  const slots = slotsOf(tournament.games, boards, wanted.slots ?? 'round');
  return andThen(occasionsOf(wanted, slots.length), (occasions) => {
    const dates = new Map(
      slots.flatMap((slot, index) => slot.map(({ no }) => [no, occasions[index]] as const)),
    );
    const games = tournament.games.map((game) => onDate(game, dates.get(game.no)));
    return ok({ ...tournament, dated: true, games });
  });
};

/**
 * A new tournament with the dates that its organiser wants: those of its rounds, or of the slots in which its games are played
 * where there are fewer boards than games in a round. Problems: those of `occasionsOf`, `number-out-of-range` for the boards.
 */
export const withWantedCalendar = (tournament: Tournament, wanted: WantedCalendar): Result<Tournament> => {
  const { boards } = wanted;
  if (boards === undefined) return byRounds(tournament, wanted);
  const wrong = sizeProblem('boards', boards, 1, MOST_BOARDS);
  return andThen(
    unlessProblems(wrong === null ? [] : [wrong], () => boards),
    () => bySlots(tournament, wanted, boards),
  );
};
