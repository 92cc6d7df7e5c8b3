import { strToU8 } from 'fflate';
import { XML_HEAD } from './package';

/**
 * The calculation engine that the values beside the formulas are right for: the one of Excel 2019 and later. An older or
 * missing number makes Excel calculate all anew when it opens the file, and ask on closing whether to save that.
 */
const CALCULATION_ENGINE = 191029;

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><workbookPr/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="15000"/></bookViews><sheets/><calcPr calcId="${CALCULATION_ENGINE}"/></workbook>`,
};

/** The parts of a workbook that has no sheet yet. */
export const EMPTY_WORKBOOK: readonly (readonly [string, Uint8Array])[] = Object.entries(PARTS).map(
  ([name, text]) => [name, strToU8(XML_HEAD + text)],
);
