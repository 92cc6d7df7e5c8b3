/** `npm run mutate -- --each 12 --from 5` tries the mutants 5, 17, 29 and so on, in the order in which StrykerJS numbers them. */
const { MUTATE_EACH = '1', MUTATE_FROM = '1' } = process.env;
const each = Number(MUTATE_EACH);

/** Why a mutant was not run. */
const NOT_TRIED = 'not in the sample';

/** StrykerJS counts from 0. */
const isInSample = (id) => (Number(id) + 1 - Number(MUTATE_FROM)) % each === 0;

module.exports = { each, isInSample, NOT_TRIED };
