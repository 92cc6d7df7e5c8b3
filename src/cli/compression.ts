import * as zlib from 'node:zlib';
import { joined, type Compression } from '../workbook/xlsx';

/** The least that zlib takes as the room for what comes out. */
const MIN_ROOM = 64;

/** So much is compressed at once: cells that were changed come one by one, and alone would hardly shrink. */
const CHUNK = 1 << 18;

const inChunks = function* (pieces: Iterable<Uint8Array>): Generator<Uint8Array> {
  let [waiting, length]: [Uint8Array[], number] = [[], 0];
  for (const piece of pieces) {
    if (length + piece.length > CHUNK && length > 0) {
      yield joined(waiting);
      [waiting, length] = [[], 0];
    }
    if (piece.length > CHUNK) yield piece;
    else {
      waiting.push(piece);
      length += piece.length;
    }
  }
  yield joined(waiting);
};

/** Cells that are alike are coded best in short blocks, which little memory makes. */
const SMALLEST = { level: zlib.constants.Z_BEST_COMPRESSION, memLevel: 5 };

/** So far back can a stream refer (RFC 1951). */
const WINDOW = 1 << 15;

/**
 * Node's own zlib. Each chunk ends at a byte and refers to what comes before it, so that the chunks one behind the other are one
 * stream (RFC 1951); the last is empty and says that it is the last.
 */
export const NODE_COMPRESSION: Compression = {
  deflate: (chunks) => {
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let dictionary: Uint8Array = new Uint8Array(0);
    for (const chunk of inChunks(chunks)) {
      pieces.push(
        zlib.deflateRawSync(chunk, { ...SMALLEST, finishFlush: zlib.constants.Z_SYNC_FLUSH, dictionary }),
      );
      dictionary = joined([dictionary, chunk.subarray(-WINDOW)]).subarray(-WINDOW);
    }
    pieces.push(zlib.deflateRawSync(new Uint8Array(0)));
    return pieces;
  },
  inflate: (bytes, size) => {
    const room = Math.max(size, MIN_ROOM);
    const { buffer, byteOffset, length } = zlib.inflateRawSync(bytes, {
      maxOutputLength: room,
      chunkSize: room,
    });
    return new Uint8Array(buffer, byteOffset, length);
  },
  crc32: zlib.crc32,
};
