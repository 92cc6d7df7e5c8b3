import { area } from '../../src/grid/cell';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { workbookContract } from '../workbook/contract';
import { replaceContract } from '../workbook/replaceContract';

const mine = async (): Promise<Workbook> =>
  memoryWorkbook([{ name: 'Mine', blocks: [{ kind: 'values', area: area(0, 0), values: [['keep me']] }] }]);

workbookContract('memory', mine);
replaceContract('memory', mine);
