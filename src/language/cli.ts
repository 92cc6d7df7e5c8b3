/** The texts of the command line in one language. Those with values are ICU messages. */
export interface CliTexts {
  /** What the program is, in a line or two. */
  readonly about: string;
  readonly usage: string;
  readonly commands: string;
  readonly options: string;
  /** Where a command's own help is. */
  readonly more: string;
  /** After a wrong use: where all of the help is. */
  readonly moreCommands: string;
  readonly moreOptions: string;
  /** A line on each command, by name. */
  readonly summaries: Readonly<Record<string, string>>;
  /** A line on each option, by name. */
  readonly optionHelp: Readonly<Record<string, string>>;
  readonly misuse: Readonly<Record<MisuseCode, string>>;
  /** Headings of the table of ratings, and what stands below it. */
  readonly ratings: Readonly<
    Record<'score' | 'expected' | 'performance' | 'change' | 'norms' | 'note', string>
  >;
  /** Where an order of ranking is published. */
  readonly published: string;
  readonly paired: string;
  /** A list that was dealt into sections: a title, a line a section, and the word behind their lots. */
  readonly dealt: string;
  readonly section: string;
  readonly sectionSeeds: string;
  readonly teamsPaired: string;
  /** Finals: a title, a line a final of players with where they come from, and the word behind lots. */
  readonly finals: string;
  readonly finalist: string;
  readonly finalSeeds: string;
  /** How many games of a final were carried over. */
  readonly finalCarried: string;
  /** The sheet of a list that comes from a text file: a name that names nothing. */
  readonly listSheet: string;
  /** Where nobody named the game. */
  readonly goByList: string;
  readonly seed: string;
  readonly drawn: string;
  readonly drawnSaid: string;
  readonly drawnWithout: string;
  readonly howDrawn: string;
  readonly repeated: string;
  readonly recorded: string;
  readonly repaired: string;
  readonly tournamentRemoved: string;
  readonly undone: string;
  readonly redone: string;
  readonly changed: string;
  /** A change that the table of changes alone knows, as the usage sums it up. */
  readonly inACopy: string;
  readonly refreshed: string;
  /** Sheets were made anew in the form of this version. */
  readonly remade: string;
  readonly withdrawn: string;
  readonly withdrawnNumber: string;
  readonly substituted: string;
  /** How a change of the field came about, by its kind. */
  readonly fieldChanged: Readonly<Record<'seat' | 'lots' | 'numbers' | 'bye', string>>;
  readonly catchUp: string;
  readonly corrected: string;
  readonly adjusted: string;
  readonly reentered: string;
  readonly handChanged: string;
  readonly status: string;
  /** Of sheets that a former version made: how they are brought up to date. */
  readonly former: string;
  readonly owesNothing: string;
  readonly owedGame: string;
  readonly owedBy: string;
  /** Whose line in the standings changed: a title, then a line a player of such changes. */
  readonly affected: string;
  readonly valueChange: string;
  readonly reversalsTitle: string;
  readonly reversalsRow: string;
  readonly reversalsOdd: string;
  readonly converted: string;
  readonly handedOut: string;
  /** A line a cell that a tool has changed, and how many more there are. */
  readonly cellChange: string;
  readonly moreCells: string;
  readonly tableTitle: string;
  readonly matchTitle: string;
  readonly roundLabel: string;
  readonly byeLabel: string;
}

/** How a command can be used wrongly. */
export type MisuseCode =
  | 'command-unknown'
  | 'option-unknown'
  | 'option-twice'
  | 'option-value-missing'
  | 'option-value-form'
  | 'option-takes-no-value'
  | 'option-required'
  | 'option-alone'
  | 'options-together'
  | 'option-with-file'
  | 'option-without-file'
  | 'operand-missing'
  | 'operand-form'
  | 'operand-choice'
  | 'operand-too-many'
  | 'output-twice';

