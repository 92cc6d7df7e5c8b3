/**
 * The workbook of the emulated host: Excel's rules over plain data, without a wire. Everything that Excel would refuse
 * throws a `HostError`. `RULES.md` lists each rule with its source and its test.
 */
export { HostError, type HostErrorCode } from './error';
export type * from './state';
export {
  boundingArea,
  entireColumns,
  entireRows,
  intersection,
  makeAddress,
  MAX_COLUMNS,
  MAX_ROWS,
  onSheet,
  parseAddress,
} from './address';
export { Book, createBook, type BookEvent } from './book';
export { localeOf } from './locale';
export * from './sheets';
export * from './copySheet';
export * from './range';
export * from './format';
export * from './lines';
export * from './structure';
export * from './sort';
export * from './tables';
export * from './tableRows';
export * from './names';
export * from './rules';
export * from './page';
export * from './charts';
export { protect, protectStructure, unprotect, unprotectStructure } from './protection';
export * from './snapshot';
