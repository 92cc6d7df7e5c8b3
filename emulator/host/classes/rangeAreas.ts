import { fullAddress } from '../../model';
import { spansColumns, spansRows } from '../../model/address';
import { internalError } from '../../model/error';
import type { AreasObject, HostContext } from '../context';
import { row } from '../row';

/** `RangeAreas` and its ranges. */
export const rangeAreasRows = [
  row<HostContext, AreasObject>({
    type: 'RangeAreas',
    kept: true,
    get: {
      Address: ({ book }, it) => it.ranges.map(({ ref }) => fullAddress(book, ref)).join(','),
      AreaCount: (_, it) => it.ranges.length,
    },
    navigate: {
      Format: (_, it) => it,
      Areas: ({ quirks }, it) =>
        quirks.wholeSelectionHangs &&
        it.ranges.some(({ ref: { area } }) => spansColumns(area) && spansRows(area))
          ? internalError()
          : it,
    },
  }),
  row<HostContext, AreasObject>({ type: 'RangeCollection', items: (_, it) => it.ranges }),
];
