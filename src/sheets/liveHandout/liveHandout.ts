import { largest } from '../../core/extremes';
import type { Tournament } from '../../core/model';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block, SheetPlan } from '../../grid/plan';
import { fixedCell, place } from '../../grid/reference';
import type { SheetWords } from '../../language/words';
import type { Layout } from '../layout';

/** A handout made of formulas: it follows the results, and belongs to the tournament's sheets from then on. */
export interface LiveHandout {
  /** Letters and hyphens. */
  readonly id: string;
  /** What it is called, and its sheet: at most 26 signs, none that a sheet's name must not have. */
  readonly name: string;
  /** What it is for, in a sentence without its end. */
  readonly about: string;
  /** It makes sense up to so many players, and so many games of one player. */
  readonly most: { readonly players: number; readonly games: number };
  /** What the sheet Match of two teams tells already. */
  readonly notInMatch?: true;
  /** All of the sheet but its role; `sheet` is its name. Its formulas lean on Standings, Tournament and Calculation alone. */
  readonly make: (
    tournament: Tournament,
    layout: Layout,
    words: SheetWords,
    sheet: string,
  ) => Omit<SheetPlan, 'role' | 'name'>;
}

/** How far the tournament is, as Standings says, in the second line of a sheet. */
export const statusBlock = ({ standings }: Layout, sheet: string): Block =>
  fill(area(1, 0), `${fixedCell(place(standings.sheet, 1, 0), sheet)}&""`);

/** How many columns a sheet has a width for. */
export const columnsIn = ({ columns }: Pick<SheetPlan, 'columns'>): number =>
  largest(columns.map(({ from, count }) => from + count));
