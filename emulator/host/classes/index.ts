import type { HostContext, AnyRow } from '../row';
import { applicationRows, workbookRows } from './workbook';
import { chartRows } from './charts';
import { conditionalRows } from './conditional';
import { formatRows } from './format';
import { nameRows } from './names';
import { pageRows } from './page';
import { rangeRow, rangeAreasRows } from './range';
import { sheetRows } from './sheets';
import { tableRows } from './tables';
import { validationRow } from './validation';

/** The classes that the emulated host knows. */
export const classRows: readonly AnyRow<HostContext>[] = [
  ...workbookRows,
  ...applicationRows,
  ...sheetRows,
  rangeRow,
  ...rangeAreasRows,
  ...formatRows,
  validationRow,
  ...conditionalRows,
  ...tableRows,
  ...nameRows,
  ...pageRows,
  ...chartRows,
];
