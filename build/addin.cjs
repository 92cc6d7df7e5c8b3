const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { SourceMapDevToolPlugin } = require('webpack');
const { officeJs, policy } = require('./addresses.cjs');
const { FirstLoad } = require('./first-load.cjs');
const { filledManifest } = require('./manifest.cjs');
const { rules } = require('./rules.cjs');

const STYLES = 'taskpane.css';

/** A page of ours: office.js runs before our own script, which waits until the page is read. */
const page = (name, live) =>
  new HtmlPlugin({
    filename: `${name}.html`,
    template: `src/${name}/${name}.html`,
    chunks: [name],
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
  entry: { taskpane: './src/taskpane/index.tsx', commands: './src/commands/commands.ts' },
  output: {
    path: path.join(root, 'dist', 'addin'),
    filename: '[name].js',
    chunkFilename: 'parts/[contenthash].js',
    publicPath: 'auto',
    clean: true,
  },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: { rules },
  plugins: [
    new SourceMapDevToolPlugin({ test: /\.js$/, filename: '[file].map' }),
    page('taskpane', live),
    page('commands', live),
    new CopyPlugin({
      patterns: [
        { from: `src/taskpane/${STYLES}` },
        { from: 'assets/icons/*.png', to: 'icons/[name][ext]', noErrorOnMissing: true },
        {
          from: 'manifest.xml',
          noErrorOnMissing: true,
          transform: (text) => filledManifest(text.toString(), { base, version }),
        },
      ],
    }),
    ...(live ? [] : [new FirstLoad({ entry: 'taskpane', page: 'taskpane.html', styles: [STYLES] })]),
  ],
});

module.exports = { addin };
