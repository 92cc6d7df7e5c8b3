import { byGame, type Changed } from './inProfile';

/** What the pane says of a tournament and of its sheets; those with values are ICU messages. */
const en = {
  tabs: { play: 'Round', standings: 'Standings', players: 'Players', print: 'Print', more: 'More' },
  choose: 'Tournament',
  toCheck:
    '{count, plural, one {One cell to check} other {# cells to check}}{below, plural, =0 {} other {, # of them below}}',
  otherUnreadable: 'Roundabout cannot read another tournament in this workbook',
  size: '{players, plural, one {# player} other {# players}}{withdrawn, plural, =0 {} other {, # withdrawn}}, {rounds, plural, one {# round} other {# rounds}}',
  finished: '{finished} of {games, plural, one {# game} other {# games}} finished',
  noResult: 'No results yet.',
  leading:
    '{over, select, true {First} other {In the lead}}: {names} with {points, plural, one {{made} point} other {{made} points}}{ahead, select, none {} other {, ahead on {ahead}{own, select, none {} other {, {own} to {other}}}}}',
  sharing:
    '{over, select, true {First} other {In the lead}}: {count} players with {points, plural, one {{made} point} other {{made} points}}',
  /** How two teams stand that meet. */
  score: '{left} {leftPoints}–{rightPoints} {right}',
  sectionWinners:
    'All games are finished. {shared, select, none {The winners of all sections are under Standings.} other {First place is shared in {shared}: see Standings.}} For finals, go to More.',
  sectionsFinished: '{finished} of {count, plural, one {# section} other {# sections}} finished',
  closed: 'Fix this before you change anything else',
  ready: 'The tournament is ready',
  example: '1-0',
  nextLive:
    'Enter the results here, or type them into the column “{result}” of the sheet “{pairings}”, such as {example}. Cross-table and standings update themselves.',
  nextRefresh:
    'Enter the results here, or type them into the column “{result}” of the sheet “{pairings}”, such as {example}. Press Refresh under “More” to bring the standings up to date.',
  liveHint: 'The sheets update themselves with every result.',
  refreshHint: 'With more than {most} players, press Refresh to update the standings.',
  others: 'Something else',
  anotherHint: 'From another list. This tournament stays.',
  toolsHint: 'Turn numbers into names, find misprints, or make a tournament from a cross-table.',
  filesHint: 'Makes a tournament from a file of another program or a federation.',
  upkeep: 'Check, repair or remove these sheets',
  remove: 'Remove this tournament …',
  removal:
    'This deletes these sheets, with every result on them: {sheets}. Your own list stays. This cannot be undone.',
  removeSheets: '{count, plural, one {Delete this sheet} other {Delete these # sheets}}',
  inspect: 'Check and repair …',
  inspectHint: 'Finds inserted rows and missing numbers, formulas or sheets.',
  damaged: '{count, plural, one {One thing is damaged} other {# things are damaged}}',
  sound: 'All is well. Nothing is damaged.',
  repair: 'Repair',
  repairTaking: 'Repair and use the suggested results',
  repairHint: 'Results and everything else you typed stay as they are.',
  /** The workbook calculates only when somebody asks for it. */
  byHand:
    'This workbook does not recalculate automatically, so standings and cross-table may be out of date. To change that, choose Formulas, Calculation Options, Automatic.',
  calculate: 'Calculate now',
  calculated: 'The sheets are up to date.',
};

/** What is said of one in which teams meet. */
const enTeams: Changed<typeof en> = {
  size: '{players, plural, one {# team} other {# teams}}{withdrawn, plural, =0 {} other {, # withdrawn}}, {rounds, plural, one {# round} other {# rounds}}',
  finished: '{finished} of {games, plural, one {# match} other {# matches}} finished',
  sharing:
    '{over, select, true {First} other {In the lead}}: {count} teams with {points, plural, one {{made} point} other {{made} points}}',
  sectionWinners:
    'All matches are finished. {shared, select, none {The winners of all sections are under Standings.} other {First place is shared in {shared}: see Standings.}} For finals, go to More.',
  tabs: { players: 'Teams' },
  score: 'Boards: {left} {leftPoints}–{rightPoints} {right}',
  ready: 'The team league is ready',
  nextLive:
    'Enter results here and choose who plays, or type both into the yellow cells of the sheet “{pairings}”, the home side first. Standings and cross-table update themselves.',
};

/** Results as they are typed in other games than chess. */
const EXAMPLES = { go: { example: 'B+R' }, neutral: { example: '3-1' } };

/** The texts about a tournament and its sheets, of players or of teams. */
export const paneTournamentTexts = byGame({ chess: en, ...EXAMPLES, teams: enTeams });

/** The texts of the standings in the pane; those with values are ICU messages. */
export const paneStandingsTexts = {
  title: 'Standings',
  hint: 'Select a player to see their tie-breaks and why they rank there.',
  hintOfTeams: 'Select a team to see its tie-breaks and why it ranks there.',
  /** The buttons that mark the cells a number comes from, and that ask for the selected one. */
  mark: 'Highlight the source cells',
  marked: 'The cells stay highlighted until you close this message.',
  selected: 'Explain the number selected on the sheet',
  share: 'Share the standings',
  copy: 'Copy as text',
  toSend: 'As a web page or a file',
  chances: 'Who can still win?',
  noResult: 'No results yet. Enter the first one under Round.',
  /** The way to the guide. */
  inGuide: 'See how',
  unranked: 'Standings so far. Some games are still to be played.',
};

/** What the pane says where sheets to print are chosen. Those with values are ICU messages. */
export const printingTexts = {
  title: 'Print',
  hint: 'Tick the sheets you want on paper.',
  /** The sheets that stand ready are called like their tabs, but for these. */
  names: { pairings: 'All games' } as Readonly<Record<string, string>>,
  /** What the sheets that stand ready are for. */
  abouts: {
    round: 'The current round, board by board.',
    pairings: 'The sheet Pairings: every game, with the results so far.',
    standings: 'The standings as they are now.',
    crosstable: 'Everyone against everyone.',
    match: 'How the match stands.',
    live: 'Already in the workbook. It updates itself.',
    teams: 'The teams and their players.',
    matches: 'All matches, board by board.',
    sections: 'The winner of each section, on one page.',
    players: 'Each player’s results, without forfeits.',
    settings: 'How the matches are paired, scored and ranked.',
  } as Readonly<Record<string, string>>,
  /** What a report is called that could be printed now. */
  report: {
    final: 'Report',
    after: 'Report {state, select, under {during} other {after}} round {round}',
    soFar: 'Report so far',
  },
  /** Of sheets on which something has changed since they were made. */
  stale: 'Out of date: {sheets}. Prepare again to update.',
  more: 'More sheets',
  later: 'You can print a report after the first result, certificates after the last.',
  teaching: 'Teaching sheets',
  whose: 'Print for',
  everyone: 'Everyone',
  which: 'Which round',
  onPage: 'Per page',
  onPages: { '': 'One section', four: 'Up to four sections, to cut apart' },
  roundNow: 'Current round ({round})',
  allRounds: 'All rounds',
  prepare:
    '{count, plural, =0 {Prepare for printing} one {Prepare # sheet for printing} other {Prepare # sheets for printing}}',
};
