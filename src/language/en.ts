import { conductProblemsEn, listProblemsEn } from './problems';
import { matchProblemsEn } from './match';
import { goEn, goProblemsEn, neutralEn, neutralProblemsEn } from './profilesEn';
import { sectionSheetProblemsEn } from './sections';
import { sheetProblemsEn } from './sheetProblems';
import { teamEventProblemsEn } from './teamEvent';
import { teamStepProblemsEn } from './teamSteps';
import { wordsEn, type SheetWords } from './words';
import type { LATE_PROBLEM_CODES } from '../core/lateProblemCodes';
import type { ProblemPlace, ProblemCode } from '../core/problem';
import type { ByProfile } from './inProfile';

/** How a place is said: one ICU message a part, and how the parts and the message itself are joined. */
export interface PlaceTexts extends Readonly<Record<keyof ProblemPlace, string>> {
  /** Of more than one cell. */
  readonly cells: string;
  readonly between: string;
  readonly before: string;
}

/** Problems with tables and files of others, whose texts come with what reads them (`lateProblems.ts`). */
export type LateProblemCode = (typeof LATE_PROBLEM_CODES)[number];

/** One language, whole but for the texts that come late. All texts of `problems` and `place` are ICU messages in plain text. */
export interface Language {
  /** BCP 47, such as `en` or `pt-BR`. */
  readonly code: string;
  /** Its name in itself. */
  readonly name: string;
  readonly problems: Readonly<Record<Exclude<ProblemCode, LateProblemCode>, string>>;
  readonly place: PlaceTexts;
  /** What somebody probably meant who typed something unknown: `meant`, or one of two, the other being `orMeant`. */
  readonly didYouMean: Readonly<Record<'one' | 'two', string>>;
  readonly words: SheetWords;
  /** What they are in other games than chess. */
  readonly profiles: Omit<ByProfile<SheetWords>, 'chess'>;
  readonly problemsOf: Omit<ByProfile<Readonly<Record<ProblemCode, string>>>, 'chess'>;
}

