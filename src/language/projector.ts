/** The texts of the projector page. */
export const projectorTexts = {
  /** The page by itself. */
  title: 'Roundabout on the projector',
  show: 'Show on the projector',
  progress:
    'Round {round} of {rounds}, {finished} of {games} {games, plural, one {game} other {games}} finished',
  over: '{rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {all # games}} finished',
  round: 'Round {round}',
  results: 'Results of round {round}',
  bye: 'Bye: {names}',
  notPlayed: 'not played',
  standings: 'Standings',
  finalStandings: 'Final standings',
  match: '{left} {leftPoints}–{rightPoints} {right}',
  part: '{title}, {part} of {parts}',
  next: 'Next: {title}',
  paused: 'Paused. Press the space bar to continue.',
  waiting:
    'Waiting for the tournament. If nothing appears, close this window and press the button in Excel again.',
  unreadable: 'This page and the pane in Excel are different versions. Close both and open them again.',
  earlier: 'Previous page',
  later: 'Next page',
  pause: 'Pause',
  goOn: 'Continue',
  fullScreen: 'Full screen',
};
