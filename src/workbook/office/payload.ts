import type { SheetPlan } from '../../sheets/plan';
import type { Context } from './excel';

/** Excel on the web takes 5 MB a request; what JSON and object paths add is left room for. */
const MOST_BYTES = 4_000_000;

/** A call with a formula, a format or the like. */
const CALL_BYTES = 600;

/** Rough size of what a sheet's plan sends. */
export const bytesOf = ({ blocks, styles, conditionals }: SheetPlan): number =>
  (styles.length + conditionals.length) * 2 * CALL_BYTES +
  blocks.reduce((sum, block) => {
    if (block.kind === 'formula') return sum + block.formula.length + CALL_BYTES;
    const cells = block.values.reduce(
      (size, row) => size + row.reduce<number>((all, cell) => all + String(cell).length + 4, 2),
      0,
    );
    return sum + cells + CALL_BYTES;
  }, 0);

/** Sends what has gathered before it grows too large for one request. */
export class Payload {
  private size = 0;
  /** Requests sent so far. */
  requests = 0;

  constructor(private readonly context: Context) {}

  /** To be called before something of that size is added. */
  async room(bytes: number): Promise<void> {
    if (this.size > 0 && this.size + bytes > MOST_BYTES) await this.send();
    this.size += bytes;
  }

  async send(): Promise<void> {
    this.requests++;
    this.size = 0;
    await this.context.sync();
  }
}
