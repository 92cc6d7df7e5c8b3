const { gzipSync } = require('node:zlib');

/** What a pane may weigh before it shows anything: bytes, each file gzipped. */
const FIRST_LOAD_LIMIT = 200_000;

const weightOf = (asset) => gzipSync(asset.source.source()).length;

/**
 * Fails a build whose page `page` with the scripts of `entry` and `styles` weighs more than `limit` bytes, and tells the weight of
 * any other. What is loaded later and what others serve does not count.
 */
class FirstLoad {
  /** @param {{ entry: string, page: string, styles?: readonly string[], limit?: number, tell?: (line: string) => void }} options */
  constructor({ entry, page, styles = [], limit = FIRST_LOAD_LIMIT, tell = console.log }) {
    Object.assign(this, { entry, page, styles, limit, tell });
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('FirstLoad', (compilation) =>
      compilation.hooks.afterProcessAssets.tap('FirstLoad', () => this.weigh(compilation)),
    );
  }

  weigh(compilation) {
    const scripts = compilation.entrypoints.get(this.entry)?.getFiles() ?? [];
    const files = [this.page, ...scripts, ...this.styles].filter((name) => !name.endsWith('.map'));
    const weights = files.map((name) => weightOf(compilation.getAsset(name)));
    const sum = weights.reduce((all, each) => all + each, 0);
    const told = `First load of ${this.page}: ${sum} bytes gzipped, of ${this.limit} at most.`;
    if (sum <= this.limit) this.tell(told);
    else compilation.errors.push(new Error(told));
  }
}

module.exports = { FirstLoad, FIRST_LOAD_LIMIT };
