/** The texts of the standings in the pane, in one language; those with values are ICU messages. */
export interface PaneStandingsTexts {
  readonly title: string;
  readonly place: string;
  readonly name: string;
  /** A number of the table as a button. */
  readonly explain: string;
  readonly explainHint: string;
  readonly why: string;
  readonly close: string;
  /** The buttons that mark the cells a number comes from, and that ask for the selected one. */
  readonly mark: string;
  readonly marked: string;
  readonly selected: string;
  readonly copy: string;
  readonly chances: string;
  readonly noResult: string;
  readonly unranked: string;
}

const en: PaneStandingsTexts = {
  title: 'Standings',
  place: 'Place',
  name: 'Name',
  explain: '{name}, {criterion}: {value}. Explain',
  explainHint: 'Click a number to see where it comes from, or select one on the sheet.',
  why: 'Why is {name} there?',
  close: 'Close the explanation',
  mark: 'Mark the cells it comes from',
  marked: 'The marks go when you close the explanation.',
  selected: 'Explain the selected cell',
  copy: 'Copy the standings as text',
  chances: 'Who can still win?',
  noResult: 'No result yet.',
  unranked: 'These are the standings so far: games are missing.',
};

const LANGUAGES: Readonly<Record<string, PaneStandingsTexts>> = { en };

/** The texts of the standings in the pane in a language, else in English. */
export const paneStandingsTexts = (language: string): PaneStandingsTexts => LANGUAGES[language] ?? en;
