import { fill } from '../../../grid/block';
import { area } from '../../../grid/cell';
import type { Block, StyledArea } from '../../../grid/plan';
import { quoted, whole } from '../../../grid/reference';
import { DATE_FORMAT } from '../../dates';
import { REPORT } from '../../layout/finalReport';
import { QUIET, styled } from '../../style';
import type { DateParts } from './parts';

/** The first and the last day of the games, as far as Pairings has them; an event of one day has that alone. */
export const dateBlocks = ({ report, layout, words }: DateParts): readonly Block[] => {
  const { columns } = layout.pairings;
  const { dates } = report;
  if (dates === null || columns.date === null) return [];
  const all = whole(layout.pairings.column(columns.date), report.sheet);
  const [first, last] = [`INT(MIN(${all}))`, `INT(MAX(${all}))`];
  const { firstDay, lastDay, onlyDay } = words.finalReport;
  const label = (row: number, formula: string): Block => fill(area(row, REPORT.rank), formula);
  const date = (row: number, formula: string): Block => fill(area(row, REPORT.name), formula, DATE_FORMAT);
  return [
    label(dates, `IF(${first}=0,"",IF(${first}<${last},${quoted(firstDay)},${quoted(onlyDay)}))`),
    date(dates, `IF(${first}=0,"",${first})`),
    label(dates + 1, `IF(${first}<${last},${quoted(lastDay)},"")`),
    date(dates + 1, `IF(${first}<${last},${last},"")`),
  ];
};

/** How they look. */
export const dateStyles = ({ report: { dates } }: Pick<DateParts, 'report'>): readonly StyledArea[] =>
  dates === null
    ? []
    : [
        styled(area(dates, REPORT.rank, 2), { color: QUIET }),
        styled(area(dates, REPORT.name, 2), { align: 'left' }),
      ];
