/** What can be wrong with a cross-table or a list of results that is adopted, and what is told of it, in English. */
export const adoptProblemsEn = {
  'adopt-not-found':
    'No cross-table and no list of results was found here. Select the table with its names, or name the sheet and the range.',
  'adopt-standings':
    'Points stand here, as in standings, but not who played whom. Take the cross-table or the list of games.',
  'adopt-too-full':
    'There is too much on this sheet to find a cross-table by itself. Select the table, or name its range.',
  'adopt-two-tables': 'There are two cross-tables: {first} and {second}. Select the one you want.',
  'adopt-order-unclear':
    'Nothing tells whether the columns from here on are in the order of the rows or of the numbers. Sort the rows by number, then try again.',
  'adopt-date':
    'A date stands here where a result of {name} should be: Excel turns 1-0 or 1/2 into a date. Format the cell as Text, then type the result again.',
  'adopt-cell':
    '“{typed}” in the line of {name} is not a result. Write 1, ½, 0, = or + and - for a forfeit; leave the cell empty if the game is still to be played.',
  'adopt-line':
    'This line was not understood: “{typed}”. A game has two names and a result. Correct it, or clear it.',
  'adopt-line-left':
    'The line of {name} does not fit the table: each player needs a line and a column. Correct it.',
  'adopt-column-left':
    'Results stand here too, but no line of the table belongs to this column. Add the line, or select the table without the column.',
  'adopt-goals':
    '“{typed}” in the line of {name} is not a result: it looks like goals, frames or sets. Write 1, ½ or 0.',
  'adopt-points-scoring':
    '“{typed}” in the line of {name} is not a result with 1 for a win. All results fit {scoring}: choose these points (--scoring {scoring}).',
  'adopt-two-readings':
    'There is a cross-table in {first} and a list of results in {second}. Select the one you want (--range).',
  'adopt-rests': '“{name}” was read as a rest. If this is a player, write the name in another way.',
  'adopt-swiss':
    'This looks like a Swiss: only {met} of {pairs} pairs have a game in {rounds} rounds. If all are to meet, say how often (--cycles).',
  'adopt-stranger':
    '{name} has this game alone, and the others have all of theirs. A name or a number is probably typed otherwise here. Correct it.',
  'adopt-diagonal': '“{typed}” would be a result of {name} against themselves. Clear the cell.',
  'adopt-count-differs':
    '“{typed}” and “{otherTyped}” in {other} are not the same number of games. Excel makes 1 of 01: format such cells as Text, then type the results again.',
  'adopt-number-unknown':
    '“{typed}” names number {number} as the opponent of {name}, and nobody has that number. Correct the cell.',
  'adopt-opponent-differs':
    '“{typed}” says that {name} played {opponent}, but {other} says something else of {opponent}: “{otherTyped}”. Correct one of the two.',
  'adopt-contradiction':
    '{name} against {opponent}: “{typed}” here and “{otherTyped}” in {other} cannot both be right. Correct one of the two.',
  'adopt-rounds-differ':
    '{name} against {opponent} is in one round here and in another in {other}. Correct one of the two.',
  'adopt-colours-differ':
    '{name} and {opponent} would have the same colour in their game: compare this cell with {other}, and correct one of the two.',
  'adopt-two-games': '{name} would play twice in round {round}: here and in {other}. Correct one of the two.',
  'adopt-against-self': '{name} cannot play against themselves. Correct one of the two names.',
  'adopt-game-twice':
    '{name} against {opponent} stands in {other} too, in the same round. Delete one of the two.',
  'adopt-meetings-uneven':
    '{name} and {opponent} have {count, plural, one {# game} other {# games}}, nearly all others have {cycles}. Correct one of the names, or say how often all meet.',
  'adopt-system-differs':
    'The table of {system} does not fit {name} against {opponent}: this game is in another round or has other colours there. Choose another system, or none.',
  'adopt-black-first':
    'Black stands left of White here. Results were read with White first all the same: 1-0 is a win with White.',
  'adopt-one-sided':
    '{name} against {opponent}: only this cell has a result, “{typed}”; the other one is empty. It was taken from here.',
  'adopt-dashes':
    '{count, plural, one {A dash was read as a game that is still to be played. If both players lost by forfeit, record -/- for it.} other {# pairs of dashes were read as games that are still to be played, this one first. Where both players lost by forfeit, record -/-.}}',
  'adopt-special':
    '{name} against {opponent}: “{typed}” here and “{otherTyped}” in {other} make less than one whole point. It was taken so; correct it if it is a slip.',
  'adopt-points-differ': '{name} stands with {stated} here, but the results make {ours}. Check the line.',
  'adopt-sonneborn-differs':
    '{name} has {stated} as Sonneborn-Berger here, but the results make {ours}. Check what was counted.',
  'adopt-place-differs':
    '{name} is placed {stated} here, but by the points of the results that place is somebody else’s.',
  'adopt-inferred':
    'Rounds or colours of {count, plural, one {# game} other {# games}} do not stand in the table. They were taken from {system}, the only standard table that fits the others.',
  'adopt-rounds-laid-down':
    'Nothing tells the rounds of {count, plural, one {# game} other {# games}}. They were given some: points and most tie-breaks are right, but the games need not have been played in these rounds.',
  'adopt-colours-laid-down':
    'Nothing tells the colours of {count, plural, one {# game} other {# games}}. They were given some: points and most tie-breaks are right, but the games need not have been played with these colours.',
  'adopt-schedule-laid-down':
    'Nothing tells rounds and colours of {count, plural, one {# game} other {# games}}. They were given some: points and most tie-breaks are right, but the games need not have been played in these rounds or with these colours.',
  'adopt-open-laid-down':
    '{count, plural, one {# game still to be played has} other {# games still to be played have}} no round or no colours in the table, and got some.',
  'adopt-tables-fit':
    'More than one standard table fits: {choices}. If you know which one was used, name it as the pairing system.',
} as const;
