/** The help of the command line, in English: texts in which ids stand in braces have those that there are. */

/** A line on each command, by name. */
export const SUMMARIES: Readonly<Record<string, string>> = {
  pair: 'pair the players of a list and add the sheets of the tournament to a copy of the workbook, or to a new one if the list is a text file (.csv, .txt)',
  sections:
    'deal the players of a list into sections of a size and add the sheets of each to a copy of the workbook, or to a new one if the list is a text file (.csv, .txt)',
  'pair-teams':
    'let the teams of a list meet: add sheets with line-ups, matches and standings of teams and players to a copy of the workbook, or to a new one',
  finals: 'make finals for the best of each section, in a copy of the workbook',
  table: 'print a pairing table in numbers',
  standings: 'print the standings of event files (.json) and of workbooks made by Roundabout',
  convert:
    'turn a file of one kind into another, by their names: a workbook (.xlsx), an event file (.json), files of other programs and for federations (.trf, .pgn, .csv, .h9, .zip, .txt), a web page (.html, .md), a calendar (.ics) of all games, or those of a player or a team',
  record:
    'type results into a copy of the workbook, such as 12=1-0; 12= takes one back; of teams, board 2 of match 3 is 3.2=1-0, all boards of it are 3=1-0,0-1',
  withdraw:
    'withdraw a player or a team by the rules, in a copy of the workbook; without a workbook, say what it changes in a pairing table',
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
    'draw lots and update the standings of large tournaments, or make all sheets again (--new-sheets), in a copy of the workbook',
  audit:
    'say what a pairing table asks of its players, or the tournament of a workbook, or a schedule typed on a sheet (--sheet, --range) or in a text file: colours, rests, walks, when the best meet',
  adopt:
    'make a tournament of a cross-table or a list of results, in a copy of the workbook; what stands there stays as it is',
  draw: 'draw the numbers of a list and keep the protocol of draws, or repeat the draws of a tournament (--repeat)',
  meet: 'say when two numbers of a Berger table meet and who has White, by the rule of sums',
  handout:
    'add a sheet to print, of the tournament of a workbook or of a system and a number of players: {handouts}',
  reversals: 'print whose colours are reversed when a player leaves an even field before half of their games',
  calendar: 'say what is played when, what is overdue, and which dates clash',
  evening: 'say whether a tournament fits an evening: rounds, boards, clocks, the end; if not, what would',
  check:
    'find the misprints in a pairing table that somebody typed (.xlsx, .csv, .txt, or what table --json prints), and say which standard table it is',
  lineup: 'change who sits at boards of a match of teams, in a copy of the workbook, such as 2=Dora',
  names:
    'put the names of a list in the place of the numbers of any pairings, or back, in a copy of the workbook',
  doctor:
    'say what looks wrong on the sheets of a workbook (formulas typed over, results turned into dates, numbers kept as text, missing results, names in two spellings), and put it right in a copy',
  reschedule:
    'move a game, or a match of teams, to another date, or put it off without one, in a copy of the workbook; says who has to agree',
  sides: 'swap home and away of a match of teams, in a copy of the workbook',
  columns:
    'add empty columns to Players for what a report to a federation asks for and the list does not have, in a copy of the workbook',
};

