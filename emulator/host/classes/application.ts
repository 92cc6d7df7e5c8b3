import type { Book } from '../../model';
import type { BookState } from '../../model/state';
import type { HostContext } from '../context';
import { row } from '../row';

/** `workbook.application` and `context.runtime`. */
export const applicationRows = [
  row<HostContext, Book>({
    type: 'Application',
    harmless: true,
    get: {
      CalculationMode: (_, book) => book.calculationMode,
      CalculationState: () => 'Done',
      CalculationEngineVersion: () => 191029,
      DecimalSeparator: (_, book) => book.locale.decimal,
      ThousandsSeparator: (_, book) => book.locale.group,
      UseSystemSeparators: () => true,
    },
    set: {
      CalculationMode: (_, book, mode: BookState['calculationMode']) => {
        book.calculationMode = mode;
      },
    },
    call: {
      Calculate: (_, book) => book.calculate(),
      SuspendApiCalculationUntilNextSync: (_, book) => book.suspendCalculation(),
      SuspendScreenUpdatingUntilNextSync: () => undefined,
    },
  }),
  row<HostContext, Book>({
    type: 'Runtime',
    harmless: true,
    get: { EnableEvents: (_, book) => book.enableEvents },
    set: {
      EnableEvents: (_, book, enable: boolean) => {
        book.enableEvents = enable;
      },
    },
  }),
];
