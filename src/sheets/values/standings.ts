import { underKey, present } from '../../core/present';
import { toNumber } from '../../core/fraction';
import { countedGames, progressOf } from '../../core/results/progress';
import type { Tournament } from '../../core/model';
import { outcomeOf } from '../../core/results/outcome';
import { besideIn } from '../withTeam';
import { shownRank, standings, type StandingRow, type Standings } from '../../core/tiebreak/standings';
import { andThen, ok, type Result } from '../../core/result';
import { criterionWords } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import type { CellValue } from '../../grid/cell';
import { hasLeft } from '../statuses';
import { type Layout, ADJUSTED_LINES } from '../layout';
import { RANKING } from '../layout/standings';

type Line = readonly CellValue[];

const BLANK: Line = [null, null, null, null];

/** Whose points the arbiter adjusted, by how much and why. */
const adjustedPlayers = ({ players }: Tournament): readonly (readonly [string, number, CellValue])[] =>
  players
    .filter(({ adjustment = 0 }) => adjustment !== 0)
    .slice(0, ADJUSTED_LINES)
    .map(({ name, adjustment, adjustmentReason }) => [name, present(adjustment), adjustmentReason ?? null]);

const padded = (lines: readonly Line[], count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => lines[index] ?? BLANK);

/** The notes under Standings, four columns: the tie-breaks in which anybody has something, by their full names, then the adjusted players. */
export const noteLines = (
  tournament: Tournament,
  words: SheetWords,
  slots: number,
  body: readonly Line[],
): readonly Line[] => {
  const { players, tieBreaks, profile } = tournament;
  const isUsed = (index: number): boolean => body.some((row) => Number(row[RANKING.tieBreaks + index]) !== 0);
  const noteOf = (code: string, index: number): Line =>
    isUsed(index) ? [criterionWords(code, profile).name, ...BLANK.slice(1)] : BLANK;
  const adjusted = adjustedPlayers(tournament).map((each): Line => [null, ...each]);
  return [
    ...padded(tieBreaks.slice(1).map(noteOf), slots - 1),
    [players.some(hasLeft) ? words.leftNote : null, ...BLANK.slice(1)],
    [adjusted.length > 0 ? words.adjustedNote : null, ...BLANK.slice(1)],
    ...padded(adjusted, ADJUSTED_LINES),
  ];
};

/** How far the tournament is, in words: as the formula of a live one says it. */
export const standingsStatus = (tournament: Tournament, words: SheetWords): string => {
  const progress = progressOf(tournament);
  switch (progress.stage) {
    case 'not-started':
      return words.notStarted;
    case 'final':
      return words.final;
    case 'provisional':
      return words.provisional;
    case 'after': {
      const { round, missing } = progress;
      const games = `${missing} ${missing === 1 ? words.gameMissing : words.gamesMissing}`;
      return `${words.afterRound} ${round}${missing === 0 ? '' : ` (${games})`}.`;
    }
  }
};

/** The values of a row's criteria as numbers, empty where there is none, filled up to the places of the list. */
export const shownValues = (row: StandingRow, slots: number): CellValue[] =>
  Array.from({ length: slots }, (_, slot) => {
    const value = row.values[slot] ?? null;
    return value === null ? '' : toNumber(value);
  });

/** What became of a player's finished games that count; a forfeit is won or lost like any other. */
export interface Record {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

const NOTHING: Record = { games: 0, won: 0, drawn: 0, lost: 0 };
const COUNTED = { win: 'won', draw: 'drawn', loss: 'lost' } as const;

/** How many finished games each player won, drew and lost, by pairing number. */
const recordsIn = (tournament: Tournament): ReadonlyMap<number, Record> => {
  const records = new Map<number, Record>();
  for (const { white, black, outcome } of countedGames(tournament)) {
    const marks = outcomeOf(outcome);
    for (const [no, mark] of [
      [white, marks.white],
      [black, marks.black],
    ] as const) {
      const record = records.get(no) ?? NOTHING;
      const counted = COUNTED[mark];
      records.set(no, { ...record, games: record.games + 1, [counted]: record[counted] + 1 });
    }
  }
  return records;
};

/**
 * What the body of Standings displays, a row per place: rank, name, points, tie-breaks, rating, what stands beside
 * the name, games, won, drawn, lost, number.
 * Problems as for `standings`.
 */
export const standingsValues = (
  tournament: Tournament,
  layout: Pick<Layout, 'slots'>,
): Result<readonly CellValue[][]> =>
  andThen(standings(tournament), (table: Standings) => {
    const records = recordsIn(tournament);
    const byNo = new Map(tournament.players.map((player) => [player.no, player]));
    const beside = besideIn(tournament);
    return ok(
      table.rows.map((row): CellValue[] => {
        const player = underKey(byNo, row.no);
        const { games, won, drawn, lost } = records.get(row.no) ?? NOTHING;
        return [
          shownRank(row),
          player.name,
          ...shownValues(row, layout.slots),
          player.rating?.typed ?? '',
          beside(player),
          ...[games, won, drawn, lost].map((count) => (row.rank === null ? '' : count)),
          row.no,
        ];
      }),
    );
  });
