import { openRoster, type ListChoice } from '../app/roster';
import type { ProblemCode } from '../core/problem';
import type { Reader } from '../workbook/port';
import type { ListState } from './state';

/** The active sheet simply has no list: nothing to complain about before anybody asked for one. */
const NO_LIST: readonly ProblemCode[] = ['list-empty', 'list-not-found', 'list-is-ours'];

/**
 * The list that was chosen, with its players or its problems. One without a sheet of its own is that of the sheet it was
 * found on, also when another is active later.
 */
export const readList = async (reader: Reader, choice: ListChoice): Promise<ListState> => {
  const read = await openRoster(reader, choice);
  const sheet = choice.sheet ?? (read.ok ? read.value.sheet : read.problems[0].place.sheet);
  const pinned = { ...choice, sheet };
  return read.ok
    ? { kind: 'read', choice: pinned, roster: read.value }
    : { kind: 'wrong', choice: pinned, problems: read.problems };
};

/** The list of the active sheet, if it has one. */
export const findList = async (reader: Reader): Promise<ListState> => {
  const list = await readList(reader, {});
  const none = list.kind === 'wrong' && list.problems.every(({ code }) => NO_LIST.includes(code));
  return none ? { kind: 'none' } : list;
};

/** Whether a change on some sheets may concern a list; where none was found, one may have come. */
export const concernsList = (list: ListState, sheets: ReadonlySet<string>): boolean =>
  list.kind === 'none' || sheets.has(list.choice.sheet ?? '');
