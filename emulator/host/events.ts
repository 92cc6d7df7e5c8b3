import type { BookEvent } from '../model';

/** An event as it is sent: its number, where it is sent to, and what it says. */
export interface SentEvent {
  readonly number: number;
  readonly targets: readonly string[];
  readonly message: Readonly<Record<string, unknown>>;
}

const NUMBERS: Readonly<Record<BookEvent['type'], number>> = {
  changed: 10,
  activated: 11,
  deactivated: 12,
  added: 13,
  selectionChanged: 14,
  deleted: 15,
};

/** The target of events that a collection or the workbook listens to. */
const WORKBOOK = 'Workbook';

/** Who has changed the workbook: this add-in, the user, or a co-author elsewhere. */
export type Author = 'add-in' | 'user' | 'co-author';

const SHIFTS: Readonly<Record<string, string>> = {
  RowInserted: 'Down',
  RowDeleted: 'Up',
  ColumnInserted: 'Right',
  ColumnDeleted: 'Left',
};

/** What the host sends for an event of the model. */
export const sentEvent = (event: BookEvent, author: Author): SentEvent => {
  const { type, ...said } = event;
  const details = 'details' in event ? event.details : undefined;
  const shift = 'changeType' in event ? { shiftDirection: SHIFTS[event.changeType] ?? 'None' } : {};
  return {
    number: NUMBERS[type],
    targets: [event.worksheetId, WORKBOOK],
    message: {
      ...said,
      ...details,
      ...shift,
      details: undefined,
      source: author === 'co-author' ? 'Remote' : 'Local',
      ...(author === 'add-in' ? { triggerSource: 'ThisLocalAddin' } : {}),
    },
  };
};

/** Who listens to which events of which targets. An add-in listens once however many handlers it has. */
export class Listeners {
  readonly #keys = new Set<string>();

  listen(event: number, target: string, on: boolean): void {
    if (on) this.#keys.add(`${event} ${target}`);
    else this.#keys.delete(`${event} ${target}`);
  }

  /** The targets of an event that are listened to. */
  heard(event: SentEvent): readonly string[] {
    return event.targets.filter((target) => this.#keys.has(`${event.number} ${target}`));
  }
}
