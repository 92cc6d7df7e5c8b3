import { getTable, sortRange, sortTable } from '../../model';
import type { SortField } from '../../model/state';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';

/** Sorting of ranges and of tables. */
export const sortRows = [
  row<HostContext, RangeObject>({
    type: 'RangeSort',
    call: {
      Apply: (
        { book },
        { ref },
        fields: readonly SortField[],
        matchCase: boolean | undefined,
        hasHeaders: boolean | undefined,
        orientation: string | undefined,
      ) =>
        sortRange(
          book,
          ref,
          fields,
          matchCase ?? false,
          hasHeaders ?? false,
          orientation === 'Columns' ? 'Columns' : 'Rows',
        ),
    },
  }),
  row<HostContext, string>({
    type: 'TableSort',
    get: { Fields: ({ book }, id) => getTable(book, id).sort },
    call: {
      Apply: ({ book }, id, fields: readonly SortField[], matchCase: boolean | undefined) =>
        sortTable(book, getTable(book, id), fields, matchCase ?? false),
    },
  }),
];
