import { dealingColumns, isOfBirths, SECTION_HEADING, type SectionChoices } from '../app/sections/deal';
import { pairSections, type PairedSections } from '../app/sections/create';
import type { NumberingMethod } from '../core/model';
import { isTeamSystem } from '../core/pairing/teams/system';
import { largest, smallest } from '../core/extremes';
import { countsOf } from '../core/grouped';
import { foldedName } from '../core/names/name';
import { problem } from '../core/problem';
import { parseFirstBoards } from '../core/sections/boards';
import { fail, type Result } from '../core/result';
import type { DealMethod } from '../core/sections/sizes';
import { cellText } from '../grid/cell';
import { isClassHeading, NO_WORDS } from '../language/headers';
import type { Roster } from '../sheets/roster';
import { isTeamHeading } from '../sheets/roster/headers';
import { methodOf } from './numbering';
import { choicesOf, type Drafting } from './draft';
import type { Options } from './options';
import { isSectionHeading } from './proposal';
import type { SectionOptions } from './sections';

/** The ways to give numbers that mean something in each section of a list. */
export const SECTION_NUMBERS: readonly NumberingMethod[] = ['lots', 'list', 'rating'];

/** How numbers are given within the sections: as it was chosen, else by lots. */
export const numbersWithin = (options: Pick<Options, 'numbers'>): NumberingMethod =>
  SECTION_NUMBERS.find((method) => method === methodOf(options)) ?? 'lots';

/** Whether somebody has a rating. */
const isRated = ({ players }: Roster): boolean =>
  players.some(({ rating }) => typeof rating?.strength === 'number');

/** How the list is dealt: as it was chosen, else by rating where somebody has one. */
export const dealtBy = (roster: Roster, { by }: SectionOptions): DealMethod =>
  by ?? (isRated(roster) ? 'rating' : 'list');

/** Whether strength was asked for where nobody has a rating, so that the order of the list stands for it. */
export const isStrengthUnknown = (roster: Roster, { by }: SectionOptions): boolean =>
  (by === 'rating' || by === 'snake') && !isRated(roster);

/** What a column that can deal the list says of each player. */
const valuesIn = ({ columns, headings, players }: Roster, heading: string): readonly string[] => {
  const at = columns.indexOf(heading);
  return players.map(({ federation = '', extra }) =>
    foldedName(heading === headings.federation ? federation : cellText(extra[at])),
  );
};

/** How many sections a column makes if everybody is in one of three players or more; else `Infinity`. */
const sectionsBy = (roster: Roster, heading: string): number => {
  const sizes = countsOf(valuesIn(roster, heading));
  return sizes.has('') || smallest(sizes.values()) < 3 ? Infinity : sizes.size;
};

/** The columns that can make sections: the chosen one, those headed so, and those with few values, one of them of three players, that do not say yes or no; never days of births. */
export const sectionColumns = (roster: Roster, { column }: SectionOptions): readonly string[] =>
  dealingColumns(roster).filter((heading) => {
    const texts = valuesIn(roster, heading).filter((text) => text !== '');
    const sizes = countsOf(texts);
    const areFew = sizes.size > 1 && sizes.size * 2 <= texts.length && largest(sizes.values()) > 2;
    if (isOfBirths(heading) && !texts.every((text) => /^\d{4}$/.test(text))) return false;
    return (
      heading === column || isSectionHeading(heading) || (areFew && !NO_WORDS.some((no) => sizes.has(no)))
    );
  });

/** The column that has the sections by hand: the chosen one, one that is headed so, or the one that makes fewest. */
export const columnBy = (roster: Roster, sections: SectionOptions): string => {
  const columns = sectionColumns(roster, sections);
  const fewest = smallest(columns.map((heading) => sectionsBy(roster, heading)));
  return (
    sections.column ??
    columns.find(isSectionHeading) ??
    columns.find((heading) => sectionsBy(roster, heading) === fewest) ??
    SECTION_HEADING
  );
};

/** Whether a text can say with whom somebody belongs: a telephone number, a sum of money cannot. */
const isOfGroup = (text: string): boolean => /\p{L}/u.test(text) && !/\d\s?\p{L}{3}/u.test(text);

/** The columns that group people, who can then be kept apart: some values come twice, and of any but clubs, teams and classes there are three, unlike yes and no. */
export const groupingColumns = (roster: Roster): readonly string[] => {
  return dealingColumns(roster).filter((heading) => {
    const isClub = heading === roster.headings.federation;
    const texts = valuesIn(roster, heading).filter((text) => text !== '');
    const different = new Set(texts).size;
    const least = isClub || isTeamHeading(heading) || isClassHeading(heading) ? 2 : 3;
    return different >= least && different < texts.length && texts.every(isOfGroup);
  });
};

const dealingOf = (
  roster: Roster,
  sections: SectionOptions,
  firstBoards: readonly number[],
): SectionChoices => ({
  firstBoards,
  by: dealtBy(roster, sections),
  size: Number(sections.size),
  leftover: sections.leftover ?? undefined,
  avoid: sections.avoid ?? undefined,
  column: columnBy(roster, sections),
});

/** What only makes sense for one tournament of all is left out. */
const withinSections = (options: Options): Options => ({
  ...options,
  system: options.system === null || isTeamSystem(options.system) ? 'berger' : options.system,
  numbers: numbersWithin(options),
  detail: null,
  pins: [],
  boardsThere: '',
});

/** Deals the list and pairs each section by the options. Problems: `section-size-missing`, those of `choicesOf`, `parseFirstBoards` and `pairSections`. */
export const sectionsOf = (
  roster: Roster,
  options: Options & { readonly sections: SectionOptions },
  { event, id }: Drafting,
): Result<PairedSections> => {
  const { sections } = options;
  if (sections.size.trim() === '' && dealtBy(roster, sections) !== 'hand')
    return fail(problem('section-size-missing', { field: 'size' }));
  const choices = choicesOf(roster, withinSections(options));
  if (!choices.ok) return choices;
  const boards = parseFirstBoards(sections.firstBoards);
  if (!boards.ok) return boards;
  const seed = sections.by === 'lots' ? options.seed.trim() : choices.value.seed;
  const chosen = { ...choices.value, event, seed };
  return pairSections(roster, dealingOf(roster, sections, boards.value), chosen, { id });
};
