import { makeEvent, parseEvent } from '../../../src/core/format/event';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { unwrap } from '../../app/conduct/check';
import { newTeamEvent, teamsAtRandom } from '../../teamEvents';

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
  const result = parseEvent(JSON.stringify(file), 'league.json');
  return result.ok ? [] : result.problems.map(({ code, place }) => `${code} ${place.field}`);
};

it('what a file does not say is: Berger, one cycle, 1-½-0, 2-1-0, any line-up, White on odd boards at home', () => {
  const result = parseEvent(JSON.stringify(FILE));
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
    tieBreaks: ['MP', 'GP'],
  });
});

it.each([1, 2, 3, 4])('what is written is read back: %i', (seed) => {
  const event = teamsAtRandom(
    newTeamEvent(3 + seed, 3, {
      whiteOnOdd: seed % 2 === 0 ? 'home' : 'away',
      cycles: 1 + (seed % 2),
      paper: seed % 2 === 0 ? 'A4' : 'Letter',
    }),
    seed,
    0.8,
  );
  const result = parseEvent(makeEvent(event));
  expect(result.ok && result.value).toEqual({ ...event, rounds: event.rounds } satisfies TeamEvent);
});

it('a file is of teams if it has matches', () => {
  const disciplineOf = (file: object) => unwrap(parseEvent(JSON.stringify(file))).discipline;
  expect(disciplineOf(FILE)).toBeDefined();
  const players = [1, 2].map((no) => ({ no, name: `Player ${no}` }));
  expect(disciplineOf({ event: 'x', players, games: [] })).toBeUndefined();
});

it.each([
  ['nothing', { matches: [] }, ['event-field event', 'event-field teams', 'number-out-of-range teams']],
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
