/** English texts of what happens while a tournament is played, by the code of the problem. */
export const conductProblemsEn = {
  'may-be-expelled':
    '{player} has lost {count} games by default and may be expelled (FIDE Tournament Rules V.2). That is for the arbiter to decide: nothing was done.',
  'substitute-has-games':
    '{count, plural, one {A game} other {# games}} of {player} {count, plural, one {counts} other {count}} for the substitute from now on. FIDE lets a substitute take a number only before its holder has played: tell the players.',
  'substitute-columns':
    'The further columns of the list still say what they said of {player}: {columns}. Correct them on Players.',
  'adjustment-invalid':
    '“{typed}” is not an adjustment. Give points with at most two decimals, up to {most}, such as -1 or 0.5.',
  'adjustment-reason-missing':
    'The reason is missing. Say why the points are adjusted, or take them back with 0.',
  'reentry-not-left': '{player} has not left the tournament.',
  'reentry-not-logged':
    'The Log does not say what changed when {player} left. They are in the tournament again, but their forfeits stay as they are: clear those that are to be played.',
  'reentry-colours':
    '{count, plural, one {A game} other {# games}} whose colours were reversed when the player left {count, plural, one {has} other {have}} been played since and {count, plural, one {stays} other {stay}} as played.',
  'reentry-owes':
    '{player} has missed {count, plural, one {a game} other {# games}} that {count, plural, one {is} other {are}} to be played still: {games}.',
  'game-ahead':
    'This game of round {round} was entered while round {current} is being played. If that is meant, all is well; else look at its number.',
  'game-finished': 'This game is finished: its opponents stay. Take its result back first.',
  'exchange-itself': 'A game cannot be exchanged with itself. Give two different games, each once.',
  'result-turned':
    'The game is finished: its result was turned with the colours, so that the same player has won.',
  'pair-too-often':
    '{one} and {other} meet {count} times; the tournament has {cycles, plural, one {# cycle} other {# cycles}}.',
  'pair-missing':
    '{one} and {other} {count, plural, =0 {never meet} one {meet only once} other {meet only # times}}; the tournament has {cycles, plural, one {# cycle} other {# cycles}}.',
  'pair-twice-in-cycle':
    '{one} and {other} meet twice in one cycle and not in another. Exchange the rounds of the games, not their players.',
  'pair-one-colour': '{white} has White against {black} in every game of the two.',
  'player-two-games': '{player} has two games in round {round}.',
  'rest-with-game': '{player} rests in round {round} and has a game in it.',
  'colours-more-uneven':
    'By this, {player} has White in {whites} of their games and Black in {blacks}: more uneven than the pairing system makes it.',
} as const;
