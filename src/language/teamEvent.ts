import type { PlayerStatus, LineUpRule } from '../core/model';
import type { LineUpFault } from '../core/teamEvent/lineUps';
import type { Move } from '../core/teamEvent/movement';

export const teamEventEn = {
  // names of the sheets
  matches: 'Matches',
  standings: 'Team standings',
  crosstable: 'Team crosstable',
  players: 'Individuals',
  teams: 'Teams',
  settings: 'Team event',
  calculation: 'Team calculation',
  log: 'Team log',
  // headings
  home: 'Home',
  away: 'Away',
  match: 'Match',
  /** Above the numbers of matches and, below each, of its boards. */
  matchBoard: 'Match, board',
  team: 'Team',
  played: 'Matches',
  won: 'Won',
  drawn: 'Drawn',
  lost: 'Lost',
  percent: 'Per cent',
  matchPoints: 'Match points',
  gamePoints: 'Game points',
  // Matches
  hint: 'Type results into the yellow cells, the home side first. If somebody else plays, type or choose their name.',
  checkUnknown: 'Not a result: type 1-0, ½-½ or 0-1',
  checkTotal: 'Type the boards, not the total: undo this',
  rests: 'No match:',
  /** `2 boards to play`, `1 board to play`. */
  boardToCome: 'board to play',
  boardsToCome: 'boards to play',
  /** `12 of 15 matches finished`: the words between and after the numbers. */
  ofMatches: 'of',
  matchFinished: 'match finished',
  matchesFinished: 'matches finished',
  provisional: 'Provisional: some matches are still to be played.',
  /** `After round 5 (2 matches missing).` */
  matchMissing: 'match missing',
  matchesMissing: 'matches missing',
  toCheck: 'to check',
  /** After the name of a team that has withdrawn. */
  left: 'withdrew:',
  forfeit: 'lost by forfeit',
  annulled: 'the match does not count',
  /** After the name of who sits at a board. */
  faults: {
    stranger: 'is not on the team’s list',
    twice: 'sits at two boards in this round',
    order: 'breaks the order of boards',
    nobody: 'a game without a name',
  } satisfies Readonly<Record<LineUpFault, string>>,
  namePrompt: 'Who plays? Choose a member of the team, or type the name as on the sheet Teams.',
  // Teams
  teamsHint:
    'Members in board order, reserves last. Empty rows are for new members. If a team leaves, choose its status.',
  reserve: 'reserve',
  leftEarly: 'played fewer than half its matches: usually annulled',
  leftLate: 'had played half its matches or more: withdrawn is usual',
  statuses: {
    playing: 'takes part',
    withdrawn: 'left after half its matches: they count, and the rest are lost by forfeit',
    annulled: 'left before half its matches: none of them counts',
  } satisfies Readonly<Record<PlayerStatus, string>>,
  // Team standings and Team crosstable
  adjustedNote: 'Adjusted: this counts only in the match points.',
  ranOut: 'You may have to apply direct encounter once more by hand.',
  crosstableLegend: 'Game points of the team on the left. Bold: it won the match.',
  /** Of teams that meet more than once. */
  crosstableOrder: 'Matches against the same team stand in round order.',
  /** Lines below while a match is to come, and where one does not count. */
  crosstableToPlay: 'In brackets: the round of a match still to come.',
  crosstableUncounted: '–: the match does not count.',
  crosstableAdjusted: 'Some match points were adjusted: see the team standings.',
  playersHint: 'Forfeits count only for the team. With equal points, players with fewer games rank first.',
  /** Of a match, whatever they play at. */
  board: 'Board',
  /** What each criterion is called above its column and in the list, by code. */
  criteria: {
    MP: 'Match points',
    GP: 'Game points',
    EDE: 'Direct encounter',
    NZ_BOARDS: 'Boards won',
    NZ_BLACK: 'Wins with Black',
    BC: 'Board count',
    TBR: 'Top boards',
    BBE: 'Without the last boards',
    EMMSB: 'Sonneborn-Berger (match points)',
    EMGSB: 'Sonneborn-Berger (match × game points)',
    EGMSB: 'Sonneborn-Berger (game × match points)',
    EGGSB: 'Sonneborn-Berger (game points)',
    SSSC: 'Score and schedule strength',
  } as Readonly<Record<string, string>>,
  /** What each of them is, a sentence without its full stop. */
  meanings: {
    MP: 'total match points',
    GP: 'total game points',
    EDE: 'score in the matches between the tied teams, then the other score there',
    NZ_BOARDS: 'sum of the numbers of the boards won; lower is better',
    NZ_BLACK: 'games won with Black',
    BC: 'board numbers times the points made there; fewer is better',
    TBR: 'points on board 1, else on board 2, and so on',
    BBE: 'points without the last board, else without the last two, and so on',
    EMMSB: 'the opponents’ match points times own match points',
    EMGSB: 'the opponents’ match points times own game points',
    EGMSB: 'the opponents’ game points times own match points',
    EGGSB: 'the opponents’ game points times own game points',
    SSSC: 'the other score and a share of the opponents’ first score',
  } as Readonly<Record<string, string>>,
  // Movement; with values they are ICU messages
  movement: {
    sheet: 'Movement',
    legend:
      'The teams face each other along a row of boards. After each round they move as this page says, so nobody has to look up an opponent.',
    white: '{team} has White on {boards, select, all {every board} other {these boards: {boards}}}.',
    moves: {
      up: '{team}: everybody moves to the board with the next higher number, from the last one to board 1.',
      down: '{team}: everybody moves to the board with the next lower number, from board 1 to the last one.',
      stay: '{team}: everybody stays.',
      start: '{team}: everybody goes back to the board of round 1.',
    } satisfies Readonly<Record<Move, string>>,
    over: 'This was the last round.',
  },
  // Team event
  settingsHint: 'What a match is worth. You can change the yellow cells while the event runs.',
  /** Labels of what a match is worth. */
  labels: { win: 'Match won', draw: 'Match drawn', loss: 'Match lost' } as Readonly<Record<string, string>>,
  lineUps: {
    free: 'anybody at any board',
    order: 'in the order of the team’s list',
    fixed: 'everybody at their own board, reserves at any',
  } satisfies Readonly<Record<LineUpRule, string>>,
};
