import ICAL from 'ical.js';
import { type CalendarEntry, makeCalendar } from '../../../src/core/format/calendar';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import { isTeamEventFile, makeTeamEventFile, parseTeamEvent } from '../../../src/core/format/teamEvent';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { eventOf } from '../../eventFixtures';
import fc from '../../properties';
import { told, valueOf } from '../../results';
import { sectioned, sectionsOf, withResults } from '../../sectioned';
import { newField } from '../../sheets/field';
import { newTeamEvent, teamsAtRandom } from '../../teamEvents';
import { scheduled } from '../calendar/field';

describe('calendar', () => {
  const NOW = '2026-11-20T08:00:30Z';
  const ENTRY: CalendarEntry = {
    uid: 'game-3.club@roundabout',
    date: '2026-11-27 19:00',
    summary: 'Anna – Berg',
    description: 'Club, round 1, board 2.',
    location: 'Town Hall',
    cancelled: false,
  };
  const linesOf = (...entries: readonly Partial<CalendarEntry>[]): readonly string[] =>
    makeCalendar(
      'Club',
      entries.map((entry) => ({ ...ENTRY, ...entry })),
      NOW,
    ).split('\r\n');
  const eventsIn = (file: string): readonly ICAL.Event[] =>
    new ICAL.Component(ICAL.parse(file) as [])
      .getAllSubcomponents('vevent')
      .map((component) => new ICAL.Event(component));
  const eventOf = (entry: Partial<CalendarEntry>): ICAL.Event =>
    eventsIn(makeCalendar('Club', [{ ...ENTRY, ...entry }], NOW))[0]!;

  describe('a calendar file', () => {
    it('has an entry a game, by local time and for three hours', () => {
      expect(linesOf({})).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Roundabout//Round-robin tournaments//EN',
        'X-WR-CALNAME:Club',
        'BEGIN:VEVENT',
        'UID:game-3.club@roundabout',
        'DTSTAMP:20261120T080030Z',
        'SEQUENCE:217324830',
        'DTSTART:20261127T190000',
        'DURATION:PT3H',
        'SUMMARY:Anna – Berg',
        'DESCRIPTION:Club\\, round 1\\, board 2.',
        'LOCATION:Town Hall',
        'STATUS:CONFIRMED',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ]);
    });

    it('an entry without a time lasts the day; one that does not take place is cancelled', () => {
      const lines = linesOf({ date: '2026-11-27', location: undefined, description: '', cancelled: true });
      expect(lines).toContain('DTSTART;VALUE=DATE:20261127');
      expect(lines).toContain('STATUS:CANCELLED');
      expect(lines.filter((line) => /^(DURATION|LOCATION|DESCRIPTION)/.test(line))).toEqual([]);
      expect(eventOf({ date: '2026-11-27' }).startDate.toString()).toBe('2026-11-27');
    });

    it('a later file has higher sequence numbers, over midnight and the end of a year too', () => {
      const sequence = (instant: string) => eventsIn(makeCalendar('Club', [ENTRY], instant))[0]!.sequence;
      const moments = [
        '2026-11-20T08:00:30Z',
        '2026-11-20T08:01:00Z',
        '2026-11-21T00:00:00Z',
        '2027-01-01T00:00:01Z',
      ];
      const numbers = moments.map(sequence);
      expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
      expect(new Set(numbers).size).toBe(4);
      expect(sequence('2080-01-01T00:00:00Z')).toBeLessThan(2 ** 31);
    });

    it('is read back by a parser of others as it was written, whatever people are called', () => {
      const sign = fc.oneof(
        fc.constantFrom(...'aé😀👩‍👩‍👧ß中נ,;:\\"\n\r\t \u00a0=', '👩‍👩‍👧', '\\n', '\\,'),
        fc.string({ unit: 'grapheme', maxLength: 3 }),
      );
      const word = fc.array(sign, { maxLength: 60 }).map((signs) => signs.join(''));
      const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
      fc.assert(
        fc.property(word, word, word, (summary, description, location) => {
          const file = makeCalendar(summary, [{ ...ENTRY, summary, description, location }], NOW);
          const event = eventsIn(file)[0]!;
          expect(event.summary).toBe(plain(summary));
          expect(event.description ?? '').toBe(plain(description));
          expect(event.location).toBe(plain(location));
          for (const line of file.split('\r\n')) {
            expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
            expect(line).not.toMatch(/[\n\r\ufffd]|^ +$/);
          }
        }),
        { numRuns: 500 },
      );
    });
  });
});

