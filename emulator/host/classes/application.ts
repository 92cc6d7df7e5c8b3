import type { Book } from '../../model';
import type { HostContext } from '../context';
import { row } from '../row';

/** `workbook.application` and `context.runtime`. */
export const applicationRows = [
  row<HostContext, Book>({
    type: 'Application',
    harmless: true,
    get: { CalculationMode: (_, book) => book.calculationMode },
    set: {
      CalculationMode: (_, book, mode: Book['calculationMode']) => {
        book.calculationMode = mode;
      },
    },
    call: {
      Calculate: (_, book) => book.calculate(),
      SuspendApiCalculationUntilNextSync: (_, book) => book.suspendCalculation(),
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
