import { byLanguage } from './inProfile';

/** The texts of the standings in the pane, in one language; those with values are ICU messages. */
const en = {
  title: 'Standings',
  place: 'Place',
  name: 'Name',
  /** A number of the table as a button. */
  explain: '{name}, {criterion}: {value}. Explain',
  explainHint: 'Click a number to see where it comes from, or select one on the sheet.',
  why: 'Why is {name} there?',
  close: 'Close the explanation',
  /** The buttons that mark the cells a number comes from, and that ask for the selected one. */
  mark: 'Mark the cells it comes from',
  marked: 'The marks go when you close the explanation.',
  selected: 'Explain the selected cell',
  copy: 'Copy the standings as text',
  chances: 'Who can still win?',
  noResult: 'No result yet.',
  unranked: 'These are the standings so far: games are missing.',
};

/** The texts of the standings in the pane in a language, else in English. */
export const paneStandingsTexts = byLanguage({ en });
