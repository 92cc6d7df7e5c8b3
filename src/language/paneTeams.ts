import type { Side } from '../core/model';

/** The groups of choices for a new team league. */
export type TeamChoiceGroup = 'teams' | 'boards' | 'system' | 'points' | 'ranking' | 'dates' | 'event';

/** What the pane says of team leagues. Those with values are ICU messages. */
export const paneTeamTexts = {
  // a new one
  moreMatches: 'and {count, plural, one {# more match} other {# more matches}}',
  makes:
    '{teams, plural, one {# team} other {# teams}} on {boards, plural, one {# board} other {# boards}}: {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}}, {games, plural, one {# game} other {# games}}',
  /** Of several leagues: all of them, then each by its name. */
  makesLeagues: '{count} leagues, {teams} teams, {matches} matches',
  eachLeague: 'Size of each league',
  leagueMakes:
    '{name}: {teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}',
  createLeagues: 'Create {count} leagues',
  create: 'Create {rounds, plural, one {# round} other {# rounds}} for {teams} teams',
  /** The table of the teams. */
  teams: 'Teams',
  members: 'Players',
  reserves: '{count} + {reserves, plural, one {# reserve} other {# reserves}}',
  groups: {
    teams: 'Teams',
    boards: 'Boards',
    system: 'Pairings',
    points: 'Points',
    ranking: 'Ranking',
    dates: 'Dates and venues',
    event: 'Game and paper',
  } satisfies Readonly<Record<TeamChoiceGroup, string>>,
  boardsChosen: '{boards, plural, one {# board} other {# boards}}, {lineUp}',
  column: 'Column with the teams',
  leagues: 'Column with the divisions',
  oneLeague: 'All teams in one league',
  venues: 'Column with the home venues',
  venuesHint: 'A column of your list, such as Venue. The sheets show venues beside the dates.',
  noVenues: 'None',
  /** Buttons below the warning about two matches in one hall. */
  otherNumber:
    'Give {team} number {number} and {other} number {own}: {count, plural, =0 {no clash} one {# clash left} other {# clashes left}}',
  listOrder: 'Number the teams as in the list',
  boards: 'Boards per match',
  lineUp: 'Who may sit where',
  lineUpHint:
    'As the rules of your league say; if they say nothing, anybody at any board. The sheet names anyone who breaks the rule, but the result still counts.',
  whiteOnOdd: 'White on boards 1, 3, 5 …',
  sides: { home: 'The home team', away: 'The visiting team' } satisfies Readonly<Record<Side, string>>,
  cycles: 'Each pair of teams meets',
  cyclesChoice: '{count, plural, =1 {once} =2 {twice, at home and away} other {# times}}',
  match: 'Points for a match',
  pointsChosen: 'match {match}, game {game}',
  usualOrder: 'match points, game points{matches, plural, one {} other {, direct encounter}}',
  firstScore: 'Ranked first by',
  order: 'Ranked by',
  // one that is played
  noMatch: 'No match: {teams}',
  nobodyNamed: 'nobody',
  missingMatch: 'Round {round}: {home} – {away}, {count, plural, one {# board} other {# boards}} to play',
  unnamed: '{count, plural, one {One seat in this round is empty} other {# seats in this round are empty}}',
  unnamedSeat: '{team}, board {board}: who plays?',
  leads:
    'The home player comes first: 1 means a home win. Click a name to change who plays, or a match to find it on the sheet.',
  showMatch: 'Go to its cells',
  showDate: 'Go to the date',
  noDate: 'no date yet',
  dateAndVenue:
    '{date, select, none {} other {{date}}}{planned, select, none {} other { (planned for {planned})}}{isIn, select, true {{date, select, none {} other {, }}{venue}} other {}}{usual, select, none {} other { instead of {usual}}}',
  /** The list of what else can be done with a match, and what is in it beside changes. */
  moreOf: 'More options for {home} – {away}',
  postpone: 'Mark the match as postponed',
  walkover: '{team} wins by forfeit',
  /** The list of those who may sit at a board. */
  seat: 'Who plays at board {board} for {team}',
  somebodyElse: 'Somebody else …',
  newcomer: 'Who plays at board {board} for {team}?',
  joins: 'This adds them to {team} on the sheet “{teams}”.',
  add: 'Add the player',
  /** Above a match: what it counts as. */
  left: '{counts, select, both {Both teams have withdrawn, and both lose by forfeit.} forfeit {{team} has withdrawn. {other} wins by forfeit.} other {{team} has withdrawn. The match does not count.}}',
  wonEarly:
    '{team} has won this match, with {count, plural, one {one board} other {# boards}} still to play. It counts once all boards have a result.',
  unranked: 'A match counts once all its boards have a result. Its game points count at once.',
  /** Why a team is ahead of the next one, or behind the one before. */
  compared:
    '{equal, select, none {{where, select, ahead {Ahead of} other {Behind}} {team}} other {Level with {team} on {equal}; {where}}} on {criterion} ({how, select, place {{own, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} to {other, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} among those tied} less {{own} to {other}; fewer is better} other {{own} to {other}}}).',
  level: 'Level with {team} on everything.',
  individuals: 'Individuals',
  noGame: 'No games yet.',
  /** The way to the guide. */
  inGuide: 'See how',
  typed: 'Enter line-ups and results on the sheet “{matches}”, and new players on the sheet “{teams}”.',
};
