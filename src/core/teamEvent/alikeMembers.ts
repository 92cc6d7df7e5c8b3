import { foldedName } from '../name';
import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import type { TeamEvent } from './model';

/** `member-alike` for every name that several members of teams have, with their teams and places in these: line-ups go by name. */
export const alikeMembers = ({ players: teams }: Pick<TeamEvent, 'players'>): readonly Problem[] => {
  const byName = new Map<string, { readonly name: string; readonly seat: string }[]>();
  for (const team of teams)
    team.members.forEach(({ name }, index) => {
      const key = foldedName(name);
      const group = byName.get(key) ?? [];
      byName.set(key, group);
      group.push({ name, seat: `${team.name} ${index + 1}` });
    });
  return [...byName.values()]
    .filter((group) => group.length > 1)
    .map((group) => {
      const { name } = entryAt(group, 0);
      const seats = group.map(({ seat }) => seat).join(', ');
      return problem('member-alike', { player: name }, { name, seats, count: group.length });
    });
};
