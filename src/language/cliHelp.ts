/** The help of the command line, in English. Braces are filled with lists of ids. */

/** A line on each command, by name. */
export const SUMMARIES: Readonly<Record<string, string>> = {
  pair: 'pair the players of a list: adds the tournament’s sheets to a copy of the workbook, or makes a new workbook from a text file (.csv, .txt)',
  sections:
    'split the players of a list into sections: adds the sheets of each to a copy of the workbook, or makes a new workbook from a text file (.csv, .txt)',
  'pair-teams':
    'pair the teams of a list: adds line-ups, matches and standings of teams and players to a copy of the workbook, or makes a new one',
  finals: 'make finals for the best of each section, in a copy of the workbook',
  table: 'print a pairing table in numbers',
  standings: 'print the standings of event files (.json) and of Roundabout’s workbooks',
  convert:
    'convert a file into another kind, by the file names: a workbook (.xlsx), an event file (.json), files for other programs and federations (.trf, .pgn, .csv, .h9, .zip, .txt), a web page (.html, .md), a calendar (.ics) of all games or of a player or team',
  record:
    'type results into a copy of the workbook, such as 12=1-0; 12= clears one. For teams, 3.2=1-0 is board 2 of match 3, and 3=1-0,0-1 all its boards',
  withdraw: 'withdraw a player or a team by the rules, in a copy of the workbook',
  substitute: 'give a player’s number and games to somebody else, in a copy of the workbook',
  enter:
    'enter a late player or team, in a copy of the workbook: draws again before the first result, takes the place of a bye after it, or adds rounds',
  remove: 'take a player off the list before the first result, in a copy of the workbook',
  correct: 'correct a name, a rating or a federation, in a copy of the workbook',
  adjust: 'add points to a player or take points away, with a reason, in a copy of the workbook',
  reenter: 'bring back a player who has withdrawn, in a copy of the workbook',
  colours: 'reverse the colours of games, in a copy of the workbook',
  exchange:
    'swap the rounds and boards of two games or matches, such as 12=20, or their players with Black, in a copy of the workbook',
  text: 'print a round, the standings or the missing games as plain text for a chat',
  status: 'show how far a tournament is, and what is wrong with its schedule',
  repair:
    'repair a tournament’s sheets (numbers, formulas, inserted rows, missing sheets), in a copy of the workbook; results stay',
  'remove-tournament': 'delete the sheets of a tournament, in a copy of the workbook',
  undo: 'undo the last step of a tournament, or of a tool such as names, in a copy of the workbook',
  redo: 'redo the step you undid last, in a copy of the workbook',
  refresh:
    'draw lots and update the standings of large tournaments, or rebuild all sheets (--new-sheets), in a copy of the workbook',
  adopt:
    'turn a cross-table or a list of results into a tournament, in a copy of the workbook; your own cells stay as they are',
  draw: 'draw the numbers of a list, without making a tournament; the draw code in a Log gives the same numbers again',
  meet: 'show when two numbers of a Berger table meet and who has White, by the rule of sums',
  handout:
    'add a sheet to print, for a workbook’s tournament or for a system and a number of players: {handouts}',
  calendar: 'list who plays when, what is overdue, and which dates clash',
  check:
    'find misprints in a typed pairing table (.xlsx, .csv, .txt, or the output of table --json), and name the standard table it is',
  lineup: 'change who sits at the boards of a team match, in a copy of the workbook, such as 2=Dora',
  names:
    'replace the numbers in any pairings with the names of a list, or the other way round, in a copy of the workbook',
  doctor:
    'find what looks wrong in a workbook (formulas typed over, results turned into dates, numbers stored as text, missing results, names in two spellings), and correct it in a copy',
  reschedule:
    'move a game or a team match to another date, or postpone it, in a copy of the workbook; shows who has to agree',
  dates:
    'give the rounds dates in a tournament or league that was made without them, in a copy of the workbook',
  sides: 'swap home and away of a team match, in a copy of the workbook',
  swap: 'swap the numbers of two players or teams that have no result yet, across sections too, in a copy of the workbook',
  columns:
    'add empty columns to Players for what a federation’s report needs and the list does not have, in a copy of the workbook',
};

