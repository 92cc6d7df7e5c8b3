import fc from 'fast-check';

/**
 * `ROUNDABOUT_SEED`: the number that properties make up their examples from. Without it every run tries the same ones, so
 * that a run that fails can be run again.
 */
const SEED = Number(process.env['ROUNDABOUT_SEED'] ?? 20_261_120);

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });

export type { Arbitrary } from 'fast-check';
export default fc;
