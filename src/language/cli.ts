import { byLanguage } from './inProfile';
import { say } from './language';

/** The texts of the command line in one language. Those with values are ICU messages. */
const en = {
  /** What the program is, in a line or two. */
  about:
    'Roundabout makes round robins in Excel workbooks: named pairings, a live cross-table and standings.',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options:',
  /** Where a command's own help is. */
  more: 'roundabout COMMAND --help says more about a command, roundabout --version which version this is.',
  /** After a wrong use: where all of the help is. */
  moreCommands: 'roundabout --help lists the commands.',
  moreOptions: 'roundabout {command} --help says what the options mean.',
  misuse: {
    'command-unknown': 'There is no command “{typed}”.',
    'option-unknown': 'There is no option {option} here.',
    'option-twice': 'The option {option} was given twice.',
    'option-value-missing': 'The option {option} needs a value.',
    'option-value-form': 'The option {option} takes {form}, not “{typed}”.',
    'option-takes-no-value': 'The option {option} takes no value.',
    'option-required': 'The option {option} is missing.',
    'option-alone': 'The option {option} means something only with {other}.',
    'options-together': 'The options {option} and {other} cannot be given together.',
    'option-with-file': 'The option {option} is for a pairing table; here a file was named.',
    'option-without-file': 'The option {option} is for a workbook, and none was named.',
    'operand-missing': '{operand} is missing.',
    'operand-form': '“{typed}” is not of the form {operand}.',
    'operand-choice': 'There is no {operand} “{typed}”. Choose one of: {choices}.',
    'operand-too-many': '“{typed}” was not expected here.',
    'output-twice': 'The file to write has two names, “{other}” and “{typed}”. Give one of them.',
  },
  /** Headings of the table of ratings, and what stands below it. */
  ratings: {
    score: 'Score',
    expected: 'Expected',
    performance: 'Performance',
    change: 'Change',
    norms: 'Score for a norm',
    note: 'Games over the board between rated players. Which K is a player’s own depends on their age and their games; a norm asks for more than the score.',
  },
  /** Where an order of ranking is published. */
  published: 'By {source}{year, select, 0 {} other {, {year}}}',
  /** The sheet of a list that comes from a text file: a name that names nothing. */
  listSheet: 'List 1',
  paired:
    '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}: {out}',
  /** A list that was dealt into sections: a title, a line a section, and the word behind their lots. */
  dealt: '{players, plural, one {# player} other {# players}} in {count} sections: {out}',
  section: '  {name}: {players}',
  sectionSeeds:
    'Lots drawn with the seed {seed} and the name of the section behind it, such as “{seed} A”; with it anyone can repeat the draw.',
  teamsPaired:
    '{teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}} on {boards, plural, one {# board} other {# boards}}: {out}',
  /** Finals: a title, a line a final of players with where they come from, and the word behind lots. */
  finals: '{count, plural, one {One final} other {# finals}}: {out}',
  finalist: '{name} ({section}, {place})',
  pageRemade: '{sheet} shows {count} sections and finals: {out}',
  finalCarried: '{name}: {count, plural, one {one game} other {# games}} carried over, in the first rounds.',
  finalSeeds: 'Lots drawn with the seed {seed}; with it anyone can repeat the draw.',
  /** Where nobody named the game. */
  goByList: 'Go, as the list has dan and kyu. For another game: --profile.',
  drawn: 'Draw {no} ({time}): {numbering}, seed “{seed}”',
  drawnSaid: 'Draw {no} ({time}): {numbering}, seed “{seed}”, which {saidBy} said',
  drawnWithout: 'Draw {no} ({time}): {numbering}',
  howDrawn:
    'Anyone can repeat the lots: hash the seed’s UTF-8 bytes with FNV-1a (32 bits), take random numbers from SplitMix32 started there, and shuffle the list from its end (Fisher-Yates).',
  repeated:
    '{event}: {count, plural, one {its draw comes} other {all # draws come}} out again, and the players have the numbers of the last one.',
  seed: 'Lots drawn with the seed {seed}; with it anyone can repeat the draw.',
  recorded:
    '{count, plural, =0 {No result differs} one {# result recorded} other {# results recorded}}: {out}',
  refreshed:
    '{count, plural, =0 {Everything was up to date} one {# cell brought up to date} other {# cells brought up to date}}: {out}',
  /** Sheets were made anew in the form of this version. */
  remade: 'All sheets made anew: {out}',
  proposed: 'repair --take-proposed puts back the results that are proposed for dates; record puts back any.',
  repaired: '{count, plural, =0 {Nothing is damaged} other {Repaired}}: {out}',
  tournamentRemoved: '{count, plural, one {# sheet} other {# sheets}} deleted ({sheets}): {out}',
  changed: '{count, plural, =0 {Nothing changed} one {One cell changed} other {# cells changed}}: {out}',
  undone: 'Taken back: {what} ({time}), {count, plural, one {# cell} other {# cells}}: {out}',
  redone: 'Done again: {what} ({time}), {count, plural, one {# cell} other {# cells}}: {out}',
  withdrawn:
    '{player} has completed {completed} of {scheduled} games: {status, select, annulled {they do not count} other {they count, {forfeits, plural, one {# game becomes a forfeit} other {# games become forfeits}}}}.{reversals, plural, =0 {} other { Colours reversed: {list}.}} {out}',
  /** How a change of the field came about, by its kind. */
  fieldChanged: {
    seat: '{player} has number {number}, on the empty seat; all other games stay as they are: {out}',
    lots: '{change, select, enter {{player} has number {number}} other {{player} is off the list}}; lots were drawn anew for everyone: {out}',
    numbers:
      '{change, select, enter {{player} has number {number}} other {{player} is off the list}}; the numbers were given anew, in the same way: {out}',
    bye: '{player} is off the list; number {number} is the bye, and all other games stay as they are: {out}',
  },
  catchUp: 'still to play, round {round}: game {game}, {white} – {black}',
  substituted: '{after} has number {number} in place of {before}: {out}',
  corrected: '{count, plural, =0 {Nothing changed} other {{player} was corrected}}: {out}',
  adjusted: '{player} has an adjustment of {after} points (before: {before}): {out}',
  reentered:
    '{player} is back{count, plural, =0 {} one {, # game has changed} other {, # games have changed}}: {out}',
  handChanged: '{count, plural, =0 {Nothing changed} one {# game changed} other {# games changed}}: {out}',
  /** The same of an event of teams. */
  teamStatus: '{event}: {finished} of {matches} matches finished, {played} of {boards} boards, {teams} teams',
  status: '{event}: {finished} of {games} games finished, {owed, plural, =0 {none} other {#}} owed',
  owesNothing: 'Nobody owes a game.',
  owedGame:
    'Round {round}, board {board}, game {game}: {white} – {black}{pending, select, postponed { (postponed)} adjourned { (adjourned)} other {}}',
  owedBy: '{player}: {games}',
  /** Whose line in the standings changed: a title, then a line a player of such changes. */
  affected: 'The standings change for:',
  valueChange: '{code} {before} → {after}',
  withdrawnNumber:
    'Number {number} has completed {completed} of {scheduled} games: {status, select, annulled {they do not count} other {they count, and the rest are forfeits}}.{reversals, plural, =0 {} other { Colours reversed: {list}.}}',
  reversalsTitle:
    '{system}, {players} players: colours that are reversed when a number leaves before completing {before, plural, one {# game} other {# games}}',
  reversalsRow: '{number}: {games, plural, =0 {none} other {{list}}}',
  reversalsOdd: 'An odd field has a bye already: no colours are reversed.',
  handedOut: 'Sheet “{sheet}” added: {out}',
  /** A line a cell that a tool has changed, and how many more there are. */
  cellChange: '{cell}: {before} → {after}',
  moreCells: '… and {count, plural, one {# more cell} other {# more cells}}',
  converted: '{event}: {out}',
  tableTitle:
    '{system}, {players, plural, one {# player} other {# players}}, {cycles, plural, one {# cycle} other {# cycles}}',
  matchTitle: '{system}, {boards} against {opponents}, {cycles, plural, one {# cycle} other {# cycles}}',
  roundLabel: 'Round {round}',
  byeLabel: 'bye {number}',
};

/** How a command can be used wrongly. */
export type MisuseCode = keyof (typeof en)['misuse'];

/** The command line's texts in a language, else in English. */
export const cliTexts = byLanguage({ en });

type Sentence = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? Key : never }[keyof typeof en];

/** One of its sentences with its values. */
export const tell = (
  sentence: Sentence,
  language: string,
  values: Readonly<Record<string, string | number>> = {},
): string => say(cliTexts(language)[sentence], language, values);