const dated = {
  ...scheduled(4, '2026-11-27/7', { venue: { all: 'Hall' } }),
  calendarLimits: {
    boards: 2,
    skip: [{ from: '2026-12-24', to: '2027-01-02' }],
    asOf: '2026-12-01',
  },
};

describe('the calendar in an event file', () => {
  it('comes back as it was written, with what its dates are held against', () => {
    const { games, calendar, calendarLimits } = valueOf(parseEvent(makeEvent(dated)));
    expect({ games, calendar, calendarLimits }).toEqual({
      games: dated.games,
      calendar: ['planned', 'venue'],
      calendarLimits: dated.calendarLimits,
    });
  });

  it('what is no number of boards, no day and no range of days is named', () => {
    const skip = [{ from: '2026-12-24', to: '2026-12-23' }, { from: 'Friday' }];
    const file = JSON.stringify({
      ...(JSON.parse(makeEvent(dated)) as object),
      calendarLimits: { boards: 0, skip, asOf: '2026-12-01 19:00' },
    });
    expect(told(parseEvent(file))).toEqual([
      'number-out-of-range; field calendarLimits.boards; typed 0; least 1; most 10000',
      'skip-invalid; field calendarLimits.skip[0]; typed 2026-12-24..2026-12-23',
      'event-field; field calendarLimits.skip[1].from; expected date',
      'event-field; field calendarLimits.skip[1].to; expected date',
      'event-field; field calendarLimits.asOf; expected date',
    ]);
  });

  it('a tournament without dates has nothing that they could be held against', () => {
    const undated = JSON.stringify({
      ...(JSON.parse(makeEvent(newField(['Anna', 'Berg', 'Cora']))) as object),
      calendarLimits: { boards: 2 },
    });
    expect(valueOf(parseEvent(undated))).not.toHaveProperty('calendarLimits');
  });
});

/** `code at field` of every problem. */
const problemsOf = (event: object): string[] => {
  const result = parseEvent(JSON.stringify(event));
  return result.ok ? [] : result.problems.map(({ code, place }) => `${code} at ${place.field}`);
};

const players = ['A', 'A', 'A', 'B', 'B', 'B'].map((section, index) => ({
  no: index + 1,
  name: `Player ${index + 1}`,
  section,
}));

const games = [
  [1, 2],
  [4, 5],
  [1, 3],
  [4, 6],
].map(([white, black], index) => ({ round: 1 + Math.floor(index / 2), white, black }));

const event = (more: object = {}): object => ({ event: 'Two sections', players, games, ...more });

