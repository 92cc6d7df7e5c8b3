import { byLanguage } from './inProfile';

/** What the pane says where sheets to print are chosen. */
const en = {
  /** What stands ready. */
  now: 'Print now',
  nowHint: 'Round shows the round that is being played; type another into its yellow cell.',
  title: 'Add a sheet to print',
  what: 'Which sheet',
  whose: 'For whom',
  everyone: 'For all players',
  which: 'Which round',
  allRounds: 'All rounds',
  add: 'Add the sheet',
};

/** The pane's texts for sheets to print in a language, else in English. */
export const printingTexts = byLanguage({ en });
