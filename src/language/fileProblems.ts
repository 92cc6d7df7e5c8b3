/** What can be wrong with lists of games, PGN, and the files of US Chess, England and Go, in English. */
export const fileProblemsEn = {
  'exchange-csv-no-games':
    'No list of games was found: it needs a line of headings that names both sides and the result. If this is a cross-table, adopt it instead.',
  'exchange-csv-quotes': 'A quotation mark is opened here and never closed. Close it, or take it out.',
  'exchange-csv-side':
    'A player is missing in this line{name, select, none {} other {, beside {name}}}. Write both names, or take the line out.',
  'exchange-csv-two-names':
    'The number {number} is {name} in this line, but {other} further up. Correct one of them.',
  'exchange-pgn-no-games': 'No games were found in this file.',
  'exchange-pgn-tag': 'This line begins like a tag and is none. Write it as [Name "value"].',
  'exchange-pgn-results-differ':
    'The result of this game is “{typed}”, but “{other}” stands behind its moves. Correct one of them.',
} as const;
