/** What is wrong with what somebody chose or typed, on a sheet or in a command. */
export const choiceProblemsEn = {
  // numbers and choices
  'not-a-whole-number': '“{typed}” is not a whole number. Type one, such as 8.',
  'number-out-of-range': '{typed} is out of range. Choose a number from {least} to {most}.',
  'system-unknown': 'There is no pairing system “{typed}”. Choose one of: {choices}.',
  'system-size': 'The system {system} has no table for {count} players. It takes {least} to {most}.',
  'system-of-teams': 'The system {typed} is for two teams. For one list of players choose one of: {choices}.',
  'system-of-players':
    'The system {typed} is for one list of players. For two teams choose one of: {choices}.',
  'option-unknown':
    'The system {system} has no option “{typed}”. {count, plural, =0 {It has no options.} other {It has: {choices}.}}',
  'option-not-here':
    'The option {option} of the system {system} has no effect with {players} players. Leave it out.',
  'literal-none': 'The printed table of {system} is already playable. Leave out --literal.',
  'colours-three-running':
    '{count, plural, one {One player has} other {# players have}} the same colour three or more times in a row (up to {most} times): {labels}. To avoid this, try another system, another order of rounds, or swapping the last two rounds.',
  'colours-uneven':
    '{count, plural, one {One player has} other {# players have}} up to {most} more games with one colour than with the other: {labels}.',
  'cycles-invalid':
    '“{typed}” does not say how many times each pair meets. Choose a whole number from {least} to {most}.',
  'criterion-unknown': 'There is no tie-break “{typed}”. Choose from: {choices}.',
  'criterion-twice': 'The tie-break {typed} is listed twice. Once is enough.',
  'criterion-forbidden':
    'The tie-break {typed} must not be used in a round robin ({source}). Roundabout uses it anyway, but you should choose another.',
  'criterion-idle':
    'The tie-break {typed} ({source}) cannot separate tied players in a round robin, or only puts the lower rating first. Choose another.',
  'criterion-unrated':
    'The tie-break {typed} ({source}) decides nothing while a player has no rating. Choose another, or give that player a rating.',
  'criterion-of-other-games':
    'The tie-break {typed} is made for other games and may decide nothing here. Choose another.',
  'order-changed-late':
    'The order of ranking has changed since the first game, from {before} to {after}. Players must know the order before the start, so tell them.',
  'criterion-order':
    'The list of tie-breaks “{typed}” must begin with the points: PTS, or for teams MP (match points) or GP (game points).',
  'scoring-invalid':
    '“{typed}” does not work as points. Give the points for a win, a draw and a loss, highest first, such as 1, 0.5, 0.',
  'rules-unknown': 'There is no rule set “{typed}”. Choose one of: {choices}.',
  'choice-unknown': '“{typed}” is not one of the choices: {choices}.',
  'numbers-column-missing': 'The list has no column “{typed}” to take the pairing numbers from.',
  'numbers-duplicate':
    'The pairing number {number} is used twice, here and in {other}. Give each player their own.',
  'numbers-missing': 'This player has no pairing number. Give each player one, from 1 to {count}.',
  'seed-missing': 'A draw by lot needs a draw code, so that anyone can repeat it. Type any word or number.',
  'numbering-not-here':
    'The numbering “{method}” does not work with the pairing system {system}. Choose the system {choices}, or another numbering.',
  'numbering-size':
    'The numbering “{method}” is for {least} to {most} players, not for {count}. Choose another.',
  'federations-too-large':
    'The groups of numbers ({sizes}) are too small: all players of a federation must be in one group. Draw lots without this restriction.',
  'varma-group-meets':
    'In the published table for 12 players the numbers {one} and {other} are in the same group, but meet in round {round}, one of the last three. The numbering varma:corrected avoids this by swapping 11 and 12.',
  'top-two-early':
    'Numbered by rating, the two strongest, {one} and {other}, meet as early as round {round} of {rounds}. Draw lots, or choose a system that brings them together at the end: {choices}.',
  'colours-not-quad':
    'You can toss for the last round only with four players and three rounds. You have {count} players and {rounds} rounds. Toss for all games, or let the system decide.',
  'pin-impossible':
    'With this many players, nobody stays in one place in the system {system}. {player} changes seats, but plays all their games at board {board}. If that does not suit you, choose another board or system.',
  'pin-unknown': 'Nobody on the list is called “{typed}”. Write the name as listed, or choose nobody.',
  'pin-ambiguous': '“{typed}” fits more than one player: {players}. Write more of the name.',
  'pin-twice': 'Two players cannot both stay at board {board}. Choose another board for one of them.',
  'pinned-meet':
    '{one} and {other} both stay at their boards, but meet in round {round}. They play at board {board}, so {other} has to move.',
  'player-meets-self': 'Player {number} cannot meet themselves. Give two different numbers.',
  'changed-meanwhile':
    'Somebody has changed this cell: it was {expected}, now it is {found}. Nothing was written. Check it, then try again.',
  'step-would-break':
    'Nothing was changed, because this step would cause the problems below. Fix them first, or undo the step before.',
  'result-not-understood':
    '“{typed}” is not a result and counts as not yet played. Type one such as 1-0, ½-½ or 0-1.',
  'date-not-understood':
    '“{typed}” is not a date. Type one such as 3 Dec 2026. If there is none yet, clear the cell.',
  'draw-impossible':
    '{komi, select, none {There are no draws here} other {With a komi of {komi} there is no jigo}}, but “{typed}” is one and counts. Check the result.',
  'result-of-bye': 'This is a bye: it has no game and no result. Clear the cell.',
  'game-unknown': 'There is no game {typed} in this tournament.',
  'result-twice': 'You gave two results for this game. Give one.',
  'player-unknown':
    'There is no player “{typed}” in this tournament. Give the name as on the sheet Players, a part of it that nobody else has, or the number.',
  'player-ambiguous':
    '“{typed}” fits more than one player: {players}. Say which one by number, such as {example}.',
  'name-alike':
    '{count} players have the same name, {name} (numbers {numbers}). Add something to their names so that people can tell them apart.',
  'member-alike':
    '{count} members of teams have the same name, {name} ({seats}). Add something to their names so that people can tell them apart.',
  'withdrawn-already': '{player} has already withdrawn ({status}).',
  'tournament-over': 'Every game is finished, so nobody can withdraw any more.',
  'colours-not-level':
    'Without {player}, not everyone can have White as often as Black: too few games with reversible colours are left.',
  'undo-nothing': 'There is nothing to undo.',
  'number-not-selected': 'Select a number on the sheet “{sheet}” first, then press the button again.',
  'redo-nothing': 'There is nothing to redo.',
  'late-entry-full':
    'Play has begun, and all {count} numbers{section, select, none {} other { of section {section}}} are taken. {left, select, none {A newcomer can take over from a player who leaves.} other {It is easiest if a newcomer takes over from a player who has left ({left}).}} Several newcomers can have their own tournament.',
  'late-entry-rests':
    'The byes have moved, so a newcomer who took them would not meet everyone. They can take over from a player who leaves.',
  'late-entry-rounds':
    '{rounds, plural, =0 {In the rounds that are left} one {With one more round} other {With # more rounds}}{section, select, none {} other { in section {section}}}, a newcomer meets everyone ({games, plural, one {# game} other {# games}}){moved, plural, =0 {} one {; one later game moves into them} other {; # later games move into them}}.',
  'removal-too-late':
    'There are already results, so {player} cannot be taken off the list. Withdraw them instead.',
  'projector-refused':
    'The browser blocked the projector window. Allow pop-ups for this page, close any projector window that is open, then press the button again.',
} as const;
