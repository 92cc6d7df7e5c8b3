import { area } from '../../../src/grid/cell';
import { clear, fullAddress } from '../../model';
import { MAX_COLUMNS, MAX_ROWS, spansColumns, spansRows } from '../../model/address';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';

/** One or more ranges of one sheet. */
export interface AreasObject {
  readonly ranges: readonly RangeObject[];
}

const ranges = row<HostContext, AreasObject>({
  type: 'RangeAreas',
  kept: true,
  get: {
    Address: ({ book }, it) => it.ranges.map(({ ref }) => fullAddress(book, ref)).join(','),
    AreaCount: (_, it) => it.ranges.length,
    CellCount: (_, it) => it.ranges.reduce((sum, { ref }) => sum + ref.area.rows * ref.area.columns, 0),
    IsEntireRow: (_, it) => it.ranges.every(({ ref }) => spansRows(ref.area)),
    IsEntireColumn: (_, it) => it.ranges.every(({ ref }) => spansColumns(ref.area)),
  },
  navigate: {
    Areas: (_, it) => it,
    Format: (_, it) => it,
    DataValidation: (_, it) => it,
    ConditionalFormats: (_, it) => it,
    Worksheet: (_, it) => it.ranges[0]?.ref.sheet,
  },
  call: {
    Clear: ({ book }, it, applyTo: Parameters<typeof clear>[2]) => {
      for (const { ref } of it.ranges) clear(book, ref, applyTo);
    },
    GetEntireRow: (_, it) => ({
      ranges: it.ranges.map(({ ref }) => ({
        ref: { ...ref, area: area(ref.area.row, 0, ref.area.rows, MAX_COLUMNS) },
      })),
    }),
    GetEntireColumn: (_, it) => ({
      ranges: it.ranges.map(({ ref }) => ({
        ref: { ...ref, area: area(0, ref.area.column, MAX_ROWS, ref.area.columns) },
      })),
    }),
  },
});

const collection = row<HostContext, AreasObject>({ type: 'RangeCollection', items: (_, it) => it.ranges });

/** `RangeAreas` and its ranges. */
export const rangeAreasRows = [ranges, collection];