/** A line on each option, by name, as most commands have it. */
export const OPTIONS: Readonly<Record<string, string>> = {
  out: 'the file to write; you can also name it right after the file to read, which never changes',
  encoding: 'the encoding of a text file, such as windows-1250 (found automatically)',
  force: 'overwrite an existing file',
  'take-proposed': 'restore results that Excel turned into dates, if only one result is possible',
  from: 'the kind of file IN, if its name does not say, such as trf16, ecf or h9',
  to: 'the kind of file OUT, if its name fits several, such as trf26 or ecf',
  sheet: 'the sheet with the list (the one that was open last)',
  range: 'the cells of the list (found automatically)',
  qualify: 'how many players of each section qualify for each final',
  finals: 'how many finals: the second is for the next places, and so on (1)',
  carry:
    'carry games between players of one section over into the final: they count there and are not played again',
  decide:
    'how to decide ties for a place: lots, or the names of those who come first, separated by semicolons',
  size: 'how many players a section has (with --by hand, the list decides)',
  by: 'how to split the list: rating (the strongest in the first section), age (the youngest in the first section), snake (the strongest players spread over the sections), lots (by lot), list (in its own order) or hand (by its column)',
  avoid: 'heading of a column, such as Club: keeps players with the same entry apart as far as possible',
  leftover:
    'what to do with leftover players: last (the last section takes them), spread (all sections are about the same size) or double (they form a section that plays twice) (last for fours, else spread)',
  sheets:
    'one set of sheets for all sections, with their tables one below the other, or a set for each section (one, up to 100 players)',
  'sections-page': 'rebuild the sheet Sections, with the finals',
  members:
    'the players of a team in the order of boards, each with a rating if there is one: "Anna Berg 2100; Ben Cole"',
  fill: 'what to write into a further column of the list: Club=Hill; you can repeat this option',
  'add-rounds': 'add rounds at the end if there is no bye to take, and print who plays whom in them',
  section: 'the section they enter, if sections share their sheets',
  'first-board': 'the first board of the first section, or of each: 1,11,21; the others follow on (1)',
  column: 'with --by hand: heading of the column with the sections (Section)',
  system: 'pairing system: {systems} (berger); for two teams: {teamSystems}',
  option: 'a choice of the system, such as order=listed; you can repeat this option',
  cycles: 'how many times each pair meets (1)',
  numbers:
    'who gets which pairing number: list, rating, lots, hand:3,1,2, column:NAME, varma, varma:corrected, groups, best-last or best-last:odd (lots)',
  colours:
    'who has White: system (as in the tables), strength (the stronger player), toss (by lot) or quad (four players: by lot in round 3) (system)',
  handicap:
    'in Go, with --colours strength: none, a stone for each rank (ranks), or one or two stones fewer (ranks-1, ranks-2); at most 9 (none)',
  paper:
    'the paper to print on: a4, letter, or auto, by the country set in the environment (LC_ALL, LC_PAPER, LANG)',
  pin: 'a player who stays in their place, or at one board: “Anna Berg”, “Anna Berg:board 2”; you can repeat this option',
  'said-by': 'witness: who named the draw code; the Log keeps it',
  seed: 'the draw code for the lots: the same code gives the same draw (made up and printed if you give none)',
  'exchange-last-two': 'swap the last two rounds of the first cycle: yes or no (as FIDE recommends)',
  rules: 'rule set: fide-2019, fide-2026, nzcf, nzcf-swiss, uscf-34f, go, scores, match, own',
  scoring: 'points for a win, a draw and a loss (1,0.5,0)',
  'tie-breaks':
    'order of ranking, such as PTS,SB,WIN,DE (from the rule set); for teams such as MP,GP,EDE (MP,GP,EDE,EMGSB,BC)',
  'section-column':
    'heading of the column with the divisions: each becomes a league of its own, and one page shows them all',
  'team-column': 'for teams: heading of the column with the teams (a column for teams, otherwise for clubs)',
  'team-tie-breaks': 'what decides the match, such as MP,GP,EDE (GP,NZ_BOARDS,NZ_BLACK)',
  dates:
    'dates of the rounds: one for each, 2026-11-27,2026-12-04, or the first and the days between rounds, 2026-11-27/7; with a time “2026-11-27 19:00/7” (no dates)',
  skip: 'days without play, such as 2026-12-25,2027-01-01..2027-01-08: later rounds move on',
  times: 'when rounds begin on each day, such as 10:00,14:00: as many rounds a day as there are times',
  venue: 'the venue, in a column of Pairings',
  'venue-column': 'heading of the column with each player’s home: they have White there',
  deadline:
    'deadline for games, in a column of Pairings: 4w for weeks after their date, or one day, 2027-01-31',
  profile:
    'the game: chess, go, plain (no sides), neutral (one begins) or home (go for a list with dan and kyu ranks, home for one of teams alone, else chess)',
  event: 'name of the event (the title above the list, or the name of the sheet or file)',
  player: 'the player: name, part of the name, or pairing number',
  round: 'the round (all; for text, the current one)',
  standings: 'print the standings instead of a round',
  missing: 'print the missing games of past rounds, postponed ones too, instead of a round',
  players: 'number of players',
  boards:
    'number of boards (as many as a round has games); for pair-teams, boards per match (as many as the smallest team has players); for the table of two teams, players in the first',
  'match-points': 'points for a match won, drawn and lost (2,1,0)',
  'line-up':
    'who may sit where: free (anybody anywhere), order (in the order of the list) or fixed (everybody at their own board, reserves at any) (free)',
  'white-on-odd': 'who has White on board 1, 3 and so on: home or away (home)',
  opponents: 'members of the second team (as many as in the first)',
  labels: 'numbers or letters (numbers)',
  literal: 'print the table as in its source, not as it is played',
  name: 'the player: the name as on Players, a part that nobody else has, or the pairing number',
  no: 'the player, only by pairing number: for players with the same name',
  rule: 'which games count: all if they played at least half, otherwise none (fide or us-chess, from the rule set), none (annul) or all that they played (forfeit)',
  new: 'the new name',
  rating: 'the new rating; an empty one removes it',
  federation: 'the new federation or club; an empty one removes it',
  points: 'the points to add, such as -1 or 0.5, instead of an earlier adjustment; 0 removes it',
  reason: 'the reason, shown on Players',
  black: 'swap the players with Black, or the visiting teams, instead of the rounds and boards',
  order: 'ranks by another list, such as NZCF:PTS,SB,WIN,DE; you can repeat this option',
  explain:
    'explain one player’s place (name or pairing number), opponent by opponent, and what separates them from their neighbours',
  chances:
    'show who is sure of first place on points, who cannot reach it, and what everyone needs from their own games',
  ratings: 'show what the event means for ratings: expected score, performance, change, norms',
  date: 'the first day of the event, such as 2025-09-30: decides the rule for differences above 400 (today)',
  team: 'the team, by name or number; for a calendar, whose games it shows (all)',
  teams:
    'the standings of the teams too, such as MP,GP,EDE: match points or game points first (a match of two teams always prints them, by its own list)',
  tournament: 'the tournament of the workbook: its Tournament sheet or its id',
  json: 'print JSON, problems too',
  report: 'add empty columns for what reports to these federations need, separated by commas',
  'new-sheets': 'rebuild all sheets with everything you typed',
  yes: 'delete the sheets even if something of yours is on them or refers to them',
  help: 'print this help',
};

