/** What the command line and the pane say of the steps of a team event. */
export const teamStepTexts = {
  log: {
    made: 'Team league created: {teams, plural, one {# team} other {# teams}}, {matches, plural, one {# match} other {# matches}}.',
    withdrawn:
      '{team} withdrew after {finished} of {all} matches; what it played counts{lost, plural, =0 {} one {, one match is lost by forfeit} other {, # matches are lost by forfeit}}.',
    annulled: '{team} withdrew after {finished} of {all} matches; none of its matches counts.',
    cameBack: '{team} is back and plays its remaining matches.',
    result: 'Match {match}, {home} – {away}, board {board}: {result} (was {before}).',
    resultGone: 'Match {match}, {home} – {away}, board {board}: result cleared (was {before}).',
    results: '{count} results recorded. {list}',
    resultsOfMatch: 'Match {match}, {home} – {away}: {list}.',
    resultInList: 'board {board} {result}',
    lineUp: 'Match {match}, {home} – {away}: {team} with {list}.',
    seat: '{player} at board {board} (was {before})',
    emptySeat: 'nobody at board {board} (was {before})',
    nobody: 'nobody',
    swapped: 'Match {match}, {home} – {away}: home and away swapped, {away} is at home now.',
  },
  swapped: 'Match {match}, {home} – {away}: {home} is at home now.',
  /** How many line-ups a step changes, and whom they have where afterwards. */
  lineUps:
    '{count, plural, one {The line-up of {team} changes in one match.} other {The line-up of {team} changes in # matches.}}',
  seat: 'Round {round}, board {board}: {player}, instead of {before}.',
  /** What is missing, match by match: `match 2 (boards 1, 3)`. */
  status: {
    missing: 'Results missing from rounds that have begun: {list}.',
    unnamed: 'Names missing: {list}.',
    match: 'match {match} ({count, plural, one {board {boards}} other {boards {boards}}})',
    team: 'match {match}, {team} ({count, plural, one {board {boards}} other {boards {boards}}})',
    overdue: '{count, plural, one {# match is} other {# matches are}} overdue: run calendar to see which.',
  },
};

/** The sentences of the Log of a team event, ICU messages with their values; those that every Log has are in `log.ts`. */
export type TeamLogTexts = (typeof teamStepTexts)['log'];
