import { say } from './language';

/** The texts of the command line, which speaks English. Those with values are ICU messages. */
export const cliTexts = {
  /** The program in a line or two. */
  about:
    'Roundabout runs round robins in Excel workbooks: pairings with names, a live cross-table and standings.',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options (defaults in brackets):',
  /** How to get a command's own help. */
  more: '“roundabout COMMAND --help” explains a command, “roundabout --version” prints the version.',
  /** After wrong usage: how to get all of the help. */
  moreCommands: '“roundabout --help” lists the commands.',
  moreOptions: '“roundabout {command} --help” explains the options.',
  misuse: {
    'command-unknown': 'There is no command “{typed}”.',
    'option-unknown': 'This command has no option {option}.',
    'option-twice': 'You gave the option {option} twice.',
    'option-value-missing': 'The option {option} needs a value.',
    'option-value-form': 'The option {option} needs {form}, not “{typed}”.',
    'option-takes-no-value': 'The option {option} takes no value.',
    'option-required': 'The option {option} is missing.',
    'option-alone': 'The option {option} only works with {other}.',
    'options-together': 'The options {option} and {other} do not work together.',
    'option-with-file': 'The option {option} is for a pairing table, but you named a file.',
    'option-without-file': 'The option {option} is for a workbook, but you named none.',
    'operand-missing': '{operand} is missing.',
    'operand-form': '“{typed}” does not have the form {operand}.',
    'operand-choice': 'There is no {operand} “{typed}”. Choose one of: {choices}.',
    'operand-too-many': '“{typed}” is not expected here.',
    'output-twice': 'You named two files to write, “{other}” and “{typed}”. Name one.',
  },
  /** The headings of the table of ratings, and the notes below it. */
  ratings: {
    score: 'Score',
    expected: 'Expected',
    performance: 'Performance',
    change: 'Change',
    norms: 'Score for a norm',
    note: 'Only games over the board between rated players count. A player’s own K depends on their age and their games; a norm needs more than the score.',
  },
  /** Where an order of ranking is published. */
  published: 'By {source}',
  /** The sheet for a list from a text file: a general name. */
  listSheet: 'List 1',
  paired:
    '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}: {out}',
  /** A list dealt into sections: a title, a line for each section, and the draw code. */
  dealt: '{players, plural, one {# player} other {# players}} in {count} sections: {out}',
  section: '  {name}: {players}',
  sectionSeeds:
    'Lots drawn with the draw code {seed} and the name of each section, such as “{seed} A”. With it anyone can repeat the draw.',
  teamsPaired:
    '{teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}} on {boards, plural, one {# board} other {# boards}}: {out}',
  /** Leagues from one list: a title, and a line for each. */
  leaguesPaired: '{count, plural, one {One league} other {# leagues}}: {out}',
  league:
    '{name}: {teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}} on {boards, plural, one {# board} other {# boards}}',
  /** Finals: a title, a line a final of players with where they come from, and the word behind lots. */
  finals: '{count, plural, one {One final} other {# finals}}: {out}',
  finalist: '{name} ({section}, {place})',
  pageRemade: '{sheet} shows {count} sections and finals: {out}',
  finalCarried: '{name}: {count, plural, one {one game} other {# games}} carried over into the first rounds.',
  /** If nobody named the game. */
  goByList: 'The list has dan and kyu ranks, so this is Go. For another game: --profile.',
  gameByName:
    'The name says that this is not chess, so results may be scores such as 3-1. For chess, add --profile chess.',
  drawn: 'Draw {no} ({time}): {numbering}, draw code “{seed}”',
  drawnWithout: 'Draw {no} ({time}): {numbering}',
  howDrawn:
    'Anyone can repeat the lots: hash the draw code’s UTF-8 bytes with FNV-1a (32 bits), start SplitMix32 with the hash, and shuffle the list from its end (Fisher-Yates).',
  seed: 'Lots drawn with the draw code {seed}. With it anyone can repeat the draw.',
  recorded:
    '{count, plural, =0 {No result changed} one {# result recorded} other {# results recorded}}: {out}',
  refreshed:
    '{count, plural, =0 {Everything was up to date} one {# cell brought up to date} other {# cells brought up to date}}: {out}',
  /** Sheets were rebuilt in this version's form. */
  remade: 'All sheets rebuilt: {out}',
  proposed: '“repair --take-proposed” restores the results suggested for dates; “record” enters any result.',
  repaired: '{count, plural, =0 {Nothing is damaged} other {Repaired}}: {out}',
  tournamentRemoved: '{count, plural, one {# sheet} other {# sheets}} deleted ({sheets}): {out}',
  changed: '{count, plural, =0 {Nothing changed} one {One cell changed} other {# cells changed}}: {out}',
  done: '{what}: {out}',
  undone: 'Undone: {what} ({time}), {count, plural, one {# cell} other {# cells}}: {out}',
  redone: 'Redone: {what} ({time}), {count, plural, one {# cell} other {# cells}}: {out}',
  /** The status of an event of teams. */
  teamStatus: '{event}: {finished} of {matches} matches finished, {played} of {boards} boards, {teams} teams',
  status: '{event}: {finished} of {games} games finished, {owed, plural, =0 {none} other {#}} missing',
  /** Whose line in the standings changed: a title, then a line for each player. */
  affected: 'The standings change for:',
  valueChange: '{name} {before} → {after}',
  handedOut: 'The sheet “{sheet}” is in {out}.',
  /** A line for each cell that a tool has changed, and how many more there are. */
  cellChange: '{cell}: {before} → {after}',
  moreCells: '… and {count, plural, one {# more cell} other {# more cells}}',
  converted: '{event}: {out}',
  tableTitle:
    '{system}, {players, plural, one {# player} other {# players}}{cycles, plural, =1 {} =2 {, each pair twice} other {, each pair # times}}',
  matchTitle:
    '{system}, {boards} against {opponents}{cycles, plural, =1 {} =2 {, each pair twice} other {, each pair # times}}',
  roundLabel: 'Round {round}',
  byeLabel: 'bye {number}',
};

/** How a command can be used wrongly. */
export type MisuseCode = keyof (typeof cliTexts)['misuse'];

type Sentence = {
  [Key in keyof typeof cliTexts]: (typeof cliTexts)[Key] extends string ? Key : never;
}[keyof typeof cliTexts];

/** One of its sentences with its values. */
export const tell = (sentence: Sentence, values: Readonly<Record<string, string | number>> = {}): string =>
  say(cliTexts[sentence], values);
