const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const MARK = /^\/\*\* @sweep \*\/$/m;
const tests = join(__dirname, '../../tests');

/** Patterns of the test files that have the mark: `node` runs samples of them, `sweeps` the whole. */
const sampledTests = () =>
  readdirSync(tests, { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && MARK.test(readFileSync(join(tests, file), 'utf8')))
    .map((file) => `tests/${file.replaceAll('\\', '/').replaceAll('.', '\\.')}$`);

module.exports = { sampledTests };
