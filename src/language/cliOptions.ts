/** A line on each option of the command line, by name, in English. */
export const optionHelpEn = {
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
} as const;
