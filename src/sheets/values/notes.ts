import { present } from '../../core/present';
import type { Tournament } from '../../core/model';
import { criterionWords } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import type { CellValue } from '../../grid/cell';
import { ADJUSTED_LINES, gamesInRound } from '../layout';
import { annulledIn } from './left';
import { gamesCounted } from './standings';

const BLANK: readonly CellValue[] = [null, null, null, null, null];

const criterionNote = (code: string): readonly CellValue[] => {
  const { name, source } = criterionWords(code);
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
    ...padded(tournament.tieBreaks.slice(1).map(criterionNote), slots + 1),
    [adjusted.length > 0 ? words.adjusted : null, ...BLANK.slice(1)],
    ...padded(adjusted, ADJUSTED_LINES),
  ];
};

/** How far the tournament is, in words: as the formula of a live one says it. */
export const standingsStatus = (tournament: Tournament, words: SheetWords): string => {
  if (gamesCounted(tournament).size === 0) return words.notStarted;
  const left = annulledIn(tournament);
  const open = tournament.games.filter(
    ({ outcome, white, black }) => outcome === null && !left.has(white) && !left.has(black),
  );
  if (open.length === 0) return words.final;
  const last = tournament.games.reduce(
    (most, { round, outcome }) => (outcome === null ? most : Math.max(most, round)),
    0,
  );
  const missing = open.filter(({ round }) => round <= last).length;
  if (missing > gamesInRound({ gameCount: tournament.games.length, rounds: tournament.rounds }))
    return words.provisional;
  const games = `${missing} ${missing === 1 ? words.gameMissing : words.gamesMissing}`;
  return `${words.afterRound} ${last}${missing === 0 ? '' : ` (${games})`}.`;
};
