import { byGame, type Changed } from './inProfile';

const en = {
  title: 'Last step',
  choose: 'Choose …',
  nothing: 'Nothing would change.',
  consequences: 'What will happen',
  impossible: 'That is not possible',
  /** Where other ways stand below. */
  ways: 'There is no free place. How should they join?',
  affected: 'The standings change for {count, plural, one {one player} other {# players}}',
  rank: 'place {before} → {after}',
  value: '{code} {before} → {after}',
  newNumbers: '{count, plural, one {One player has a new number} other {# players have new numbers}}',
  newNumber: 'New',
  player: 'Player',
  before: 'Before',
  person: '{no} {name}',
  personIn: '{name} ({section}, no. {no})',
  lastStepAt:
    '{time}, {count, plural, one {# cell} other {# cells}}. To undo what you typed on a sheet, use Excel’s own Undo.',
  /** When undoing a repair that made sheets. */
  sheetsStay:
    'This brings back only what you had typed over Roundabout’s cells. Sheets that Repair restored and rows that it removed stay as they are.',
  /** When undoing a repair of cells. */
  repairBack: 'This brings the damage back. You can repair it again.',
};

/** The texts of changes; those with values are ICU messages. */
export type ChangeTexts = typeof en;

const enTeams: Changed<ChangeTexts> = {
  affected: 'The standings change for {count, plural, one {one team} other {# teams}}',
};

/** The texts of changes, as a game has them, or teams. */
export const changeTexts = byGame({ chess: en, go: {}, neutral: {}, teams: enTeams });
