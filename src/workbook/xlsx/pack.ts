import { Deflated, joined, type Compression } from './compression';

/** What a part is when it is packed: its bytes, or compressed already. */
export type Content = Uint8Array | Deflated;

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const VERSION = 20;
const DEFLATE = 8;
/** The name is UTF-8. */
const UTF8_NAME = 1 << 11;
/** The zip format has no zone: 1 January 1980, its first day, makes the same workbook the same bytes. */
const DATE = (1 << 5) | 1;

type HeaderField = readonly [bytes: 2 | 4, value: number];

const record = (fields: readonly HeaderField[]): Uint8Array => {
  const bytes = new Uint8Array(fields.reduce((sum, [length]) => sum + length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return bytes;
};

/** What the header before a part and its line in the directory have in common. */
const described = (name: Uint8Array, { pieces, size, crc }: Deflated): readonly HeaderField[] => [
  [2, VERSION],
  [2, UTF8_NAME],
  [2, DEFLATE],
  [2, 0],
  [2, DATE],
  [4, crc],
  [4, pieces.reduce((sum, { length }) => sum + length, 0)],
  [4, size],
  [2, name.length],
  [2, 0],
];

/** Packs parts into a zip archive (APPNOTE 4.3); the same parts make the same bytes. */
export const pack = (parts: ReadonlyMap<string, Content>, compression: Compression): Uint8Array => {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let [at, count] = [0, 0];
  for (const [name, content] of parts) {
    const part = content instanceof Deflated ? content : Deflated.of([content], compression);
    const bytes = new TextEncoder().encode(name);
    const common = described(bytes, part);
    const start = at;
    for (const piece of [record([[4, LOCAL], ...common]), bytes, ...part.pieces]) {
      files.push(piece);
      at += piece.length;
    }
    const place: readonly HeaderField[] = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, start],
    ];
    directory.push(record([[4, CENTRAL], [2, VERSION], ...common, ...place]), bytes);
    count++;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = record([
    [4, END],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, at],
    [2, 0],
  ]);
  return joined([...files, ...directory, end]);
};
