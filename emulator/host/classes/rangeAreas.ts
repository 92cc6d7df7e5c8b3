import { fullAddress } from '../../model';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';

/** One or more ranges of one sheet. */
export interface AreasObject {
  readonly ranges: readonly RangeObject[];
}

/** `RangeAreas` and its ranges. */
export const rangeAreasRows = [
  row<HostContext, AreasObject>({
    type: 'RangeAreas',
    kept: true,
    get: {
      Address: ({ book }, it) => it.ranges.map(({ ref }) => fullAddress(book, ref)).join(','),
      AreaCount: (_, it) => it.ranges.length,
    },
    navigate: { Areas: (_, it) => it },
  }),
  row<HostContext, AreasObject>({ type: 'RangeCollection', items: (_, it) => it.ranges }),
];
