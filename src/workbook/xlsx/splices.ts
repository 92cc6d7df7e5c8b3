interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Collects changes to a part by place in its bytes; all that nobody means to change stays as it is, byte by byte. */
export class Splices {
  private readonly splices: Splice[] = [];

  constructor(private readonly bytes: Uint8Array) {}

  replace(from: number, to: number, text: string): void {
    this.splices.push({ from, to, text });
  }

  insert(at: number, text: string): void {
    this.replace(at, at, text);
  }

  /** The part with all changes made, in pieces: so a large one never stands in memory twice. */
  *pieces(): Generator<Uint8Array> {
    const encoder = new TextEncoder();
    let at = 0;
    for (const { from, to, text } of this.splices.sort(
      (one, other) => one.from - other.from || one.to - other.to,
    )) {
      if (from > at) yield this.bytes.subarray(at, from);
      if (text !== '') yield encoder.encode(text);
      at = to;
    }
    yield this.bytes.subarray(at);
  }
}
