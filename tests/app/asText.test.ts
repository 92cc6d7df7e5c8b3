import { withGame, withGames, withOutcomesInOrder, withStatus } from '../changed';
import { parseWantedDates } from '../../src/core/calendar/wanted';
import { missingAsText, roundAsText, standingsAsText } from '../../src/app/asText';
import type { Game, Player, Tournament } from '../../src/core/model';
import type { OutcomeCode } from '../../src/core/results/outcome';
import { generated } from '../generated';
import { newMatch } from '../matches';
import { valueOf } from '../results';
import type { TeamEvent } from '../../src/core/teamEvent/model';
import type { Result } from '../../src/core/result';
import { newTeamEvent, playedMatches } from '../teamEvents';

/** By Berger: 1 Bea–Eva, 2 Carl–Dan; 3 Eva–Carl, 4 Anna–Bea; 5 Carl–Anna, 6 Dan–Eva; 7 Anna–Dan, 8 Bea–Carl; 9 Dan–Bea, 10 Eva–Anna. */
const NAMES = ['Anna Berg', 'Bea', 'Carl Dahl', 'Dan', 'Eva'];

const named = (players: readonly Player[], names: readonly string[]): readonly Player[] =>
  players.map((player, index) => ({ no: player.no, name: names[index]!, status: 'playing' }));

const club = (names = NAMES): Tournament => {
  const made = generated({ players: names.length, cycles: 1, seed: 1, finished: 0 });
  return { ...made, tieBreaks: ['PTS'], players: named(made.players, names) };
};

const left = (base: Tournament, no: number): Tournament => withStatus(base, no, 'annulled');

const linesOf = (text: string): readonly string[] => text.split('\n');
const round = (tournament: Tournament, no: number) => linesOf(valueOf(roundAsText(tournament, no)));
const table = (tournament: Tournament) => linesOf(valueOf(standingsAsText(tournament)));
const missing = (tournament: Tournament) => linesOf(missingAsText(tournament));

describe('a round', () => {
  it('has its games in order of boards, results as far as there are any, and who rests', () => {
    expect(round(withOutcomesInOrder(club(), '1-0', null, '1/2', '+-'), 1)).toEqual([
      'Round 1',
      '1  Bea - Eva  1-0',
      '2  Carl Dahl - Dan',
      'Bye: Anna Berg',
    ]);
    expect(round(withOutcomesInOrder(club(), '1-0', null, '1/2', '+-'), 2)).toEqual([
      'Round 2',
      '1  Eva - Carl Dahl  ½-½',
      '2  Anna Berg - Bea  +/-',
      'Bye: Dan',
    ]);
  });

  it('says why a game has no result: postponed, adjourned, not played since somebody left', () => {
    const put = withGame(withGame(club(), 1, { pending: 'postponed' }), 2, { pending: 'adjourned' });
    expect(round(put, 1).slice(1, 3)).toEqual(['1  Bea - Eva  postponed', '2  Carl Dahl - Dan  adjourned']);
    expect(round(left(club(), 5), 1).slice(1)).toEqual([
      '1  Bea - Eva  not played',
      '2  Carl Dahl - Dan',
      'Bye: Anna Berg, Bea',
    ]);
    expect(round(left(club(), 1), 1)).toHaveLength(3);
  });

  it('in Go has Black first, as its sheets have, and the result read that way', () => {
    const go = { ...withOutcomesInOrder(club(), '1-0', '+-'), profile: 'go' } as const;
    expect(round(go, 1).slice(1, 3)).toEqual(['1  Eva - Bea  0-1', '2  Dan - Carl Dahl  -/+']);
  });

  it('has its date, and beside a game that was moved its own', () => {
    const dated: Tournament = {
      ...club(),
      dated: true,
      games: club().games.map((game) => ({
        ...game,
        date: game.no === 2 ? '2026-12-01' : '2026-11-27 19:00',
      })),
    };
    expect(round(dated, 1)).toEqual([
      'Round 1, Fri 27 Nov 2026 19:00',
      '1  Bea - Eva',
      '2  Carl Dahl - Dan  Tue 1 Dec 2026',
      'Bye: Anna Berg',
    ]);
    expect(round(withOutcomesInOrder(dated, null, '0-1'), 1)[2]).toBe(
      '2  Carl Dahl - Dan  0-1  Tue 1 Dec 2026',
    );
  });

  it('with ten boards and more has all names in one column', () => {
    const large = club(Array.from({ length: 20 }, (_, index) => `P${index + 1}`));
    const lines = round(large, 1);
    expect([lines[1], lines[10]!.slice(0, 4)]).toEqual(['1   P1 - P20', '10  ']);
    expect(lines.slice(1).every((line) => line.indexOf('P') === 4)).toBe(true);
  });

  it.each([0, 6, 1.5, NaN])('there is none with the number %j', (no) => {
    expect(roundAsText(club(), no)).toMatchObject({
      problems: [{ code: 'number-out-of-range', place: { field: 'round' }, values: { least: 1, most: 5 } }],
    });
  });
});

