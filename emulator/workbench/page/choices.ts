import { area } from '../../../src/grid/cell';
import { setValues } from '../../model';
import { element, place } from './element';
import type { Grid } from './grid';
import type { Session } from './session';
import { TEXTS } from './texts';
import { listOf, type Choices } from './validation';

/** The drop-down button beside a cell that has a list, the list itself, and what is said about the cell. */
export class ChoiceList {
  private readonly button = element(
    'button',
    { class: 'choices-button', type: 'button', 'aria-label': TEXTS.showChoices, tabindex: -1, hidden: true },
    '▾',
  );
  private readonly list = element('div', {
    class: 'choices',
    role: 'listbox',
    'aria-label': TEXTS.choices,
    tabindex: -1,
    hidden: true,
  });
  private readonly note = element('div', { class: 'note', role: 'note', hidden: true });
  private at = 0;

  constructor(
    private session: Session,
    private readonly grid: Grid,
    private readonly editing: () => boolean,
  ) {
    grid.stage.append(this.button, this.list, this.note);
    this.button.addEventListener('click', () => (this.list.hidden ? this.open() : this.close()));
    this.list.addEventListener('keydown', (event) => this.pressed(event));
    this.list.addEventListener('focusout', () => {
      this.list.hidden = true;
    });
    grid.root.addEventListener('drawn', () => this.follow());
  }

  show(session: Session): void {
    this.session = session;
  }

  /** Opens the list of the active cell; `false` if it has none. */
  open(): boolean {
    const choices = this.current();
    if (!choices?.shown || choices.list.length === 0) return false;
    const { book, sheet, cell } = this.session;
    const held = String(book.valueAt(sheet, cell.row, cell.column) ?? '');
    this.at = Math.max(0, choices.list.indexOf(held));
    this.list.replaceChildren(
      ...choices.list.map((choice, index) => {
        const option = element('div', { role: 'option', class: 'choice' }, choice);
        option.addEventListener('pointerdown', (event) => {
          event.preventDefault();
          event.stopPropagation();
          this.choose(index);
        });
        return option;
      }),
    );
    const { left, top, width, height } = this.grid.boxOf(area(cell.row, cell.column));
    this.list.hidden = false;
    place(this.list, { left, top: top + height });
    this.list.style.minWidth = `${width}px`;
    if (top + height + this.list.offsetHeight > this.grid.stage.clientHeight)
      place(this.list, { top: Math.max(0, top - this.list.offsetHeight) });
    this.mark();
    this.list.focus();
    return true;
  }

  private close(): void {
    this.list.hidden = true;
    this.grid.keys.focus({ preventScroll: true });
  }

  private choose(index: number): void {
    const choice = this.list.children[index]?.textContent ?? '';
    const { sheet, cell } = this.session;
    const ref = { sheet: sheet.id, area: area(cell.row, cell.column) };
    this.close();
    this.session.change((book) => setValues(book, ref, [[choice]]));
  }

  private pressed(event: KeyboardEvent): void {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined) {
      this.at = Math.min(this.list.children.length - 1, Math.max(0, this.at + step));
      this.mark();
    } else if (event.key === 'Enter') this.choose(this.at);
    else if (event.key === 'Escape' || event.key === 'Tab') this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  private mark(): void {
    [...this.list.children].forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === this.at));
      if (index === this.at) option.scrollIntoView({ block: 'nearest' });
    });
  }

  private current(): Choices | null {
    const { book, sheet, cell } = this.session;
    return listOf(book, sheet, cell);
  }

  /** Button and note stand beside the active cell. */
  private follow(): void {
    const choices = this.editing() ? null : this.current();
    const { cell } = this.session;
    const { left, top, width, height } = this.grid.boxOf(area(cell.row, cell.column));
    this.button.hidden = !choices?.shown || choices.list.length === 0;
    place(this.button, { left: left + width, top: top + height - 20 });
    const said = [choices?.title ?? '', choices?.message ?? ''].filter((text) => text !== '');
    this.note.hidden = said.length === 0;
    this.note.replaceChildren(
      ...said.map((text, index) => element(index === 0 && said.length > 1 ? 'b' : 'span', {}, text)),
    );
    place(this.note, { left: left + Math.min(width, 40) + 24, top: top + height + 6 });
  }
}
