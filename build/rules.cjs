const MinimizerPlugin = require('minimizer-webpack-plugin');

/** How our sources are compiled, for Node and browser alike; `npm run typecheck` checks the types, so that a build need not. */
const rules = [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
  },
];

/** What makes pages small: with three passes as small as webpack's own way, and much sooner. */
const optimization = {
  minimizer: [
    new MinimizerPlugin({
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 3 } },
    }),
  ],
};

module.exports = { rules, optimization };
