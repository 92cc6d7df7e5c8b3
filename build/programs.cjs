const { chmodSync } = require('node:fs');
const path = require('node:path');
const { BannerPlugin } = require('webpack');
const { rules } = require('./rules.cjs');

/** Programs for Node; `npm run typecheck` checks the types, so that a build need not. */
const entry = {
  cli: './src/cli/entries/cli.ts',
  demo: './assets/demo.ts',
  samples: './assets/make-samples.ts',
  bench: './bench/ratios.ts',
  fuzz: './fuzz/main.ts',
  gallery: './gallery/main.ts',
  templates: './templates/main.ts',
};

/** A shell runs what is executable. */
const executable = (name, dist) => ({
  apply: (compiler) =>
    compiler.hooks.afterEmit.tap('executable', () => chmodSync(path.join(dist, name), 0o755)),
});

/** The command line and what else runs in Node, into `dist`. */
const programs = ({ root }) => {
  const dist = path.join(root, 'dist');
  return {
    name: 'programs',
    context: root,
    target: 'node20',
    mode: 'production',
    devtool: false,
    stats: 'errors-warnings',
    optimization: { minimize: false },
    entry,
    output: { path: dist, filename: '[name].js' },
    resolve: { extensions: ['.ts', '.js'] },
    /** The emulated host of the benchmark looks for Microsoft's client where it runs. */
    module: { rules, parser: { javascript: { createRequire: false } } },
    node: { __dirname: false, __filename: false },
    /** Tools of the benchmark alone, never part of what we build. */
    externals: Object.fromEntries(
      ['hyperformula', 'jsdom', 'playwright-core'].map((name) => [name, `commonjs ${name}`]),
    ),
    plugins: [
      new BannerPlugin({ banner: '#!/usr/bin/env node', raw: true, include: /^cli\.js$/ }),
      executable('cli.js', dist),
    ],
  };
};

module.exports = { programs };
