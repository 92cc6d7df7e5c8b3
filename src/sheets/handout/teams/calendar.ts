import { DAY, parseDate } from '../../../core/calendar/dates';
import { hasDates } from '../../../core/calendar/timing';
import { hallClashes } from '../../../core/calendar/clashes';
import { nameOf } from '../../../core/names/name';
import { problem } from '../../../core/problem';
import { ok } from '../../../core/result';
import { absentFrom } from '../../../core/results/progress';
import type { Match, TeamEvent } from '../../../core/teamEvent/model';
import { lacksDate } from '../../../core/teamEvent/table';
import { messageOf } from '../../../language/language';
import { asOf, drawnSheet, sideWords, type Handout, type HandoutWords } from '../handout';
import { prose } from '../drawing';
import { dateColumn, drawList, nameColumn, shortColumn, venueColumn } from './listed';
import type { Subject } from '../subject';
import { eventOf, scoreOf, TEAM_MOST } from './score';

const TITLE = 'Calendar';
const HEADER = 3;
const FIRST = HEADER + 1;

/** Days in their order, what was typed in place of one after them, matches without a date last. */
const whenOf = ({ date }: Match): number => {
  const found = date === undefined ? null : parseDate(date);
  if (found) return found.day + (found.minutes ?? 0) / DAY;
  return date === undefined ? Infinity : Number.MAX_VALUE;
};

const inOrder = (one: Match, other: Match): number => {
  const [first, second] = [whenOf(one), whenOf(other)];
  return first === second ? one.round - other.round || one.board - other.board : first < second ? -1 : 1;
};

const calendarSheet = (subject: Subject, event: TeamEvent, speech: HandoutWords) => {
  const { words, texts, say } = speech;
  const called = nameOf(event.players);
  const names = event.players.map(({ name }) => name);
  const matches = event.games.filter((match) => absentFrom(event, match).length === 0).sort(inOrder);
  const gone = new Set(event.games.flatMap((match) => absentFrom(event, match)).map(({ name }) => name));
  const [left, right] = sideWords(subject, speech);
  const without = (match: Match) => (lacksDate(event, match) ? texts.noDate : null);
  const columns = [
    ...dateColumn<Match>(words.date, true, ({ date }) => date, without),
    shortColumn<Match>(words.round, 8, ({ round }) => round),
    nameColumn<Match>(left, names, ({ white }) => called(white)),
    nameColumn<Match>(right, names, ({ black }) => called(black)),
    shortColumn<Match>(words.result, 10, (match) => scoreOf(event, match)),
    ...venueColumn<Match>(words.venue, matches, ({ venue }) => venue),
  ];
  const widths = columns.map(({ width }) => width);
  const clashes = hallClashes([event]).map((clash, index) =>
    prose(FIRST + matches.length + index, 0, widths, messageOf(clash, event.profile, true)),
  );
  return drawnSheet(TITLE, subject, speech, {
    lines: [
      ...asOf(subject, speech),
      gone.size === 0
        ? texts.calendarLegend
        : `${texts.calendarLegend} ${say(texts.calendarLeft, { teams: [...gone].join(', ') })}`,
    ],
    parts: [drawList(HEADER, columns, matches), ...clashes],
    widths,
    rows: FIRST + matches.length + clashes.length,
    paper: 'wide',
    titleRows: { from: HEADER, to: HEADER },
    freeze: { rows: FIRST, columns: 0 },
  });
};

/** Every match in the order of dates, with its venue. */
export const calendar: Handout = {
  id: 'calendar',
  name: TITLE,
  about:
    'every match in the order of dates, with venues and results; before round 1, the fixture list for the clubs',
  ofTeams: {
    most: TEAM_MOST,
    nothing: ({ tournament }) => (tournament && hasDates(tournament) ? [] : [problem('team-event-undated')]),
    make: (subject, speech) => ok(calendarSheet(subject, eventOf(subject), speech)),
  },
};
