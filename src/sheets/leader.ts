import type { SectionSheetWords } from '../language/sectionSheets';
import { quoted, whole, type Place } from '../grid/reference';
import type { Layout } from './layout';
import type { FieldLayout } from './layout/fields';

/** A formula for who leads a section: one name, two, or one and how many others; `own` is the sheet of the formula. */
export const leaderOf = (
  layout: Layout,
  { before }: FieldLayout,
  own: string,
  { and, others }: SectionSheetWords,
): string => {
  const { player, order } = layout.calculation;
  const all = (where: Place): string => whole(where, own);
  const at = (standing: number): string => `MATCH(${standing},${all(order.position)},0)`;
  const name = (standing: number): string => `INDEX(${all(player.name)},${at(standing)})`;
  const tied = `INDEX(${all(order.tied)},${at(before + 1)})`;
  const second = `${quoted(` ${and} `)}&${name(before + 2)}`;
  const many = `${quoted(` ${and} `)}&(${tied}-1)&${quoted(` ${others}`)}`;
  return `${name(before + 1)}&IF(${tied}=1,"",IF(${tied}=2,${second},${many}))`;
};
