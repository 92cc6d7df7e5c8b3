import type { Layout } from '../../layout';
import type { FieldLayout } from '../../layout/fields';
import type { FinalReportLayout } from '../../layout/finalReport';
import type { SectionsReportLayout } from '../../layout/sectionsReport';
import type { Place } from '../../../grid/reference';
import type { SheetWords } from '../../../language/words';

/** What a part of a report is made from. */
interface Parts<Report> {
  readonly layout: Layout;
  readonly report: Report;
  readonly words: SheetWords;
}

export type ReportParts = Parts<FinalReportLayout>;

export type SectionsReportParts = Parts<SectionsReportLayout>;

/** Days stand on both reports. */
export type DateParts = Parts<Pick<FinalReportLayout, 'sheet' | 'dates'>>;

/** What decided between the first places of a field; the names of the criteria are those of all fields. */
export type DecidedParts = Parts<
  Pick<
    FinalReportLayout,
    'sheet' | 'decided' | 'decisions' | 'upper' | 'lower' | 'level' | 'criterion' | 'values'
  >
> & { readonly field: FieldLayout };

/** What is told of all games, whatever stands above it. `names` and `numbers` are of whoever stands in each row of `ofPlace`. */
export type StatisticsParts = Parts<
  Pick<
    FinalReportLayout,
    'sheet' | 'statistics' | 'first' | 'result' | 'wins' | 'unbeaten' | 'longest' | 'ofPlace'
  >
> & { readonly names: Place; readonly numbers: Place };