/** Options that only one command has, or that mean something else there. */
export const OF_COMMAND: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  calendar: {
    today: 'the day that decides what is overdue, such as 2026-12-20 (today)',
    boards: 'games that one venue can hold at a time: more of them clash',
    skip: 'days without play, such as 2026-12-25,2027-01-01..2027-01-08: games on them clash',
  },
  check: {
    sheet: 'the sheet with the table (the one that was open last)',
    range: 'the cells of the table (the whole sheet)',
    against: 'compare only with this system, and show every difference: {systems}; {teamSystems}',
  },
  lineup: {
    match:
      'the number of the match, from the first column of Matches; without it, --absent counts for all matches still to be played',
    absent: 'a member who does not come: the others fill the boards by the rule of the event',
  },
  names: {
    range: 'the cells with the pairings, such as Draw!B3:F20; a sheet alone means the whole sheet',
    list: 'the names, with their numbers if the list has any, such as Members!A2:B15; repeat this option if two teams have a list each',
    numbers:
      'column:NAME: the column of the list with the numbers; list: its order (the column that has each number or letter once)',
    how: 'replace: instead of the numbers; beside: next to them; live: formulas that follow the list; numbers: from names back to numbers',
  },
  doctor: {
    sheet: 'the sheet to look at (all)',
    mend: 'what to correct in --out: sure for everything beyond doubt, or a line number, 3; if it has several fixes, 3:2 for the second',
    out: 'the corrected copy',
  },
  reschedule: {
    game: 'the game or match: its number, or one of its players or teams and the round, such as Anna:3',
    to: 'the new date, such as 2026-12-03, or with a time “2026-12-03 19:30”; without it the game counts as postponed',
  },
  swap: {
    other: 'the other player or team: its name or number',
  },
  sides: {
    game: 'the match: its number, or one of its teams and the round, such as Uster:3',
    matches: 'one: this match alone; both: the return match of a double round too (one)',
  },
  columns: {
    report: 'who gets the report (fide; for Go egd)',
  },
  dates: {
    round: 'the first round that gets a date (1)',
    first: 'the first day, such as 2026-11-27',
    days: 'days between rounds (7)',
  },
};

/** What an option of a command means. */
export const optionHelp = (command: string, option: string): string | undefined =>
  OF_COMMAND[command]?.[option] ?? OPTIONS[option];
