import { Deflate, inflateSync } from 'fflate';

/** How parts are compressed: raw deflate (RFC 1951). */
export interface Compression {
  /** Compresses what comes in chunks, one after the other. */
  readonly deflate: (chunks: Iterable<Uint8Array>) => readonly Uint8Array<ArrayBuffer>[];
  /** Takes compression back. Never more than `size` bytes are made, whatever the stream holds; throws if it is damaged. */
  readonly inflate: (bytes: Uint8Array, size: number) => Uint8Array;
  /** The checksum of the zip format; `before` is that of the bytes that came before these. */
  readonly crc32: (bytes: Uint8Array, before?: number) => number;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const crc32 = (bytes: Uint8Array, before = 0): number => {
  let value = ~before;
  for (let index = 0; index < bytes.length; index++)
    // The places are always there; a function called for each byte takes ten times as long.
    value = (CRC_TABLE[(value ^ (bytes[index] ?? 0)) & 255] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
};

/** Compression that needs nothing but JavaScript, for browsers; Node has its own, which is several times as fast. */
export const PORTABLE: Compression = {
  deflate: (chunks) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const deflate = new Deflate({ level: 6 }, (piece) => pieces.push(piece));
    for (const chunk of chunks) deflate.push(chunk);
    deflate.push(new Uint8Array(0), true);
    return pieces;
  },
  inflate: (bytes, size) => inflateSync(bytes, { out: new Uint8Array(size) }),
  crc32,
};

/** A part that was compressed while it was written, so that a large sheet never stands in memory whole unless it is read. */
export class Deflated {
  private whole: Uint8Array | undefined;

  private constructor(
    readonly pieces: readonly Uint8Array<ArrayBuffer>[],
    readonly size: number,
    readonly crc: number,
  ) {}

  static of(chunks: Iterable<Uint8Array>, { deflate, crc32 }: Compression): Deflated {
    let [size, crc] = [0, 0];
    const counted = function* (): Generator<Uint8Array> {
      for (const chunk of chunks) {
        size += chunk.length;
        crc = crc32(chunk, crc);
        yield chunk;
      }
    };
    const pieces = deflate(counted());
    return new Deflated(pieces, size, crc);
  }

  /** The part as it was; always the same bytes. */
  bytes(): Uint8Array {
    return (this.whole ??= inflateSync(joined(this.pieces), { out: new Uint8Array(this.size) }));
  }
}

/** Pieces one behind the other. */
export const joined = (pieces: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** Long enough that compression in chunks costs nothing, short enough to be young in memory. */
const CHUNK = 1 << 18;

/** Texts, however short, as chunks of UTF-8. */
export const encoded = function* (texts: Iterable<string>): Generator<Uint8Array> {
  const encoder = new TextEncoder();
  let waiting = '';
  for (const text of texts) {
    waiting += text;
    if (waiting.length < CHUNK) continue;
    yield encoder.encode(waiting);
    waiting = '';
  }
  if (waiting !== '') yield encoder.encode(waiting);
};
