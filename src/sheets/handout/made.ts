import { fnv1a } from '../../core/draw/lots';
import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { present } from '../../core/present';
import { heldCells, type Grid } from '../../grid/grid';
import type { NamePlan, SheetPlan } from '../../grid/plan';
import { plannedGrid } from '../../grid/planned';
import { place, quoted, type DefinedName } from '../../grid/reference';
import { NAME_PREFIX } from '../tournament/settings';
import type { Handout } from './handout';
import { HANDOUTS, makeHandout } from './registry';
import { subjectOf, type Subject } from './subject';

type About = Pick<Subject, 'player' | 'round'>;

/** A sheet of values that was made of a tournament, as its name tells. */
export interface MadeHandout extends About {
  readonly sheet: string;
  readonly id: string;
  /** Whether it would be made alike now. */
  readonly isSame: boolean;
  /** Whether something on it has changed; results count only where it showed some. */
  readonly isStale: boolean;
  /** What was written on it, in short; nothing where an earlier version made it. */
  readonly cells?: string | undefined;
}

/** The name on a sheet of values. */
const NAME = `${NAME_PREFIX}made`;

const withoutResults = (tournament: Tournament): Tournament => ({
  ...tournament,
  games: tournament.games.map(({ boards = [], ...game }) => ({
    ...game,
    outcome: null,
    boards: boards.map((board) => ({ ...board, outcome: null })),
  })),
});

/** A short text that is another one as soon as a handout says something else; empty where it cannot be made. */
const printOf = (handout: Handout, tournament: Tournament, { player, round }: About): string => {
  const { players, rounds } = tournament;
  if ((round ?? 0) > rounds || (player ?? 0) > players.length) return '';
  const made = makeHandout(handout, subjectOf(tournament, { player, round }), []);
  return made.ok ? fnv1a(JSON.stringify(made.value.blocks)).toString(36) : '';
};

/** A short text that is another one as soon as somebody types on a sheet. */
export const cellsOf = (grid: Grid): string =>
  fnv1a(JSON.stringify([...heldCells(grid)].filter(({ value }) => value !== ''))).toString(36);

type Planned = Pick<SheetPlan, 'name' | 'blocks'>;

const plannedCells = (sheet: Planned): string => {
  const rows = largest(sheet.blocks.map((block) => block.area.row + block.area.rows));
  const columns = largest(sheet.blocks.map((block) => block.area.column + block.area.columns));
  return cellsOf(present(plannedGrid({ sheets: [sheet] })(place(sheet.name, 0, 0, rows, columns))));
};

/** The name for a new sheet of values: what it is of, then what it says, with results and without, then its cells. */
export const madeName = (
  sheet: Planned,
  handout: Handout,
  tournament: Tournament,
  about: About,
): NamePlan => {
  const prints = [tournament, withoutResults(tournament)].map((each) => printOf(handout, each, about));
  const texts = [tournament.id, handout.id, about.player ?? '', about.round ?? '', ...prints];
  return { sheet: sheet.name, name: NAME, refersTo: quoted([...texts, plannedCells(sheet)].join('|')) };
};

/** The sheets of values that were made of a tournament, and whether they still say what it says. */
export const madeHandouts = (names: readonly DefinedName[], tournament: Tournament): readonly MadeHandout[] =>
  names.flatMap(({ sheet, name, refersTo }) => {
    const [of, id = '', player, round, full, bare, cells] = refersTo.slice(1, -1).split('|');
    const handout = HANDOUTS.find((each) => each.id === id);
    if (name !== NAME || sheet === null || of !== tournament.id || !handout) return [];
    const about = { player: player ? Number(player) : null, round: round ? Number(round) : null };
    const isSame = printOf(handout, tournament, about) === full;
    const isStale = () => full !== bare || printOf(handout, withoutResults(tournament), about) !== bare;
    return [{ sheet, id, ...about, isSame, isStale: !isSame && isStale(), cells }];
  });
