import { underKey } from '../../core/present';
import { toNumber } from '../../core/fraction';
import { countedGames } from '../../core/kind';
import type { Tournament } from '../../core/model';
import { matchOf } from '../../core/pairing/teams/members';
import { standings, type StandingRow, type Standings } from '../../core/tiebreak/standings';
import { andThen, ok, type Result } from '../../core/result';
import type { CellValue } from '../../grid/cell';
import type { Layout } from '../layout';

/** A rank as it is shown: a number, or `2–3` for shared places; empty for an annulled player. */
export const shownRank = ({ rank, rankTo }: Pick<StandingRow, 'rank' | 'rankTo'>): CellValue =>
  rank === null || rankTo === null ? '' : rank === rankTo ? rank : `${rank}–${rankTo}`;

/** The values of a row's criteria as numbers, empty where there is none, filled up to the places of the list. */
export const shownValues = (row: StandingRow, slots: number): CellValue[] =>
  Array.from({ length: slots }, (_, slot) => {
    const value = row.values[slot] ?? null;
    return value === null ? '' : toNumber(value);
  });

/** How many finished games count, by pairing number. */
export const gamesCounted = (tournament: Tournament): ReadonlyMap<number, number> => {
  const counts = new Map<number, number>();
  for (const { white, black } of countedGames(tournament))
    for (const no of [white, black]) counts.set(no, (counts.get(no) ?? 0) + 1);
  return counts;
};

/**
 * What the body of Standings displays, a row per place: rank, number, name, federation (in a match of two teams: team),
 * games, points, tie-breaks.
 * Problems as for `standings`.
 */
export const standingsValues = (
  tournament: Tournament,
  layout: Pick<Layout, 'slots'>,
): Result<readonly CellValue[][]> =>
  andThen(standings(tournament), (table: Standings) => {
    const counts = gamesCounted(tournament);
    const byNo = new Map(tournament.players.map((player) => [player.no, player]));
    const match = matchOf(tournament);
    const teams = new Map(tournament.teams.map(({ id, name }) => [id, name]));
    return ok(
      table.rows.map((row): CellValue[] => {
        const player = underKey(byNo, row.no);
        return [
          shownRank(row),
          row.no,
          player.name,
          (match ? teams.get(player.team ?? '') : player.federation) ?? '',
          row.rank === null ? '' : (counts.get(row.no) ?? 0),
          ...shownValues(row, layout.slots),
        ];
      }),
    );
  });
