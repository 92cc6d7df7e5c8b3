const en = {
  /** Where what was found. */
  read: '{kind, select, results {List of results} rounds {Cross-table by rounds} other {Cross-table}} on sheet “{sheet}”, {area}.',
  adopted:
    'Adopted {players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}, {finished, number} of them finished. Written to {out}.',
  /** How much of the sheet was read, and which other rows (titles and headings among them) and columns hold something. */
  used: '{rows, plural, one {# row} other {# rows}} and {columns, plural, one {# column} other {# columns}} were read.{otherRows, select, none {} other { Rows not read: {otherRows}.}}{otherColumns, select, none {} other { Columns not read: {otherColumns}.}}',
  /** How many numbers beside the table were compared with ours, and how many of them differ. */
  compared:
    '{differing, plural, =0 {All {count} numbers beside the table agree with its results.} one {# of the {count} numbers beside the table differs from its results.} other {# of the {count} numbers beside the table differ from its results.}}',
};

/** The texts of the command that adopts a cross-table, in one language: ICU messages. */
export type AdoptTexts = typeof en;

const TEXTS: Readonly<Record<string, AdoptTexts>> = { en };

/** The texts in a language, else in English. */
export const adoptTexts = (language: string): AdoptTexts => TEXTS[language] ?? en;

/** The values of `used`: ICU tells an empty text by a word. */
export const usedValues = ({
  rows,
  columns,
  otherRows,
  otherColumns,
}: Readonly<Record<'rows' | 'columns', number> & Record<'otherRows' | 'otherColumns', string>>): Readonly<
  Record<string, string | number>
> => ({ rows, columns, otherRows: otherRows || 'none', otherColumns: otherColumns || 'none' });
