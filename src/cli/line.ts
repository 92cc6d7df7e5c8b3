/** A text for one line: names from a file may hold line ends, and the codes that steer a terminal. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
