const between = (names: readonly string[]): string =>
  names.some((name) => name.includes(',')) ? '; ' : ', ';

/** Names beside each other: `Anna, Ben`; with semicolons where a name has a comma. */
export const joinedNames = (names: readonly string[]): string => names.join(between(names));

/** Names in a sentence: `A, B, and C`; more than two names, some with commas, stand between semicolons. */
export const namesIn = (names: readonly string[]): string =>
  names.length > 2 && between(names) === '; '
    ? joinedNames(names)
    : new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
