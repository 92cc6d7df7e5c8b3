/** What can be wrong with a table of pairings that somebody typed, in English. */
export const printedProblemsEn = {
  'printed-nothing': 'There are no pairings here. Select the cells with the numbers, such as 7-14.',
  'printed-too-large':
    'Pairings fill fewer than {rows} rows and {columns} columns. Select them alone (--range A1:H40).',
  'printed-unclear':
    'These cells can be read in more than one way. Put a heading such as “Round 1” above or beside each round.',
  'printed-cell': '“{text}” is not a pairing. Type it like 7-14, and a bye like 7-.',
  'printed-alone': '{label} stands here without an opponent. Type the pairing whole, and a bye like 7-.',
  'printed-date':
    'Excel has turned what was typed here into a date or a time. Give the cell the format Text, then type the pairing again.',
  'printed-error-value':
    'Instead of a pairing there is the error {error}. Correct its formula, or type the pairing.',
  'printed-no-round':
    'This pairing stands above the first round. Give it a heading such as “Round 1”, or leave it out.',
  'printed-round-twice': 'Round {round} has a heading in {other} too. Correct one of the two.',
  'printed-round-cell':
    '“{text}” is not the number of a round. In this table each cell says in which round two players meet.',
  'printed-rounds-differ':
    'Here and in {other}, the same two players meet in different rounds. Correct one of the two.',
  'printed-bold-unclear':
    'Bold says who has which colour, so either this cell or {other} has to be bold, but not both.',
} as const;
