/** A field of texts: its name, and how many characters it has room for. */
export type DbfField = readonly [name: string, length: number];

const HEAD = 32;
const [VERSION, HEAD_END, RECORD, DELETED, FILE_END] = [0x03, 0x0d, 0x20, 0x2a, 0x1a];
const [NAME_BYTES, TYPE_AT, LENGTH_AT] = [11, 11, 16];
const LAST_VERSION = 0x07;

const put = (bytes: Uint8Array, at: number, text: string): void => {
  [...text].forEach((sign, index) => {
    bytes[at + index] = sign.charCodeAt(0);
  });
};

/**
 * A dBase III file of character fields. Texts are ASCII and no longer than their fields; `date` is `2026-11-27`, when it is made.
 */
export const makeDbf = (
  fields: readonly DbfField[],
  records: readonly (readonly string[])[],
  date: string,
): Uint8Array => {
  const size = fields.reduce((sum, [, length]) => sum + length, 1);
  const start = HEAD * (fields.length + 1) + 1;
  const bytes = new Uint8Array(start + size * records.length + 1);
  const view = new DataView(bytes.buffer);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  bytes.set([VERSION, year - 1900, month, day]);
  view.setUint32(4, records.length, true);
  view.setUint16(8, start, true);
  view.setUint16(10, size, true);
  fields.forEach(([name, length], index) => {
    const at = HEAD * (index + 1);
    put(bytes, at, name);
    put(bytes, at + TYPE_AT, 'C');
    bytes[at + LENGTH_AT] = length;
  });
  bytes[start - 1] = HEAD_END;
  records.forEach((record, index) => {
    const at = start + size * index;
    const texts = fields.map(([, length], field) => (record[field] ?? '').slice(0, length).padEnd(length));
    put(bytes, at, String.fromCharCode(RECORD) + texts.join(''));
  });
  bytes[bytes.length - 1] = FILE_END;
  return bytes;
};

/** The records of a dBase III file by the names of their fields, without the blanks around them; `null` for what is none. */
export const parseDbf = (bytes: Uint8Array): readonly ReadonlyMap<string, string>[] | null => {
  if (bytes.length < HEAD + 1 || ((bytes[0] ?? 0) & LAST_VERSION) !== VERSION) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [count, start, size] = [view.getUint32(4, true), view.getUint16(8, true), view.getUint16(10, true)];
  const text = (from: number, to: number): string =>
    new TextDecoder('windows-1252').decode(bytes.subarray(from, to));
  const fields: { readonly name: string; readonly from: number; readonly to: number }[] = [];
  let place = 1;
  for (let at = HEAD; at + HEAD <= Math.min(start, bytes.length) && bytes[at] !== HEAD_END; at += HEAD) {
    const name = text(at, at + NAME_BYTES).replace(/\0.*$/s, '');
    const length = bytes[at + LENGTH_AT] ?? 0;
    fields.push({ name: name.trim().toUpperCase(), from: place, to: place + length });
    place += length;
  }
  if (fields.length === 0 || place !== size || start + size * count > bytes.length) return null;
  return Array.from({ length: count }, (_, index) => start + size * index)
    .filter((at) => bytes[at] !== DELETED)
    .map((at) => new Map(fields.map(({ name, from, to }) => [name, text(at + from, at + to).trim()])));
};
