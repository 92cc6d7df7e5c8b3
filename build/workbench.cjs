const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const { optimization, rules } = require('./rules.cjs');

const root = path.join(__dirname, '..');
const dist = path.join(root, 'dist');
const common = {
  context: root,
  mode: 'production',
  devtool: false,
  stats: 'errors-warnings',
  performance: false,
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules },
  optimization,
};

/** The workbench, for development only: its page into `dist/workbench`, its server beside it. */
module.exports = [
  {
    ...common,
    name: 'workbench',
    target: ['web', 'es2022'],
    entry: {
      workbench: './emulator/workbench/page/main.ts',
      connect: './emulator/workbench/page/connect.ts',
    },
    output: { path: path.join(dist, 'workbench'), filename: '[name].js', clean: true },
    plugins: [
      new CopyPlugin({
        patterns: ['index.html', 'workbench.css'].map((file) => ({
          from: `emulator/workbench/page/${file}`,
        })),
      }),
    ],
  },
  {
    ...common,
    name: 'workbench-server',
    target: 'node20',
    optimization: { minimize: false },
    entry: { 'workbench-server': './emulator/workbench/main.ts' },
    output: { path: dist, filename: '[name].js' },
    externals: { selfsigned: 'commonjs selfsigned' },
    node: { __dirname: false, __filename: false },
    /** The client is looked for where this runs. */
    module: { rules, parser: { javascript: { createRequire: false } } },
  },
];
