import { area } from '../../src/sheets/cell';
import { memoryWorkbook } from '../../src/workbook/memory';
import { workbookContract } from './contract';

workbookContract('memory', async () =>
  memoryWorkbook([{ name: 'Mine', blocks: [{ kind: 'values', area: area(0, 0), values: [['keep me']] }] }]),
);