describe('names', () => {
  it('that are written from right to left stand by themselves, others as they are', () => {
    const lines = round(club(['Anna', 'שרה לוי', 'Carl', 'Dan', 'أحمد']), 1);
    expect(lines[1]).toBe('1  \u2068שרה לוי\u2069 - \u2068أحمد\u2069');
    expect(lines[2]).toBe('2  Carl - Dan');
  });

  it('break no line and turn nothing round', () => {
    const lines = round(club(['Anna', 'Bea\nBerg', '\u202ECarl', 'Dan\u2069 ', 'E{v}a <b>']), 1);
    expect(lines).toEqual(['Round 1', '1  Bea Berg - E{v}a <b>', '2  Carl - Dan', 'Bye: Anna']);
  });
});

describe('the standings', () => {
  it('have the event, then place, name and points; equals share their places', () => {
    expect(
      table(
        withOutcomesInOrder({ ...club(), event: 'Autumn Open', section: 'A' }, '1-0', '1/2', '1/2', '1/2'),
      ),
    ).toEqual([
      'Autumn Open · A',
      'After round 2',
      '1.   Bea  1.5',
      '2.   Carl Dahl  1',
      '3-5. Anna Berg  0.5',
      '3-5. Dan  0.5',
      '3-5. Eva  0.5',
    ]);
  });

  it('say how many games are missing, and when they are final', () => {
    expect(table(withOutcomesInOrder(club(), '1-0', null, '1/2', '1/2'))[1]).toBe(
      'After round 2 (1 game missing)',
    );
    expect(table(withOutcomesInOrder(club(), null, null, '1/2', null))[1]).toBe('Standings so far');
    expect(table(club())[1]).toBe('Before the first game');
    const all = club().games.map((): OutcomeCode => '1/2');
    expect(table(withOutcomesInOrder(club(), ...all))).toEqual([
      'Generated 1',
      'Final standings',
      '1-5. Anna Berg  2',
      '1-5. Bea  2',
      '1-5. Carl Dahl  2',
      '1-5. Dan  2',
      '1-5. Eva  2',
    ]);
  });

  it('of any game but chess have what was played, won, drawn and lost before the points', () => {
    const darts = { ...withOutcomesInOrder(club(), '1-0', '1/2', '0-1'), profile: 'neutral' } as const;
    expect(table(darts).slice(1, 4)).toEqual([
      'After round 2 (1 game missing): Games, Won, Drawn, Lost, Points',
      '1.   Carl Dahl  2  1  1  0  1.5',
      '2.   Bea  1  1  0  0  1',
    ]);
  });

  it('say who withdrew though their games count', () => {
    const played = withOutcomesInOrder(club(), '1-0', '1-0');
    expect(table(withStatus(played, 5, 'withdrawn')).slice(-2)).toEqual([
      expect.stringContaining('Eva'),
      'Withdrew: Eva',
    ]);
  });

  it('have who left before half of their games at the end, without a place', () => {
    expect(table(left(withOutcomesInOrder(club(), '1-0', '1-0'), 5))).toEqual([
      'Generated 1',
      'After round 1',
      '1.   Carl Dahl  1',
      '2-4. Anna Berg  0',
      '2-4. Bea  0',
      '2-4. Dan  0',
      'Withdrew early, games do not count: Eva',
    ]);
  });

  it('of a match begin with its score, whoever has more first', () => {
    const match = newMatch(2);
    const [one, other] = match.teams;
    const second = match.players.filter(({ team }) => team === other!.id).map(({ no }) => no);
    const outcome = ({ white }: Game): OutcomeCode => (second.includes(white) ? '1-0' : '1/2');
    const half: Tournament = withGames(match, (game) => ({ ...game, outcome: outcome(game) }));
    const wins = half.games.filter((game) => second.includes(game.white)).length;
    const draws = half.games.length - wins;
    expect(table(half)[2]).toBe(`${other!.name} ${wins + draws / 2} - ${one!.name} ${draws / 2}`);
  });

  it('are none by an order that there is not', () => {
    expect(standingsAsText({ ...club(), tieBreaks: ['PTS', 'XYZ'] })).toMatchObject({
      problems: [{ code: 'criterion-unknown' }],
    });
  });
});

