import { foldedName } from '../name';
import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import { unlessProblems, type Result } from '../result';
import type { Dealing, DealtSection } from './section';
import { LEAST_IN_SECTION } from './sizes';

/** Room for the name of a section on the tabs of its sheets. */
const LONGEST_NAME = 40;

/** Whether each section's players stand together in the list, so that the order of the sections is meant. */
const isInBlocks = (keys: readonly string[]): boolean =>
  keys.filter((key, index) => key !== keys[index - 1]).length === new Set(keys).size;

/** A before B, 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true });

const problemsOf = (
  players: readonly Pick<Dealing, 'name' | 'section'>[],
  sections: readonly DealtSection[],
): readonly Problem[] => {
  const without = players.filter(({ section }) => section.trim() === '');
  if (without.length > 0)
    return without.map(({ name }) => problem('section-missing', { player: name }, { player: name }));
  if (sections.length < 2) {
    const [{ name }] = [entryAt(sections, 0)];
    return [problem('sections-one', {}, { section: name })];
  }
  return sections.flatMap(({ name, members }) => [
    ...(members.length < LEAST_IN_SECTION
      ? [problem('section-too-small', {}, { section: name, count: members.length, least: LEAST_IN_SECTION })]
      : []),
    ...(name.length > LONGEST_NAME
      ? [problem('section-name-long', {}, { section: name, most: LONGEST_NAME })]
      : []),
  ]);
};

/**
 * Sections as the list says, under the names that it has for them, capitals or not. They stand as in the list where each stands there
 * as one block, else by their names, 2 before 10. Problems: `section-missing` for each player without one, `sections-one` where all
 * are in one, `section-too-small` for each with less than 3 players, `section-name-long`.
 */
export const dealByHand = (
  players: readonly Pick<Dealing, 'name' | 'section'>[],
): Result<readonly DealtSection[]> => {
  const keys = players.map(({ section }) => foldedName(section));
  const sections = [...new Set(keys)].map((key) => {
    const members = keys.flatMap((each, index) => (each === key ? [index] : []));
    const name = entryAt(players, entryAt(members, 0)).section.trim();
    return { name, members, twice: false };
  });
  return unlessProblems(problemsOf(players, sections), () =>
    isInBlocks(keys) ? sections : sections.sort((one, other) => byName.compare(one.name, other.name)),
  );
};
