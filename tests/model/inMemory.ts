import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { PortSubject, unwrap } from './subject';

const MINE = 'Mine';

/** A workbook in memory, in which the organiser has a sheet. */
export class InMemory extends PortSubject {
  constructor() {
    const values = [
      ['Name', 2000],
      ["'007", true],
    ];
    super(memoryWorkbook([{ name: MINE, blocks: [{ kind: 'values', area: area(0, 0, 2, 2), values }] }]));
  }

  async own(): Promise<unknown> {
    return unwrap(await this.book.read({ ranges: [{ sheet: MINE, area: 'used' }] })).ranges;
  }

  /** Nobody can close what stands in memory. */
  async reopen(): Promise<void> {}
}
