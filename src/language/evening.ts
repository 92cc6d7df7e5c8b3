import { byLanguage } from './inProfile';

const en = {
  /** What the command does and its options. */
  command: {
    summary: 'say whether a tournament fits an evening: rounds, boards, clocks, the end; if not, what would',
    options: {
      players: 'number of players',
      members: 'for two teams: members of the first team',
      opponents: 'members of the second team (as many as of the first)',
      cycles: 'how often everybody meets everybody (1)',
      time: 'the time control: minutes for the game, and seconds a move, such as 10+5',
      turn: 'minutes between two rounds (5)',
      boards: 'boards that there are, each with a clock (as many as are needed)',
      from: 'when the first round begins, such as 19:00',
      to: 'when all has to be over, such as 22:30; on the next day unless it is later than the start',
    } as Readonly<Record<string, string>>,
  },
  players:
    '{players} players{cycles, plural, one {} other {, # cycles}}: {games} games in {rounds, plural, one {# round} other {# rounds}}.',
  teams:
    'Two teams, {members} against {opponents}{cycles, plural, one {} other {, # cycles}}: {games, plural, one {# game} other {# games}} in {rounds, plural, one {# round} other {# rounds}}.',
  boards: '{boards, plural, one {# board and # clock are} other {# boards and # clocks are}} needed.',
  fewerBoards:
    'With {boards, plural, one {# board and # clock} other {# boards and # clocks}} instead of {needed} they take {slots} rounds.',
  length:
    'A game of {control} takes up to {length}{increment, plural, =0 {} other {, if it has no more than 60 moves}}.',
  ends: 'From {from} on, with {turn} between rounds, all is over by {until}{days, plural, =0 {} =1 { on the next day} other {, # days later}}.',
  fits: 'It fits: {spare, select, none {there is just enough time} other {{spare} are left}}.',
  longer: 'Games of {control} would fit, too.',
  fitsNot: 'It does not fit: until {to} there are {time}, and {missing} are missing.',
  /** A heading, and what would fit, a line each. */
  instead: 'What would fit instead:',
  control: '{control}, the longest usual time control',
  minutes: '{control}, with the same seconds a move',
  slots: '{slots, plural, one {one round} other {# rounds}} of {control}, with {games} of the {all} games',
  fewerPlayers: '{players} players',
  fewerMembers: '{players, plural, one {one member} other {# members}} of a team at most',
  cycles: '{cycles, plural, one {one cycle} other {# cycles}}',
  moreBoards: '{boards} boards',
  evenings: '{evenings} such evenings',
  nothing: 'Nothing that is usual would fit.',
  /** A length of time in words. */
  duration:
    '{hours, plural, =0 {{minutes} min} other {{minutes, plural, =0 {{hours} h} other {{hours} h {minutes} min}}}}',
};

/** What is said of an evening's time, in one language: ICU messages. Times are `22:30`, `control` is `10+5`. */
export type EveningTexts = typeof en;

/** The texts on an evening's time in a language, else in English. */
export const eveningTexts = byLanguage({ en });
