import { byLanguage } from './inProfile';

const en = {
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
  annulled: 'Left early, games do not count: {names}',
  missing: 'Still to play',
  nothingMissing: 'No game is missing.',
  /** Of teams that all meet. */
  annulledTeams: 'Left early, matches do not count: {names}',
  noMatchMissing: 'No match of an earlier round is missing.',
  openBoards: '({count, plural, one {board} other {boards}} {boards})',
};

/** What a tournament is told in where there is nothing but text, as in a chat: ICU messages. */
export type AsTextTexts = typeof en;

/** The texts for a chat in a language, else in English. */
export const asTextTexts = byLanguage({ en });
