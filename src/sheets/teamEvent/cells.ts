import { cellIn, type Place, columnIn, writing } from '../../grid/reference';
import type { TeamEventLayout } from '../layout/teamEvent';
import { down, fill, countTo } from '../../grid/block';
import type { Block } from '../../grid/plan';

/** So many places beside a column, and in it whose each is by these positions; else `nobody`. */
export const placed = (helper: Place, count: number, positions: Place, nobody: number): readonly Block[] => {
  const { all, own } = writing(helper.sheet);
  const places = columnIn(helper, 1);
  return [
    down(places, countTo(count), '0'),
    fill(helper, `IFERROR(MATCH(${own(places)},${all(positions)},0),${nobody})`),
  ];
};

/** The facts that formulas lean on, in the order of their cells. */
const FACTS = ['rule', 'gamesFirst', 'open', 'toCheck', 'ranOut', 'lastRound', 'missing'] as const;

/** The cell of a fact on the Calculation sheet. */
export const fact = ({ calculation }: TeamEventLayout, key: (typeof FACTS)[number]): Place =>
  cellIn(calculation.facts, FACTS.indexOf(key));
