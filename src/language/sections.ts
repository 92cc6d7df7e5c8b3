export const sectionsEn = {
  /** In front of a letter or a number that is the name of a section, and above the column of their names. */
  section: 'Section',
  /** In front of the letter of a final. */
  final: 'Final',
  /** The name of the page. */
  sheet: 'Sections',
  /** Its name where the sections have a sheet of that name already. */
  withFinals: 'Sections and finals',
  firstBoard: 'First board',
  /** Above the names of those who are first. */
  leaders: ['First', 'Second', 'Third'] satisfies readonly [first: string, second: string, third: string],
  standings: 'Standings',
  games: 'Games',
  /** `3 of 10 sections finished`: the words after the numbers. */
  finished: 'sections finished',
  /** In the row of a section whose sheets were deleted. */
  gone: 'The sheets of this section are gone.',
};

/** The words of the page of all sections of an event. */
export type SectionWords = typeof sectionsEn;

/** Names as short as these are letters and numbers, which need a word in front. */
export const SHORT_NAME = 3;

/** What a section is called in a title: “Section A”, but “Masters”. */
export const sectionTitle = (name: string, { section }: SectionWords): string =>
  [...name].length > SHORT_NAME ? name : `${section} ${name}`;

/** Whether a section is a final, which the preliminaries have been divided for. */
export const isFinal = (section: string | undefined, { final }: SectionWords): boolean =>
  section?.startsWith(`${final} `) ?? false;

export const sectionSheetsEn = {
  /** The name of the overview's sheet. */
  sheet: 'Sections',
  firstBoard: 'First board',
  lastBoard: 'Last board',
  leader: 'Leader',
  winner: 'Winner',
  /** Above those who are first in the sections, before and after the last result. */
  leaders: 'Leaders',
  winners: 'Winners',
  points: 'Points',
  finished: 'Games finished',
  games: 'Games in all',
  missing: 'Results missing',
  /** Between two leaders; before and after the number of further ones. */
  and: 'and',
  others: 'others',
  /** Below the table. */
  hint: 'Results missing: games without a result in rounds that have begun in any section.',
};

/** The words of sheets that several sections share. */
export type SectionSheetWords = typeof sectionSheetsEn;
