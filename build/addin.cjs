const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { SourceMapDevToolPlugin } = require('webpack');
const { officeJs, policy } = require('./addresses.cjs');
const { COPIED } = require('./documents.cjs');
const { FirstLoad } = require('./first-load.cjs');
const { filledManifest } = require('./manifest.cjs');
const { optimization, rules } = require('./rules.cjs');

const STYLES = 'taskpane.css';

/** Our pages with a script; the others are in `documents.cjs`. */
const PAGES = ['src/taskpane/taskpane.html', 'src/commands/commands.html', 'src/projector/projector.html'];

/** A page of ours, with the script of its name: office.js runs first, ours waits until the page is read. */
const page = (template, live) =>
  new HtmlPlugin({
    filename: path.basename(template),
    template,
    chunks: [path.basename(template, '.html')],
    scriptLoading: 'defer',
    templateParameters: { officeJs, policy: policy({ live }) },
  });

/**
 * The add-in, into `dist/addin`. `base`: where it will be served from, which stands in its manifest alone. `live`: for the
 * development server.
 */
const addin = ({ root, base, version, mode = 'production', live = false }) => ({
  name: 'addin',
  context: root,
  target: ['web', 'es2022'],
  mode,
  devtool: false,
  stats: 'errors-warnings',
  performance: false,
  entry: {
    taskpane: './src/taskpane/index.tsx',
    commands: './src/commands/commands.ts',
    projector: './src/projector/index.ts',
  },
  output: {
    path: path.join(root, 'dist', 'addin'),
    filename: '[name].js',
    chunkFilename: 'parts/[contenthash].js',
    publicPath: 'auto',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules },
  optimization,
  plugins: [
    new SourceMapDevToolPlugin({ test: /\.js$/, filename: '[file].map' }),
    ...PAGES.map((template) => page(template, live)),
    new CopyPlugin({
      patterns: [
        { from: `src/taskpane/${STYLES}` },
        { from: 'src/projector/projector.css' },
        ...COPIED,
        { from: 'assets/icons/*.png', to: 'icons/[name][ext]' },
        {
          from: 'manifest.xml',
          transform: (text) => filledManifest(text.toString(), { base, version }),
        },
      ],
    }),
    ...(live ? [] : [new FirstLoad({ entry: 'taskpane', page: 'taskpane.html', styles: [STYLES] })]),
  ],
});

module.exports = { addin, PAGES };