/** A line on each option, by name, as most commands have it. */
export const OPTIONS: Readonly<Record<string, string>> = {
  out: 'the file to write, also named without --out right after the one that is read, which never changes',
  encoding: 'the encoding of a text file, such as windows-1250; found out if it is not said',
  force: 'overwrite the file to write if it exists',
  'take-proposed': 'put back results that Excel turned into dates, where only one result is possible',
  from: 'what kind of file IN is where its name does not tell, such as trf16, ecf or h9',
  to: 'what kind of file OUT becomes where its name fits several, such as trf26 or ecf',
  sheet: 'the sheet with the list (else the one that was open last)',
  range: 'the cells of the list (else it is found)',
  qualify: 'how many of each section come into each final',
  finals: 'how many finals: the second is for the next places, and so on (1)',
  carry:
    'games between those of one section are carried over into the final: they count there and are not played again',
  decide: 'how ties for a place are decided: lots, or the names of who comes first, with semicolons',
  size: 'how many players a section has; by hand the list says it',
  by: 'how the list is dealt: rating (the strongest in the first section), snake (seeds 1, 2, 3 across the sections and back), list (as it stands) or hand (as its column says)',
  avoid: 'heading of a column, such as Club: players with the same entry are kept apart as far as possible',
  leftover:
    'where players are left over: last (the last section takes them), spread (some sections are one larger) or double (they form a section that plays twice) (last)',
  sheets:
    'one set of sheets for all sections, in which their tables stand below each other, or a set for each of them (one, up to 100 players)',
  'sections-page': 'make the sheet Sections again, with the finals',
  section: 'in sections that share their sheets: which one they enter',
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
  rule: 'whose rule is followed: fide, us-chess or nzcf (that of the rule set); for a team: half (none of its matches counts if it leaves before half of them, else the rest are lost), annul (none counts) or forfeit (the rest are lost) (half)',
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
  team: 'the team that it is about, by its name or number; for a calendar, the one whose games it has (all)',
  teams:
    'the standings of the teams too, such as MP,GP,EDE: match points or game points first (of a match of two teams always, by its own list)',
  tournament: 'which tournament of the workbook: its Tournament sheet or its id',
  language: 'language of messages and new sheets (en)',
  json: 'print JSON; problems on the error output too',
  report:
    'add empty columns for what a report to this federation asks of players; several with commas between them',
  'new-sheets': 'make all sheets anew, with everything that was typed',
  yes: 'delete the sheets even if something of yours goes with them or refers to them',
  help: 'print this',
};

/** What an option of one command means otherwise, or a command alone has. */
export const OF_COMMAND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  calendar: {
    today: 'the day from which games are overdue, such as 2026-12-20 (today)',
    boards: 'games that can be played at one time in one place: more of them clash',
    skip: 'days without play, such as 2026-12-25,2027-01-01..2027-01-08: games on them clash',
    tournament: 'which tournament of the workbook: its Tournament sheet or its id',
  },
  evening: {
    players: 'number of players',
    members: 'for two teams: members of the first team',
    opponents: 'members of the second team (as many as of the first)',
    cycles: 'how often everybody meets everybody (1)',
    time: 'the time control: minutes for the game, and seconds a move, such as 10+5',
    turn: 'minutes between two rounds (5)',
    boards: 'boards that there are, each with a clock (as many as are needed)',
    from: 'when the first round begins, such as 19:00',
    to: 'when all has to be over, such as 22:30; on the next day unless it is later than the start',
  },
  check: {
    sheet: 'the sheet with the table (else the one that was open last)',
    range: 'the cells of the table (else all of the sheet)',
    against: 'compare with this system alone, and tell every difference: {systems}; {teamSystems}',
    reversals:
      'the file is a reversal table for so many players: for each number that leaves, the games that are reversed, such as 13,18-1,17-2',
    out: 'the workbook to write, with all repairs that are certain',
  },
  lineup: {
    match: 'the number of the match, as in the first column of Matches',
    absent: 'a member who does not come: the boards are filled by the rule of the event',
  },
  names: {
    range: 'the cells with the pairings, such as Draw!B3:F20; a sheet alone means all of it',
    list: 'the names, with their numbers if the list has any, such as Members!A2:B15; twice where each of two teams has a list',
    numbers:
      'column:NAME: the column of the list with the numbers; list: its order. Otherwise the column that has each number or letter once',
    how: 'replace: in the place of the numbers; beside: next to them; live: formulas that follow the list; numbers: back from names to numbers',
  },
  doctor: {
    sheet: 'the sheet to look at (all of them)',
    mend: 'what to put right in --out: sure for all that is beyond doubt, or the number of a line, 3, with that of the cure where there are several, 3:2',
    out: 'the copy in which it is put right',
  },
  reschedule: {
    game: 'the game or match: its number, or one of its players or teams and the round, such as Anna:3',
    to: 'the new date, such as 2026-12-03 or with a time “2026-12-03 19:30”; leave it out until there is one, and the game counts as postponed',
  },
  sides: {
    game: 'the match: its number, or one of its teams and the round, such as Uster:3',
  },
  columns: {
    report: 'to whom the report goes (fide; of Go egd)',
  },
};

/** What an option of a command means. */
export const optionHelp = (command: string, option: string): string | undefined =>
  OF_COMMAND[command]?.[option] ?? OPTIONS[option];
