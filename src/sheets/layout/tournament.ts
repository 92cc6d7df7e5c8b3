import type { Tournament } from '../../core/model';
import { place, type Place } from '../../grid/reference';
import { SETTINGS, type SettingKey } from '../settings';

/** Places for tie-breaks at the least, so that the organiser can add one. */
const LEAST_SLOTS = 6;

/** Places for tie-breaks in the list on the Tournament sheet, points among them. */
export const slotsOf = (tournament: Tournament): number => Math.max(LEAST_SLOTS, tournament.tieBreaks.length);

const SETTINGS_TOP = 3;

/** The Tournament sheet: the settings, and the list of tie-breaks. */
export const tournamentLayout = (sheet: string, slots: number) => {
  const slotsTop = SETTINGS_TOP + SETTINGS.length + 2;
  return {
    sheet,
    settingsTop: SETTINGS_TOP,
    setting: (key: SettingKey): Place => place(sheet, SETTINGS_TOP + SETTINGS.indexOf(key), 1),
    slotsTop,
    slots: place(sheet, slotsTop, 1, slots),
    slot: (index: number): Place => place(sheet, slotsTop + index, 1),
  };
};
