/** What an identifier has to be, in English. */
export const EGF_PIN_RULE = 'it has eight digits';
export const US_CHESS_RULE = 'it has eight digits';
export const AFFILIATE_RULE = 'it is an A and seven digits, such as A6012345';
export const ECF_CODE_RULE = 'it is six digits and a letter from A to L, but not I, such as 123456A';

/** A line of a text, where a problem names a cell of a sheet. */
export const lineText = (line: number): string => `line ${line}`;

/** What can be wrong with lists of games, PGN, and the files of US Chess, England and Go, in English. */
export const fileProblemsEn = {
  'exchange-csv-no-games':
    'No list of games was found: it needs a line of headings that names both sides and the result. If this is a cross-table, adopt it instead.',
  'exchange-csv-quotes': 'A quotation mark is opened here and never closed. Close it, or take it out.',
  'exchange-csv-side':
    'A player is missing in this line, beside “{name}”. Write both names, or take the line out.',
  'exchange-csv-wide': 'More cells than headings: lines {lines}. Put a name with a comma in quotation marks.',
  'exchange-csv-unread': 'These lines have no names and no result, and are not read: {lines}.',
  'exchange-csv-two-names':
    'The number {number} is {name} in this line, but {other} further up. Correct one of them.',
  'exchange-pgn-no-games': 'No games were found in this file.',
  'exchange-pgn-tag': 'This line begins like a tag and is none. Write it as [Name "value"].',
  'exchange-pgn-results-differ':
    'The result of this game is “{typed}”, but “{other}” stands behind its moves. Correct one of them.',
  'exchange-egd-none': 'No players were found in this file.',
  'exchange-egd-line':
    'This line is not that of a player: place, surname, first name, rank, country, club, numbers, results.',
  'exchange-egd-rounds':
    'This line has {count, plural, one {# result} other {# results}}, and others have {rounds}. Every player needs one for each round, 0- where they did not play.',
  'exchange-egd-rank': '{name} has no rank in the list: the report has {rank}. Write the rank as the rating.',
  'exchange-games-open':
    '{count, plural, one {# game has no result yet and is} other {# games have no result yet and are}} left out of the report.',
  'exchange-us-zip': 'This is not a zip of a rating report, or it is damaged: it needs the table {table}.',
  'exchange-us-table': 'The table {table} is damaged: it needs the field {field}.',
  'exchange-us-rounds': 'The report takes no more than {most} rounds, and there are {count}.',
  'exchange-us-sections': 'The report takes no more than {most} sections, and there are {count}.',
  'exchange-us-time':
    '“{typed}” is no time control that the report knows. Write it like G/90;+30 on the sheet Tournament.',
  'exchange-ecf-none': 'This file needs a list of players and at least one section with results.',
  'exchange-ecf-table':
    'Results in a table (TABLE START) are not read. Write each with its fields, such as #PIN1=1#SCORE=10#PIN2=2.',
  'exchange-text-cut':
    '“{typed}” is longer than the {most} letters that the report has room for, and is cut.',
} as const;
