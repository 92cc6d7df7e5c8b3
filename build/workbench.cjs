const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const { NormalModuleReplacementPlugin } = require('webpack');
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

/** The page with the pane beside an emulated workbook, into `dist/NAME`. */
const page = (name, plugins = []) => ({
  ...common,
  name,
  target: ['web', 'es2022'],
  entry: {
    workbench: './emulator/workbench/page/main.ts',
    connect: './emulator/workbench/page/connect.ts',
  },
  output: { path: path.join(dist, name), filename: '[name].js', clean: true },
  plugins: [
    new CopyPlugin({
      patterns: ['index.html', 'workbench.css'].map((file) => ({ from: `emulator/workbench/page/${file}` })),
    }),
    ...plugins,
  ],
});

/** The workbench, for development only, and its server; and the page to try Roundabout on, which calculates without HyperFormula. */
module.exports = [
  page('workbench'),
  page('try', [
    new NormalModuleReplacementPlugin(/^\.\/engine$/, path.join(root, 'emulator/calculation/engine.ts')),
  ]),
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
