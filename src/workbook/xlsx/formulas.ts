import { present } from '../../core/present';

const FORMULA = /<(?:[\w.-]+:)?f(?:\s[^>]*)?>([^<]+)</g;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      return String.fromCodePoint(hex === undefined ? Number(decimal) : parseInt(hex, 16));
    },
  );

/** The different formulas of a worksheet part, without reading its cells; one that several cells share stands for all. */
export const partFormulas = (xml: string): readonly string[] => [
  ...new Set([...xml.matchAll(FORMULA)].map(([, text]) => unescaped(present(text)))),
];
