/**
 * The one file that names Microsoft's client. Everything else in this folder works with these types, and reaches the
 * workbook through `run`.
 */
export type Context = Excel.RequestContext;
export type Sheet = Excel.Worksheet;
export type Range = Excel.Range;
export type Table = Excel.Table;
export type FormatUpdate = Excel.Interfaces.RangeFormatUpdateData;

/** Whether requests can be one step of Excel's own undo. */
export const hasOneUndo = (): boolean => has('1.20');

/**
 * Runs requests; where the host knows how, they wait while a cell is being edited (Excel's `delayForCellEdit`). As `oneUndo`
 * they are one step of Excel's own undo.
 */
export const run = <T>(work: (context: Context) => Promise<T>, oneUndo = false): Promise<T> =>
  Excel.run({ delayForCellEdit: true, ...(oneUndo ? { mergeUndoGroup: true } : {}) }, (context) => {
    const sync = context.sync.bind(context);
    context.sync = (value) => watched(() => sync(value));
    return work(context);
  });

/** Whether the host has a requirement set of ExcelApi, such as `1.13`. */
export const has = (version: string): boolean =>
  Office.context.requirements.isSetSupported('ExcelApi', version);

/** The code of an error that the client or the host raised, such as `AccessDenied`; a plain word for any other. */
export const codeOf = (error: unknown): string => {
  if (error instanceof OfficeExtension.Error) return error.code;
  return error instanceof Error ? error.name : 'unknown';
};

/** Told that Excel was asked something; what it answers is called once Excel has answered. */
export type OnRequest = () => () => void;

let listening: OnRequest = () => () => undefined;

/** Whom to tell of each request from now on: one listener, the page's own. */
export const watchRequests = (listener: OnRequest): void => {
  listening = listener;
};

/** A request, which is told of until it is answered or has failed. */
export const watched = async <T>(request: () => Promise<T>): Promise<T> => {
  const answered = listening();
  try {
    return await request();
  } finally {
    answered();
  }
};
