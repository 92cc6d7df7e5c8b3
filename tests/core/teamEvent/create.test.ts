import { makeTeamEvent } from '../../../src/core/teamEvent/create';
import { CLASSIC } from '../../../src/core/scoring';
import { MATCH_POINTS } from '../../../src/core/tiebreak/teams/table';
import { newTeamEvent } from '../../teamEvents';

it.each([3, 4, 7, 10])('%i teams: every two meet once, and nobody has two matches in a round', (teams) => {
  const { games: matches, rounds } = newTeamEvent(teams, 4);
  expect(matches).toHaveLength((teams * (teams - 1)) / 2);
  const pairs = new Set(matches.map(({ white: home, black: away }) => [home, away].sort().join()));
  expect(pairs.size).toBe(matches.length);
  for (let round = 1; round <= rounds; round++) {
    const busy = matches
      .filter((match) => match.round === round)
      .flatMap(({ white: home, black: away }) => [home, away]);
    expect(new Set(busy).size).toBe(busy.length);
  }
});

it('in two cycles every two meet once at home and once away', () => {
  const { games: matches } = newTeamEvent(4, 2, { cycles: 2 });
  expect(new Set(matches.map(({ white: home, black: away }) => `${home}-${away}`)).size).toBe(12);
});

it('members sit in the order of the list, and White changes from board to board', () => {
  const { games: matches } = newTeamEvent(4, 5, { boards: 3, whiteOnOdd: 'away' });
  expect(matches[0]!.boards.map(({ home, away, white }) => [home, away, white])).toEqual([
    ['A1', 'D1', 'away'],
    ['A2', 'D2', 'home'],
    ['A3', 'D3', 'away'],
  ]);
});

it('without a number of boards there are as many as the smallest team has members', () => {
  const made = makeTeamEvent({
    ...{ id: 'x', event: 'x', system: 'berger', cycles: 1, scoring: CLASSIC, matchScoring: MATCH_POINTS },
    ...{ lineUp: 'free', whiteOnOdd: 'home', tieBreaks: ['MP'], language: 'en' },
    teams: [4, 3, 6].map((count) => ({
      name: `${count}`,
      members: Array.from({ length: count }, (_, index) => ({ name: `${count}.${index}` })),
    })),
  });
  expect(made.ok && made.value.discipline.boards).toBe(3);
});

it.each([
  ['too many boards', { boards: 17 }, ['number-out-of-range']],
  [
    'too many teams',
    { teams: newTeamEvent(24, 1).players.concat(newTeamEvent(3, 1).players.slice(0, 1)) },
    ['team-count'],
  ],
  ['a list that begins with no score', { tieBreaks: ['BC'] }, ['criterion-order']],
  ['more games than a workbook stays quick with', { cycles: 12, boards: 4 }, ['team-event-large']],
  ['a system of two teams for five', { system: 'scheveningen' }, ['teams-not-two']],
  ['a system that is none', { system: 'swiss' }, ['system-unknown']],
])('%s is refused', (_, more, codes) => {
  const base = newTeamEvent(8, 4);
  const made = makeTeamEvent({
    ...{ ...base, ...base.discipline, matchScoring: base.scoring },
    cycles: 1,
    teams: base.players,
    calendar: undefined,
    whiteOnOdd: 'home',
    ...more,
  });
  expect(made.ok ? [] : made.problems.map(({ code }) => code)).toEqual(codes);
});
