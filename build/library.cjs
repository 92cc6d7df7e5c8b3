const { copyFileSync, mkdirSync, rmSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const ts = require('typescript');
const { description, exports: entries, license, name, version } = require('../package.json');

const ROOT = join(__dirname, '..');
const SRC = join(ROOT, 'src');
const DIST = './dist/library/';

/** Entries as they stand in the library's own folder. */
const inFolder = JSON.parse(JSON.stringify(entries).replaceAll(DIST, './'));
const sourceOf = ({ default: script }) => join(SRC, script.replace(DIST, '').replace(/\.js$/, '.ts'));

/** ES modules name the files that they import: `./result` becomes `./result.js`. */
const withExtensions = (text) => text.replaceAll(/((?:from |import\()(['"])\.{1,2}\/[^'"]+)\2/g, '$1.js$2');

/**
 * Writes the library: a module and its types for each of our modules that an entry of package.json needs, and its package.json.
 * `npm run typecheck` checks the types, so that a build need not.
 */
const buildLibrary = (folder) => {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      ...{ noEmit: false, noCheck: true, declaration: true, incremental: false, tsBuildInfoFile: undefined },
      ...{ types: [], allowJs: false, rootDir: SRC, outDir: folder },
    },
    ROOT,
  );
  const program = ts.createProgram(Object.values(entries).map(sourceOf), options);
  rmSync(folder, { recursive: true, force: true });
  program.emit(undefined, (file, text) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withExtensions(text));
  });
  const own = { name, version, description, license, type: 'module', sideEffects: false, exports: inFolder };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  copyFileSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  copyFileSync(join(ROOT, 'docs', 'api.md'), join(folder, 'README.md'));
};

if (require.main === module) {
  const folder = join(ROOT, DIST);
  buildLibrary(folder);
  console.log(`${relative(process.cwd(), folder)}: npm pack or npm install it`);
}

module.exports = { buildLibrary };
