export const sectionSheetsEn = {
  /** The name of the overview's sheet. */
  sheet: 'Sections',
  firstBoard: 'First board',
  lastBoard: 'Last board',
  leader: 'Leader',
  points: 'Points',
  finished: 'Games finished',
  games: 'Games in all',
  missing: 'Results missing',
  /** Between two leaders; before and after the number of further ones. */
  and: 'and',
  others: 'others',
  /** Below the table. */
  hint: 'Missing is a result of a round in which the section has another one, or of a round before it.',
};

/** The words of sheets that several sections share. */
export type SectionSheetWords = typeof sectionSheetsEn;

/** What is wrong with the sections that a tournament is divided into. */
export const sectionSheetProblemsEn = {
  'section-twice': 'Two sections are called {section}. Give each a name of its own.',
  'section-unknown': 'There is no section “{typed}”. Choose one of: {choices}.',
  'section-missing': '{player} has no section. Say which one they play in.',
  'section-numbers':
    'The numbers run on from section to section, and {player} of section {section} has one between those of another. Give the players of each section numbers in a row.',
  'section-mixed': '{one} and {other} are in different sections and do not meet.',
  'exchange-sections':
    'Game {game} is of section {section}, and game {other} of section {another}. Games change places or opponents within their section.',
  'sections-of-teams':
    'A match of two teams has no sections. Choose a pairing system for one list of players.',
  'sections-too-large':
    'Sections share their sheets up to {most} players, and here are {count}. Give each section sheets of its own.',
} as const;
