/** What a tournament is told in where there is nothing but text, as in a chat: ICU messages. */
export interface AsTextTexts {
  readonly round: string;
  readonly roundOn: string;
  readonly game: string;
  readonly bye: string;
  /** In place of a result that nobody waits for any more. */
  readonly notPlayed: string;
  readonly notStarted: string;
  readonly after: string;
  readonly provisional: string;
  readonly final: string;
  readonly teams: string;
  readonly annulled: string;
  readonly missing: string;
  readonly nothingMissing: string;
  /** Of teams that all meet. */
  readonly annulledTeams: string;
  readonly noMatchMissing: string;
  readonly openBoards: string;
}

const en: AsTextTexts = {
  round: 'Round {round}',
  roundOn: 'Round {round}, {date}',
  game: '{left} - {right}',
  bye: 'Bye: {names}',
  notPlayed: 'not played',
  notStarted: 'Before the first game',
  after: 'After round {round}{missing, plural, =0 {} one { (# game missing)} other { (# games missing)}}',
  provisional: 'Standings so far',
  final: 'Final standings',
  teams: '{first} {firstPoints} - {second} {secondPoints}',
  annulled: 'Left early, games do not count: {names}',
  missing: 'Still to play',
  nothingMissing: 'No game is missing.',
  annulledTeams: 'Left early, matches do not count: {names}',
  noMatchMissing: 'No match of an earlier round is missing.',
  openBoards: '({count, plural, one {board} other {boards}} {boards})',
};

const LANGUAGES: Readonly<Record<string, AsTextTexts>> = { en };

/** The texts for a chat in a language, else in English. */
export const asTextTexts = (language: string): AsTextTexts => LANGUAGES[language] ?? en;
