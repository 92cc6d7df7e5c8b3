import { openTournaments } from '../src/app/open';
import { entryAt, present } from '../src/core/present';
import type { Result } from '../src/core/result';
import type { CellValue } from '../src/grid/cell';
import type { NamedPart } from '../src/sheets/parts';
import { followingName } from '../src/sheets/teamEvent/followed';
import type { CellChange } from '../src/workbook/port';
import type { XlsxWorkbook } from '../src/workbook/xlsx';

const SIDES = [
  ['Matches_home', 'Matches_homeNo'],
  ['Matches_away', 'Matches_awayNo'],
] as const satisfies readonly (readonly [NamedPart, NamedPart])[];

/**
 * Has the line-ups of a team event follow the names that are typed on Teams: board 1 is the first of the team, and so on. Whoever types or
 * chooses another name replaces the formula.
 */
export const followTeams = async (workbook: XlsxWorkbook): Promise<Result<unknown>> => {
  const opened = await openTournaments(workbook, { of: 'teams' });
  if (!opened.ok) return opened;
  const { parts, gridOf } = entryAt(opened.value, 0);
  const column = (part: NamedPart): readonly CellValue[] =>
    present(gridOf(present(parts.places[part]))).values.map(([value = null]) => value);
  const [teams, members, names] = [
    column('Teams_team'),
    column('Teams_member'),
    present(parts.places.Teams_name),
  ];
  const boards = column('Matches_board');
  const cells = SIDES.flatMap(([side, number]) => {
    const [numbers, held, { sheet, area }] = [column(number), column(side), present(parts.places[side])];
    return boards.flatMap((board, line): readonly CellChange[] => {
      const member = members.findIndex((no, at) => no === board && no !== 0 && teams[at] === numbers[line]);
      if (member < 0) return [];
      const is = held[line] ?? null;
      const at = { sheet, row: area.row + line, column: area.column };
      return [
        { ...at, expect: is, write: is, writeFormula: followingName(names, member, sheet), format: '0' },
      ];
    });
  });
  return workbook.change({ cells });
};
