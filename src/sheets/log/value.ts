import { isCellError, type CellValue } from '../../grid/cell';

/** A cell's value as the Log has it. Text is quoted, so that it cannot be taken for a number. */
export const makeLogValue = (value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'string') return JSON.stringify(value);
  return isCellError(value) ? value.error : String(value);
};

/** Reads a value; `undefined` for anything else. */
export const parseLogValue = (text: string): CellValue | undefined => {
  if (text === '') return null;
  if (text.startsWith('#')) return { error: text };
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : undefined;
  } catch {
    return undefined;
  }
};

/** A formula as the Log has it, always on one line. */
export const makeLogFormula = (formula: string): string =>
  formula.includes('\n') ? `formula ${JSON.stringify(formula)}` : `=${formula}`;

/** Reads a formula; `undefined` for anything else. */
export const parseLogFormula = (text: string): string | undefined => {
  if (text.startsWith('=')) return text.slice(1);
  const formula = text.startsWith('formula ') ? parseLogValue(text.slice('formula '.length)) : undefined;
  return typeof formula === 'string' ? formula : undefined;
};
