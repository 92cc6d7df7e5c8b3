export const matchEn = {
  /** The name of the sheet. */
  sheet: 'Match',
  /** The heading of the column of teams on Players and Standings. */
  team: 'Team',
  total: 'Total',
  matchPoints: 'Match points',
  wins: 'Wins',
  draws: 'Draws',
  finished: 'Finished',
  order: 'Decided by',
  code: 'Code',
  criterion: 'Criterion',
  ahead: 'Ahead',
  level: 'level',
  soFar: 'Ahead so far',
  winner: 'Winner',
  /** `Uster leads 6–3`, `Uster won 9½–6½`; `The teams are level at 3–3`, `The teams drew 8–8`. */
  leads: 'leads',
  won: 'won',
  areLevel: 'The teams are level at',
  drew: 'The teams drew',
  /** After a score by which the match was not decided: `Uster won, 8–8 in game points`. */
  inGamePoints: 'in game points',
  /** What tells the teams apart instead. */
  aheadBy: 'Ahead by',
  decidedBy: 'Decided by',
  byRounds: 'By rounds',
  byBoards: 'By boards',
  /** The heads of the values of whoever is ahead, and of the other team. */
  with: 'with',
  against: 'against',
  allCriteria: 'All criteria that can decide a match.',
  hint: 'You may change the yellow codes at any time: each decides only if those above it leave the teams level.',
  legend: 'Match points: 2 for a round won, 1 for a drawn round, once all its games are finished.',
};

/** What is wrong with two teams, and with what is chosen for them. */
export const matchProblemsEn = {
  'teams-not-level':
    'On {boards} boards no table gives every player and both teams equal colours in every round. Here the players have equal colours, the teams do not.',
  'teams-colours-by-round':
    'In each round one team has White on all boards, and White tends to score more. Until the colours are even, the score of the match says little.',
  'team-column-missing': 'The list has no column “{typed}” for the teams. It has: {choices}.',
  'team-missing': 'This player has no team. Say which team they play for.',
  'teams-not-two':
    'A match needs two teams, but the list has {count, plural, =0 {none} one {one: {names}} other {#: {names}}}. Give each player one of two teams, spelt alike.',
  'team-size':
    'The team {team} has {count, plural, one {one member} other {# members}}. A team needs at least {least} and at most {most}.',
  'team-numbers':
    'In a match the first team ({team}) has the first numbers. Give its members lower numbers than the other team.',
  'criterion-not-for-teams':
    'The tie-break {typed} compares players by their games against each other, but members of one team have none. Leave it out for a match.',
  'list-numbers-unused':
    'The list already has numbers{column, select, none {} other { in the column “{column}”}}, but Roundabout drew new lots. If those are the pairing numbers, create the tournament again with --numbers "column:{way}".',
  'match-proposed':
    'The column “{column}” has two teams, {first} and {second}, but here everyone plays everyone. If each member should play each member of the other team, choose the system {system} for a match.',
  'match-players-stay':
    'A match keeps the players that its two teams began with: nobody can join or be taken off the list. A substitute can take over the number of somebody who does not play. Before the first result, you can also create the match again from your list.',
  'team-mates-meet': '{one} and {other} are in the same team, so they do not meet in a match.',
} as const;
