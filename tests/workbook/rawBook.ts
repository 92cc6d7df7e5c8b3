import { strToU8, zipSync } from 'fflate';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOC = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PKG = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A row as a file has it; its cells as they are written, or texts and numbers from column A. */
export const row = (number: number, ...cells: readonly (string | number)[]): string =>
  `<row r="${number}">${cells
    .map((cell, index) => {
      if (typeof cell === 'string' && cell.startsWith('<')) return cell;
      const at = `${String.fromCharCode(65 + index)}${number}`;
      return typeof cell === 'number'
        ? `<c r="${at}"><v>${cell}</v></c>`
        : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join('')}</row>`;

/** A cell with a text, anywhere. */
export const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** Eight players with ratings below their headings, from A1. */
export const EIGHT = [
  row(1, 'Name', 'Rating'),
  ...['Anna', 'Bert', 'Carl', 'Dora', 'Emil', 'Frida', 'Gero', 'Hanna'].map((name, index) =>
    row(index + 2, name, 2000 - index),
  ),
];

/** What of a sheet stands around its rows, and the shared strings of the workbook. */
export interface Raw {
  readonly rows: readonly string[];
  readonly before?: string;
  readonly after?: string;
}

/** The bytes of a workbook whose sheets, called Sheet1, Sheet2 …, hold these rows. */
export const rawBook = (sheets: readonly Raw[], strings: readonly string[] = []): Uint8Array => {
  const numbers = sheets.map((_, index) => index + 1);
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PKG}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>${numbers
      .map(
        (number) =>
          `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${TYPE}.worksheet+xml"/>`,
      )
      .join('')}<Override PartName="/xl/sharedStrings.xml" ContentType="${TYPE}.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PKG}/relationships"><Relationship Id="rId1" Type="${DOC}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${DOC}"><sheets>${numbers
      .map((number) => `<sheet name="Sheet${number}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PKG}/relationships">${numbers
      .map(
        (number) =>
          `<Relationship Id="rId${number}" Type="${DOC}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="rId0" Type="${DOC}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
  };
  sheets.forEach(({ rows, before = '', after = '' }, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      `<worksheet xmlns="${MAIN}">${before}<sheetData>${rows.join('')}</sheetData>${after}</worksheet>`;
  });
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(HEAD + text)])),
    { level: 1 },
  );
};
