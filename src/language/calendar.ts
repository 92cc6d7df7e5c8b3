import { byGame, type Changed } from './inProfile';

/** The texts of a calendar: ICU messages. */
const en = {
  /** A heading above the games of a date, and of those without one. */
  noDate: 'Without a date',
  /** A game below its date. */
  game: 'Round {round}, game {game}: {white} – {black}{result, select, none {} other { {result}}}{venue, select, none {} other {, {venue}}}{planned, select, none {} other {, planned for {planned}}}',
  /** A match of teams below its date. */
  match:
    'Round {round}, match {match}: {home} – {away}{result, select, none {} other { {result}}}{venue, select, none {} other {, {venue}}}',
  overdueMatch: 'Round {round}, match {match}: {home} – {away}, due {due}',
  /** A heading, and a line a game. */
  overdue: 'Overdue on {today}:',
  overdueGame: 'Round {round}, game {game}: {white} – {black}, due {due}',
  nothingOverdue: 'Nothing is overdue on {today}.',
  clashes: 'Clashes:',
  /** How many games are overdue. */
  overdueCount: '{count, plural, one {# game is} other {# games are}} overdue: run calendar to see which.',
  /** Texts of the pane: headings with a count, an overdue game, and how to get the calendar file. */
  pane: {
    overdue: '{count, plural, one {# game is} other {# games are}} overdue',
    overdueGame: 'Round {round}, board {board}: {left} – {right}, due {due}',
    clashes: '{count, plural, one {One date} other {# dates}} to check',
    file: {
      title: 'Calendar file',
      about:
        'The dates of the games for Outlook, Google Calendar or a phone. If you move games, make a new file: it updates the calendar.',
      whose: 'Whose games',
      everyone: 'All games',
      unread:
        'Roundabout does not understand {count, plural, one {one date} other {# dates}}. The file has the planned {count, plural, one {date} other {dates}} instead.',
    },
  },
  /** The texts of a game in a calendar file. */
  file: {
    summary: '{postponed, select, true {Postponed: } other {}}{left} – {right}',
    description: '{event}, round {round}, board {board}.',
    teamDescription: '{event}, round {round}, {count, plural, one {one board} other {# boards}}.',
    movedFrom: 'Moved from {planned}.',
    noNewDate: 'There is no new date yet.',
  },
};

const enTeams: Changed<typeof en> = {
  pane: {
    overdue: '{count, plural, one {# match is} other {# matches are}} overdue',
    file: {
      about:
        'The dates of the matches for Outlook, Google Calendar or a phone. If you move matches, make a new file: it updates the calendar.',
      whose: 'Whose matches',
      everyone: 'All matches',
    },
  },
};

/** The texts of calendars, of players or of teams. */
export const calendarTexts = byGame({ chess: en, go: {}, neutral: {}, teams: enTeams });
