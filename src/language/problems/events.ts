/** What is wrong with two teams, and with what is chosen for them. */
export const matchProblemsEn = {
  'teams-not-level':
    'On {boards} boards no table gives every player and both teams equal colours in every round. Here the players have equal colours, but the teams do not.',
  'teams-colours-by-round':
    'In each round one team has White on all boards, and White tends to score more. Until the colours are even, the match score means little.',
  'teams-without-players':
    'The column “{column}” has teams, but your list has no players. For a team league, give each player a row, with their team beside them. If each match has one result, make one tournament of the teams.',
  'team-column-missing': 'The list has no column “{typed}” for the teams. It has: {choices}.',
  'team-missing': 'This player has no team. Say which team they play for.',
  'teams-not-two':
    'A match needs two teams, but the list has {count, plural, =0 {none} one {one: {names}} other {#: {names}}}. Give each player one of two teams, always spelt the same way.',
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
    'In a match, both teams keep the players they began with: nobody can join or be taken off the list. A substitute can take over the number of somebody who does not play. Before the first result, you can also create the match again from your list.',
  'team-mates-meet': '{one} and {other} are in the same team, so they do not meet in a match.',
} as const;

/** What is wrong with an event of teams, and with who sits where. */
export const teamEventProblemsEn = {
  'workbook-of-teams':
    'This command does not work for team leagues. Use record, lineup, sides, exchange, swap, dates, reschedule, withdraw, reenter, enter, remove, substitute, correct, adjust, undo, redo, status, standings, text, calendar, repair, handout, remove-tournament or convert.',
  'option-of-players': 'The option {option} does not work for team leagues. Leave it out.',
  'team-event-live': 'The sheets of a team league update themselves. There is nothing to refresh.',
  'team-event-undated':
    'The matches have no dates yet. “Set dates” gives each round one (roundabout dates --first 2026-11-27). If the sheet Matches has a column Date, you can type them there.',
  'team-count':
    'The list has {count, plural, one {# team} other {# teams}}. A team league has {least} to {most}.',
  'team-event-large':
    'This would be {games} games: the limit is {most}. Split the teams into groups, or let each pair meet fewer times.',
  'team-left-early':
    'The team {team} is marked as withdrawn, but finished only {count} of {all} matches. When a team leaves before half, usually none of its matches count: choose the other status for that.',
  'team-left-late':
    'No match of the team {team} counts, but it finished {count} of {all}. After half they usually count, and the rest are lost by forfeit: choose the status “Withdrawn” for that.',
  'reserves-read':
    'Your list calls {count, plural, one {one player a reserve} other {# players reserves}}. Boards in a match: {boards}.',
  'event-team-unknown': 'There is no team {number} in this event.',
  'team-meets-itself': 'Team {number} is paired with itself.',
  'team-two-matches': 'Team {number} has two matches in round {round}.',
  'line-up-stranger':
    'Match {match}, board {board}: {player} is not on the list of the team {team}. The result counts for the team, but for no player. Add the name on the sheet Teams, or correct it.',
  'line-up-twice': 'Match {match}, board {board}: {player} of {team} sits at two boards in this round.',
  'line-up-order':
    'Match {match}, board {board}: {player} of {team} {where, select, below {sits below {other} (board {at}), who comes later on the list} above {sits above {other} (board {at}), who comes earlier on the list} other {sits at the board of somebody else}}. The result counts. If your rules say otherwise, change it to a forfeit.',
  'sides-by-table':
    'Where two teams meet member by member, the pairing table says who meets whom and who is at home.',
  'swap-itself': '{name} cannot swap numbers with itself. Name somebody else.',
  'swap-decided':
    '{one} and {other} cannot swap numbers any more: number {game} on the sheet already has an entry.',
  'swap-pinned':
    '{name} stays in one place, which goes with their number, so they cannot swap it. Choose somebody else.',
  'swap-teams': '{one} and {other} play for different teams. Only players in the same team can swap numbers.',
  'team-members-missing':
    'This team has no players. Name its players in the order of boards, with semicolons between them.',
  'line-up-nobody': 'Match {match}, board {board}: a game was played, but the team {team} has no name there.',
} as const;

/** What is wrong with a step of a team event, by the code of the problem. */
export const teamStepProblemsEn = {
  'line-up-played-on':
    'Match {match}, board {board} has been played: the game now counts for {player}. If that is right, leave it.',
  'team-event-over': 'Every board of the team {team} has a result, so it can no longer withdraw.',
  'member-unknown':
    '“{typed}” is not on the list of the team {team}: {choices}. Add the name on the sheet Teams first, or correct it.',
  'team-list-full':
    'The team {team} has no empty row left on the sheet Teams. Type the name on Matches instead: the result counts for the team.',
  'member-ambiguous': '“{typed}” may mean several members of {team}: {choices}. Give the whole name.',
  'team-log-missing':
    'These sheets have no Log, so Roundabout cannot record steps or undo them. Repair rebuilds them with a Log; what you typed stays.',
  'clash-team': '{player} has matches {games} on the same day, {date}. Move one of them.',
  'clash-team-venue':
    '{games} matches are played on {date}{venue, select, none {} other { at {venue}}}, but there {count, plural, one {is # board} other {are # boards}}. Move some of them.',
  'clash-team-hall':
    '{matches}: {count} matches at the same time in {venue}, in round {round}{date, select, none {} other {, on {date}}}{boards, select, 0 {} other {, with {boards} boards in all}}. If there is no room for them, two teams can swap their numbers, or one match can move.',
  'clash-match-break': 'Match {match} is on {date}, a day without play. Move it.',
  'team-sheet-lost':
    'The sheet Team event is gone, so Roundabout cannot find the matches of these teams. Restore it with Undo in Excel or from your last saved copy.',
} as const;

/** What is wrong with the sections that a tournament is divided into. */
export const sectionSheetProblemsEn = {
  'section-twice': 'Two sections are called {section}. Give each its own name.',
  'section-unknown': 'There is no section “{typed}”. Choose one of: {choices}.',
  'section-missing': '{player} has no section. Say which section they play in.',
  'section-numbers':
    '{player} of section {section} has a number from another section. Give the players of each section consecutive numbers.',
  'section-mixed': '{one} and {other} are in different sections, so they do not meet.',
  'exchange-sections':
    'Game {game} is in section {section}, but game {other} is in section {another}. You can only swap games within a section.',
  'sections-of-teams':
    'A match of two teams has no sections. Choose a pairing system for one list of players.',
  'sections-too-large':
    'Sections can share sheets for up to {most} players in all, but you have {count}. Give each section its own sheets.',
} as const;
