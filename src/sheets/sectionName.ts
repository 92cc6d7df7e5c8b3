import { SHORT_NAME } from '../language/sections';
import type { SheetWords } from '../language/words';
import { fill } from '../grid/block';
import { area } from '../grid/cell';
import type { Block } from '../grid/plan';
import { quoted } from '../grid/reference';
import type { Layout } from './layout';
import type { FieldLayout } from './layout/fields';
import { typedOf } from './typedOf';

/** A formula for the name of the section of a player, whose number a formula works out; `own` is the sheet of the formula. */
export const sectionOf = (layout: Layout, no: string, own: string): string =>
  `${typedOf(layout, layout.playersColumns.section, no, own)}&""`;

/** A formula for the name of a section, as Players has it for the first of its numbers; `own` is the sheet of the formula. */
export const sectionNameOf = (layout: Layout, { before }: FieldLayout, own: string): string =>
  sectionOf(layout, String(before + 1), own);

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
