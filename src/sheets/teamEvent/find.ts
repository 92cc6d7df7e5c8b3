import { problem, type Problem } from '../../core/problem';
import { unlessProblems, type Result } from '../../core/result';
import { parseReference, type Place } from '../../grid/reference';
import type { DefinedName } from '../findTournaments';
import {
  MORE_TEAM_PARTS,
  OTHER_SHEETS,
  TEAM_PARTS,
  teamPartName,
  teamSheetName,
  type NeededTeamPart,
  type OtherSheet,
  type TeamPart,
} from './parts';

/** One team event in a workbook: its sheet Team event, and where its parts stand now. */
export interface TeamEventParts {
  readonly sheet: string;
  readonly places: Readonly<Partial<Record<TeamPart, Place>>>;
  /** The corners of its sheets from which nothing is read. */
  readonly others: Readonly<Partial<Record<OtherSheet, Place>>>;
}

const partOf = new Map(
  [...TEAM_PARTS, ...MORE_TEAM_PARTS].map((part) => [teamPartName(part).toLowerCase(), part]),
);

const otherOf = new Map(OTHER_SHEETS.map((role) => [teamSheetName(role).toLowerCase(), role]));

interface Found {
  readonly places: Partial<Record<TeamPart, Place>>;
  readonly others: Partial<Record<OtherSheet, Place>>;
}

/** All team events of a workbook, known by the names scoped to their sheets; a name may lead to none of the `sheets` any more. */
export const findTeamEvents = (
  names: readonly DefinedName[],
  sheets?: readonly { readonly name: string }[],
): readonly TeamEventParts[] => {
  const known = sheets && new Set(sheets.map(({ name }) => name.toLowerCase()));
  const bySheet = new Map<string, Found>();
  for (const { sheet, name, refersTo } of names) {
    const [part, other] = [partOf.get(name.toLowerCase()), otherOf.get(name.toLowerCase())];
    if (sheet === null || !(part ?? other)) continue;
    const found = bySheet.get(sheet) ?? { places: {}, others: {} };
    bySheet.set(sheet, found);
    const where = parseReference(refersTo);
    if (!where || known?.has(where.sheet.toLowerCase()) === false) continue;
    if (part) found.places[part] = where;
    if (other) found.others[other] = where;
  }
  return [...bySheet].map(([sheet, found]) => ({ sheet, ...found }));
};

/** The names of all its sheets that were found, each once; the one that is read first stands first. */
export const teamSheetsOf = ({ sheet, places, others }: TeamEventParts): readonly string[] => [
  ...new Set([sheet, ...Object.values({ ...places, ...others }).map((where) => where.sheet)]),
];

/** Whether all parts are there; else `workbook-part-missing` for each that is not. */
export const wholeTeamEvent = ({
  sheet,
  places,
}: TeamEventParts): Result<Readonly<Record<NeededTeamPart, Place>>> => {
  const missing: Problem[] = TEAM_PARTS.filter((part) => !places[part]).map((part) =>
    problem('workbook-part-missing', { sheet }, { part: teamPartName(part) }),
  );
  return unlessProblems(missing, () => places as Readonly<Record<NeededTeamPart, Place>>);
};
