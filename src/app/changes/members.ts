import type { TeamMember } from '../../core/model';
import { nameProblems } from '../../core/names/name';
import { problem, type Problem } from '../../core/problem';
import { isRating, parseRating } from '../../core/ratings/rating';
import type { ChangeField } from './change';

/** Who plays for a new team. */
export const MEMBERS: ChangeField = {
  name: 'members',
  label: 'Players',
  hint: 'In board order, separated by semicolons, such as Anna Berg 2100; Ben Cole.',
  kind: 'text',
  where: ({ discipline }) => discipline !== undefined,
};

const parseMember = (text: string): TeamMember => {
  const [, name, rating] = /^(.*\S)\s+(\S*\d\S*)$/.exec(text) ?? [];
  return name !== undefined && rating !== undefined && isRating(rating)
    ? { name, rating: parseRating(/^\d+$/.test(rating) ? Number(rating) : rating) }
    : { name: text };
};

/** Members as somebody typed them, each with their rating behind the name if they have one. */
export const parseMembers = (typed: string): readonly TeamMember[] =>
  typed
    .split(/[;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map(parseMember);

/** What is wrong with the names of members: those of `nameProblems`; `team-members-missing` where there are none. */
export const memberNameProblems = (members: readonly TeamMember[] | undefined): readonly Problem[] =>
  members === undefined || members.length === 0
    ? [problem('team-members-missing', { field: 'members' })]
    : members.flatMap(({ name }, index) => nameProblems(name, members.slice(0, index), { field: 'members' }));
