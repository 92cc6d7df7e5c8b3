/** The words of the page of all sections of an event. */
export interface SectionWords {
  /** In front of a letter or a number that is the name of a section, and above the column of their names. */
  readonly section: string;
  /** In front of the letter of a final. */
  readonly final: string;
  /** The name of the page. */
  readonly sheet: string;
  /** Its name where the sections have a sheet of that name already. */
  readonly withFinals: string;
  readonly firstBoard: string;
  /** Above the names of those who are first. */
  readonly leaders: readonly [first: string, second: string, third: string];
  readonly standings: string;
  readonly games: string;
  /** `3 of 10 sections finished`: the words after the numbers. */
  readonly finished: string;
  /** In the row of a section whose sheets were deleted. */
  readonly gone: string;
}

export const sectionsEn: SectionWords = {
  section: 'Section',
  final: 'Final',
  sheet: 'Sections',
  withFinals: 'Sections and finals',
  firstBoard: 'First board',
  leaders: ['First', 'Second', 'Third'],
  standings: 'Standings',
  games: 'Games',
  finished: 'sections finished',
  gone: 'The sheets of this section are gone.',
};

/** Names as short as these are letters and numbers, which need a word in front. */
export const SHORT_NAME = 3;

/** What a section is called in a title: “Section A”, but “Masters”. */
export const sectionTitle = (name: string, { section }: SectionWords): string =>
  [...name].length > SHORT_NAME ? name : `${section} ${name}`;
