/** How what is said of two sides of any game is said where one of them is at home: patterns in English texts, each in turn. */
const AT_HOME: readonly (readonly [said: RegExp, atHome: string])[] = [
  [/^First(?= no\.|$)/, 'Home'],
  [/^Second(?= no\.|$)/, 'Away'],
  [/^first$/, 'home'],
  [/^second$/, 'away'],
  [/^Named$/, 'Where'],
  [/^First-named/, 'Home'],
  [/^Second-named/, 'Away'],
  [/as first-named|named first/g, 'at home'],
  [/as second(-named)?|named second/g, 'away'],
  [/(the) first(?= won|,| side|$)/gi, '$1 home side'],
  [/(the) second(?= won|,| side|$)/gi, '$1 away side'],
  [/first player/g, 'home side'],
  [/second player/g, 'away side'],
];

/** Texts of any game, as they are where one side is at home. */
export const atHome = <T>(texts: T): T => {
  if (typeof texts === 'string')
    return AT_HOME.reduce((text, [said, home]) => text.replace(said, home), String(texts)) as T;
  if (typeof texts !== 'object' || texts === null) return texts;
  if (Array.isArray(texts)) return texts.map((text: unknown) => atHome(text)) as T;
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, atHome<unknown>(text)])) as T;
};
