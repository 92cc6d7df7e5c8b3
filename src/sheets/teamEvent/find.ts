import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { parseReference, type Place } from '../../grid/reference';
import type { DefinedName } from '../findTournaments';
import { TEAM_PARTS, teamPartName, type TeamPart } from './parts';

/** One team event in a workbook: its sheet Team event, and where its parts stand now. */
export interface TeamEventParts {
  readonly sheet: string;
  readonly places: Readonly<Partial<Record<TeamPart, Place>>>;
}

const partOf = new Map(TEAM_PARTS.map((part) => [teamPartName(part).toLowerCase(), part]));

/** All team events of a workbook, known by the names scoped to their sheets; a name may lead to none of the `sheets` any more. */
export const findTeamEvents = (
  names: readonly DefinedName[],
  sheets?: readonly { readonly name: string }[],
): readonly TeamEventParts[] => {
  const known = sheets && new Set(sheets.map(({ name }) => name.toLowerCase()));
  const bySheet = new Map<string, Partial<Record<TeamPart, Place>>>();
  for (const { sheet, name, refersTo } of names) {
    const part = partOf.get(name.toLowerCase());
    if (sheet === null || !part) continue;
    const places = bySheet.get(sheet) ?? {};
    bySheet.set(sheet, places);
    const where = parseReference(refersTo);
    if (where && (known?.has(where.sheet.toLowerCase()) ?? true)) places[part] = where;
  }
  return [...bySheet].map(([sheet, places]) => ({ sheet, places }));
};

/** Whether all parts are there; else `workbook-part-missing` for each that is not. */
export const wholeTeamEvent = ({
  sheet,
  places,
}: TeamEventParts): Result<Readonly<Record<TeamPart, Place>>> => {
  const missing: Problem[] = TEAM_PARTS.filter((part) => !places[part]).map((part) =>
    problem('workbook-part-missing', { sheet }, { part: teamPartName(part) }),
  );
  return unlessProblems(missing, () => places as Readonly<Record<TeamPart, Place>>);
};
