import { fileProblemsEn } from './fileProblems';
import { trfProblemsEn } from './trfProblems';

/** What can be wrong with files of other programs and federations, in English. */
export const exchangeProblemsEn = {
  ...trfProblemsEn,
  ...fileProblemsEn,
  'exchange-empty': 'This file is empty.',
  'text-encoding': 'Read as {name}{note}.',
  'file-other-kind': 'This is {what}. {way}.',
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
  'exchange-egd-clubs':
    'This file has four letters for a club: {count, plural, one {one club is} other {# clubs are}} cut, such as “{club}” to “{cut}”.',
  'exchange-egd-names':
    '{count, plural, one {One name has} other {# names have}} no comma, such as “{name}”. The first word was taken for the surname: write “Surname, Given” where that is wrong.',
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
  'exchange-left':
    'None of their games counts in this file, so they are taken to have left before half of them.',
  'exchange-few-met':
    'Only {met} of {pairs} pairs have met. If this was a Swiss, it is no round robin; else all other games are still to be played.',
  'exchange-two-spellings':
    '“{name}” and “{other}” never meet. If they are one player, write one name in all games.',
  'exchange-cycles-open':
    '{players} players need {needed} rounds to meet once, and here is round {round}. Say how often all meet (--cycles 2), or add missing players.',
  'exchange-cycles-few':
    '{players} players need {needed} rounds to meet {cycles, plural, one {once} =2 {twice} other {# times}}, and here is round {round}. Players may be missing.',
  'exchange-cycles-differ':
    'The file says that all meet {cycles, plural, one {once} =2 {twice} other {# times}}; {asked} was asked for.',
  'exchange-rest-name':
    'A player called “{name}” is taken for a rest, and their games are left out. Write the name in another way.',
  'exchange-format-unknown': 'There is no format “{typed}”. Choose one of: {choices}.',
  'exchange-text-none':
    'No rounds and no table with numbered players were found in this text. Save it as CSV, or adopt the table from a sheet.',
  'exchange-text-game':
    'This line is not read: “{text}”. {why, select, several {Write one game in each line.} behind {Only a remark in brackets may stand behind the result.} columns {Write names alone beside the result.} long {It is too long.} above {Write its round over it.} round {Write a round like Round 2.} table {Number the players from 1 on.} score {Write 1-0, ½-½ or 0-1, or * for a game to be played.} names {Two names are wanted beside its result, with a dash between them or the result itself.} note {Write it like Berg - Cole 1-0, or put # and a blank before a note.} other {{why}.}}',
  'exchange-text-round':
    'Round {round} begins here and in line {other}. Put each section into a file of its own.',
  'exchange-text-read':
    '{count, plural, one {# game} other {# games}} of {players} players {rounds, plural, =0 {without rounds} one {in # round} other {in # rounds}} were read{byes, select, none {} other {, byes by line: {byes}}}.{headings, select, none {} other { Headings, by line: {headings}.}}{above, select, none {} other { Not read, above the games: {above}.}}{notes, select, none {} other { Not read, as notes: {notes}.}}',
  'exchange-text-left': 'These lines are no part of the table and are not read: {lines}.',
  'exchange-text-open':
    '{count, plural, one {A game has no result and counts} other {# games have no result and count}} as still to be played: line {lines}. Write the result, or *.',
  'exchange-text-once':
    '{name} plays in this line alone, others up to {most} times. Look whether the name is written alike.',
  'exchange-text-absent':
    '{count, plural, one {One player is} other {# players are}} in no line of round {round}: {names}.',
  'exchange-not-known':
    'Nothing tells which program made this file. Say what it is, or save it in another format there.',
} as const;
