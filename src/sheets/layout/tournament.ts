import { present, underKey } from '../../core/present';
import type { Tournament } from '../../core/model';
import { place, type Place } from '../../grid/reference';
import type { FormGroup } from '../../language/form';
import {
  BREAKS,
  FORM,
  hasSetting,
  TIE_BREAKS,
  TOURNAMENT_SETTINGS,
  type FormLine,
  type OwnLines,
  type SettingKey,
} from '../tournament/settings';

/** Places for tie-breaks at the least, so that the organiser can add one. */
export const LEAST_SLOTS = 6;

/** Places for tie-breaks in the list on the Tournament sheet, points among them. */
export const slotsOf = (tournament: Tournament): number => Math.max(LEAST_SLOTS, tournament.tieBreaks.length);

/** Lines for days without play at the least, and those that are free for more. */
const LEAST_BREAKS = 6;
const FREE_BREAKS = 2;

/** Lines for days without play; none where there is no group of the calendar. */
const breakLinesOf = ({ calendarLimits }: Pick<Tournament, 'calendarLimits'>): number =>
  calendarLimits ? Math.max(LEAST_BREAKS, (calendarLimits.skip?.length ?? 0) + FREE_BREAKS) : 0;

const FORM_TOP = 3;

/** What some tournaments alone have lines for. */
type Own = Pick<Tournament, OwnLines | 'calendarLimits' | 'details'>;

/**
 * The rows of the form: a heading a group, a row a setting, the list of tie-breaks, that of days without play below its headings,
 * an empty row after each group.
 */
const rowsOf = (slots: number, breaks: number, tournament: Own) => {
  const headings = new Map<FormGroup, number>();
  const lines = new Map<FormLine, number>();
  const length = (key: FormLine): number => (key === TIE_BREAKS ? slots : key === BREAKS ? breaks + 1 : 1);
  let row = FORM_TOP;
  for (const { group, lines: keys } of FORM) {
    if (group === 'calendar' && breaks === 0) continue;
    if (group === 'reports' && tournament.details === undefined) continue;
    headings.set(group, row++);
    for (const key of keys.filter((each) => hasSetting(each, tournament))) {
      lines.set(key, row);
      row += length(key);
    }
    row++;
  }
  return { headings, lines, end: row - 1 };
};

/**
 * The Tournament sheet: label, value and a sentence for each setting, and the list of tie-breaks. `order` is where the
 * cross-table has the switch for its own order, which teams have none of.
 */
export const tournamentLayout = (sheet: string, slots: number, order: Place | null, tournament: Own) => {
  const breaks = breakLinesOf(tournament);
  const { headings, lines, end } = rowsOf(slots, breaks, tournament);
  const slotsTop = underKey(lines, TIE_BREAKS);
  const breaksTop = lines.get(BREAKS);
  return {
    sheet,
    /** The groups that there are, from above. */
    groups: [...headings.keys()],
    /** The row of a group's heading. */
    heading: (group: FormGroup): number => underKey(headings, group),
    /** The settings that have a line. */
    settings: TOURNAMENT_SETTINGS.filter((key) => lines.has(key)),
    setting: (key: SettingKey): Place =>
      key === 'order' ? present(order) : place(sheet, underKey(lines, key), 1),
    slotsTop,
    slots: place(sheet, slotsTop, 1, slots),
    slot: (index: number): Place => place(sheet, slotsTop + index, 1),
    /** The days without play, first and last of each range; above them their headings. */
    breaks: breaksTop === undefined ? null : place(sheet, breaksTop + 1, 1, breaks, 2),
    /** The row after the last one. */
    end,
  };
};
