/** Codes of `Excel.ErrorCodes` and of the wire that the model or the executor answers with. */
export type HostErrorCode =
  | 'AccessDenied'
  | 'ApiNotFound'
  | 'FormulaLengthExceedsLimit'
  | 'GeneralException'
  | 'InsertDeleteConflict'
  | 'InvalidArgument'
  | 'InvalidOperation'
  | 'InvalidOperationInCellEditMode'
  | 'InvalidReference'
  | 'InvalidSelection'
  | 'ItemAlreadyExists'
  | 'ItemNotFound'
  | 'MergedRangeConflict'
  | 'NonBlankCellOffSheet'
  | 'NotImplemented'
  | 'RangeExceedsLimit'
  | 'RequestPayloadSizeLimitExceeded'
  | 'UndoNotSupported'
  | 'UnsupportedOperation';

/** What Excel answers instead of doing as asked. The executor turns it into the wire's Error. */
export class HostError extends Error {
  constructor(
    readonly code: HostErrorCode,
    message: string,
  ) {
    super(message);
    this.name = 'HostError';
  }
}

/** Throws a `HostError`. */
export const refuse = (code: HostErrorCode, message: string): never => {
  throw new HostError(code, message);
};

/** Excel's word for what it cannot tell more of. */
export const internalError = (): never =>
  refuse('GeneralException', 'There was an internal error while processing the request.');

/** Excel's word for an argument that it does not take. */
export const invalid = (): never =>
  refuse('InvalidArgument', 'The argument is invalid or missing or has an incorrect format.');

/** Excel's word for what is not there. */
export const notFound = (): never => refuse('ItemNotFound', "The requested resource doesn't exist.");
