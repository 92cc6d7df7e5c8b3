import { toNumber } from '../../../src/core/fraction';
import { individualStandings } from '../../../src/core/teamEvent/individuals';
import { lineUpFaults } from '../../../src/core/teamEvent/lineUps';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { teamEventTable, teamProgress } from '../../../src/core/teamEvent/table';
import { valueOf } from '../../results';
import { drawn, valuesOf, WORLDS_2001, WORLDS_2019, worldsWithTenth } from '../../worldTeams';

const placesIn = (event: TeamEvent) =>
  valueOf(standings(event)).rows.map(({ no, rank, values }) => [
    rank,
    event.players[no - 1]!.name,
    ...values.map((value) => value && toNumber(value)),
  ]);

/** `Russia 10`: what each team had by the first criterion after so many rounds, in the order of the alphabet. */
const after = (event: TeamEvent, last: number): string[] =>
  placesIn({ ...event, games: event.games.filter(({ round }) => round <= last) })
    .map(([, team, first]) => `${team} ${first}`)
    .sort();

describe.each([
  ['2019, ten teams, match points first', WORLDS_2019, [9, 4, 45], 33],
  ['2001, nine teams, game points first', WORLDS_2001, [9, 4, 36], 31],
] as const)('the World Team Championship %s', (_, teams, size, changed) => {
  const { event, final } = teams;

  it('was drawn by the Berger table: home sides and rounds are those of the program', () => {
    const pairs = ({ games: matches }: TeamEvent) =>
      matches.map(({ round, white: home, black: away }) => [round, home, away]);
    expect(pairs(event)).toEqual(pairs(drawn(event)));
    expect([event.rounds, event.discipline.boards, event.games.length]).toEqual(size);
  });

  it('ends as it was published', () => {
    expect(placesIn(event)).toEqual(
      final.map(([team, , match, game], index) => [index + 1, team, ...valuesOf(teams, match, game)]),
    );
  });

  it('has the cross-table of its boards', () => {
    const { matches } = teamEventTable(event, 'match');
    const no = (name: string): number => event.players.findIndex((team) => team.name === name);
    const said = (halves: number): string =>
      halves % 2 === 0 ? `${halves / 2}` : `${halves === 1 ? '' : (halves - 1) / 2}½`;
    const cells = final.map(([team]) =>
      final
        .map(([other]) => {
          const met = matches[no(team)]!.find(({ opponent }) => opponent === no(other));
          return met ? said(met.gamePoints) : '*';
        })
        .join(' '),
    );
    expect(cells).toEqual(final.map(([, row]) => row));
  });

  it('had line-ups that changed from match to match, all in the order of the lists', () => {
    expect(lineUpFaults(event)).toEqual([]);
    const others = event.games.filter((match, index) => {
      const { boards } = drawn(event).games[index]!;
      return match.boards.some(
        ({ home, away }, at) => home !== boards[at]!.home || away !== boards[at]!.away,
      );
    });
    expect(others).toHaveLength(changed);
  });
});

describe('what the press told of them', () => {
  it('match points after six rounds in 2019', () => {
    expect(after(WORLDS_2019.event, 6)).toEqual([
      ...['Azerbaijan 4', 'China 6', 'Egypt 1', 'England 9', 'India 9'],
      ...['Iran 5', 'Kazakhstan 4', 'Russia 10', 'Sweden 4', 'USA 8'],
    ]);
  });

  it('game points after six rounds in 2001', () => {
    expect(after(WORLDS_2001.event, 6)).toEqual([
      ...['Armenia 15', 'Cuba 11.5', 'Germany 14', 'Hungary 8', 'Iran 4'],
      ...['Macedonia 4.5', 'Russia 14.5', 'Ukraine 14.5', 'Uzbekistan 10'],
    ]);
  });

  it('players of 2019: Jumabayev made 5 of 9, Speelman played once, Swiercz in every round', () => {
    const { event } = WORLDS_2019;
    const rows = individualStandings(event);
    const of = (team: string, member: number) => {
      const no = event.players.find(({ name }) => name === team)!.no;
      const { games, points } = rows.find((row) => row.team === no && row.member === member)!;
      return [games, points / event.discipline.scoring.unit];
    };
    expect([of('Kazakhstan', 1), of('England', 5), of('USA', 1)[0]]).toEqual([[9, 5], [1, 0], 9]);
  });
});

describe('by another order of the list', () => {
  it('Armenia of 2001, third by game points, is fourth by match points, behind Germany', () => {
    const rows = placesIn({ ...WORLDS_2001.event, tieBreaks: ['MP', 'GP'] });
    expect(rows.slice(0, 4)).toEqual([
      [1, 'Ukraine', 14, 21.5],
      [2, 'Russia', 11, 21],
      [3, 'Germany', 11, 18.5],
      [4, 'Armenia', 9, 20],
    ]);
  });
});

it('the tenth team of 2001, which did not come: its matches count for nobody, and the others stand as they did', () => {
  const event = worldsWithTenth();
  const { matches, finished } = teamProgress(event);
  expect([event.games.length, matches, finished]).toEqual([45, 36, 36]);
  expect(placesIn(event)).toEqual([...placesIn(WORLDS_2001.event), [null, 'Africa', null, null]]);
});
