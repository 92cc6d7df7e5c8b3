import { strFromU8, unzipSync } from 'fflate';
import { openXlsx, type XlsxWorkbook } from '../../src/workbook/xlsx';
import { RICH_PARTS, richWorkbook } from '../workbook/rich';
import { PortSubject, unwrap } from './subject';

/** Parts that list what the file has, or how to calculate it. */
const LISTS = [
  '[Content_Types].xml',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
  'xl/styles.xml',
  'xl/calcChain.xml',
];

const OWN = Object.keys(RICH_PARTS).filter((part) => !LISTS.includes(part));

/** An .xlsx file of the organiser's. */
export class InFile extends PortSubject<XlsxWorkbook> {
  static async opened(): Promise<InFile> {
    return new InFile(unwrap(await openXlsx(richWorkbook())));
  }

  /** Their parts, byte by byte, but for which sheet is open. */
  async own(): Promise<unknown> {
    const parts = unzipSync(unwrap(await this.book.save()));
    return OWN.map((part) => [part, strFromU8(parts[part]!, true).replace(/ tabSelected=(?:"1"|'0')/, '')]);
  }

  async reopen(): Promise<void> {
    this.book = unwrap(await openXlsx(unwrap(await this.book.save())));
  }
}
