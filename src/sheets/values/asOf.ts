import type { Tournament } from '../../core/model';
import { DATE_FORMAT, dateCell } from '../dates';
import type { PartValues } from './part';

/** The day before which games are overdue; nothing where there is none. */
export const asOfPart = ({ calendarLimits }: Tournament): readonly PartValues[] =>
  calendarLimits?.asOf === undefined
    ? []
    : [{ part: 'asOf', values: [[dateCell(calendarLimits.asOf)]], formats: [DATE_FORMAT] }];
