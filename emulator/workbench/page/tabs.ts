import { activateSheet, addSheet, setVisibility } from '../../model';
import { element } from './element';
import type { Session } from './session';
import { TEXTS } from './texts';

/** The sheets' tabs, a button for a new one, and a way to show hidden ones. */
export class Tabs {
  readonly root = element('div', { class: 'tabs' });
  private readonly list = element('div', { class: 'tab-list', role: 'tablist', 'aria-label': TEXTS.sheets });
  private readonly hidden = element('select', { 'aria-label': TEXTS.hiddenSheets });
  private drawn = '';

  constructor(
    private session: Session,
    private readonly leaveCell: () => boolean,
    private readonly afterwards: () => void,
  ) {
    const add = element('button', { type: 'button', class: 'add', 'aria-label': TEXTS.newSheet }, '+');
    add.addEventListener('click', () => this.newSheet());
    this.hidden.addEventListener('change', () => this.unhide(this.hidden.value));
    this.root.append(this.list, add, this.hidden);
  }

  show(session: Session): void {
    this.session = session;
    this.drawn = '';
    this.draw();
  }

  /** Activates the next visible sheet. */
  next(step: 1 | -1): void {
    const shown = this.session.book.state.sheets.filter(({ visibility }) => visibility === 'Visible');
    const at = shown.findIndex(({ id }) => id === this.session.sheet.id);
    const sheet = shown[at + step];
    if (sheet) this.activate(sheet.id);
  }

  draw(): void {
    const { sheets, active } = this.session.book.state;
    const text = JSON.stringify([
      active,
      sheets.map(({ id, name, visibility, tabColor }) => [id, name, visibility, tabColor]),
    ]);
    if (text === this.drawn) return;
    this.drawn = text;
    const shown = sheets.filter(({ visibility }) => visibility === 'Visible');
    this.list.replaceChildren(
      ...shown.map(({ id, name, tabColor }) => {
        const tab = element(
          'button',
          { type: 'button', role: 'tab', class: 'tab', 'aria-selected': String(id === active) },
          name,
        );
        if (tabColor !== '') tab.style.setProperty('--tab-color', tabColor);
        tab.addEventListener('click', () => this.activate(id));
        return tab;
      }),
    );
    const away = sheets.filter(({ visibility }) => visibility === 'Hidden');
    this.hidden.hidden = away.length === 0;
    this.hidden.replaceChildren(
      element('option', { value: '' }, TEXTS.unhide),
      ...away.map(({ id, name }) => element('option', { value: id }, name)),
    );
    this.list.querySelector('[aria-selected=true]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }

  private activate(id: string): void {
    if (!this.leaveCell()) return;
    this.session.change((book) => activateSheet(book, id));
    this.afterwards();
  }

  private newSheet(): void {
    if (!this.leaveCell()) return;
    this.session.change((book) => activateSheet(book, addSheet(book).id));
    this.afterwards();
  }

  private unhide(id: string): void {
    if (id === '' || !this.leaveCell()) return;
    this.session.change((book) => {
      setVisibility(book, id, 'Visible');
      activateSheet(book, id);
    });
    this.afterwards();
  }
}
