/** What can look wrong on anybody's sheets, in English. */
export const doctorProblemsEn = {
  'formula-typed-over': '“{typed}” was typed over a formula. By the cells beside it, {formula} belongs here.',
  'number-is-text': '“{typed}” is a number kept as text. Formulas pass it over.',
  'result-is-date':
    'Excel has made a date of this result{result, select, none {} other { ({result})}}. If you type it again, give the cell the format Text first.',
  'result-not-typed': 'The result of {one} against {other} is missing, and later ones are there.',
  'name-blanks': '“{name}” has stray spaces, so searches and formulas miss it.',
  'name-two-spellings': '“{name}” is written “{other}” elsewhere. Formulas take them for two people.',
  'name-not-linked':
    '“{name}” is typed here, and the names around it are linked to the list. If it is corrected in {cell}, it stays wrong here.',
  'cure-unknown':
    'There is nothing to put right under number {number}. The list goes to {count}; some of its lines can only be pointed at.',
  'cure-several': 'Line {number} can be put right in {count} ways. Say which, such as {number}:1.',
} as const;
