import { parseArea } from '../../src/grid/cell';
import { decodeXstring } from '../../src/workbook/xlsx/text';
import { child, children, parsePart } from '../../src/workbook/xlsx/xml';
import type { TableState } from '../model';

/** Reads a table part; `null` if it has no area. Totals are cells like others here. */
export const parseTable = (xml: string, part: string, newId: () => number): TableState | null => {
  const root = parsePart(xml, part);
  const { attributes } = root;
  const area = parseArea(attributes['ref'] ?? '');
  if (!area) return null;
  const style = child(root, 'tableStyleInfo')?.attributes ?? {};
  const on = (name: string): boolean => style[name] === '1' || style[name] === 'true';
  return {
    id: `{file-${newId()}}`,
    name: decodeXstring(attributes['displayName'] ?? attributes['name'] ?? ''),
    area,
    columns: children(child(root, 'tableColumns'), 'tableColumn').map((column) => ({
      id: newId(),
      name: decodeXstring(column.attributes['name'] ?? ''),
    })),
    showHeaders: attributes['headerRowCount'] !== '0',
    showBandedRows: on('showRowStripes'),
    showBandedColumns: on('showColumnStripes'),
    showFilterButton: child(root, 'autoFilter') !== undefined,
    highlightFirstColumn: on('showFirstColumn'),
    highlightLastColumn: on('showLastColumn'),
    style: style['name'] ?? '',
  };
};
