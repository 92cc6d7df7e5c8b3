import { area, type Area } from '../../../src/grid/cell';
import { clearContents, mergedAt, usedRange } from '../../model';
import type { Editor } from './editor';
import type { Grid } from './grid';
import { nextShown } from './lines';
import type { Place, Session } from './session';

/** What the keyboard works on; replaced when another workbook is opened. */
export interface Desk {
  readonly session: Session;
  readonly grid: Grid;
  readonly editor: Editor;
  readonly openChoices: () => boolean;
  readonly toPane: () => void;
  readonly nextSheet: (step: 1 | -1) => void;
}

type Step = readonly [down: number, across: number];

const ARROWS: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const sign = (value: number): 1 | -1 => (value < 0 ? -1 : 1);

/** The next cell in a direction, over hidden lines and merged areas. */
const stepped = ({ session, grid }: Desk, from: Place, [down, across]: Step): Place => {
  const { row, column, rows, columns } = mergedAt(session.sheet, from.row, from.column);
  if (down !== 0)
    return { row: nextShown(grid.rows, down > 0 ? row + rows - 1 : row, sign(down)), column: from.column };
  return {
    row: from.row,
    column: nextShown(grid.columns, across > 0 ? column + columns - 1 : column, sign(across)),
  };
};

const holds = ({ session: { sheet, book } }: Desk, { row, column }: Place): boolean => {
  const value = book.valueAt(sheet, row, column);
  return value !== null && value !== '';
};

/** To the edge of what is filled, as Ctrl with an arrow goes. */
const leapt = (desk: Desk, from: Place, step: Step): Place => {
  let at = from;
  const ahead = (): Place => stepped(desk, at, step);
  const same = (one: Place, other: Place): boolean => one.row === other.row && one.column === other.column;
  const run = holds(desk, at) && holds(desk, ahead());
  for (let next = ahead(); !same(next, at); next = ahead()) {
    if (run && !holds(desk, next)) break;
    at = next;
    if (!run && holds(desk, at)) break;
  }
  return at;
};

/** Where the Tabs of a row began: Enter goes back below it. */
let tabbed: Place | null = null;

const go = (desk: Desk, to: Place, extend: boolean): void => {
  tabbed = null;
  desk.grid.reveal(to);
  if (extend) desk.session.extendTo(to);
  else desk.session.goTo(to);
};

const enter = (desk: Desk, step: Step): void => {
  const { cell } = desk.session;
  const began = tabbed?.row === cell.row ? tabbed : null;
  const down = step[0] !== 0;
  go(desk, stepped(desk, down ? (began ?? cell) : cell, step), false);
  tabbed = down ? null : (began ?? cell);
};

const lastCell = ({ session: { book, sheet } }: Desk): Area => usedRange(book, sheet.id)?.area ?? area(0, 0);

const wholeSelection = (desk: Desk): void => {
  const { row, column, rows, columns } = lastCell(desk);
  desk.session.select(area(0, 0, row + rows, column + columns), { row: 0, column: 0 });
};

const empty = ({ session }: Desk): void => {
  const { sheet, selected } = session;
  session.change((book) => clearContents(book, { sheet: sheet.id, area: selected }));
};

const jump = (desk: Desk, key: string, extend: boolean, control: boolean): void => {
  const { session, grid } = desk;
  const from = extend ? session.corner : session.cell;
  const { row, column, rows, columns } = lastCell(desk);
  const pages: Readonly<Record<string, Place>> = {
    Home: control
      ? { row: session.sheet.frozen.rows, column: session.sheet.frozen.columns }
      : { row: from.row, column: 0 },
    End: { row: control ? row + rows - 1 : from.row, column: column + columns - 1 },
    PageDown: { row: from.row + grid.pageRows, column: from.column },
    PageUp: { row: Math.max(0, from.row - grid.pageRows), column: from.column },
  };
  go(desk, pages[key]!, extend);
};

/** Keys while no cell is edited; `false` for those that are not the workbook's. */
const pressed = (desk: Desk, event: KeyboardEvent): boolean => {
  const { key, shiftKey, altKey } = event;
  const control = event.ctrlKey || event.metaKey;
  if (event.isComposing) return false;
  const arrow = ARROWS[key];
  if (arrow && altKey) return key === 'ArrowDown' && desk.openChoices();
  if (arrow) {
    const from = shiftKey ? desk.session.corner : desk.session.cell;
    go(desk, control ? leapt(desk, from, arrow) : stepped(desk, from, arrow), shiftKey);
  } else if (control && (key === 'PageDown' || key === 'PageUp')) desk.nextSheet(key === 'PageDown' ? 1 : -1);
  else if (['Home', 'End', 'PageDown', 'PageUp'].includes(key)) jump(desk, key, shiftKey, control);
  else if (key === 'Enter') enter(desk, [shiftKey ? -1 : 1, 0]);
  else if (key === 'Tab') enter(desk, [0, shiftKey ? -1 : 1]);
  else if (key === 'F2') desk.editor.begin('edit');
  else if (key === 'F6') desk.toPane();
  else if (key === 'Delete') empty(desk);
  else if (key === 'Backspace') desk.editor.begin('enter', '');
  else if (control && key.toLowerCase() === 'a') wholeSelection(desk);
  else return false;
  return true;
};

/** Keys while a cell is edited. */
const typed = (desk: Desk, event: KeyboardEvent): boolean => {
  const { editor } = desk;
  const { key, shiftKey, altKey } = event;
  const arrow = ARROWS[key];
  if (event.isComposing) return false;
  if (key === 'Escape') editor.cancel();
  else if (key === 'Enter' && altKey)
    editor.box.setRangeText('\n', editor.box.selectionStart, editor.box.selectionEnd, 'end');
  else if (key === 'Enter' || key === 'Tab') {
    const back = shiftKey ? -1 : 1;
    if (editor.commit()) enter(desk, key === 'Enter' ? [back, 0] : [0, back]);
  } else if (key === 'F2') editor.mode = editor.mode === 'enter' ? 'edit' : 'enter';
  else if (arrow && editor.mode === 'enter' && document.activeElement === editor.box) {
    if (editor.commit()) go(desk, stepped(desk, desk.session.cell, arrow), false);
  } else return false;
  return true;
};

/** Lets the keyboard drive the grid, the editor and the formula bar. */
export const listenToKeys = (desk: () => Desk): void => {
  const { grid, editor } = desk();
  const listen = (target: HTMLElement, act: (desk: Desk, event: KeyboardEvent) => boolean): void =>
    target.addEventListener('keydown', (event) => {
      if (!act(desk(), event)) return;
      event.preventDefault();
      event.stopPropagation();
    });
  listen(grid.keys, pressed);
  const begin = (): void => {
    const text = grid.keys.value;
    grid.keys.value = '';
    if (text !== '' && text !== '\n') desk().editor.begin('enter', text);
  };
  grid.keys.addEventListener('input', (event) => {
    if (!(event as InputEvent).isComposing) begin();
  });
  grid.keys.addEventListener('compositionend', begin);
  listen(editor.box, typed);
  listen(editor.bar, typed);
};
