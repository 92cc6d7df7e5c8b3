import { area } from '../../../src/grid/cell';
import { clearContents, getText, setValues, type Written } from '../../model';
import type { Desk } from './keys';

const MOST = 1_000_000;

const copied = ({ session: { book, sheet, selected } }: Desk): string | null =>
  selected.rows * selected.columns > MOST
    ? null
    : getText(book, { sheet: sheet.id, area: selected })
        .map((row) => row.join('\t'))
        .join('\n');

/** Rows and columns as spreadsheets put them on the clipboard. */
const rowsOf = (text: string): Written[][] => {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  const columns = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ''));
};

const paste = ({ session }: Desk, text: string): void => {
  const rows = rowsOf(text);
  const { row, column } = session.selected;
  const where = area(row, column, rows.length, rows[0]!.length);
  const { id } = session.sheet;
  if (session.change((book) => setValues(book, { sheet: id, area: where }, rows))) session.select(where);
};

/** Copies, cuts and pastes cells as text; what is pasted is read as if typed. */
export const listenToClipboard = (desk: () => Desk): void => {
  const { grid } = desk();
  const takeAway = (event: ClipboardEvent, cut: boolean): void => {
    const here = desk();
    const text = event.target === grid.keys ? copied(here) : null;
    if (text === null) return;
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    const { sheet, selected } = here.session;
    if (cut) here.session.change((book) => clearContents(book, { sheet: sheet.id, area: selected }));
  };
  grid.keys.addEventListener('copy', (event) => takeAway(event, false));
  grid.keys.addEventListener('cut', (event) => takeAway(event, true));
  grid.keys.addEventListener('paste', (event) => {
    if (event.target !== grid.keys) return;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    event.preventDefault();
    if (text !== '') paste(desk(), text);
  });
};
