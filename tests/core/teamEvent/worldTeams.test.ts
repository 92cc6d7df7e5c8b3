import { toNumber } from '../../../src/core/fraction';
import { individualStandings } from '../../../src/core/teamEvent/individuals';
import { lineUpFaults } from '../../../src/core/teamEvent/lineUps';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { teamEventStandings } from '../../../src/core/teamEvent/standings';
import { teamEventTable } from '../../../src/core/teamEvent/table';
import { drawnWorldTeams, FINAL_TABLE, worldTeams } from '../../worldTeams';

const standings = (event: TeamEvent) => {
  const rows = teamEventStandings(event);
  if (!rows.ok) throw new Error(JSON.stringify(rows.problems));
  return rows.value.map(({ no, rank, values }) => [
    rank,
    event.teams[no - 1]!.name,
    ...values.map((value) => value && toNumber(value)),
  ]);
};

describe('the World Team Championship 2019', () => {
  it('was drawn by the Berger table for ten: home sides and rounds are those of the program', () => {
    const pairs = ({ matches }: TeamEvent) => matches.map(({ round, home, away }) => [round, home, away]);
    expect(pairs(worldTeams)).toEqual(pairs(drawnWorldTeams()));
    expect([worldTeams.rounds, worldTeams.boards, worldTeams.matches.length]).toEqual([9, 4, 45]);
  });

  it('ends as it was published: match points, then game points', () => {
    expect(standings(worldTeams)).toEqual(
      FINAL_TABLE.map(([team, , match, game], index) => [index + 1, team, match, game]),
    );
  });

  it('has the cross-table of its boards', () => {
    const { matches } = teamEventTable(worldTeams, 'match');
    const no = (name: string): number => worldTeams.teams.findIndex((team) => team.name === name);
    const said = (halves: number): string =>
      halves % 2 === 0 ? `${halves / 2}` : `${halves === 1 ? '' : (halves - 1) / 2}½`;
    const cells = FINAL_TABLE.map(([team]) =>
      FINAL_TABLE.map(([other]) => {
        const met = matches[no(team)]!.find(({ opponent }) => opponent === no(other));
        return met ? said(met.gamePoints) : '*';
      }).join(' '),
    );
    expect(cells).toEqual(FINAL_TABLE.map(([, row]) => row));
  });

  it('stood after six rounds as the press had it: 10, 9, 9, 8, 6, 5, 4, 4, 4 and 1', () => {
    const early = { ...worldTeams, matches: worldTeams.matches.filter(({ round }) => round <= 6) };
    expect(
      standings(early)
        .map(([, team, match]) => `${team} ${match}`)
        .sort(),
    ).toEqual(
      ['Russia 10', 'India 9', 'England 9', 'USA 8', 'China 6', 'Iran 5']
        .concat(['Azerbaijan 4', 'Kazakhstan 4', 'Sweden 4', 'Egypt 1'])
        .sort(),
    );
  });

  it('had line-ups that changed from match to match, all in the order of the lists', () => {
    expect(lineUpFaults(worldTeams)).toEqual([]);
    const changed = worldTeams.matches.filter((match, index) => {
      const { boards } = drawnWorldTeams().matches[index]!;
      return match.boards.some(
        ({ home, away }, at) => home !== boards[at]!.home || away !== boards[at]!.away,
      );
    });
    expect(changed).toHaveLength(33);
  });

  it('has players who made what was published: Jumabayev 5 of 9, Speelman played once, Swiercz in every round', () => {
    const rows = individualStandings(worldTeams);
    const of = (team: string, member: number) => {
      const no = worldTeams.teams.find(({ name }) => name === team)!.no;
      const { games, points } = rows.find((row) => row.team === no && row.member === member)!;
      return [games, points / worldTeams.scoring.unit];
    };
    expect([of('Kazakhstan', 1), of('England', 5), of('USA', 1)]).toEqual([
      [9, 5],
      [1, 0],
      [9, 5],
    ]);
  });
});
