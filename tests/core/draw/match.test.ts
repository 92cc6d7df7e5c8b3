import { drawWarnings } from '../../../src/core/draw/warnings';
import { makeTournament, type TournamentRequest } from '../../../src/core/tournament';
import { makeEvent, parseEvent } from '../../../src/core/format/event';
import { matchOf } from '../../../src/core/pairing/teams/members';
import { newMatch, playedBy } from '../../matches';

const TEAMS = [
  { id: 'k', name: 'Kings' },
  { id: 'q', name: 'Queens' },
];

/** `kkqq`: a member of which team has which number; anything else has no team. */
const refused = (teams: string, more: Partial<TournamentRequest> = {}): unknown => {
  const made = makeTournament({
    id: 'match',
    event: 'Match',
    players: [...teams].map((team, index) => ({ name: `P${index + 1}`, ...(team === '.' ? {} : { team }) })),
    teams: TEAMS,
    system: 'scheveningen',
    ruleSet: 'match',
    tieBreaks: ['PTS'],
    ...more,
  });
  return made.ok
    ? []
    : made.problems.map(({ code, place, values }) => [
        code,
        ...Object.values(place),
        ...Object.values(values),
      ]);
};

describe('a match of two teams', () => {
  it('has the games of its table, the second team’s numbers after those of the first', () => {
    const { games, rests, rounds, players, exchangeLastTwo } = newMatch(4);
    expect(games.slice(0, 8).map(({ round, board, white, black }) => [round, board, white, black])).toEqual([
      [1, 1, 1, 5],
      [1, 2, 2, 6],
      [1, 3, 7, 3],
      [1, 4, 8, 4],
      [2, 1, 6, 1],
      [2, 2, 5, 2],
      [2, 3, 3, 8],
      [2, 4, 4, 7],
    ]);
    expect([rounds, games.length, rests, exchangeLastTwo]).toEqual([4, 16, [], false]);
    expect(players.map(({ no, team }) => `${no}${team}`).join(' ')).toBe('1k 2k 3k 4k 5q 6q 7q 8q');
    expect(matchOf(newMatch(4))).toEqual({ boards: 4, opponents: 4 });
  });

  it('of different sizes lets as many rest in each round as one team is larger', () => {
    const { rests, rounds } = newMatch(5, 3);
    expect([rounds, rests.length]).toEqual([5, 10]);
    expect([1, 2, 3, 4, 5].map((no) => rests.filter(({ player }) => player === no).length)).toEqual([
      2, 2, 2, 2, 2,
    ]);
  });

  it('says what its colours are not', () => {
    const codes = (...match: Parameters<typeof newMatch>): string[] =>
      drawWarnings(newMatch(...match)).map(({ code }) => code);
    expect(codes(4)).toEqual([]);
    expect(codes(2)).toEqual(['teams-not-level']);
    expect(codes(4, 4, { system: 'scheveningen-classical' })).toEqual(['teams-colours-by-round']);
    expect(codes(4, 3, { system: 'scheveningen-classical' })).toEqual([]);
  });

  it('is refused unless everyone is in one of two teams, the first team first, of 2 to 62 members each', () => {
    expect(refused('kkqq')).toEqual([]);
    expect(refused('kk.q')).toEqual([['team-missing', 'P3']]);
    expect(refused('kkkk', { teams: TEAMS.slice(0, 1) })).toEqual([['teams-not-two', 1, 'Kings']]);
    const three = [...TEAMS, { id: 'r', name: 'Rooks' }];
    expect(refused('kkqqrr', { teams: three })).toEqual([['teams-not-two', 3, 'Kings, Queens, Rooks']]);
    expect(refused('kkq')).toEqual([['team-size', 'Queens', 1, 2, 62]]);
    expect(refused(`${'k'.repeat(63)}qq`)).toEqual([['team-size', 'Kings', 63, 2, 62]]);
    expect(refused('kqkq')).toEqual([['team-numbers', 'P3', 'Kings']]);
    expect(refused('kkqq', { cycles: 0 })).toEqual([['cycles-invalid', 'cycles', 1, 12, '0']]);
  });
});

describe('the event file of a match', () => {
  const codes = (text: string): string[] => {
    const read = parseEvent(text);
    return read.ok ? [] : read.problems.map(({ code, place }) => `${code} at ${place.field}`);
  };

  it('gives the same match back', () => {
    for (const match of [newMatch(4), newMatch(10), newMatch(5, 3), newMatch(3, 5, { cycles: 2 })]) {
      const played = playedBy(match, '1=0. 0011');
      expect(parseEvent(makeEvent(played))).toEqual({ ok: true, value: played });
    }
  });

  it('is refused where the teams are not two, or the list for them does not begin with their points', () => {
    const match = newMatch(2);
    const [one, two, ...others] = match.players;
    const without = { ...one!, team: undefined! };
    expect(codes(makeEvent({ ...match, players: [without, two!, ...others] }))).toEqual([
      'team-missing at players[0].team',
    ]);
    expect(codes(makeEvent({ ...match, players: match.players.slice(0, 3), games: [] }))).toEqual([
      'team-size at teams',
    ]);
    expect(codes(makeEvent({ ...match, teamTieBreaks: ['NZ_BOARDS'] }))).toEqual([
      'criterion-order at teamTieBreaks',
    ]);
  });
});
