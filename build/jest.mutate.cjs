const { projects } = require('../jest.config.cjs');

const { MUTATE_TESTS = '["tests"]' } = process.env;
const [node] = projects;

/** The project `node` alone, with the tests that `npm run mutate` chose. */
module.exports = {
  ...node,
  displayName: undefined,
  rootDir: `${__dirname}/..`,
  roots: ['<rootDir>/src', '<rootDir>/tests'],
  testMatch: JSON.parse(MUTATE_TESTS).flatMap((place) => [
    `<rootDir>/${place}*.test.{ts,tsx}`,
    `<rootDir>/${place}/**/*.test.{ts,tsx}`,
  ]),
  testTimeout: 60_000,
};
