/** The words of the page of all sections of an event. */
export interface SectionWords {
  /** In front of a letter or a number that is the name of a section, and above the column of their names. */
  readonly section: string;
}

export const sectionsEn: SectionWords = {
  section: 'Section',
};

/** Names as short as these are letters and numbers, which need a word in front. */
const SHORT = 3;

/** What a section is called in a title: “Section A”, but “Masters”. */
export const sectionTitle = (name: string, { section }: SectionWords): string =>
  [...name].length > SHORT ? name : `${section} ${name}`;
