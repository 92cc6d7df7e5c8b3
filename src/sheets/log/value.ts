import { isCellError, type CellValue } from '../../grid/cell';

/** A cell's value as the Log writes it; text that could be taken for a number or for nothing stands in quotes. */
export const makeLogValue = (value: CellValue): string => {
  if (value === null) return '';
  if (typeof value === 'string') return JSON.stringify(value);
  return isCellError(value) ? value.error : String(value);
};

/** A value that the Log writes; `undefined` for what is none. */
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

/** A formula as the Log writes it: in one line, whatever it holds. */
export const makeLogFormula = (formula: string): string =>
  formula.includes('\n') ? `formula ${JSON.stringify(formula)}` : `=${formula}`;

/** A formula that the Log writes; `undefined` for what is none. */
export const parseLogFormula = (text: string): string | undefined => {
  if (text.startsWith('=')) return text.slice(1);
  const formula = text.startsWith('formula ') ? parseLogValue(text.slice('formula '.length)) : undefined;
  return typeof formula === 'string' ? formula : undefined;
};
