import type { Mark } from '../core/results/outcome';
import { byGame, withoutBoards, type Changed } from './inProfile';

const en = {
  title: 'Players',
  find: 'Find a player',
  nobody: 'No player found.',
  status: {
    withdrawn: 'Withdrawn',
    annulled: 'Withdrawn, games annulled',
    bye: 'Nobody has this number. A player paired with it has a bye.',
  },
  all: 'All players',
  stands:
    'Place {rank} with {points} {points, select, 1 {point} other {points}} from {games, plural, one {# game} other {# games}}',
  noPlace: 'Not ranked, after {games, plural, one {# game} other {# games}}',
  /** Of somebody who has left and is not ranked. */
  gone: '{games, plural, =0 {They played no games.} one {They played one game.} other {They played # games.}}',
  /** Points that the arbiter gave or took away, and why. */
  adjusted: 'Points adjusted by {points}{reason, select, none {} other {: {reason}}}',
  norms:
    '{state, select, open {Points needed for a title norm} other {Title norms}}: {norms}.{unplayed, plural, =0 {} one { # game was not played and does not count; a norm needs nine.} other { # games were not played and do not count; a norm needs nine.}} Not checked: the opponents’ titles and federations (FIDE B.01).',
  /** Each of them; `state` is `open` as long as it is not known. */
  norm: '{title} {state, select, open {{points}} reached {score reached ({points})} other {score not reached ({points})}}',
  inPlaceOf:
    'Took over from {player}{round, plural, =0 {, whose results count here} =1 {} other { in round #. The results before that are {player}’s}}.',
  games: 'Games',
  gamesOf: 'Games of {player}',
  round: 'Round',
  /** What the player had in a game, whom they met, and how it went for them. */
  side: 'Colour',
  white: 'White',
  black: 'Black',
  opponent: 'Opponent',
  result: 'Result',
  played: { win: 'won', draw: 'drew', loss: 'lost' } satisfies Readonly<Record<Mark, string>>,
  forfeited: {
    win: 'won by forfeit',
    draw: 'drew',
    loss: 'lost by forfeit',
  } satisfies Readonly<Record<Mark, string>>,
  score: '{result} {score}',
  /** Of a game with somebody who has left. */
  notToPlay: 'will not be played',
  rests: 'bye',
  what: 'Changes',
  /** What can be done, by change: short verbs. */
  actions: {
    withdraw: 'Withdraw …',
    lineup: 'A player leaves …',
    enter: 'Add a player …',
    remove: 'Take off the list …',
    reenter: 'Bring back …',
    substitute: 'Enter a substitute …',
    correct: 'Correct name or rating …',
    adjust: 'Adjust points …',
    record: 'Correct a result …',
    colours: 'Reverse colours …',
    exchange: 'Swap two games …',
    sides: 'Swap home and away …',
    swap: 'Swap two players …',
    reschedule: 'Move to another date …',
    dates: 'Set dates …',
  },
  /** Changes that are made less often. */
  more: 'More changes',
  card: 'Print their card',
  addRounds: '{rounds, plural, =0 {Move games} one {Add one round} other {Add # rounds}}',
  cancel: 'Cancel',
  /** A choice of somebody, and then of one of their games. */
  whose: '{game} of',
  gameChoice: 'Round {round}, board {board}: {left} – {right}',
  choose: 'Choose …',
  undo: 'Undo',
  redo: 'Redo',
  /** What these buttons would take back or do again: the step as it is told. */
  undoStep: 'Undo: {step}',
  redoStep: 'Redo: {step}',
  /** A step that was taken back. */
  undone: 'Undone: {step}',
  undoDetails: 'Details',
  /** A step that recorded results. */
  recorded: 'Recorded {what}',
  /** At a board without a name. */
  unnamed: 'nobody',
  oneResult: '{left} – {right} {result}',
  corrected: '{text} (was {former})',
  noResult: 'Cleared {left} – {right}',
  forfeit: '{left} – {right}: {winner} wins by forfeit',
  results: '{count} results',
  /** Several results of one round, or of one match. */
  boardResults: 'the last {count} results: boards {boards}',
};

/** The texts on the players of a tournament and on what happens to them; those with values are ICU messages. */
export type PlayersTexts = typeof en;

const enGo: Changed<PlayersTexts> = { actions: { correct: 'Correct name or rank …' } };

const enNeutral: Changed<PlayersTexts> = {
  side: 'Named',
  white: 'first',
  black: 'second',
  actions: { colours: 'Reverse sides …' },
};

const enHome = { ...withoutBoards('home', en, ['gameChoice']), side: 'Where', white: 'home', black: 'away' };

const enTeams: Changed<PlayersTexts> = {
  ...enHome,
  title: 'Teams',
  find: 'Find a team',
  nobody: 'No team found.',
  status: { annulled: 'Withdrawn, matches annulled' },
  all: 'All teams',
  stands:
    'Place {rank} with {points} {points, select, 1 {point} other {points}} from {games, plural, one {# match} other {# matches}}',
  noPlace: 'Not ranked, after {games, plural, one {# match} other {# matches}}',
  gone: '{games, plural, =0 {They played no matches.} one {They played one match.} other {They played # matches.}}',
  games: 'Matches',
  gamesOf: 'Matches of {player}',
  rests: 'no match',
  actions: {
    enter: 'Add a team …',
    substitute: 'Replace with another team …',
    correct: 'Correct the name …',
    exchange: 'Swap two matches …',
    swap: 'Swap two teams …',
    reschedule: 'Postpone or move the match …',
  },
  gameChoice: 'Round {round}: {left} – {right}',
};

/** The texts on players, as a game has them, or on teams. */
export const playersTexts = byGame({
  chess: en,
  go: enGo,
  neutral: enNeutral,
  home: enHome,
  plain: withoutBoards('plain', en, ['gameChoice']),
  teams: enTeams,
});
