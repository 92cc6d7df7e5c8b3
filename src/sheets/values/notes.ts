import { present } from '../../core/present';
import type { ProfileId, Tournament } from '../../core/model';
import { criterionWords } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import type { CellValue } from '../../grid/cell';
import { ADJUSTED_LINES, gamesInRound } from '../layout';
import { annulledIn } from './left';
import { gamesCounted } from './standings';

const BLANK: readonly CellValue[] = [null, null, null, null, null];

const criterionNote = (code: string, profile: ProfileId): readonly CellValue[] => {
  const { name, source } = criterionWords(code, profile);
  return [code, source === '' ? name : `${name}  (${source})`, null, null, null];
};

const adjustedNotes = ({ players }: Tournament): (readonly CellValue[])[] =>
  players
    .filter(({ adjustment = 0 }) => adjustment !== 0)
    .slice(0, ADJUSTED_LINES)
    .map(({ name, adjustment, adjustmentReason }) => [
      null,
      name,
      null,
      present(adjustment),
      adjustmentReason ?? null,
    ]);

const padded = (lines: readonly (readonly CellValue[])[], count: number): (readonly CellValue[])[] =>
  Array.from({ length: count }, (_, index) => lines[index] ?? BLANK);

/** The notes under Standings, five columns: the tie-breaks by their full names, then the adjusted players. */
export const noteLines = (
  tournament: Tournament,
  words: SheetWords,
  slots: number,
): readonly (readonly CellValue[])[] => {
  const adjusted = adjustedNotes(tournament);
  return [
    ...padded(
      tournament.tieBreaks.slice(1).map((code) => criterionNote(code, tournament.profile)),
      slots + 1,
    ),
    [adjusted.length > 0 ? words.adjusted : null, ...BLANK.slice(1)],
    ...padded(adjusted, ADJUSTED_LINES),
  ];
};

/** How far a tournament is: after which round, and how many games are missing up to it. */
export type Progress =
  | { readonly stage: 'not-started' | 'provisional' | 'final' }
  | { readonly stage: 'after'; readonly round: number; readonly missing: number };

/**
 * How far a tournament is: after the last round of which a game is finished; only provisional where more games than a round has
 * are missing up to it. What whoever has left will not play is not missing.
 */
export const progressOf = (tournament: Tournament): Progress => {
  if (gamesCounted(tournament).size === 0) return { stage: 'not-started' };
  const left = annulledIn(tournament);
  const open = tournament.games.filter(
    ({ outcome, white, black }) => outcome === null && !left.has(white) && !left.has(black),
  );
  if (open.length === 0) return { stage: 'final' };
  const last = tournament.games.reduce(
    (most, { round, outcome }) => (outcome === null ? most : Math.max(most, round)),
    0,
  );
  const missing = open.filter(({ round }) => round <= last).length;
  return missing > gamesInRound({ gameCount: tournament.games.length, rounds: tournament.rounds })
    ? { stage: 'provisional' }
    : { stage: 'after', round: last, missing };
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
