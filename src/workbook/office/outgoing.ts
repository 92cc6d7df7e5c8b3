import { problem } from '../../core/problem';
import { fail, ok, type Result } from '../../core/result';
import { changedSince } from '../compare';
import type { Outgoing } from '../port';
import { isAmong } from '../tabs';
import type { Context } from './excel';
import { readAll } from './read';

/**
 * Looks whether sheets that are to go still are as they were seen, and answers the host's identities of them, in the order
 * in which they go: first what Excel may refuse to delete. Problems: `sheet-missing`, `changed-meanwhile` for each cell
 * that differs.
 */
export const lookAtOutgoing = async (
  context: Context,
  { sheets: old, seen }: Outgoing,
): Promise<Result<readonly string[]>> => {
  const { worksheets } = context.workbook;
  worksheets.load('items/id,items/name,items/visibility');
  const now = await readAll(context, {
    ranges: seen.map(({ sheet }) => ({ sheet, area: 'used' as const })),
  });
  if (!now.ok) return now;
  const tabs = worksheets.items.map(({ name }) => name);
  const [wrong, ...more] = [
    ...old
      .filter((name) => !isAmong(name, tabs))
      .map((sheet) => problem('sheet-missing', { sheet }, { sheet })),
    ...seen.flatMap((before, index) => changedSince(before, now.value.ranges[index]!)),
  ];
  if (wrong) return fail(wrong, ...more);
  const going = old.map((name) => worksheets.items.find((sheet) => isAmong(sheet.name, [name]))!);
  const isHeld = ({ visibility }: { readonly visibility: string }): boolean => visibility === 'VeryHidden';
  return ok([...going.filter(isHeld), ...going.filter((sheet) => !isHeld(sheet))].map(({ id }) => id));
};
