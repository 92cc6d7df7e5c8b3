import { Zip, type ZipInputFile } from 'fflate';
import { fail, type Result } from '../../core/result';
import { problem } from '../../core/problem';
import { Deflated, joined, PORTABLE, type Compression } from './compression';

/** Why a file is no workbook that we read: a word for whoever looks closer, not for the message. */
export type UnreadableReason =
  | 'empty'
  | 'encrypted'
  | 'xls'
  | 'xlsb'
  | 'not-a-zip'
  | 'damaged'
  | 'too-large'
  | 'not-a-workbook'
  | 'part-missing'
  | 'part-malformed';

/** Thrown inside this folder while a file is opened; `openXlsx` makes it a problem. */
export class Unreadable extends Error {
  constructor(
    readonly reason: UnreadableReason,
    readonly part = '',
  ) {
    super(`${reason} ${part}`);
  }
}

/** The problem of a file that cannot be read, or of one part in it. */
export const unreadable = (reason: UnreadableReason, part = ''): Result<never> =>
  part === ''
    ? fail(problem('workbook-unreadable', {}, { reason }))
    : fail(problem('workbook-part-unreadable', {}, { reason, part }));

const MEGABYTE = 1024 * 1024;
/**
 * Generous for workbooks, small beside what a crafted archive can claim. Above `part` and `total` only what was really
 * there before it was packed is believed: a sheet shrinks to a tenth or so, what is crafted to a thousandth. A tournament of
 * 1,448 players has a sheet of 400 MB, with long names twice that.
 */
const LIMITS = {
  entries: 10_000,
  part: 128 * MEGABYTE,
  total: 384 * MEGABYTE,
  ratio: 50,
  most: 1024 * MEGABYTE,
} as const;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
/** How a part is kept: as it is, or deflated. */
const [STORED, DEFLATED] = [0, 8];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

interface Entry {
  readonly name: string;
  readonly encrypted: boolean;
  readonly crc: number;
  readonly size: number;
  readonly method: number;
  /** The size as it is kept. */
  readonly packed: number;
  /** Where its own header stands. */
  readonly at: number;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** An OLE container is an old .xls, or a workbook behind a password, whose directory names its stream in UTF-16. */
const oleReason = (bytes: Uint8Array): UnreadableReason =>
  new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage') ? 'encrypted' : 'xls';

const directoryOf = (bytes: Uint8Array): readonly Entry[] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end--;
  const count = end < 0 ? 0 : view.getUint16(end + 10, true);
  if (end < 0 || view.getUint16(end + 8, true) !== count) throw new Unreadable('damaged');
  if (count > LIMITS.entries) throw new Unreadable('too-large');
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Unreadable('damaged');
    const nameLength = view.getUint16(at + 28, true);
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      encrypted: (view.getUint16(at + 8, true) & 1) === 1,
      crc: view.getUint32(at + 16, true),
      size: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (nameLength === 0 || at > end) throw new Unreadable('damaged');
  }
  return entries;
};

const isTooLarge = (size: number, packed: number, limit: number): boolean =>
  size > LIMITS.most || (size > limit && size > LIMITS.ratio * packed);

/** Parts that claim more room in the archive than it has lie over each other. */
const checkSizes = (entries: readonly Entry[], length: number): void => {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const large = entries.some(({ size, packed }) => isTooLarge(size, Math.min(packed, length), LIMITS.part));
  if (large || isTooLarge(total, length, LIMITS.total)) throw new Unreadable('too-large');
};

/** The bytes of a part, or how they are had when somebody asks for them. */
export type Part = Uint8Array | (() => Uint8Array);

/** The bytes of a part as they are kept, behind its own header. */
const keptBytes = (bytes: Uint8Array, { at, packed }: Entry): Uint8Array | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + LOCAL_BYTES > bytes.length || view.getUint32(at, true) !== LOCAL) return undefined;
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return from + packed > bytes.length ? undefined : bytes.subarray(from, from + packed);
};

const inflatedPart = (bytes: Uint8Array, entry: Entry, { inflate }: Compression): Uint8Array | undefined => {
  const kept = keptBytes(bytes, entry);
  if (!kept || entry.method === STORED) return kept;
  try {
    return entry.method === DEFLATED ? inflate(kept, entry.size) : undefined;
  } catch {
    return undefined;
  }
};

const inflated = (bytes: Uint8Array, entry: Entry, compression: Compression): Uint8Array => {
  const part = inflatedPart(bytes, entry, compression);
  if (!part || part.length !== entry.size || compression.crc32(part) !== entry.crc)
    throw new Unreadable('damaged', entry.name);
  return part;
};

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

/**
 * The parts of a zip package by name, in the file's order; each is inflated when it is asked for, so that a large sheet
 * that nobody reads costs nothing. What the package claims about itself is checked at once, and a part's checksum as it is
 * inflated: a damaged part must not be saved again as if it were sound.
 */
export const unpack = (bytes: Uint8Array, compression: Compression = PORTABLE): Map<string, Part> => {
  if (bytes.length === 0) throw new Unreadable('empty');
  if (startsWith(bytes, OLE)) throw new Unreadable(oleReason(bytes));
  if (!startsWith(bytes, [0x50, 0x4b])) throw new Unreadable('not-a-zip');
  const entries = directoryOf(bytes);
  checkSizes(entries, bytes.length);
  if (entries.some(({ encrypted }) => encrypted)) throw new Unreadable('encrypted');
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length)
    throw new Unreadable('damaged');
  return new Map(
    entries
      .filter(({ name }) => !name.endsWith('/'))
      .map((entry) => [entry.name, once(() => inflated(bytes, entry, compression))]),
  );
};

/** What a part is when it is packed: its bytes, or compressed already. */
export type Content = Uint8Array | Deflated;

/** The zip format has no zone: 1 January 1980, its first day, makes the same workbook the same bytes. */
const FIRST_DAY = '1980-01-01T00:00:00';

/** Packs parts into a zip archive; the same parts make the same bytes. */
export const pack = (parts: ReadonlyMap<string, Content>, compression: Compression): Uint8Array => {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((_, piece) => pieces.push(piece));
  for (const [filename, content] of parts) {
    const part = content instanceof Deflated ? content : Deflated.of([content], compression);
    const { size, crc } = part;
    const file: ZipInputFile = { filename, size, crc, compression: DEFLATED, mtime: FIRST_DAY };
    zip.add(file);
    part.pieces.forEach((piece, at) => file.ondata?.(null, piece, at === part.pieces.length - 1));
  }
  zip.end();
  return joined(pieces);
};
