require('./jest/register.cjs');
const { spawnSync } = require('node:child_process');
const { mkdirSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { parseArgs } = require('node:util');
const { contactOf } = require('./addresses.cjs');
const { baseAddress } = require('./manifest.cjs');
const { siteFiles, zipped } = require('./site.cjs');
const { version } = require('../package.json');

/**
 * `npm run package -- --base https://example.org/roundabout [--contact help@example.org]`: builds the add-in, the page to try it
 * on and the ready-made workbooks, into `out/package`: a folder to serve at that address, the same as a zip, and the manifest.
 */
const ROOT = path.join(__dirname, '..');
const OUT = path.join(ROOT, 'out', 'package');
const USAGE = 'npm run package -- --base https://example.org/roundabout [--contact help@example.org]';

const run = (args, env) => {
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error('Nothing was packaged, because the build failed.');
};

const build = (config, name, env) => {
  const webpack = require.resolve('webpack-cli/bin/cli.js');
  run([webpack, '--mode', 'production', '--config', config, '--config-name', name], env);
};

const write = (file, bytes) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
};

const main = async () => {
  const { base: typed, contact } = parseArgs({
    options: { base: { type: 'string' }, contact: { type: 'string' } },
  }).values;
  if (typed === undefined) throw new Error(`Say where the add-in will be served: ${USAGE}`);
  const base = baseAddress(typed);
  contactOf(contact);
  build('webpack.config.js', 'addin', { ROUNDABOUT_BASE: base, ROUNDABOUT_CONTACT: contact });
  build('build/workbench.cjs', 'try');
  build('webpack.config.js', 'programs');
  run([path.join(ROOT, 'dist', 'templates.js')]);
  const files = await siteFiles({ templates: path.join(ROOT, 'out', 'templates') });
  rmSync(OUT, { recursive: true, force: true });
  for (const [name, bytes] of files) write(path.join(OUT, 'roundabout', name), bytes);
  write(path.join(OUT, `roundabout-${version}.zip`), zipped(files));
  write(path.join(OUT, 'manifest.xml'), files.get('manifest.xml'));
  console.log(`The package for ${base} is in ${OUT}`);
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 2;
});