/** English, the language that all others are measured by. Apostrophes are ’ (a plain one quotes in ICU messages). */
export const en: Language = {
  code: 'en',
  name: 'English',
  problems: {
    ...listProblemsEn,
    ...conductProblemsEn,
    ...sheetProblemsEn,
    // numbers and choices
    'not-a-whole-number': '“{typed}” is not a whole number. Type one, such as 8.',
    'number-out-of-range': '{typed} is out of range. Choose a number from {least} to {most}.',
    'system-unknown': 'There is no pairing system “{typed}”. Choose one of: {choices}.',
    'system-size': 'The system {system} has no table for {count} players. It goes from {least} to {most}.',
    'system-of-teams':
      'The system {typed} is for two teams. For one list of players choose one of: {choices}.',
    'system-of-players':
      'The system {typed} is for one list of players. For two teams choose one of: {choices}.',
    'option-unknown':
      'The system {system} has no option “{typed}”. {count, plural, =0 {It has no options.} other {It has: {choices}.}}',
    'option-not-here':
      'The option {option} of the system {system} has no meaning in a field of {players}. Leave it out.',
    'literal-none': 'The table of {system} is printed as it is played. Leave the literal form out.',
    'colours-three-running':
      '{count, plural, one {Player {numbers} has} other {# players have}} one colour three or more times in a row (up to {most} times){count, plural, one {} other {: {numbers}}}. Another system, another order of rounds or the exchange of the last two rounds may avoid it.',
    'colours-uneven':
      '{count, plural, one {Player {numbers} has} other {# players have}} one colour more often than the other by up to {most} games{count, plural, one {} other {: {numbers}}}.',
    ...matchProblemsEn,
    ...teamEventProblemsEn,
    ...teamStepProblemsEn,
    ...sectionSheetProblemsEn,
    'cycles-invalid': '“{typed}” is not a number of cycles. Choose a whole number from {least} to {most}.',
    'criterion-unknown': 'There is no tie-break “{typed}”. Choose from: {choices}.',
    'criterion-twice': 'The tie-break {typed} is listed twice. Once is enough.',
    'criterion-forbidden':
      'The tie-break {typed} must not be used in a round robin ({source}). It was applied all the same; choose another.',
    'criterion-idle':
      'The tie-break {typed} ({source}) tells nothing about equals once everybody has met everybody, or only who has the lower rating. Choose another for a round robin.',
    'criterion-unrated':
      'The tie-break {typed} ({source}) means nothing while a player has no rating, and decides nothing. Choose another, or give them one.',
    'order-changed-late':
      'The order of ranking was {before} when the first game was played and is {after} now. It has to be announced before the start: tell the players.',
    'criterion-order':
      'The list of tie-breaks “{typed}” has to begin with the points: PTS; for teams match points, MP, or game points, GP.',
    'scoring-invalid':
      '“{typed}” is not a scoring. Give the points for a win, a draw and a loss, in descending order, such as 1, 0.5, 0.',
    'rules-unknown': 'There is no rule set “{typed}”. Choose one of: {choices}.',
    'choice-unknown': '“{typed}” is not one of the choices: {choices}.',
    'numbers-column-missing': 'The list has no column “{typed}” to take the pairing numbers from.',
    'numbers-duplicate':
      'The pairing number {number} is given twice, here and in {other}. Give each player their own.',
    'numbers-missing': 'There is no pairing number here. Give each player one, from 1 to {count}.',
    'seed-missing': 'Lots need a draw code, so that anyone can repeat the draw. Type any word or number.',
    'numbering-not-here':
      'The numbering “{method}” means nothing in the pairing system {system}. Choose the system {choices}, or another numbering.',
    'numbering-size':
      'The numbering “{method}” is for {least} to {most} players, not for {count}. Choose another.',
    'federations-too-large':
      'The federations do not fit the groups of numbers ({sizes}), of which one has to hold all players of a federation. Draw lots without this restriction.',
    'varma-group-meets':
      'By the published table for 12 players the numbers {one} and {other} are in one group, but meet in round {round}, one of the last three. The numbering varma:corrected exchanges 11 and 12 and so avoids it.',
    'top-two-early':
      'The players are numbered by rating, and the two strongest, {one} and {other}, meet as early as round {round} of {rounds}. Draw lots, or choose a system that brings them together at the end: {choices}.',
    'colours-not-quad':
      'The toss for the last round is for four players in three rounds; these are {count} players in {rounds} rounds. Toss for all games, or let the system decide.',
    'pin-impossible':
      'In this field the system {system} leaves nobody in one place: {player} moves, but plays all their games at board {board}. Choose another board or system if that will not do.',
    'pin-unknown':
      'Nobody on the list is called “{typed}”. Write the name as it stands there, or choose nobody to stay.',
    'pin-ambiguous':
      '“{typed}” fits more than one player: {players}. Write more of the name of the one who is to stay.',
    'pin-twice': 'Two players cannot both stay at board {board}. Give one of them another.',
    'pinned-meet':
      '{one} and {other} are both to stay at their boards, but meet in round {round}: that game is at board {board}, and {other} has to move for it.',
    'draw-missing': 'The Log of this tournament tells of no draw: lots were not drawn for its numbers.',
    'draw-not-logged':
      'The numbers were drawn by lots{seed, select, none {} other { from the word “{seed}”}}, but the Log does not tell how: a file keeps no Log. Repeat the draw in the workbook in which it was made.',
    'draw-differs':
      'Draw {number} does not come out again. Its seed, its order or the list was changed since; if the list is elsewhere now, say where.',
    'draw-other-player':
      'The draw gives the number {number} to “{drawn}”, but “{player}” has it: numbers were given by hand, or somebody was renamed or replaced.',
    'player-meets-self': 'Player {number} does not meet themselves. Give two different numbers.',
    'changed-meanwhile':
      'The cell has changed meanwhile: it held {expected}, now it holds {found}. Nothing was written; look at it and try again.',
    'step-would-break':
      'This step would leave the tournament with what follows here, so nothing was written. Put that right first, or undo the step before.',
    'result-not-understood':
      '“{typed}” was not understood as a result and counts as not yet played. Type one such as 1-0, ½-½ or 0-1.',
    'result-of-bye': 'This is a bye: there is no game and no result. Clear the cell.',
    'game-unknown': 'There is no game {typed} in this tournament.',
    'result-twice': 'Two results were given for this game. Give one.',
    'player-unknown':
      'There is no player “{typed}” in this tournament. Write the name as on the sheet Players, a part that nobody else has, or the number.',
    'player-ambiguous':
      '“{typed}” fits more than one player: {players}. Say which one by number, such as {example}.',
    'name-alike':
      '{count} players have the same name, {name} (numbers {numbers}). Write something more to their names, so that people can tell them apart.',
    'member-alike':
      '{count} members of teams have the same name, {name} ({seats}). Write something more to their names, so that people can tell them apart.',
    'withdrawn-already': '{player} has left the tournament already ({status}).',
    'tournament-over': 'Every game is finished: nobody can leave any more.',
    'colours-not-level':
      'Not everyone can have White as often as Black without {player}: too few games are left whose colours could be reversed.',
    'undo-nothing': 'There is nothing left to undo.',
    'number-not-selected': 'Select a number on the sheet “{sheet}” first, then press the button again.',
    'redo-nothing': 'There is nothing to redo.',
    'late-entry-full':
      'The games have begun, and with {count} players every place is taken. A newcomer can still take the place of somebody who has not played yet, or play in a tournament of their own.',
    'late-entry-rests':
      'The byes were changed by hand, so a newcomer would not meet everyone. They can only take the place of somebody who has not played yet.',
    'removal-too-late':
      'There are results already, so {player} cannot be taken off the list. Withdraw them instead.',
    'projector-refused':
      'The window for the projector was not allowed to open. Allow pop-ups for this page in the browser, close a projector window that is already open, then press the button again.',
  },
  place: {
    file: 'file “{file}”',
    sheet: 'sheet “{sheet}”',
    cell: 'cell {cell}',
    cells: 'cells {cell}',
    line: 'line {line}',
    column: 'column {column}',
    field: 'field {field}',
    round: 'round {round}',
    game: 'game {game}',
    player: '{player}',
    between: ', ',
    before: '{place}: {message}',
  },
  didYouMean: {
    one: 'Did you mean “{meant}”?',
    two: 'Did you mean “{meant}” or “{orMeant}”?',
  },
  words: wordsEn,
  profiles: { go: goEn, neutral: neutralEn },
  problemsOf: { go: goProblemsEn, neutral: neutralProblemsEn },
};
