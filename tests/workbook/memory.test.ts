import { area } from '../../src/sheets/cell';
import { memoryWorkbook } from '../../src/workbook/memory';
import type { Workbook } from '../../src/workbook/port';
import { workbookContract } from './contract';
import { replaceContract } from './replaceContract';

const mine = async (): Promise<Workbook> =>
  memoryWorkbook([{ name: 'Mine', blocks: [{ kind: 'values', area: area(0, 0), values: [['keep me']] }] }]);

workbookContract('memory', mine);
replaceContract('memory', mine);
