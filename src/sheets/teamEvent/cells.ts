import type { Side } from '../../core/model';
import { area } from '../../grid/cell';
import type { Place } from '../../grid/reference';
import type { TeamEventLayout } from '../layout/teamEvent';

export const SIDES: readonly Side[] = ['home', 'away'];

export const OTHER_SIDE: Readonly<Record<Side, Side>> = { home: 'away', away: 'home' };

/** One cell of a column, from 0. */
export const cellOf = ({ sheet, area: { row, column } }: Place, index: number): Place => ({
  sheet,
  area: area(row + index, column),
});

/** One column of a block, from 0. */
export const columnOf = ({ sheet, area: { row, column, rows } }: Place, index: number): Place => ({
  sheet,
  area: area(row, column + index, rows),
});

/** The facts that formulas lean on, in the order of their cells. */
const FACTS = ['rule', 'gamesFirst', 'open', 'toCheck', 'ranOut', 'lastRound', 'missing'] as const;

/** The cell of a fact on the Calculation sheet. */
export const fact = ({ calculation }: TeamEventLayout, key: (typeof FACTS)[number]): Place =>
  cellOf(calculation.facts, FACTS.indexOf(key));
