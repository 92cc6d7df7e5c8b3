import fc, { type Arbitrary } from 'fast-check';

/**
 * `ROUNDABOUT_SEED`: the number that properties make up their examples from. Without it every run tries the same ones, so
 * that a run that fails can be run again.
 */
const SEED = Number(process.env['ROUNDABOUT_SEED'] ?? 20_261_120);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });

/** Any sign of Unicode; the library's own unit `binary` makes a table of them all first. */
export const anySign: Arbitrary<string> = fc
  .nat(0x10ffff - 0x800)
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

export type { Arbitrary } from 'fast-check';
export default fc;
