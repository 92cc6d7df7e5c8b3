import { areaAddress } from '../../grid/cell';
import type { TablePlan } from '../../grid/plan';
import { XML_HEAD } from './package';
import { encodeXstring } from './text';
import { tag } from './xml';

/** A line break in a heading is written as its code, or Excel finds that cell and table differ. */
const headingText = (text: string): string => encodeXstring(text).replaceAll('\n', '_x000a_');

/** A new table part. */
export const tableXml = (table: TablePlan, id: number, headings: readonly string[], main: string): string => {
  const ref = areaAddress(table.area);
  const columns = headings.map((name, index) =>
    tag('tableColumn', { id: index + 1, name: headingText(name) }),
  );
  return `${XML_HEAD}${tag(
    'table',
    { xmlns: main, id, name: table.name, displayName: table.name, ref, totalsRowShown: 0 },
    tag('autoFilter', { ref }) +
      tag('tableColumns', { count: columns.length }, columns.join('')) +
      tag('tableStyleInfo', {
        name: table.style,
        showFirstColumn: 0,
        showLastColumn: 0,
        showRowStripes: 1,
        showColumnStripes: 0,
      }),
  )}`;
};
