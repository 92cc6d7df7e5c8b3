import { HostError, makeAddress, resolveRange, setVisibility, activateSheet } from '../../model';
import { element } from './element';
import type { Session } from './session';
import { TEXTS } from './texts';

/** Shows what is selected; goes to an address or a name that is typed into it. */
export class NameBox {
  readonly input = element('input', { class: 'name-box', 'aria-label': TEXTS.nameBox, spellcheck: 'false' });

  constructor(
    private session: Session,
    private readonly tell: (message: string) => void,
    private readonly arrived: () => void,
  ) {
    this.input.addEventListener('focus', () => this.input.select());
    this.input.addEventListener('blur', () => this.draw());
    this.input.addEventListener('keydown', (event) => {
      if (event.key === 'Enter') this.go(this.input.value.trim());
      else if (event.key === 'Escape') this.arrived();
      else return;
      event.preventDefault();
    });
  }

  show(session: Session): void {
    this.session = session;
  }

  draw(): void {
    if (document.activeElement === this.input) return;
    const { selected, cell } = this.session;
    const single =
      selected.row === cell.row && selected.column === cell.column && selected.rows * selected.columns === 1;
    this.input.value = makeAddress(single ? selected : { ...cell, rows: 1, columns: 1 });
  }

  private go(text: string): void {
    const { book, sheet } = this.session;
    try {
      const found = resolveRange(book, sheet.id, text);
      if (found.sheet !== sheet.id)
        this.session.change((changed) => {
          setVisibility(changed, found.sheet, 'Visible');
          activateSheet(changed, found.sheet);
        });
      this.session.select(found.area);
      this.session.corner = found.area;
      this.arrived();
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      this.tell(TEXTS.unknownName(text));
    }
  }
}
