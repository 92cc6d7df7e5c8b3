import type { Fraction } from '../fraction';
import { entryAt } from '../present';
import { unlessProblems, type Result } from '../result';
import { checkTeamOrder } from '../tiebreak/teams/order';
import { primaryOf, rankTeams } from '../tiebreak/teams/standings';
import type { TeamEvent } from './model';
import { teamEventTable } from './table';

/** One team's line. */
export interface TeamEventRow {
  /** The team's number. */
  readonly no: number;
  /** `null` for a team whose matches are annulled. */
  readonly rank: number | null;
  readonly rankTo: number | null;
  /** A value for each criterion; of those among the tied the rank there, `null` where nothing is decided. */
  readonly values: readonly (Fraction | null)[];
}

/** The standings of a team event in order of rank, annulled teams last. Problems: those of `checkTeamOrder`. */
export const teamEventStandings = (
  event: TeamEvent,
  order: readonly string[] = event.tieBreaks,
): Result<readonly TeamEventRow[]> =>
  unlessProblems(checkTeamOrder(order), () => {
    const places = event.players.map((_, place) => place);
    const isRanked = (place: number): boolean => entryAt(event.players, place).status !== 'annulled';
    const table = teamEventTable(event, primaryOf(order));
    const { groups, stages } = rankTeams(table, order, places.filter(isRanked));
    let before = 0;
    const rows = groups.flatMap((group) => {
      const rank = before + 1;
      before += group.length;
      return [...group]
        .sort((one, other) => one - other)
        .map((place) => ({
          no: place + 1,
          rank,
          rankTo: rank + group.length - 1,
          values: stages.map(({ column }) => entryAt(column, place)),
        }));
    });
    const left = places.filter((place) => !isRanked(place));
    return [
      ...rows,
      ...left.map((place) => ({ no: place + 1, rank: null, rankTo: null, values: order.map(() => null) })),
    ];
  });
