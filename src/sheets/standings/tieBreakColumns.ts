import type { Tournament } from '../../core/model';
import { groupedBy } from '../../core/grouped';
import { criterionWords } from '../../language/criteria';
import { countTo, fill } from '../../grid/block';
import { address, type Area } from '../../grid/cell';
import { withoutWildcards } from '../../grid/escape';
import type { Block, ColumnPlan, ConditionalPlan } from '../../grid/plan';
import { fixedCell, place, quoted, whole, type Place } from '../../grid/reference';
import { slotHead } from '../calculation/chain';
import type { Layout } from '../layout';
import { ofCriteria } from '../layout/lists';
import { SIZE } from '../look/style';

/** The cells of one slot of the tie-break list, for headings that follow a change of the list. */
export const slotCode = (layout: Layout, slot: number, own: string): string =>
  fixedCell(slotHead(layout, slot).code, own);

/** A formula that looks up the code in a cell in the list of all criteria; an error for an unknown code. */
const saidOf = (layout: Layout, what: 'name' | 'heading', code: string, own: string): string => {
  const all = (column: 'code' | typeof what): string => whole(ofCriteria(layout.lists.criteria, column), own);
  return `INDEX(${all(what)},MATCH(${withoutWildcards(code)},${all('code')},0))`;
};

/** The same as long as there is a code, with something else for an unknown one; nothing where nobody has anything. */
export const saidIfUsed = (
  layout: Layout,
  what: 'name' | 'heading',
  code: string,
  own: string,
  isUsed: string,
  unknown: string,
): string => {
  const said = saidOf(layout, what, code, own);
  return `IF(${code}="","",IFERROR(IF(${isUsed},${said},LEFT(${said},0)),${unknown}))`;
};

/** The codes of the list, one per cell, hidden beside the headings made from them. */
export const codeBlocks = (layout: Layout, codes: Place): Block[] =>
  countTo(layout.slots - 1).map((slot) =>
    fill(
      place(codes.sheet, codes.area.row, codes.area.column + slot - 1),
      `${slotCode(layout, slot, codes.sheet)}&""`,
    ),
  );

/** A formula that is true once anybody has something in a column: not all have 0 or nothing. */
export const anybodyHas = (column: string): string => `COUNTIFS(${column},">0")+COUNTIFS(${column},"<0")>0`;

/** The same of so many rows below a heading. */
export const anybodyBelow = ({ row, column }: Pick<Area, 'row' | 'column'>, rows: number): string =>
  anybodyHas(`${address(row + 1, column, 'row')}:${address(row + rows, column, 'row')}`);

/** The headings of the tie-breaks, in words: they follow the codes. One in which none of so many players has anything has none. */
export const headingBlock = (layout: Layout, heads: Place, codes: Place, players: number): Block => {
  const code = address(codes.area.row, codes.area.column, 'row');
  return fill(
    heads,
    saidIfUsed(layout, 'heading', code, heads.sheet, anybodyBelow(heads.area, players), code),
  );
};

/** Characters of a tie-break's column: the longest word that a heading may have fits into it. */
export const WIDTH = 10;

/** What larger headings need beside it: the same words in letters a size above. */
const LARGER = 0.3;

/** The columns of the list: those in use; the free ones can be unhidden. */
export const tieBreakColumns = (
  { tieBreaks }: Pick<Tournament, 'tieBreaks'>,
  { slots }: Layout,
  from: number,
  headings: number = SIZE.small,
): readonly ColumnPlan[] =>
  countTo(slots - 1).map((slot) => ({
    from: from + slot - 1,
    count: 1,
    width: headings > SIZE.small ? WIDTH + LARGER : WIDTH,
    ...(slot < tieBreaks.length ? {} : { hidden: true }),
  }));

/** How many texts one condition compares: such a formula stays below Excel's old limit of 255 characters. */
const TEXTS_A_RULE = { code: 10, heading: 6 } as const;

/** Number formats of an area by a text that `own` shows. LibreOffice applies one condition of several, so these have the rest of the style in `more`. */
export const formatsByText = (
  where: Area,
  own: string,
  rows: readonly { readonly text: string; readonly format: string }[],
  more: ConditionalPlan['style'] = {},
  most: number = TEXTS_A_RULE.code,
): ConditionalPlan[] =>
  [...groupedBy(rows, ({ format }) => format)].flatMap(([numberFormat, alike]) => {
    const tests = [...new Set(alike.map(({ text }) => `${own}=${quoted(text)}`))];
    return countTo(Math.ceil(tests.length / most)).map((part) => ({
      area: where,
      formula: `OR(${tests.slice((part - 1) * most, part * most).join(',')})`,
      style: { numberFormat, ...more },
    }));
  });

/** Number formats by criterion: the code of the column, or its heading, stands in `texts`, so that a changed list is shown right. */
export const criterionFormats = (
  { criteria, profile }: Layout,
  where: Place,
  texts: Place,
  by: keyof typeof TEXTS_A_RULE = 'code',
  more: ConditionalPlan['style'] = {},
): ConditionalPlan[] => {
  const rows = criteria.filter(({ format }) => format !== '0.00');
  const said = (code: string): string => (by === 'code' ? code : criterionWords(code, profile).heading);
  const named = rows.map(({ code, format }) => ({ text: said(code), format }));
  const own = address(texts.area.row, texts.area.column, 'row');
  return formatsByText(where.area, own, named, more, TEXTS_A_RULE[by]);
};

/** The columns of the tie-breaks that are listed, and free ones for more, beside so many players from a row on. */
export const tieBreakPlace = (
  { slots }: Layout,
  { sheet, first, players }: { readonly sheet: string; readonly first: number; readonly players: number },
  column: number,
): Place => place(sheet, first, column, players, slots - 1);

/** Tie-breaks without a heading show nothing. This comes before other formats, as LibreOffice applies one condition of several. */
export const unusedFormat = (heads: Area, values: Area): ConditionalPlan => ({
  area: values,
  formula: `LEN(${address(heads.row, heads.column, 'row')})=0`,
  style: { numberFormat: ';;;' },
});

/** The tie-breaks of a table, each in the format of its numbers. */
export const tieBreakFormats = (
  layout: Layout,
  values: Place,
  heads: Place,
  codes: Place,
): readonly ConditionalPlan[] => [
  unusedFormat(heads.area, values.area),
  ...criterionFormats(layout, values, codes),
];
