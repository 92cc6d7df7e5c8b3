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
