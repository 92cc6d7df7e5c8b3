const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));|&/g;

/** A text of XML with its entities as the characters that they stand for; `otherwise` says what becomes of any that XML does not know. */
export const unescaped = (text: string, otherwise: (entity: string) => string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : 0;
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    return NAMED[name ?? ''] ?? otherwise(entity);
  });
