import type { Problem } from '../core/problem';
import type { PaneState } from './state';

/** Whether Excel shows something else than a sheet of this workbook: it is asked again once somebody is back. */
export const isNotNow = (problems: readonly Problem[]): boolean =>
  problems.some(({ code }) => code === 'workbook-not-in-front');

/** Whether that is why something is not shown. */
export const isAway = ({ problems, list }: Pick<PaneState, 'problems' | 'list'>): boolean =>
  isNotNow(problems) || (list.kind === 'wrong' && isNotNow(list.problems));
