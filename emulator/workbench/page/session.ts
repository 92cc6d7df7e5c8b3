import { area, type Area } from '../../../src/grid/cell';
import type { Host } from '../../host/host';
import {
  activeSheet,
  boundingArea,
  HostError,
  mergedAt,
  onSheet,
  select,
  type Book,
  type SheetState,
} from '../../model';
import { between, overlaps, sameArea } from '../../model/address';

/** A cell of the active sheet. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** A workbook open in the emulated Excel, with what the person at the keyboard has chosen in it. */
export class Session {
  /** The cell that takes what is typed. */
  cell: Place = { row: 0, column: 0 };
  /** The cell from which a selection is drawn out to `cell`'s far corner. */
  corner: Place = { row: 0, column: 0 };
  /** Counts up whenever cells may look different. */
  revision = 0;
  /** The add-in, or another sheet, has put the selection where it may not be seen. */
  moved = false;
  private active = '';
  private readonly seen = new Map<string, Area>();

  constructor(
    readonly host: Host,
    /** Draws anew. */
    private readonly draw: () => void,
    private readonly tell: (message: string) => void,
  ) {
    this.follow();
  }

  get book(): Book {
    return this.host.book;
  }

  get sheet(): SheetState {
    return activeSheet(this.book);
  }

  get selected(): Area {
    return this.sheet.selection;
  }

  /** Does something to the workbook as its user. What Excel refuses is told, and `false` comes back. */
  change(work: (book: Book) => void): boolean {
    try {
      this.host.as('user', work);
      return true;
    } catch (error) {
      if (!(error instanceof HostError)) throw error;
      this.tell(error.message);
      return false;
    } finally {
      this.changed();
    }
  }

  /** Cells may look different: the add-in has written, or another sheet is active. */
  changed(): void {
    this.revision += 1;
    this.follow();
    this.draw();
  }

  /** Selects an area; `cell` takes what is typed. */
  select(where: Area, cell: Place = where): void {
    this.cell = { row: cell.row, column: cell.column };
    this.seen.set(this.sheet.id, where);
    this.host.as('user', (book) => select(book, { sheet: this.sheet.id, area: where }));
    this.draw();
  }

  /** Selects one cell, or the merged area that it belongs to. */
  goTo({ row, column }: Place): void {
    const whole = mergedAt(this.sheet, row, column);
    this.corner = whole;
    this.select(whole);
  }

  /** Draws the selection out from the active cell to another corner. */
  extendTo(corner: Place): void {
    this.corner = corner;
    const { cell, sheet } = this;
    const whole = between(cell.row, cell.column, corner.row, corner.column);
    const merged = sheet.merges.reduce(
      (all, one) => (overlaps(all, one) ? boundingArea(all, one) : all),
      whole,
    );
    this.select(onSheet(merged), cell);
  }

  /** Takes over what the add-in has selected. */
  private follow(): void {
    const { id, selection } = this.sheet;
    const known = this.seen.get(id);
    const same = known !== undefined && sameArea(known, selection);
    if (same && this.active === id) return;
    this.active = id;
    this.moved ||= !same;
    this.seen.set(id, selection);
    this.cell = area(selection.row, selection.column);
    this.corner = this.cell;
  }
}
