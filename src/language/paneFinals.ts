import { byLanguage } from './inProfile';

/** What the pane says where finals are made of sections. */
const en = {
  title: 'Finals',
  about: 'Of the first of each section, once all games of the sections are played.',
  qualify: 'Players of each section',
  finals: 'Finals',
  finalsHint: 'The second final is for the next places, and so on.',
  carry: 'Carry games over',
  carryHint: 'Games between players of one section count in the final and are not played again.',
  /** How a tie for a place is decided. */
  decide: 'If players share a place',
  decisions: { nothing: 'Ask me', lots: 'Draw lots', names: 'By name' },
  names: 'Who comes first',
  namesHint: 'Names, separated by semicolons.',
  make: 'Make the finals',
  /** The sheet of all sections, where each has sheets of its own. */
  page: 'Make the sheet Sections anew',
  pageHint: 'With all sections and finals, also where it was deleted.',
};

/** What the pane says of finals in a language, else in English. */
export const paneFinalTexts = byLanguage({ en });
