import { byGame, type Changed, byLanguage } from './inProfile';

/** What the pane says of a tournament and of its sheets, in one language; those with values are ICU messages. */
const en = {
  tabs: { play: 'Round', standings: 'Standings', players: 'Players', print: 'Print', more: 'More' },
  choose: 'Tournament',
  toCheck: '{count, plural, one {One cell to check} other {# cells to check}}',
  otherUnreadable: 'Another tournament of this workbook cannot be read',
  size: '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}',
  finished: '{finished} of {games, plural, one {# game} other {# games}} finished',
  noResult: 'No result yet.',
  leading: 'In the lead: {names} with {points, plural, one {# point} other {# points}}',
  sharing: 'In the lead: {count} players with {points, plural, one {# point} other {# points}}',
  winner: 'First: {names} with {points, plural, one {# point} other {# points}}',
  closed: 'Nothing can be changed until this is fixed',
  ready: 'The tournament is ready',
  nextLive:
    'Enter the results here, or type them into the column “{result}” of the sheet “{pairings}”: 1-0, ½-½ or 0-1. Crosstable and standings follow.',
  nextRefresh:
    'Enter the results here, or type them into the column “{result}” of the sheet “{pairings}”: 1-0, ½-½ or 0-1. Press Refresh under “More” to bring the standings up to date.',
  liveHint: 'The sheets update with every result.',
  refreshHint: 'With more than {most} players, the standings follow when you press Refresh.',
  remove: 'Remove this tournament …',
  removal:
    'These sheets are deleted, with every result on them: {sheets}. Your own list stays as it is. This cannot be undone.',
  removeSheets: '{count, plural, one {Delete this sheet} other {Delete these # sheets}}',
  inspect: 'Check and repair …',
  inspectHint: 'Finds rows that were inserted, and numbers, formulas or sheets that are missing.',
  damaged: '{count, plural, one {One thing is damaged} other {# things are damaged}}',
  sound: 'All is well: nothing on the sheets is damaged.',
  repair: 'Repair',
  repairTaking: 'Repair, with the results proposed',
  repairHint: 'Results and everything else that you typed stay as they are.',
  makeAnew: 'Make the sheets anew',
  /** The workbook calculates only when somebody asks for it. */
  byHand:
    'This workbook calculates only when you ask for it (Formulas, Calculation Options, Manual), so standings and crosstable on its sheets may be old.',
  calculate: 'Calculate now',
  calculated: 'The sheets are up to date.',
};

/** What is said of one in which teams meet. */
const enTeams: Changed<typeof en> = {
  size: '{players, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}',
  finished: '{finished} of {games, plural, one {# match} other {# matches}} finished',
  sharing: 'In the lead: {count} teams with {points, plural, one {# point} other {# points}}',
  tabs: { players: 'Teams' },
  ready: 'The team event is ready',
  nextLive:
    'Enter results here and choose who plays, or type both into the yellow cells of the sheet “{pairings}”, the home side first. Standings and crosstable follow.',
};

/** The texts about a tournament and its sheets in a language, else in English, of players or of teams. */
export const paneTournamentTexts = byGame({ en: { chess: en, go: {}, neutral: {}, teams: enTeams } });

/** The texts of the standings in the pane, in one language; those with values are ICU messages. */
const standingsEn = {
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
export const paneStandingsTexts = byLanguage({ en: standingsEn });

/** What the pane says where sheets to print are chosen. */
const printingEn = {
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
export const printingTexts = byLanguage({ en: printingEn });
