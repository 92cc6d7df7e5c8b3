import { underKey } from '../../core/present';
import type { Tournament } from '../../core/model';
import { place, type Place } from '../../grid/reference';
import type { FormGroup } from '../../language/form';
import { FORM, TIE_BREAKS, type SettingKey } from '../settings';

/** Places for tie-breaks at the least, so that the organiser can add one. */
const LEAST_SLOTS = 6;

/** Places for tie-breaks in the list on the Tournament sheet, points among them. */
export const slotsOf = (tournament: Tournament): number => Math.max(LEAST_SLOTS, tournament.tieBreaks.length);

const FORM_TOP = 3;

/** The rows of the form: a heading a group, a row a setting, the list of tie-breaks, an empty row after each group. */
const rowsOf = (slots: number) => {
  const headings = new Map<FormGroup, number>();
  const lines = new Map<SettingKey | typeof TIE_BREAKS, number>();
  let row = FORM_TOP;
  for (const { group, lines: keys } of FORM) {
    headings.set(group, row++);
    for (const key of keys) {
      lines.set(key, row);
      row += key === TIE_BREAKS ? slots : 1;
    }
    row++;
  }
  return { headings, lines, end: row - 1 };
};

/**
 * The Tournament sheet: label, value and a sentence for each setting, and the list of tie-breaks. `order` is where the
 * cross-table has the switch for its own order.
 */
export const tournamentLayout = (sheet: string, slots: number, order: Place) => {
  const { headings, lines, end } = rowsOf(slots);
  const slotsTop = underKey(lines, TIE_BREAKS);
  return {
    sheet,
    /** The row of a group's heading. */
    heading: (group: FormGroup): number => underKey(headings, group),
    setting: (key: SettingKey): Place => (key === 'order' ? order : place(sheet, underKey(lines, key), 1)),
    slotsTop,
    slots: place(sheet, slotsTop, 1, slots),
    slot: (index: number): Place => place(sheet, slotsTop + index, 1),
    /** The row after the last one. */
    end,
  };
};