describe('the games that are missing', () => {
  it('are those of rounds that have begun, and those put off, by rounds', () => {
    const some = withGame(withOutcomesInOrder(club(), '1-0', null, '1/2', '1-0', '1-0', null), 8, {
      pending: 'postponed',
    });
    expect(missing(some)).toEqual([
      'Still to play',
      'Round 1',
      '2  Carl Dahl - Dan',
      'Round 3',
      '2  Dan - Eva',
      'Round 4',
      '2  Bea - Carl Dahl  postponed',
    ]);
  });

  it('are also those of the round that is being played, not of a game that was played ahead', () => {
    expect(missing(withOutcomesInOrder(club(), '1-0', null, null, '0-1'))).toEqual([
      'Still to play',
      'Round 1',
      '2  Carl Dahl - Dan',
    ]);
  });

  it('are none before the first game, between two rounds, at the end, and where somebody left', () => {
    const none = ['No games are missing.'];
    expect(missing(club())).toEqual(none);
    expect(missing(withOutcomesInOrder(club(), '1-0', '1-0'))).toEqual(none);
    expect(missing(withOutcomesInOrder(club(), ...club().games.map((): OutcomeCode => '0-1')))).toEqual(none);
    expect(missing(left(withOutcomesInOrder(club(), null, '1-0'), 5))).toEqual(none);
  });
});

const teamLinesOf = (text: Result<string>): readonly string[] =>
  text.ok ? text.value.split('\n') : text.problems.map(({ code }) => code);

const teamLeft = (event: TeamEvent, no: number): TeamEvent => withStatus(event, no, 'annulled');

it('a round: matches with their scores, a line a board, who has none', () => {
  const event = playedMatches(newTeamEvent(3, 2), 'B-C =.');
  expect(teamLinesOf(roundAsText(event, 1))).toEqual([
    'Round 1',
    '',
    'Team B - Team C  0.5-0.5',
    '1  B1 - C1  ½-½',
    '2  B2 - C2',
    '',
    'No match: Team A',
  ]);
  expect(teamLinesOf(roundAsText(event, 4))).toEqual(['number-out-of-range']);
  const dated = newTeamEvent(3, 1, {
    calendar: { dates: valueOf(parseWantedDates('2026-11-13/7')), venues: ['', 'Hall'] },
  });
  expect(teamLinesOf(roundAsText(dated, 1)).slice(0, 3)).toEqual([
    'Round 1, Fri 13 Nov 2026',
    '',
    'Team B - Team C  Hall',
  ]);
});

it('a name that nobody has given, and a match that does not count', () => {
  const event = teamLeft(newTeamEvent(4, 1), 4);
  const [first, second, ...others] = event.games;
  const unnamed = {
    ...event,
    games: [first!, { ...second!, boards: [{ ...second!.boards[0]!, home: '' }] }, ...others],
  };
  expect(teamLinesOf(roundAsText(unnamed, 1)).slice(2)).toEqual([
    'Team A - Team D  not played',
    '',
    'Team B - Team C',
    '1  ? - C1',
    '',
    'No match: Team A',
  ]);
});

it('the standings: places, matches by how they ended, match points and game points; whose matches do not count is last', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-B 1=', 'B-C ==', 'A-C ==');
  expect(teamLinesOf(standingsAsText(event))).toEqual([
    'League',
    'Standings so far: Matches, Won, Drawn, Lost, Match points, Game points',
    '1. Team A  2  1  1  0  3  2.5',
    '2. Team C  2  0  2  0  2  2',
    '3. Team B  2  0  1  1  1  1.5',
    '4. Team D  0  0  0  0  0  0',
  ]);
  expect(teamLinesOf(standingsAsText(teamLeft({ ...event, tieBreaks: ['GP'] }, 4)))).toEqual([
    'League',
    'Final standings: Matches, Won, Drawn, Lost, Game points',
    '1. Team A  2  1  1  0  2.5',
    '2. Team C  2  0  2  0  2',
    '3. Team B  2  0  1  1  1.5',
    'Withdrew early, matches do not count: Team D',
  ]);
  const [first, ...others] = event.players;
  const fined = { ...event, players: [{ ...first!, adjustment: -1, adjustmentReason: 'late' }, ...others] };
  expect(teamLinesOf(standingsAsText(fined)).at(-1)).toBe('Adjusted: Team A −1 (late)');
  expect(teamLinesOf(standingsAsText(newTeamEvent(3, 1)))[1]).toBe(
    'Before the first game: Matches, Won, Drawn, Lost, Match points, Game points',
  );
});

it('what earlier rounds still wait for', () => {
  const event = playedMatches(newTeamEvent(4, 2), 'A-D 11', 'B-C 1.', 'D-C 10', 'A-B 1.');
  expect(missingAsText(event)).toBe('Still to play\nRound 1  Team B - Team C  (board 2)');
  expect(missingAsText(newTeamEvent(3, 2))).toBe('No matches of earlier rounds are missing.');
});
