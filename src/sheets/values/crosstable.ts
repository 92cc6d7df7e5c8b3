import { meetingKey } from '../../core/grouped';
import { underKey } from '../../core/present';
import type { Game, Tournament } from '../../core/model';
import { markFor } from '../../core/results/typed';
import { annulledIn, orderByItself } from '../../core/results/progress';
import { andThen, ok, type Result } from '../../core/result';
import { shownRank, standings } from '../../core/tiebreak/standings';
import type { CellValue } from '../../grid/cell';
import { NOT_PLAYED, type Layout } from '../layout';
import { shownValues } from './standings';

/** One row of a cross-table. `cells` has a column per opponent and cycle, `white` says where the row's player has White. */
export interface CrosstableRow {
  readonly no: number;
  readonly name: string;
  /** Their rating as it was typed, empty without one. */
  readonly rating: CellValue;
  readonly cells: readonly CellValue[];
  readonly white: readonly boolean[];
  readonly values: readonly CellValue[];
  readonly rank: CellValue;
}

const cellOf = (
  game: Game | undefined,
  no: number,
  { unplayed, left }: { readonly unplayed: boolean; readonly left: ReadonlySet<number> },
): CellValue => {
  if (!game) return '';
  if (game.outcome === null) {
    const isLeft = left.has(game.white) || left.has(game.black);
    return !unplayed ? '' : isLeft ? NOT_PLAYED : `(${game.round})`;
  }
  return markFor(game, game.white === no);
};

/** What stands left of a row's games: number, name, rating, points. */
export const crosstableHead = ({ no, name, rating, values }: CrosstableRow): readonly CellValue[] => [
  no,
  name,
  rating,
  values[0] ?? '',
];

/**
 * What Crosstable displays, in order of number or of rank, as it is by itself unless it is said; the rounds of games to come unless `unplayed` is false.
 * Problems as for `standings`.
 */
export const crosstableValues = (
  tournament: Tournament,
  layout: Pick<Layout, 'slots' | 'cycles'> & { readonly unplayed?: boolean },
  order: 'number' | 'rank' = orderByItself(tournament),
): Result<readonly CrosstableRow[]> =>
  andThen(standings(tournament), (table) => {
    const games = new Map(tournament.games.map((game) => [meetingKey(game), game]));
    const players = new Map(tournament.players.map((player) => [player.no, player]));
    const left = annulledIn(tournament);
    const rows = order === 'rank' ? table.rows : [...table.rows].sort((one, other) => one.no - other.no);
    const columns = rows.flatMap(({ no }) =>
      Array.from({ length: layout.cycles }, (_, index) => ({ opponent: no, cycle: index + 1 })),
    );
    return ok(
      rows.map((row): CrosstableRow => {
        const found = columns.map(({ opponent, cycle }) =>
          opponent === row.no ? undefined : games.get(meetingKey({ white: row.no, black: opponent, cycle })),
        );
        return {
          no: row.no,
          name: underKey(players, row.no).name,
          rating: underKey(players, row.no).rating?.typed ?? '',
          cells: found.map((game) => cellOf(game, row.no, { unplayed: layout.unplayed ?? true, left })),
          white: found.map((game) => game?.white === row.no),
          values: shownValues(row, layout.slots),
          rank: shownRank(row),
        };
      }),
    );
  });
