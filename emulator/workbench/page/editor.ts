import { area, isCellError } from '../../../src/grid/cell';
import { getFormulas, setValues, type Book } from '../../model';
import { numberFormatAt } from '../../model/book';
import { element, place } from './element';
import type { Grid } from './grid';
import { fontOf } from './measure';
import { listOf, refuses } from './validation';
import type { Place, Session } from './session';
import { TEXTS } from './texts';

/** `enter`: begun by typing, arrows leave the cell. `edit`: begun by F2 or a double click, arrows move in the text. */
export type EditMode = 'enter' | 'edit';

/** What stands in the formula bar for a cell: its formula or constant as one would type it. */
export const typedText = (book: Book, sheet: string, { row, column }: Place): string => {
  const found = getFormulas(book, { sheet, area: area(row, column) })[0]![0]!;
  const state = book.sheet(sheet);
  const cell = state.cells.get(row * 16_384 + column);
  if (typeof found === 'boolean') return String(found).toUpperCase();
  if (isCellError(cell?.value)) return cell.value.error;
  if (typeof found === 'number' && numberFormatAt(state, row, column).endsWith('%')) return `${found * 100}%`;
  return cell?.prefixed ? `'${found}` : String(found);
};

/** Typing into cells: while it lasts the host is in cell-edit mode, and the add-in's requests wait. */
export class Editor {
  readonly box = element('textarea', {
    class: 'editor',
    'aria-label': TEXTS.cellEditor,
    rows: 1,
    spellcheck: 'false',
    hidden: true,
  });
  mode: EditMode | null = null;
  private place: Place = { row: 0, column: 0 };
  private sheet = '';

  constructor(
    private session: Session,
    private readonly grid: Grid,
    readonly bar: HTMLInputElement,
    private readonly tell: (message: string) => void,
    private readonly modeChanged: () => void,
  ) {
    grid.stage.append(this.box);
    this.box.addEventListener('input', () => {
      bar.value = this.box.value;
      this.fit();
    });
    bar.addEventListener('input', () => {
      this.box.value = bar.value;
      this.fit();
    });
    bar.addEventListener('focus', () => {
      if (this.mode === null) this.begin('edit', null, false);
    });
  }

  show(session: Session): void {
    this.leave();
    this.session = session;
  }

  /** Begins to edit the active cell; `text` replaces what it holds. */
  begin(mode: EditMode, text: string | null = null, inCell = true): void {
    const { cell, sheet, book } = this.session;
    this.place = cell;
    this.sheet = sheet.id;
    this.mode = mode;
    const typed = text ?? typedText(book, sheet.id, cell);
    this.box.value = typed;
    this.bar.value = typed;
    this.box.hidden = false;
    this.grid.reveal(cell);
    this.fit();
    if (inCell) {
      this.box.focus();
      this.box.setSelectionRange(typed.length, typed.length);
    }
    this.session.host.beginCellEdit();
    this.modeChanged();
  }

  /** Puts what was typed into the cell; `false` if Excel does not take it, and editing goes on. */
  commit(): boolean {
    if (this.mode === null) return true;
    const { box, place: where, sheet } = this;
    const { book } = this.session;
    const typed = box.value.replaceAll('\r', '');
    if (typed !== typedText(book, sheet, where)) {
      const validation = listOf(book, book.sheet(sheet), where);
      if (validation && refuses(validation, typed)) {
        this.tell(TEXTS.notAllowed);
        return false;
      }
      const ref = { sheet, area: area(where.row, where.column) };
      if (!this.session.change((changed) => setValues(changed, ref, [[typed]]))) return false;
    }
    this.leave();
    return true;
  }

  /** Leaves the cell as it was. */
  cancel(): void {
    this.leave();
    this.session.changed();
  }

  private leave(): void {
    if (this.mode === null) return;
    this.mode = null;
    this.box.hidden = true;
    this.session.host.endCellEdit();
    this.grid.keys.focus({ preventScroll: true });
    this.modeChanged();
  }

  /** The box lies over its cell and grows with the text. */
  private fit(): void {
    const { row, column } = this.place;
    const { sheet } = this.session;
    const format = sheet.cells.get(row * 16_384 + column)?.format ?? {};
    const { left, top, width, height } = this.grid.boxOf(area(row, column));
    this.box.style.font = fontOf(format);
    place(this.box, { left: left - 1, top: top - 1, width: width + 1, height: height + 1 });
    const wide = Math.min(this.box.scrollWidth + 8, this.grid.stage.clientWidth - left);
    if (wide > width) place(this.box, { width: wide });
    if (this.box.scrollHeight > height) place(this.box, { height: this.box.scrollHeight });
  }
}
