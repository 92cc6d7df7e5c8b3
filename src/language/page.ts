/** What a page of results says besides the words of the sheets; those with values are ICU messages. */
export interface PageTexts {
  readonly rounds: string;
  readonly asOf: string;
  /** What stands between the first and the last day. */
  readonly days: string;
  readonly timeControl: string;
  readonly arbiter: string;
  /** How the players of a cross-table stand. */
  readonly byNumber: string;
  readonly byRank: string;
  /** Of a match, whose first team has the lines. */
  readonly ofTeams: string;
  /** What a screen reader calls a table that moves sideways under its own bar. */
  readonly scrolls: string;
  readonly tieBreaks: string;
  /** After a game that counts for nobody, and what its slanted type means. */
  readonly countsNot: string;
  readonly slanted: string;
}

const en: PageTexts = {
  rounds: 'Rounds',
  asOf: 'As of {time}',
  days: '{first} to {last}',
  timeControl: 'Time control: {control}',
  arbiter: 'Arbiter: {arbiter}',
  byNumber: 'In order of number',
  byRank: 'In order of rank',
  ofTeams: '{first} against {second}',
  scrolls: '{table}, scrolls sideways',
  tieBreaks: 'Tie-breaks: {names}.',
  countsNot: 'does not count',
  slanted: 'Slanted: does not count',
};

/** In Go whoever comes first has a place. */
const GO: Partial<PageTexts> = { byRank: 'In order of place' };

const LANGUAGES: Readonly<Record<string, PageTexts>> = { en };

/** The texts of a page of results in a language, else in English, as a game has them. */
export const pageTexts = (language: string, profile: string): PageTexts => ({
  ...(LANGUAGES[language] ?? en),
  ...(profile === 'go' ? GO : {}),
});
