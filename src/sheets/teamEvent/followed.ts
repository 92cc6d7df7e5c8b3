import type { Grid } from '../../grid/grid';
import type { WorkbookPlan } from '../../grid/plan';
import type { PlacedFormula } from '../../grid/planned';
import { fixedCell, parseReference, place, type Place } from '../../grid/reference';
import { plannedDown, readDown, type Places, ownersIn, OF_BOARDS } from '../carryOver';
import { placesOf } from '../findTournaments';

const SIDES = [
  ['Matches_home', 'Matches_homeNo'],
  ['Matches_away', 'Matches_awayNo'],
] as const;

/** The formula of a line-up that follows a name on Teams; `names` is the column of names there. */
export const followingName = ({ sheet, area }: Place, line: number, own: string): string =>
  `${fixedCell(place(sheet, area.row + line, area.column), own)}&""`;

/** The line of Teams whose name a formula shows; below 0 if it is none of them. */
export const lineShown = (formula: string, names: Place | undefined): number => {
  const shown = parseReference(formula.replace(/&""$/, ''));
  return shown && shown.sheet === names?.sheet && shown.area.column === names.area.column
    ? shown.area.row - names.area.row
    : -1;
};

/**
 * The line-ups that follow the names on Teams, for a plan that comes in the place of sheets where they did so: the same member of the team,
 * in matches that are new the one of the board. Where the plan has another name, that stands.
 */
export const followedLineUps = (
  from: Places,
  grids: readonly Grid[],
  plan: WorkbookPlan,
): readonly PlacedFormula[] => {
  const to = placesOf(plan);
  const names = to.Teams_name;
  if (!names) return [];
  const boardNos = plannedDown(plan, to.Matches_board);
  const planned = ownersIn(OF_BOARDS, to, (part) => plannedDown(plan, part));
  const stood = ownersIn(OF_BOARDS, from, (part) => readDown(grids, part));
  const [teams, members, called] = [to.Teams_team, to.Teams_member, names].map((part) =>
    plannedDown(plan, part),
  );
  const membersBefore = readDown(grids, from.Teams_member);
  return SIDES.flatMap(([side, number]) => {
    const formulas = readDown(grids, from[side], 'formulas');
    const followed = new Map(
      stood.map((board, line) => {
        const formula = formulas[line];
        return [
          board,
          typeof formula === 'string' ? membersBefore[lineShown(formula, from.Teams_name)] : undefined,
        ];
      }),
    );
    const where = to[side];
    if (!where || [...followed].every(([board, member]) => board === null || member === undefined)) return [];
    const [numbers, seats] = [plannedDown(plan, to[number]), plannedDown(plan, where)];
    return planned.flatMap((board, line): readonly PlacedFormula[] => {
      if (board === null) return [];
      const member = followed.has(board) ? followed.get(board) : boardNos[line];
      const at = members?.findIndex((no, index) => no === member && teams?.[index] === numbers[line]) ?? -1;
      if (at < 0 || (called?.[at] ?? '') !== (seats[line] ?? '')) return [];
      const { sheet, area } = where;
      return [{ sheet, row: area.row + line, column: area.column, formula: followingName(names, at, sheet) }];
    });
  });
};
