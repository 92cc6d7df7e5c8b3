/** The part of xlsx-populate that tests use; it comes without types. */
declare module 'xlsx-populate' {
  interface Cell {
    value(): unknown;
    value(value: unknown): Cell;
  }
  interface Sheet {
    name(): string;
    cell(address: string): Cell;
    cell(row: number, column: number): Cell;
  }
  interface Workbook {
    sheet(named: string | number): Sheet;
    outputAsync(): Promise<Buffer>;
    toFileAsync(file: string): Promise<void>;
  }
  const XlsxPopulate: {
    fromBlankAsync(): Promise<Workbook>;
    fromFileAsync(file: string): Promise<Workbook>;
  };
  export default XlsxPopulate;
}
