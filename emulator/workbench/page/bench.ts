import { makeXlsx } from '../../files/makeXlsx';
import { parseXlsx } from '../../files/parseXlsx';
import type { Api } from '../../host/api';
import { BLACK, DARK, LIGHT, type Theme } from '../../host/channel';
import { Host } from '../../host/host';
import { nameRange, type Book } from '../../model';
import { ChoiceList } from './choices';
import { listenToClipboard } from './clipboard';
import { Editor, typedText } from './editor';
import { element } from './element';
import { Grid } from './grid';
import { listenToKeys, type Desk } from './keys';
import { listenToMouse } from './mouse';
import { NameBox } from './nameBox';
import { Pane, type ChannelName } from './pane';
import { Session } from './session';
import { Tabs } from './tabs';
import { TEXTS, type ThemeName } from './texts';

const THEMES: Readonly<Record<ThemeName, Theme>> = { light: LIGHT, dark: DARK, black: BLACK };

/** What Excel on a current desktop tells the add-in that it has. */
const SETS = { ExcelApi: '1.14' };

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The name of the cell that has the event of a tournament. */
const EVENT = 'Roundabout_event';

/** The name of the event whose tournament was made in a workbook; empty without one. */
const eventIn = (book: Book): string => {
  const name = book.state.names.find((each) => each.name === EVENT);
  const range = name && nameRange(book, name);
  return range ? String(book.valueAt(book.sheet(range.sheet), range.area.row, range.area.column) ?? '') : '';
};

/** What no program takes in the name of a file. */
const NOT_IN_NAMES = /[\\/:*?"<>|\s]+/g;

export interface BenchOptions {
  readonly api: Api;
  readonly channel: ChannelName;
  readonly theme: ThemeName;
  /** Milliseconds until a request is answered. */
  readonly latency: number;
}

/** The page: a workbook in the emulated Excel, and the production pane beside it. */
export class Bench {
  readonly root: HTMLElement;
  private theme: ThemeName;
  private name = '';
  /** Whether it is somebody's own file, which keeps its name. */
  private isTheirs = false;
  /** The workbook's edits that are in a file. */
  private kept = 0;
  private session: Session;
  private readonly grid: Grid;
  private readonly editor: Editor;
  private readonly names: NameBox;
  private readonly tabs: Tabs;
  private readonly choices: ChoiceList;
  private readonly pane: Pane;
  private readonly bar = element('input', {
    class: 'formula-bar',
    'aria-label': TEXTS.formulaBar,
    spellcheck: 'false',
  });
  private readonly status = element('output', { class: 'status', role: 'status' }, TEXTS.ready);
  private readonly mode = element('span', { class: 'mode' }, TEXTS.ready);

  constructor(
    private readonly options: BenchOptions,
    book: Book,
  ) {
    this.theme = options.theme;
    const tell = (message: string): void => {
      this.status.textContent = message;
    };
    const back = (): void => {
      this.grid.reveal(this.session.cell);
      this.grid.keys.focus({ preventScroll: true });
    };
    this.session = this.sessionOf(book, tell);
    this.grid = new Grid(this.session);
    this.editor = new Editor(this.session, this.grid, this.bar, tell, () => this.showMode());
    this.names = new NameBox(this.session, tell, back);
    this.tabs = new Tabs(this.session, () => this.editor.commit(), back);
    this.choices = new ChoiceList(this.session, this.grid, () => this.editor.mode !== null);
    this.pane = new Pane(options.channel);
    const desk = (): Desk => this.desk();
    listenToKeys(desk);
    listenToMouse(desk);
    listenToClipboard(desk);
    this.root = this.layOut();
  }

  /** Opens another workbook in place of this one, with a pane of its own. */
  show(book: Book, name: string): void {
    this.name = name;
    this.editor.cancel();
    this.session = this.sessionOf(book, (message) => {
      this.status.textContent = message;
    });
    for (const part of [this.grid, this.editor, this.names, this.tabs, this.choices]) part.show(this.session);
    this.pane.open(this.session.host, () => this.session.changed());
    this.draw();
  }

  /** Whether something would be lost with this page. */
  get unsaved(): boolean {
    return this.session.book.edits !== this.kept || this.editor.mode !== null;
  }

  /** Whether another workbook may take the place of this one; asks where something would be lost. */
  mayLeave(): boolean {
    return !this.unsaved || confirm(TEXTS.discard);
  }

  /** Opens the bytes of a file; says what could not be read, and gives `false` then. */
  open(bytes: Uint8Array, name: string, isTheirs = false): boolean {
    const read = parseXlsx(bytes);
    if (!read.ok) {
      this.say(TEXTS.unreadable(name));
      return false;
    }
    const { book, dropped } = read.value;
    this.show(book, name);
    this.kept = book.edits;
    this.isTheirs = isTheirs;
    this.say(dropped.length === 0 ? TEXTS.opened(name) : TEXTS.dropped(dropped.join(', ')));
    return true;
  }

  /** Hands the workbook over as a file. */
  save(): void {
    if (!this.editor.commit()) return;
    const event = eventIn(this.session.book).replaceAll(NOT_IN_NAMES, ' ').trim();
    const name = this.isTheirs || event === '' ? this.name : `${event}.xlsx`;
    const address = URL.createObjectURL(
      new Blob([makeXlsx(this.session.book) as Uint8Array<ArrayBuffer>], { type: XLSX }),
    );
    const link = element('a', { href: address, download: name });
    link.click();
    this.kept = this.session.book.edits;
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
    this.say(TEXTS.saved(name));
  }

  /** Tells the pane another theme; it is loaded anew. */
  wear(theme: ThemeName): void {
    this.theme = theme;
    this.show(this.session.book, this.name);
  }

  private say(message: string): void {
    this.status.textContent = message;
  }

  private sessionOf(book: Book, tell: (message: string) => void): Session {
    book.cellEditMode = false;
    const host = new Host(this.options.api, {
      workbook: book,
      sets: SETS,
      theme: THEMES[this.theme],
      latency: this.options.latency,
    });
    return new Session(host, () => this.draw(), tell);
  }

  private desk(): Desk {
    return {
      session: this.session,
      grid: this.grid,
      editor: this.editor,
      openChoices: () => this.choices.open(),
      toPane: () => this.pane.frame.focus(),
      nextSheet: (step) => this.tabs.next(step),
    };
  }

  private showMode(): void {
    const { mode } = this.editor;
    this.mode.textContent = mode === null ? TEXTS.ready : TEXTS[mode];
    this.draw();
  }

  private draw(): void {
    this.grid.draw();
    this.tabs.draw();
    this.names.draw();
    if (this.editor.mode !== null) return;
    const { book, sheet, cell } = this.session;
    this.bar.value = typedText(book, sheet.id, cell);
  }

  private layOut(): HTMLElement {
    const bars = element(
      'div',
      { class: 'bars' },
      this.names.input,
      element('span', { class: 'fx' }, 'fx'),
      this.bar,
    );
    const foot = element('div', { class: 'foot' }, this.mode, this.status);
    return element(
      'main',
      {},
      element(
        'section',
        { class: 'book', 'aria-label': TEXTS.workbook },
        bars,
        this.grid.root,
        this.tabs.root,
        foot,
      ),
      element(
        'aside',
        { class: 'pane', 'aria-label': TEXTS.paneRegion },
        element('h2', {}, TEXTS.pane),
        this.pane.frame,
      ),
    );
  }
}
