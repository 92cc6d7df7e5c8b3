import { alikeMembers } from '../../../src/core/teamEvent/warnings';

const team = (no: number, name: string, ...members: readonly string[]) => ({
  ...{ no, name, status: 'playing' as const },
  members: members.map((each) => ({ name: each })),
});

it('members of one name are said, of one team and of two, with their places in the lists', () => {
  const teams = [
    team(1, 'Reds', 'Anna', 'Bert'),
    team(2, 'Blues', 'Cora', 'ANNA'),
    team(3, 'Greens', 'Emil', 'Emil'),
  ];
  expect(
    alikeMembers({ players: teams }).map(({ code, place, values }) => [code, place.player, values['seats']]),
  ).toEqual([
    ['member-alike', 'Anna', 'Reds 1, Blues 2'],
    ['member-alike', 'Emil', 'Greens 1, Greens 2'],
  ]);
  expect(alikeMembers({ players: teams.slice(0, 1) })).toEqual([]);
});
