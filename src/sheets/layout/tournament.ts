import type { Tournament } from '../../core/model';
import { OUTCOMES } from '../../core/outcome';
import { place, type Place } from '../../grid/reference';
import { SETTINGS, type SettingKey } from '../settings';

/** Places for tie-breaks at the least, so that the organiser can add one. */
const LEAST_SLOTS = 6;

/** Places for tie-breaks in the list on the Tournament sheet, points among them. */
export const slotsOf = (tournament: Tournament): number => Math.max(LEAST_SLOTS, tournament.tieBreaks.length);

const SETTINGS_TOP = 3;
const STATUS_COUNT = 3;

/** The Tournament sheet: the settings, the list of tie-breaks, and what can be chosen. */
export const tournamentLayout = (sheet: string, slots: number, criteria: number) => {
  const slotsTop = SETTINGS_TOP + SETTINGS.length + 2;
  const choicesTop = SETTINGS_TOP + OUTCOMES.length + criteria + 6;
  return {
    sheet,
    settingsTop: SETTINGS_TOP,
    setting: (key: SettingKey): Place => place(sheet, SETTINGS_TOP + SETTINGS.indexOf(key), 1),
    slotsTop,
    slots: place(sheet, slotsTop, 1, slots),
    slot: (index: number): Place => place(sheet, slotsTop + index, 1),
    /** What can be typed as a result: the source of the drop-down. */
    results: place(sheet, SETTINGS_TOP, 4, OUTCOMES.length),
    /** The codes of the criteria: the source of the drop-down, with name and source beside. */
    criteria: place(sheet, SETTINGS_TOP + OUTCOMES.length + 3, 4, criteria),
    /** Codes that a few settings and the Status column choose from. */
    statuses: place(sheet, choicesTop, 4, STATUS_COUNT),
    orders: place(sheet, choicesTop + STATUS_COUNT + 2, 4, 2),
    yesNo: place(sheet, choicesTop + STATUS_COUNT + 6, 4, 2),
  };
};
