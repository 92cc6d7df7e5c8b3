import { allOf, type Result } from '../core/result';
import { REPORT_IDS, type ReportId } from '../language/reports';
import type { Arguments, OptionSpec } from './command';
import { optional, parseChoice } from './values';

/** The option that says to which federations a tournament will be reported. */
export const REPORT_OPTION: OptionSpec = { takes: REPORT_IDS.join('|') };

/** What it says; several stand with commas between them. */
export const reportsIn = (given: Arguments): Result<readonly ReportId[] | undefined> =>
  optional(given.text('report'), (typed) =>
    allOf(typed.split(',').map((each) => parseChoice(each, 'report', REPORT_IDS))),
  );
