import { activeCell, selectedRange, type Book } from '../../model';
import type { HostContext } from '../context';
import { row } from '../row';

/** The root: `context.workbook`. */
export const workbookRow = row<HostContext, Book>({
  type: 'Workbook',
  get: {
    Name: () => 'tournament.xlsx',
    ReadOnly: () => false,
    AutoSave: () => false,
    IsDirty: () => true,
    PreviouslySaved: () => true,
    CalculationEngineVersion: () => 191029,
    ChartDataPointTrack: () => true,
    UsePrecisionAsDisplayed: () => false,
  },
  navigate: {
    Application: (_, book) => book,
    Worksheets: (_, book) => book,
    Names: () => ({ sheet: null }),
    Tables: () => ({ sheet: null }),
    Settings: (_, book) => book,
    CustomXmlParts: (_, book) => book,
    _Runtime: (_, book) => book,
  },
  call: {
    GetSelectedRange: (_, book) => ({ ref: selectedRange(book) }),
    GetSelectedRanges: (_, book) => ({ ranges: [{ ref: selectedRange(book) }] }),
    GetActiveCell: (_, book) => ({ ref: activeCell(book) }),
  },
});
