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
  'exchange-two-spellings':
    '“{name}” and “{other}” may be one player: they never meet and never play in the same round. They are taken for two. If they are one, write one name in all their games.',
  'exchange-cycles-open':
    'Round {round} stands in this file, and {players} players meet {cycles, plural, one {once} =2 {twice} other {# times}} in {needed} rounds. Say how often all meet (--cycles 2), or add the players who are missing.',
  'exchange-cycles-few':
    'Round {round} stands in this file, and {players} players meet {cycles, plural, one {once} =2 {twice} other {# times}} in {needed} rounds. A player may be missing, or they meet more often.',
  'exchange-cycles-differ':
    'In this file all meet {cycles, plural, one {once} =2 {twice} other {# times}}, and {asked} was asked for.',
  'exchange-format-unknown': 'There is no format “{typed}”. Choose one of: {choices}.',
  'exchange-text-none':
    'No rounds and no table with numbered players were found in this text. Save it as CSV, or adopt the table from a sheet.',
  'exchange-text-game':
    'This line is not read: “{text}”. {why, select, several {It has more than one result. Write each game in a line of its own.} behind {Nothing but a remark in brackets may stand behind the result.} columns {More than a name stands beside the result. Write the names alone, or put headings over the columns and save it as CSV.} long {It is too long for a game.} table {It looks like a line of the table, and its number does not follow the others. Number the players from 1 on.} score {Its score is no result: write 1-0, ½-½ or 0-1.} above {It stands above the first round. Write its round over it.} round {If it is the heading of a round, write it like Round 2.} name {It names a player. Write it like Berg - Cole 1-0, or put # and a blank before it if it is a note.} unknown {Nobody of these names has a result elsewhere. Write * behind them if it is a game, or # and a blank before it if it is a note.} number {If the number behind it is the result, write 1-0; write * for a game to be played.} among {It stands among games. Write it like Berg - Cole 1-0, or put # and a blank before it if it is a note.} names {Two names are wanted beside its result, with a dash between them or the result itself.} other {{why}.}}',
  'exchange-text-round':
    'Round {round} has a heading here and in line {other}. Put each section or event into a file of its own.',
  'exchange-text-read':
    '{count, plural, one {# game} other {# games}} of {players} players {rounds, plural, =0 {without headings of rounds} one {in # round} other {in # rounds}} were read{byes, select, none {} other {, with byes in lines {byes}}}.{headings, select, none {} other { Lines taken for headings: {headings}.}}{above, select, none {} other { Above the first game, and not read: {above}.}}{notes, select, none {} other { Taken for notes, and not read: {notes}.}}',
  'exchange-text-left': 'These lines are no part of the table and are not read: {lines}.',
  'exchange-text-open':
    '{count, plural, one {A game has} other {# games have}} no result, and others of this round or a later one have one (line {lines}). It counts as still to be played: write the result, or * if that is so.',
  'exchange-text-once':
    '{name} stands in this line alone, and others in up to {most}. If the name is written otherwise there, write it the same way.',
  'exchange-text-absent':
    '{count, plural, one {One player stands} other {# players stand}} in no line of round {round}: {names}. A line may be missing.',
  'exchange-not-known':
    'Nothing tells which program made this file. Say what it is, or save it in another format there.',
} as const;
