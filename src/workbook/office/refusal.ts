import { problem, type Problem, type ProblemCode } from '../../core/problem';
import { fail, type Result, failAll } from '../../core/result';
import { isAmong } from '../tabs';
import { codeOf, run } from './excel';

/** Somebody wants no more of what is being made. */
export class Cancelled extends Error {
  override readonly name = 'Cancelled';
}

/** What a person can do something about, by the code that the host or its client refuses with. */
const REFUSALS: Readonly<Record<string, ProblemCode>> = {
  ActivityLimitReached: 'excel-busy',
  ApiNotFound: 'excel-too-old',
  Cancelled: 'cancelled',
  ChunkLoadError: 'part-not-loaded',
  InvalidOperationInCellEditMode: 'cell-being-edited',
  InvalidOrTimedOutSession: 'excel-session-over',
  InvalidSelection: 'workbook-not-in-front',
  RequestPayloadSizeLimitExceeded: 'request-too-large',
  ResponsePayloadSizeLimitExceeded: 'request-too-large',
};

/** Whether a code has one meaning, so that asking in another way would not help. */
export const isRefusal = (code: string): boolean => code in REFUSALS;

/** Codes behind which a protection may stand; nobody has seen in Excel which of them it answers for each. */
const DENIALS: readonly string[] = ['AccessDenied', 'InvalidOperation'];

/** What a use case writes to: the workbook's list of sheets, cells of sheets, a table. */
export interface Touched {
  readonly structure?: boolean;
  readonly sheets?: readonly string[];
  readonly table?: string | undefined;
}

/** Why it was denied, asked for in a request of its own; nothing if no protection explains it. */
const protections = (code: string, { structure, sheets = [], table }: Touched): Promise<readonly Problem[]> =>
  run(async (context) => {
    const { workbook } = context;
    const { worksheets, tables, protection } = workbook;
    workbook.load('readOnly');
    protection.load('protected');
    worksheets.load('items/name,items/protection/protected');
    tables.load('items/name,items/worksheet/name');
    await context.sync();
    if (code === 'AccessDenied' && workbook.readOnly) return [problem('workbook-read-only')];
    if (structure && protection.protected) return [problem('workbook-protected')];
    const theirs = tables.items
      .filter(({ name }) => table !== undefined && isAmong(name, [table]))
      .map(({ worksheet }) => worksheet.name);
    return worksheets.items
      .filter(({ name }) => isAmong(name, [...sheets, ...theirs]))
      .filter((sheet) => sheet.protection.protected)
      .map(({ name }) => problem('sheet-protected', { sheet: name }, { sheet: name }));
  });

/** The problem behind an error that the host or its client raised; `host-failed` if nobody but us can do anything. */
export const refused = async (error: unknown, touched: Touched = {}): Promise<Result<never>> => {
  const code = codeOf(error);
  const known = REFUSALS[code];
  if (known) return fail(problem(known));
  const [first, ...more] = DENIALS.includes(code)
    ? await protections(code, touched).catch((): readonly Problem[] => [])
    : [];
  const unexplained =
    code === 'ItemNotFound' ? problem('sheet-gone-meanwhile') : problem('host-failed', {}, { detail: code });
  return failAll([first ?? unexplained, ...more]);
};
