import { fileProblemsEn } from './fileProblems';
import { trfProblemsEn } from './trfProblems';

/** What can be wrong with files of other programs and federations, in English. */
export const exchangeProblemsEn = {
  ...trfProblemsEn,
  ...fileProblemsEn,
  'exchange-empty': 'This file is empty.',
  'exchange-too-large':
    'This file has {size} bytes, and no more than {most} are read. It is probably not a file of results.',
  'exchange-not-text': 'This is not a text file, or it is damaged.',
  'exchange-player-unknown': 'There is no player {number} in this file.',
  'exchange-player-twice': 'The number {number} is given to two players, here and in line {other}.',
  'exchange-not-mirrored':
    'The two sides of a game differ: {name} has “{typed}” against {opponent} in round {round}, but {opponent} has “{other}”. Correct one of them.',
  'exchange-two-games': '{name} has two games in round {round}.',
  'exchange-result': '“{typed}” is not a result that this kind of file knows.',
  'exchange-not-teams':
    'Files of this kind ({format}) know no matches of teams. Choose another kind: {choices}.',
  'exchange-team-twice':
    'Two teams are called {team}; the other one has the number {other}. Rename one of them.',
  'exchange-team-points':
    '{team} has {typed} match and game points in this file, and its results give {points}.',
  'exchange-lost': 'The file does not hold: {what}. Keep the workbook.',
  'exchange-detail-missing':
    'The report misses: {what}. Write it on the sheet Tournament, under “For reports”.',
  'exchange-detail-nowhere':
    'The report misses: {what}. The sheet Tournament was made before there were cells for it. Have the sheets made anew (refresh --new-sheets, or the button in the pane), and write it there under “For reports”.',
  'exchange-detail-hidden':
    'The report misses: {what}. Write it in this cell; show its row first if it is hidden.',
  'exchange-player-detail-missing': '{name} has no {what} in the list. Type it on the sheet Players.',
  'exchange-column-missing':
    'The report asks for the {what} of {count, plural, one {one player} other {# players}}, and the list has no column for it. Have it added (columns --report {report}, or the button in the pane), or add a column “{heading}” on the sheet Players yourself.',
  'exchange-column-empty':
    'The column “{heading}” tells nobody’s {what}, which new players need. Type it there.',
  'exchange-identifier': '“{typed}” cannot be the {what} of {name}: {rule}.',
  'exchange-not-all-play':
    'This is no round robin: {players} players need {needed} rounds to meet everyone, and the file has {rounds}.',
  'exchange-few-met':
    'Only {met} of {pairs} pairs have met. If this was a Swiss, it is no round robin; else all other games are still to be played.',
  'exchange-rest-name':
    'A player called “{name}” is taken for a rest, and their games are left out. Write the name in another way.',
  'exchange-format-unknown': 'There is no format “{typed}”. Choose one of: {choices}.',
  'exchange-text-none':
    'No rounds and no table with numbered players were found in this text. Save it as CSV, or adopt the table from a sheet.',
  'exchange-text-game':
    'Two names are wanted beside this result, with a dash between them or the result itself.',
  'exchange-not-known':
    'Nothing tells which program made this file. Say what it is, or save it in another format there.',
} as const;