const en: CliTexts = {
  about:
    'Roundabout makes round robins in Excel workbooks: named pairings, a live cross-table and standings.',
  usage: 'Usage:',
  commands: 'Commands:',
  options: 'Options:',
  more: 'roundabout COMMAND --help says more about a command, roundabout --version which version this is.',
  moreCommands: 'roundabout --help lists the commands.',
  moreOptions: 'roundabout {command} --help says what the options mean.',
  summaries: {
    pair: 'pair the players of a list and add the sheets of the tournament to a copy of the workbook, or to a new one if the list is a text file (.csv, .txt)',
    sections:
      'deal the players of a list into sections of a size and add the sheets of each to a copy of the workbook, or to a new one if the list is a text file (.csv, .txt)',
    'pair-teams':
      'let the teams of a list meet: add sheets with line-ups, matches and standings of teams and players to a copy of the workbook, or to a new one',
    finals:
      'make finals of the first of each section of a workbook, and of the next if wanted, in a copy of the workbook',
    table: 'print a pairing table in numbers',
    standings: 'print the standings of event files (.json) and of workbooks made by Roundabout',
    convert:
      'turn a file of one kind into another, by their names: a workbook (.xlsx), an event file (.json), files of other programs and for federations (.trf, .pgn, .csv, .h9, .zip, .txt), a web page (.html, .md), a calendar (.ics) of all games, or those of a player or a team',
    record: 'type results into a copy of the workbook, such as 12=1-0; 12= takes one back',
    withdraw:
      'take a player out by the rules, in a copy of the workbook; without one, a number out of a pairing table',
    substitute: 'give a player’s number and games to somebody else, in a copy of the workbook',
    enter:
      'enter a player, in a copy of the workbook: drawn anew before the first result, on the empty seat of an odd field after it',
    remove: 'take a player off the list before the first result, in a copy of the workbook',
    correct: 'correct a name, a rating or a federation, in a copy of the workbook',
    adjust: 'add points to a player’s or take them away, with the reason, in a copy of the workbook',
    reenter: 'take a player in again who had left, in a copy of the workbook',
    colours: 'reverse the colours of games, in a copy of the workbook',
    exchange:
      'exchange the rounds and boards of two games, such as 12=20, or their players with Black, in a copy of the workbook',
    owes: 'say who still owes which game: of past rounds, postponed, adjourned',
    text: 'print a round, the standings or the missing games as plain text, to paste into a chat',
    status: 'say how far a tournament is, and what is wrong with its games as a schedule',
    repair:
      'put right what was damaged on the sheets of a tournament (numbers, formulas, inserted rows, missing sheets), in a copy of the workbook; results stay',
    'remove-tournament': 'delete the sheets of a tournament, in a copy of the workbook',
    undo: 'take the last step back, of a tournament or of a tool such as names, in a copy of the workbook',
    redo: 'do the step that was taken back last again, in a copy of the workbook',
    refresh:
      'work out anew what no formula does: lots, and the standings of fields too large for live ones; or make all sheets anew in today’s form (--new-sheets), in a copy of the workbook',
    audit:
      'say what a pairing table asks of its players, or the tournament of a workbook, or a schedule typed on a sheet (--sheet, --range) or in a text file: colours, rests, walks, when the best meet',
    adopt:
      'make a tournament of a cross-table or a list of results, in a copy of the workbook; what stands there stays as it is',
    draw: 'draw the numbers of a list and keep the protocol of draws, or repeat the draws of a tournament (--repeat)',
    meet: 'say when two numbers of a Berger table meet and who has White, by the rule of sums',
    handout:
      'add a sheet to print, of the tournament of a workbook or of a system and a number of players: {handouts}',
    reversals:
      'print whose colours are reversed when a player leaves an even field before half of their games',
  },
  optionHelp: {
    out: 'the file to write, also named without --out right after the one that is read, which never changes',
    force: 'overwrite the file to write if it exists',
    from: 'what kind of file IN is where its name does not tell, such as trf16, ecf or h9',
    to: 'what kind of file OUT becomes where its name fits several, such as trf26 or ecf',
    sheet: 'the sheet with the list (else the one that was open last)',
    range: 'the cells of the list (else it is found)',
    qualify: 'how many of each section come into each final',
    finals: 'how many finals: the second one is of the places below, and so on (1)',
    carry:
      'games between those of one section are carried over into the final: they count there and are not played again',
    decide:
      'how a tie for a place in a final is decided: lots, or the names of those who come first, separated by semicolons',
    size: 'how many players a section has; by hand the list says it',
    by: 'how the list is dealt: rating (the strongest in the first section), snake (seeds 1, 2, 3 across the sections and back), list (as it stands) or hand (as its column says)',
    avoid: 'heading of a column, such as Club: players with the same entry are kept apart as far as possible',
    leftover:
      'where players are left over: last (the last section takes them), spread (some sections are one larger) or double (they form a section that plays twice) (last)',
    sheets:
      'one set of sheets for all sections, in which their tables stand below each other, or a set for each of them (one, up to 100 players)',
    'first-board': 'the first board of the first section, or of each: 1,11,21; others run on (1)',
    column: 'for hand: heading of the column that has the sections (Section)',
    system: 'pairing system: {systems} (berger); for two teams: {teamSystems}',
    option: 'a choice of the system, such as order=listed; may be given more than once',
    cycles: 'how often everybody meets everybody (1)',
    numbers:
      'who gets which pairing number: list, rating, lots, hand:3,1,2, column:NAME, varma, varma:corrected, groups, best-last or best-last:odd (lots)',
    colours:
      'who has White: system as the tables say, strength the stronger, toss by lot, quad by lot in round 3 of four players (system)',
    paper:
      'what sheets are printed on: a4, letter, or auto, which goes by the country that the environment names (LC_ALL, LC_PAPER, LANG)',
    pin: 'a player who stays in their place, or at one board: “Anna Berg”, “Anna Berg:board 2”; may be given more than once',
    protocol: 'a file that keeps every draw; pair --protocol takes its last one and writes all into the Log',
    repeat:
      'check that every draw in the Log comes out again from the list, and that the players have those numbers',
    'said-by': 'who said the text of --seed; the Log tells it',
    seed: 'for the lots: the same text, the same draw (else one is made up and printed)',
    'exchange-last-two': 'exchange the last two rounds of the first cycle: yes or no (as FIDE recommends)',
    rules: 'rule set: fide-2019, fide-2026, nzcf, nzcf-swiss, uscf-34f, go, match, own',
    scoring: 'points for a win, a draw and a loss (1,0.5,0)',
    'tie-breaks':
      'order of ranking, such as PTS,SB,WIN,DE (that of the rule set); for teams such as MP,GP,EDE (MP,GP,EDE,EMGSB,BC)',
    'team-column':
      'for teams: heading of the column that says who plays for which (one for teams, else for clubs)',
    'team-tie-breaks': 'how the match is decided, such as MP,GP,EDE (GP,NZ_BOARDS,NZ_BLACK)',
    dates:
      'when rounds are played: a date for each, 2026-11-27,2026-12-04, or the first and the days between rounds, 2026-11-27/7; with a time “2026-11-27 19:00/7” (games without dates)',
    skip: 'days without play, such as 2026-12-25,2027-01-01..2027-01-08: later rounds move on',
    times:
      'when rounds begin on each day of play, such as 10:00,14:00: as many rounds a day as there are times',
    venue: 'where games are played, in a column of Pairings',
    'venue-column':
      'heading of the column of the list that says where a player is at home: there they have White',
    deadline:
      'until when a game has to be played, in a column of Pairings: 4w, weeks after its date, or one day, 2027-01-31',
    slots:
      'with fewer boards than games in a round: round finishes each round before the next one begins, rolling begins it while boards are free, which takes the least time (round)',
    profile: 'the game: chess, go or neutral (go for a list with dan and kyu, else chess)',
    event: 'name of the event (the title above the list, else the sheet, else the file)',
    player: 'the player it is about, by name, a part of it or pairing number',
    round: 'the round it is about (all; for text, the one that is being played)',
    standings: 'the standings instead of a round',
    missing: 'the games that are missing, of rounds that have begun and put off, instead of a round',
    players: 'number of players',
    boards:
      'how many boards there are (as many as a round has games); for pair-teams, those of a match (as many as the smallest team has members); for the table of two teams, the members of the first',
    'match-points': 'points for a match won, drawn and lost (2,1,0)',
    'line-up':
      'who may sit where: free, anybody anywhere; order, in the order of the list; fixed, everybody at their own board, reserves at any (free)',
    'white-on-odd': 'who has White on board 1, 3 and so on: home or away (home)',
    opponents: 'members of the second team (as many as of the first)',
    labels: 'numbers or letters (numbers)',
    literal: 'the table as its source prints it, not as it is played',
    name: 'the player: the name as on Players, a part that nobody else has, or the pairing number',
    no: 'the player, by pairing number alone: where several have one name',
    rule: 'whose rule is followed: fide, us-chess or nzcf (that of the rule set)',
    new: 'the name that stands there from now on',
    rating: 'the rating that stands there from now on; an empty one takes it away',
    federation: 'the federation or club from now on; an empty one takes it away',
    points: 'the points of the adjustment, such as -1 or 0.5, in place of an earlier one; 0 takes it back',
    reason: 'why, shown on Players',
    black: 'exchange the players with Black instead of the rounds and boards',
    number: 'pairing number of the player',
    against: 'another system to set beside it; with --against-option, another choice of the same',
    preset: 'a comparison by name: what it compares stands in its first line',
    'against-option': 'a choice of that system, such as tables=made; may be given more than once',
    after: 'the last round that was played',
    played: 'how many games they have completed (those of the rounds that were played)',
    order: 'ranks by another list, such as NZCF:PTS,SB,WIN,DE; may be given more than once',
    explain:
      'say how one player (name or pairing number) comes to their place, opponent by opponent, and why not another',
    why: 'say only why a player stands below the one above them and above the one below, and by which article',
    chances:
      'say who is sure of first place by points, who is out of it, and what everyone needs from their own games',
    ratings: 'what the event means for the ratings, too: expected score, performance, change, norms',
    date: 'the first day of the event, such as 2025-09-30: which rule for differences above 400 holds (that of today)',
    team: 'for a calendar: the team whose games it has (all)',
    teams:
      'the standings of the teams too, such as MP,GP,EDE: match points or game points first (of a match of two teams always, by its own list)',
    tournament: 'which tournament of the workbook: its Tournament sheet or its id',
    language: 'language of messages and new sheets (en)',
    json: 'print JSON; problems on the error output too',
    'new-sheets':
      'make all sheets anew, in today’s form, with all that was typed: for those of a former version',
    yes: 'delete the sheets even if something of yours goes with them or refers to them',
    help: 'print this',
  },
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
    'operand-too-many': '“{typed}” is one thing too many.',
    'output-twice': 'The file to write has two names, “{other}” and “{typed}”. Give one of them.',
  },
  ratings: {
    score: 'Score',
    expected: 'Expected',
    performance: 'Performance',
    change: 'Change',
    norms: 'Score for a norm',
    note: 'Games over the board between rated players. Which K is a player’s own depends on their age and their games; a norm asks for more than the score.',
  },
  published: 'By {source}{year, select, 0 {} other {, {year}}}',
  listSheet: 'List 1',
  paired:
    '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}: {out}',
  dealt: '{players, plural, one {# player} other {# players}} in {count} sections: {out}',
  section: '  {name}: {players}',
  sectionSeeds:
    'Lots drawn with the seed {seed} and the name of the section behind it, such as “{seed} A”; with it anyone can repeat the draw.',
  teamsPaired:
    '{teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}} on {boards, plural, one {# board} other {# boards}}: {out}',
  finals: '{count, plural, one {One final} other {# finals}}: {out}',
  finalist: '{name} ({section}, {place})',
  finalCarried:
    '{name}: {count, plural, one {one game is} other {# games are}} carried over and stand in the first rounds.',
  finalSeeds: 'Lots drawn with the seed {seed}; with it anyone can repeat the draw.',
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
  remade: 'All sheets made anew, in today’s form: {out}',
  repaired: '{count, plural, =0 {Nothing is damaged} other {Repaired}}: {out}',
  tournamentRemoved: '{count, plural, one {# sheet} other {# sheets}} deleted ({sheets}): {out}',
  changed: '{count, plural, =0 {Nothing differs} one {One cell changed} other {# cells changed}}: {out}',
  inACopy: '{text}, in a copy of the workbook',
  undone: 'Taken back: {what} ({time}), {count, plural, one {# cell} other {# cells}}: {out}',
  redone: 'Done again: {what} ({time}), {count, plural, one {# cell} other {# cells}}: {out}',
  withdrawn:
    '{player} has completed {completed} of {scheduled} games: {status, select, annulled {they do not count} other {they count, {forfeits, plural, one {# game becomes a forfeit} other {# games become forfeits}}}}.{reversals, plural, =0 {} other { Colours reversed: {list}.}} {out}',
  fieldChanged: {
    seat: '{player} has number {number}, on the empty seat; all other games stay as they are: {out}',
    lots: '{change, select, enter {{player} has number {number}} other {{player} is off the list}}; lots were drawn anew for everyone: {out}',
    numbers:
      '{change, select, enter {{player} has number {number}} other {{player} is off the list}}; the numbers were given anew, in the same way: {out}',
    bye: '{player} is off the list; number {number} is the bye, and all other games stay as they are: {out}',
  },
  catchUp: 'to be caught up with, round {round}: game {game}, {white} – {black}',
  substituted: '{after} has number {number} in place of {before}: {out}',
  corrected: '{count, plural, =0 {Nothing differs} other {{player} was corrected}}: {out}',
  adjusted: '{player} has an adjustment of {after} points (before: {before}): {out}',
  reentered:
    '{player} is back{count, plural, =0 {} one {, # game has changed} other {, # games have changed}}: {out}',
  handChanged: '{count, plural, =0 {Nothing differs} one {# game changed} other {# games changed}}: {out}',
  status: '{event}: {finished} of {games} games finished, {owed, plural, =0 {none} other {#}} owed',
  former:
    'A former version of Roundabout made its sheets. They work as they are; refresh --new-sheets makes them anew in today’s form.',
  owesNothing: 'Nobody owes a game.',
  owedGame:
    'Round {round}, board {board}, game {game}: {white} – {black}{pending, select, postponed { (postponed)} adjourned { (adjourned)} other {}}',
  owedBy: '{player}: {games}',
  affected: 'The standings change for:',
  valueChange: '{code} {before} → {after}',
  withdrawnNumber:
    'Number {number} has completed {completed} of {scheduled} games: {status, select, annulled {they do not count} other {they count, and the rest are forfeits}}.{reversals, plural, =0 {} other { Colours reversed: {list}.}}',
  reversalsTitle:
    '{system}, {players} players: colours that are reversed when a number leaves before completing {before, plural, one {# game} other {# games}}',
  reversalsRow: '{number}: {games, plural, =0 {none} other {{list}}}',
  reversalsOdd: 'An odd field has a bye already: no colours are reversed.',
  handedOut: 'Sheet “{sheet}” added: {out}',
  cellChange: '{cell}: {before} → {after}',
  moreCells: '… and {count, plural, one {# more cell} other {# more cells}}',
  converted: '{event}: {out}',
  tableTitle:
    '{system}, {players, plural, one {# player} other {# players}}, {cycles, plural, one {# cycle} other {# cycles}}',
  matchTitle: '{system}, {boards} against {opponents}, {cycles, plural, one {# cycle} other {# cycles}}',
  roundLabel: 'Round {round}',
  byeLabel: 'bye {number}',
};

const LANGUAGES: Readonly<Record<string, CliTexts>> = { en };

/** The command line's texts in a language, else in English. */
export const cliTexts = (language: string): CliTexts => LANGUAGES[language] ?? en;
