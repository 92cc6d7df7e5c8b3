/** Tells whether a name is none of those that are taken, capitals or not. */
export const freeAmong = (taken: Iterable<string>): ((name: string) => boolean) => {
  const used = new Set([...taken].map((name) => name.toLowerCase()));
  return (name) => !used.has(name.toLowerCase());
};

/** The first of what the numbers from one on make that is free. */
export const firstFree = <T>(from: number, make: (number: number) => T, isFree: (made: T) => boolean): T => {
  for (let number = from; ; number++) {
    const made = make(number);
    if (isFree(made)) return made;
  }
};
