import { present } from '../../core/present';
import type { Tournament } from '../../core/model';
import { progressOf } from '../../core/progress';
import { criterionWords } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import type { CellValue } from '../../grid/cell';
import { ADJUSTED_LINES } from '../layout';

type Line = readonly CellValue[];

const BLANK: Line = [null, null, null, null, null, null, null];

const criterionNote =
  ({ profile }: Tournament) =>
  (code: string): Line => {
    const { name, source } = criterionWords(code, profile);
    return [`${name}  (${source === '' ? code : `${code}, ${source}`})`, ...BLANK.slice(1)];
  };

/** Whose points the arbiter adjusted, by how much and why. */
const adjustedPlayers = ({ players }: Tournament): readonly (readonly [string, number, CellValue])[] =>
  players
    .filter(({ adjustment = 0 }) => adjustment !== 0)
    .slice(0, ADJUSTED_LINES)
    .map(({ name, adjustment, adjustmentReason }) => [name, present(adjustment), adjustmentReason ?? null]);

const padded = (lines: readonly Line[], count: number): readonly Line[] =>
  Array.from({ length: count }, (_, index) => lines[index] ?? BLANK);

/** The notes under Standings, seven columns: the tie-breaks by their full names, then the adjusted players. */
export const noteLines = (tournament: Tournament, words: SheetWords, slots: number): readonly Line[] => {
  const adjusted = adjustedPlayers(tournament).map(([name, points, reason]): Line => [
    null,
    null,
    name,
    null,
    null,
    points,
    reason,
  ]);
  return [
    ...padded(tournament.tieBreaks.slice(1).map(criterionNote(tournament)), slots),
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
