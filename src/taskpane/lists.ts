import type { ListChoice } from '../app/roster';
import type { ProblemCode } from '../core/problem';
import type { Reader } from '../workbook/port';
import type { Homes } from './homes';
import type { ListState } from './state';

/** How a list is read comes after the pane's first words. */
export const readingLists = () => import('../app/roster');

/** The active sheet simply has no list: nothing to complain about before anybody asked for one. */
const NO_LIST: readonly ProblemCode[] = ['list-empty', 'list-not-found', 'list-is-ours'];

/** So many other sheets of the organiser's are looked through. */
const MOST_SHEETS = 5;

/** The other sheets that can be seen. */
const otherSheets = async (reader: Reader, than?: string): Promise<readonly string[]> => {
  const overview = await reader.read({ ranges: [] });
  if (!overview.ok) return [];
  return overview.value.sheets
    .filter(({ name, active, visibility }) => visibility === 'visible' && (than ? name !== than : !active))
    .map(({ name }) => name);
};

/**
 * The list that was chosen, with its players or its problems. One without a sheet of its own is that of the sheet it was
 * found on, also when another is active later.
 */
export const readList = async (reader: Reader, choice: ListChoice): Promise<ListState> => {
  const [{ openRoster }, { proposalFor }, { homesIn, lacksHomes }] = await Promise.all([
    readingLists(),
    import('./proposal'),
    import('./homes'),
  ]);
  const read = await openRoster(reader, choice);
  const sheet = choice.sheet ?? (read.ok ? read.value.sheet : read.problems[0].place.sheet);
  const pinned = { ...choice, sheet };
  if (!read.ok) return { kind: 'wrong', choice: pinned, problems: read.problems };
  const others = lacksHomes(read.value) ? await otherSheets(reader, read.value.sheet) : [];
  let homes: Homes | null = null;
  for (const name of others.slice(0, MOST_SHEETS)) {
    const other = await openRoster(reader, { sheet: name });
    homes ??= other.ok ? homesIn(read.value, other.value) : null;
  }
  return { kind: 'read', choice: pinned, roster: read.value, proposed: proposalFor(read.value, homes) };
};

const isNone = (list: ListState): boolean =>
  list.kind === 'wrong' && list.problems.every(({ code }) => NO_LIST.includes(code));

const isOurs = (list: ListState): boolean =>
  list.kind === 'wrong' && list.problems.some(({ code }) => code === 'list-is-ours');

/**
 * The list of the active sheet with its problems, else a sound one of another sheet; of all the others only those are
 * looked through that were `changed`, where none had a list before.
 */
export const findList = async (reader: Reader, changed?: ReadonlySet<string>): Promise<ListState> => {
  const list = await readList(reader, {});
  if (!isNone(list)) return list;
  const active = list.kind === 'wrong' ? list.choice.sheet : undefined;
  const others = changed ? [...changed].filter((sheet) => sheet !== active) : await otherSheets(reader);
  let tried = 0;
  for (const sheet of others) {
    const other = await readList(reader, { sheet });
    if (other.kind === 'read') return other;
    if (!isOurs(other) && ++tried === MOST_SHEETS) break;
  }
  return { kind: 'none' };
};

/** Whether a change on some sheets may concern a list; where none was found, one may have come. */
export const concernsList = (list: ListState, sheets: ReadonlySet<string>): boolean =>
  list.kind === 'none' ||
  sheets.has(list.choice.sheet ?? '') ||
  (list.kind === 'read' && sheets.has(list.proposed.options.teams?.homes?.sheet ?? ''));
