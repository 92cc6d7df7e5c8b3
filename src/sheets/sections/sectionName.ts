import { SHORT_NAME, type SectionSheetWords } from '../../language/sections';
import type { SheetWords } from '../../language/words';
import { fill } from '../../grid/block';
import { area } from '../../grid/cell';
import type { Block } from '../../grid/plan';
import { quoted, whole, type Place } from '../../grid/reference';
import type { Layout } from '../layout';
import { inField, type FieldLayout } from '../layout/fields';

/** A formula for whether a section has a result; `own` is the sheet of the formula. */
export const sectionHasBegun = ({ calculation }: Layout, field: FieldLayout, own: string): string =>
  `MAX(${whole(inField(calculation.player.played, field), own)})>0`;

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

/**
 * A formula for what stands in a column of Players, as it was typed there, beside the player whose number `who` is; empty
 * where nothing does. `own` is the sheet of the formula.
 */
export const typedOf = (layout: Layout, column: number, who: string, own: string): string => {
  const { players, calculation } = layout;
  const line = `INDEX(${whole(calculation.player.position, own)},${who})`;
  const cell = `INDEX(${whole(players.column(column), own)},${line})`;
  return `IF(${line}=0,"",IFERROR(IF(LEN(${cell})=0,"",${cell}),""))`;
};

/** A formula for the name of a section, as Players has it for the first of its numbers; `own` is the sheet of the formula. */
export const sectionNameOf = (layout: Layout, { before }: FieldLayout, own: string): string =>
  `${typedOf(layout, layout.playersColumns.section, String(before + 1), own)}&""`;

/** A formula for what a section is called in a title, as `sectionTitle` has it; `own` is the sheet of the formula. */
export const sectionTitleOf = (
  layout: Layout,
  field: FieldLayout,
  own: string,
  { sections }: Pick<SheetWords, 'sections'>,
): string => {
  const name = sectionNameOf(layout, field, own);
  return `IF(LEN(${name})>${SHORT_NAME},"",${quoted(`${sections.section} `)})&${name}`;
};

/** The line above the table of a section: nothing where the tournament is not divided. */
export const sectionTitleBlocks = (
  layout: Layout,
  table: FieldLayout & { readonly title: number | null },
  own: string,
  words: Pick<SheetWords, 'sections'>,
): readonly Block[] =>
  table.title === null ? [] : [fill(area(table.title, 0), sectionTitleOf(layout, table, own, words))];
