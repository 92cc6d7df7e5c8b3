import type { Layout } from '../../layout';
import type { FinalReportLayout } from '../../layout/finalReport';
import type { SheetWords } from '../../../language/words';

/** What each part of the report is made from. */
export interface ReportParts {
  readonly layout: Layout;
  readonly report: FinalReportLayout;
  readonly words: SheetWords;
}
