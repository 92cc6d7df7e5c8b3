/** What is wrong with the sections that a tournament is divided into. */
export const sectionSheetProblemsEn = {
  'section-twice': 'Two sections are called {section}. Give each a name of its own.',
  'section-unknown': 'There is no section “{typed}”. Choose one of: {choices}.',
  'section-missing': '{player} has no section. Say which one they play in.',
  'section-numbers':
    'The numbers run on from section to section, and {player} of section {section} has one between those of another. Give the players of each section numbers in a row.',
  'section-mixed': '{one} and {other} are in different sections and do not meet.',
  'sections-of-teams':
    'A match of two teams has no sections. Choose a pairing system for one list of players.',
  'sections-too-large':
    'Sections share their sheets up to {most} players, and here are {count}. Make several tournaments of fewer sections.',
  'sections-not-here': 'A tournament of several sections on the same sheets cannot {what}.',
} as const;
