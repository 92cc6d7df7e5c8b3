const en = {
  rounds: 'Rounds',
  asOf: 'As of {time}',
  /** What stands between the first and the last day. */
  days: '{first} to {last}',
  timeControl: 'Time control: {control}',
  arbiter: 'Arbiter: {arbiter}',
  /** How the players of a cross-table stand. */
  byNumber: 'In order of pairing number (No)',
  byRank: 'In order of rank',
  /** Of a match, whose first team has the lines. */
  ofTeams: '{first} against {second}',
  /** What a screen reader calls a table that moves sideways under its own bar. */
  scrolls: '{table}, scrolls sideways',
  tieBreaks: 'Tie-breaks: {names}.',
  /** Above the dates and halls of matches. */
  dateAndVenue: 'Date, venue',
  /** After a game that counts for nobody, and what its slanted type means. */
  countsNot: 'does not count',
  slanted: 'Italics: does not count',
};

/** What a page of results says besides the words of the sheets; those with values are ICU messages. */
export type PageTexts = typeof en;

/** In Go whoever comes first has a place. */
const GO: Partial<PageTexts> = { byRank: 'In order of place' };

/** The texts of a page of results, as a game has them. */
export const pageTexts = (profile: string): PageTexts => ({
  ...en,
  ...(profile === 'go' ? GO : {}),
});

/** The texts for a chat. */
export const asTextTexts = {
  round: 'Round {round}',
  roundOn: 'Round {round}, {date}',
  game: '{left} - {right}',
  bye: 'Bye: {names}',
  /** In place of a result that nobody waits for any more. */
  notPlayed: 'not played',
  notStarted: 'Before the first game',
  after: 'After round {round}{missing, plural, =0 {} one { (# game missing)} other { (# games missing)}}',
  provisional: 'Standings so far',
  final: 'Final standings',
  teams: '{first} {firstPoints} - {second} {secondPoints}',
  annulled: 'Withdrew early, games do not count: {names}',
  withdrawn: 'Withdrew: {names}',
  missing: 'Still to play',
  nothingMissing: 'No games are missing.',
  /** Of teams that all meet. */
  annulledTeams: 'Withdrew early, matches do not count: {names}',
  noMatchMissing: 'No matches of earlier rounds are missing.',
  openBoards: '({count, plural, one {board} other {boards}} {boards})',
};

/** What a tournament is told in where there is nothing but text, as in a chat: ICU messages. */
export type AsTextTexts = typeof asTextTexts;
