import type { Tournament } from '../../core/model';
import { criterionWords } from '../../language/criteria';
import type { SheetWords } from '../../language/words';
import type { CellValue } from '../../grid/cell';
import { ADJUSTED_LINES } from '../layout';
import { adjustedPlayers } from './notes';

/** Columns of Standings that the sheets of format 1 do not have: rating, won, drawn, lost. */
const NEWER: ReadonlySet<number> = new Set([3, 6, 7, 8]);

/** The body of Standings, as format 1 has it. */
export const formerStandings = (body: readonly (readonly CellValue[])[]): readonly (readonly CellValue[])[] =>
  body.map((row) => row.filter((_, column) => !NEWER.has(column)));

type Line = readonly CellValue[];

const BLANK: Line = [null, null, null, null, null];

/** The notes under Standings, as format 1 has them: five columns, the codes apart. */
export const formerNoteLines = (
  tournament: Tournament,
  words: SheetWords,
  slots: number,
): readonly Line[] => {
  const meanings = tournament.tieBreaks.slice(1).map((code): Line => {
    const { name, source } = criterionWords(code, tournament.profile);
    return [code, source === '' ? name : `${name}  (${source})`, null, null, null];
  });
  const adjusted = adjustedPlayers(tournament).map(([name, points, reason]): Line => [
    null,
    name,
    null,
    points,
    reason,
  ]);
  const title: Line = [adjusted.length > 0 ? words.adjusted : null, ...BLANK.slice(1)];
  const padded = (lines: readonly Line[], count: number): readonly Line[] =>
    Array.from({ length: count }, (_, index) => lines[index] ?? BLANK);
  return [...padded(meanings, slots + 1), title, ...padded(adjusted, ADJUSTED_LINES)];
};
