import type { HostContext } from '../context';
import type { AnyRow } from '../row';
import { applicationRows } from './application';
import { chartRows } from './charts';
import { conditionalRows } from './conditional';
import { formatRows } from './format';
import { nameRows } from './names';
import { pageRows } from './page';
import { rangeRow } from './range';
import { rangeAreasRows } from './rangeAreas';
import { sheetRows } from './sheets';
import { tableRows } from './tables';
import { validationRow } from './validation';
import { workbookRows } from './workbook';

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
