import { SIDES, type Game, type Tournament } from '../../core/model';
import { isTeamEvent, teamOn } from '../../core/teamEvent/model';
import { andThen, ok, type Result } from '../../core/result';
import type { CellValue } from '../../grid/cell';
import { type Place, valuesDown } from '../../grid/reference';
import { boardKey } from '../../sheets/log/key';
import type { NamedPart } from '../../sheets/parts';
import { followingName, lineShown } from '../../sheets/teamEvent/followed';
import type { CellChange } from '../../workbook/port';
import { identityOf } from '../identity';
import type { OpenTournament } from '../open';
import { patchedGrids } from '../step';

/** The event with formulas in place of the names at boards that have one: that follow Teams, or the organiser's own. */
const withFollowing = <T extends Tournament>(open: OpenTournament, tournament: T): T => {
  const { cell } = identityOf(open);
  const seat = (no: number, board: number, side: 'home' | 'away', name: string): string =>
    cell(boardKey(no, board, side))?.expectFormula ?? name;
  return {
    ...tournament,
    games: tournament.games.map((game) => ({
      ...game,
      ...(game.boards && {
        boards: game.boards.map((each) => ({
          ...each,
          home: seat(game.no, each.board, 'home', each.home),
          away: seat(game.no, each.board, 'away', each.away),
        })),
      }),
    })),
  };
};

/** `moved` are the matches of `after` as the step makes them of the event `withFollowing`. */
const goOnFollowing = (
  open: OpenTournament,
  names: Place,
  cells: readonly CellChange[],
  after: readonly Game[],
  moved: readonly Game[],
): readonly CellChange[] => {
  const { places } = open.parts;
  const gridOf = patchedGrids(open, { cells });
  const down = (part: NamedPart): readonly CellValue[] => valuesDown(gridOf, places[part]);
  const [teams, members, called] = [down('Teams_team'), down('Teams_member'), down('Teams_name')];
  const { cell } = identityOf(open);
  const seats = after.flatMap((match, index) =>
    (match.boards ?? []).flatMap((board, at) =>
      SIDES.flatMap((side) => {
        const formula = moved[index]?.boards?.[at]?.[side];
        const where = cell(boardKey(match.no, board.board, side));
        if (!where || formula === undefined || formula === board[side]) return [];
        const shows = (line: number): boolean =>
          teams[line] === teamOn(match, side) && members[line] !== 0 && (called[line] ?? '') === board[side];
        const member = members[lineShown(formula, names)];
        const kept = teams.findIndex((no, each) => no === teamOn(match, side) && members[each] === member);
        const line = shows(kept) ? kept : teams.findIndex((_, each) => shows(each));
        const stands = where.expectFormula ?? '';
        const follows = (): string | null => {
          if (line < 0) return null;
          return lineShown(stands, names) === line ? stands : followingName(names, line, where.sheet);
        };
        const writeFormula = lineShown(formula, names) < 0 ? formula : follows();
        return writeFormula === null
          ? []
          : [{ ...where, write: board[side] || null, writeFormula, format: '0' }];
      }),
    ),
  );
  const isSeat = ({ sheet, row, column }: CellChange): boolean =>
    seats.some((seat) => seat.sheet === sheet && seat.row === row && seat.column === column);
  return [
    ...cells.filter((each) => !isSeat(each)),
    ...seats.filter(({ expectFormula, writeFormula }) => expectFormula !== writeFormula),
  ];
};

/**
 * The cells of a step that moves names at boards; those that followed Teams go on doing so, and the
 * organiser's own formulas go along with the names that they show. Whatever moves names moves their formulas
 * alike, so the step is taken once more with these. `after` are its matches. Problems: those of the step.
 */
export const followingTeams = <T extends Tournament>(
  open: OpenTournament,
  before: T,
  cells: readonly CellChange[],
  after: readonly Game[],
  step: (tournament: T) => Result<{ readonly games: readonly Game[] }>,
): Result<readonly CellChange[]> => {
  const names = open.parts.places.Teams_name;
  if (!isTeamEvent(open.tournament) || !names) return ok(cells);
  return andThen(step(withFollowing(open, before)), ({ games }) =>
    ok(goOnFollowing(open, names, cells, after, games)),
  );
};
