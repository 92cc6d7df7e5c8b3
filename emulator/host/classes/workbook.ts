import { protectStructure, selectedRange, unprotectStructure, type Book } from '../../model';
import { refuse } from '../../model/error';
import { type HostContext, row } from '../row';

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

const workbook = row<HostContext, Book>({
  type: 'Workbook',
  get: { ReadOnly: ({ readOnly }) => readOnly(), Name: (_, { fileName }) => fileName },
  navigate: {
    Application: (_, book) => book,
    Worksheets: (_, book) => book,
    Protection: (_, book) => book,
    Properties: (_, book) => book,
    Names: () => ({ sheet: null }),
    Tables: () => ({ sheet: null }),
    _Runtime: (_, book) => book,
  },
  call: {
    GetSelectedRanges: ({ quirks }, book) =>
      quirks.anotherWorkbookInFront || quirks.chartSheetOpen
        ? refuse('InvalidSelection', 'The current selection is invalid for this operation.')
        : { ranges: [{ ref: selectedRange(book) }] },
  },
});

const protection = row<HostContext, Book>({
  type: 'WorkbookProtection',
  get: { Protected: (_, book) => book.state.protection },
  call: {
    Protect: (_, book) => protectStructure(book),
    Unprotect: (_, book) => unprotectStructure(book),
  },
});

const properties = row<HostContext, Book>({
  type: 'DocumentProperties',
  get: { Title: (_, { title }) => title },
});

/** The root, `context.workbook`, and the protection of its structure. */
export const workbookRows = [workbook, protection, properties];