describe('an event file of a tournament of sections', () => {
  it('says it by the section of each player; the boards are those of the games', () => {
    const { sections, rests } = eventOf(JSON.stringify(event()));
    expect(sections).toEqual([
      { name: 'A', firstBoard: 1, cycles: 1 },
      { name: 'B', firstBoard: 2, cycles: 1 },
    ]);
    expect(rests).toEqual([
      { round: 1, player: 3 },
      { round: 1, player: 6 },
      { round: 2, player: 2 },
      { round: 2, player: 5 },
    ]);
  });

  it('is read back as it was written, whatever the sections', () => {
    const sizes = fc.array(fc.integer({ min: 3, max: 7 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(sizes, fc.integer(), (of, seed) => {
        const made = withResults(sectioned(of), seed);
        expect(eventOf(makeEvent(made))).toEqual(made);
      }),
    );
    const [quad, rest] = sectionsOf([4, 3]);
    const double = sectioned([], { system: 'standard' }, [quad!, { ...rest!, cycles: 2, firstBoard: 9 }]);
    expect(eventOf(makeEvent(double))).toEqual(double);
  });

  it.each<[event: object, problem: string]>([
    [event({ sections: [{ name: 'A' }] }), 'section-unknown at players[3].section'],
    [event({ sections: [{ name: 'A' }, { name: 'B' }, { name: 'B' }] }), 'section-twice at sections'],
    [event({ sections: [{}] }), 'event-field at sections[0].name'],
    [
      event({
        players: players.map((player, at) => (at === 2 ? { ...player, section: undefined } : player)),
      }),
      'section-missing at players[2].section',
    ],
    [
      event({ players: players.map((player, at) => (at === 5 ? { ...player, section: 'A' } : player)) }),
      'section-numbers at players[5].section',
    ],
    [event({ games: [{ round: 1, white: 1, black: 4 }] }), 'section-mixed at games[0]'],
    [event({ pairing: { system: 'scheveningen' } }), 'sections-of-teams at sections'],
  ])('%o has the problem %s', (text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });
});

const PLAYED = { home: 1, away: 2, round: 1, boards: [{ home: 'Ada', away: 'Eva', result: '1/2' }] };
const FILE = {
  event: 'League',
  teams: [
    { name: 'Uster', members: [{ name: 'Ada', rating: 1999 }] },
    { name: 'Wil', members: [{ name: 'Eva' }] },
  ],
  matches: [PLAYED],
};

const problemsIn = (file: object): string[] => {
  const result = parseTeamEvent(JSON.stringify(file), 'league.json');
  return result.ok ? [] : result.problems.map(({ code, place }) => `${code} ${place.field}`);
};

it('what a file does not say is: Berger, one cycle, 1-½-0, 2-1-0, any line-up, White on odd boards at home', () => {
  const result = parseTeamEvent(JSON.stringify(FILE));
  expect(result.ok && result.value).toMatchObject({
    id: 'League',
    event: 'League',
    system: 'berger',
    cycles: 1,
    rounds: 1,
    players: [
      {
        no: 1,
        name: 'Uster',
        status: 'playing',
        members: [{ name: 'Ada', rating: { typed: 1999, strength: 1999 } }],
      },
      { no: 2, name: 'Wil', status: 'playing', members: [{ name: 'Eva' }] },
    ],
    games: [
      {
        ...{ no: 1, round: 1, board: 1, cycle: 1, white: 1, black: 2, outcome: '1/2' },
        boards: [{ board: 1, home: 'Ada', away: 'Eva', white: 'home', outcome: '1/2' }],
      },
    ],
    rests: [],
    discipline: { boards: 1, scoring: { win: 2, draw: 1, loss: 0, unit: 2 }, lineUp: 'free' },
    scoring: { win: 2, draw: 1, loss: 0, unit: 1 },
    tieBreaks: ['MP', 'GP', 'EDE', 'EMGSB', 'BC'],
    language: 'en',
  });
});

it.each([1, 2, 3, 4])('what is written is read back: %i', (seed) => {
  const event = teamsAtRandom(
    newTeamEvent(3 + seed, 3, { whiteOnOdd: seed % 2 === 0 ? 'home' : 'away', cycles: 1 + (seed % 2) }),
    seed,
    0.8,
  );
  const result = parseTeamEvent(makeTeamEventFile(event));
  expect(result.ok && result.value).toEqual({ ...event, rounds: event.rounds } satisfies TeamEvent);
});

it.each([
  ['a file with games', { event: 'x', players: [], games: [] }, false],
  ['a file with matches', FILE, true],
])('%s is told by what it has', (_, file, isOfTeams) => {
  expect(isTeamEventFile(JSON.stringify(file))).toBe(isOfTeams);
});

it('what is no JSON is no file of teams', () => {
  expect(isTeamEventFile('{')).toBe(false);
  expect(parseTeamEvent('{').ok).toBe(false);
});

it.each([
  [
    'nothing',
    {},
    ['event-field event', 'event-field teams', 'event-field matches', 'number-out-of-range teams'],
  ],
  ['a team against itself', { ...FILE, matches: [{ ...PLAYED, away: 1 }] }, ['team-meets-itself matches[0]']],
  ['a team that is none', { ...FILE, matches: [{ ...PLAYED, away: 3 }] }, ['event-team-unknown matches[0]']],
  [
    'two matches in a round',
    { ...FILE, matches: [PLAYED, PLAYED] },
    ['team-two-matches matches[1]', 'team-two-matches matches[1]'],
  ],
  [
    'a result that is none',
    { ...FILE, matches: [{ ...PLAYED, boards: [{ result: '2-0' }] }] },
    ['event-result matches[0].boards[0].result'],
  ],
  ['a list that begins with no score', { ...FILE, tieBreaks: ['BC'] }, ['criterion-order tieBreaks']],
  ['a rule that is none', { ...FILE, lineUp: 'any' }, ['choice-unknown lineUp']],
  ['a team without members', { ...FILE, teams: [...FILE.teams, { name: 'Zug' }] }, ['team-size teams[2]']],
])('%s is refused, with its place', (_, file, problems) => {
  expect(problemsIn(file)).toEqual(problems);
});
