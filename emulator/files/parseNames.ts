import { decodeXstring } from '../../src/workbook/xlsx/text';
import { child, children, type XmlElement } from '../../src/workbook/xlsx/xml';
import { intersection, parseAddress, type NameState, type SheetState } from '../model';
import { entireSheet } from '../model/address';

/** The addresses of a list such as `'A,b'!$A$1:$B$2,'A,b'!$D$4`, without their sheet. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/(?:'(?:[^']|'')*'|[^',!])*!([^,]+)/g)].map(([, address]) => address!);

const parsePrint = (name: string, text: string, { page }: SheetState): void => {
  const areas = addressesIn(text)
    .map(parseAddress)
    .filter((area) => area !== null);
  if (name === '_xlnm.Print_Area') page.printArea = areas;
  if (name !== '_xlnm.Print_Titles') return;
  for (const area of areas) {
    const whole = intersection(area, entireSheet)!;
    if (whole.columns === entireSheet.columns) page.titleRows = { from: whole.row, count: whole.rows };
    else page.titleColumns = { from: whole.column, count: whole.columns };
  }
};

/** Reads the names of a workbook; those that mean print areas and titles go to the sheets' print set-up. */
export const parseNames = (root: XmlElement, sheets: readonly SheetState[]): NameState[] =>
  children(child(root, 'definedNames'), 'definedName').flatMap(({ attributes, text }) => {
    const { name = '', localSheetId, hidden, comment } = attributes;
    const sheet = localSheetId === undefined ? undefined : sheets[Number(localSheetId)];
    if (name.startsWith('_xlnm.')) {
      if (sheet) parsePrint(name, text.trim(), sheet);
      return [];
    }
    return [
      {
        name,
        scope: sheet?.id ?? null,
        formula: `=${text.trim()}`,
        visible: hidden !== '1' && hidden !== 'true',
        comment: decodeXstring(comment ?? ''),
      },
    ];
  });
