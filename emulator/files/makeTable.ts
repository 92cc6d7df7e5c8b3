import { areaAddress } from '../../src/grid/cell';
import { XML_HEAD } from '../../src/workbook/xlsx/package';
import { encodeXstring } from '../../src/workbook/xlsx/text';
import { escapeText, tag } from '../../src/workbook/xlsx/xml';
import type { TableState } from '../model';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** A table part; `id` is its number among the workbook's tables. */
export const tableXml = (table: TableState, id: number): string => {
  const ref = areaAddress(table.area);
  const columns = table.columns.map(({ name, calculated }, index) =>
    tag(
      'tableColumn',
      { id: index + 1, name: encodeXstring(name).replaceAll('\n', '_x000a_') },
      calculated === undefined ? '' : tag('calculatedColumnFormula', {}, escapeText(calculated.slice(1))),
    ),
  );
  const attributes = {
    xmlns: MAIN,
    id,
    name: table.name,
    displayName: table.name,
    ref,
    headerRowCount: table.showHeaders ? undefined : 0,
    totalsRowShown: 0,
  };
  const style = {
    name: table.style,
    showFirstColumn: Number(table.highlightFirstColumn),
    showLastColumn: Number(table.highlightLastColumn),
    showRowStripes: Number(table.showBandedRows),
    showColumnStripes: Number(table.showBandedColumns),
  };
  return `${XML_HEAD}${tag(
    'table',
    attributes,
    (table.showHeaders && table.showFilterButton ? tag('autoFilter', { ref }) : '') +
      tag('tableColumns', { count: columns.length }, columns.join('')) +
      tag('tableStyleInfo', style),
  )}`;
};
