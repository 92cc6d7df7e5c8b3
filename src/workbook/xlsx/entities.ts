const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w+));|&/g;

/** A text of XML with its entities as the characters that they stand for; `otherwise` says what becomes of any that XML does not know. */
export const unescaped = (text: string, otherwise: (entity: string) => string): string =>
  text.replace(ENTITY, (entity, decimal?: string, hexadecimal?: string, name?: string) => {
    const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : 0;
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    return NAMED[name ?? ''] ?? otherwise(entity);
  });

const [AMPERSAND, RETURN] = [38, 13];

/** A text of so few letters is put together letter by letter; the arguments of a call would take longer. */
const TINY = 8;
/** Longer texts are decoded by the platform: as arguments their bytes would be too many. */
const SHORT = 4096;

const DECODER = new TextDecoder('utf-8', { ignoreBOM: true });

const tiny = (bytes: Uint8Array, from: number, to: number): string => {
  let text = '';
  for (let index = from; index < to; index++) text += String.fromCharCode(bytes[index] ?? 0);
  return text;
};

/** Bytes of a part as text, with line ends as XML has them, and with entities where `otherwise` says what becomes of others. */
export const textOf = (
  bytes: Uint8Array,
  from: number,
  to: number,
  otherwise: ((entity: string) => string) | null,
): string => {
  let plain = to - from < SHORT;
  for (let index = from; plain && index < to; index++) {
    const byte = bytes[index] ?? 0;
    plain = byte < 128 && byte !== AMPERSAND && byte !== RETURN;
  }
  if (plain && to - from <= TINY) return tiny(bytes, from, to);
  const part = bytes.subarray(from, to);
  if (plain) return String.fromCharCode.apply(null, part as unknown as number[]);
  const text = DECODER.decode(part).replace(/\r\n?/g, '\n');
  return otherwise && text.includes('&') ? unescaped(text, otherwise) : text;
};
