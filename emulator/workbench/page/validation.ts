import { getText, getValidation, resolveRange, type Book, type SheetState } from '../../model';
import { area } from '../../../src/grid/cell';
import type { Place } from './session';

/** The drop-down of a cell: its choices, whether others are refused, and what is said beside the cell. */
export interface Choices {
  readonly list: readonly string[];
  readonly refuses: boolean;
  readonly shown: boolean;
  readonly title: string;
  readonly message: string;
}

const entriesOf = (book: Book, sheet: string, source: unknown): string[] => {
  if (typeof source !== 'string') return [];
  if (!source.startsWith('=')) return source.split(',').map((entry) => entry.trim());
  try {
    return getText(book, resolveRange(book, sheet, source.slice(1)))
      .flat()
      .filter((entry) => entry !== '');
  } catch {
    return [];
  }
};

/** The list validation of a cell; `null` without one. */
export const listOf = (book: Book, { id }: SheetState, { row, column }: Place): Choices | null => {
  const found = getValidation(book, { sheet: id, area: area(row, column) });
  const list = found?.rule['list'];
  if (!found || !list) return null;
  const { errorAlert, prompt } = found;
  return {
    list: entriesOf(book, id, list['source']),
    refuses: errorAlert['showAlert'] === true && (errorAlert['style'] ?? 'Stop') === 'Stop',
    shown: list['inCellDropDown'] !== false,
    title: prompt['showPrompt'] === false ? '' : String(prompt['title'] ?? ''),
    message: prompt['showPrompt'] === false ? '' : String(prompt['message'] ?? ''),
  };
};

/** Whether a cell does not take what was typed. Formulas and nothing at all are taken. */
export const refuses = ({ list, refuses: strict }: Choices, typed: string): boolean =>
  strict && typed !== '' && !typed.startsWith('=') && !list.includes(typed);
