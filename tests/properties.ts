import { appendFileSync } from 'node:fs';
import fc, { type Arbitrary, type RunDetails } from 'fast-check';

/**
 * `ROUNDABOUT_SEED`: the number that properties make up their examples from. Without it every run tries the same ones, so
 * that a run that fails can be run again.
 */
const SEED = Number(process.env['ROUNDABOUT_SEED'] ?? 20_261_120);

/** A file for `npm run soak`, which takes a line of what came of each property. */
const SOAK = process.env['ROUNDABOUT_SOAK'];

const tell = (file: string, details: RunDetails<unknown>): void => {
  const { failed, numRuns: runs } = details;
  const why = failed ? `${fc.defaultReportMessage(details)}\n${String(details.errorInstance)}` : '';
  const line = { kind: expect.getState().currentTestName, runs, failed, why };
  appendFileSync(file, `${JSON.stringify(line)}\n`);
  if (failed) throw new Error(why);
};

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  seed: SEED,
  ...(SOAK === undefined ? {} : { reporter: (details) => tell(SOAK, details) }),
});

/** Any sign of Unicode; the library's own unit `binary` makes a table of them all first. */
export const anySign: Arbitrary<string> = fc
  .nat(0x10ffff - 0x800)
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

export type { Arbitrary } from 'fast-check';
export default fc;
