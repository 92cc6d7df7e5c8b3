const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { decodedMappings, TraceMap } = require('@jridgewell/trace-mapping');

/**
 * `npm run licences`, after a build: each package whose code is in the add-in or the command line, into `docs/licences.md` with `--write`.
 * Fails if a licence is none of those that we know, or the page is not as the build is.
 */
const ROOT = join(__dirname, '..');
const PAGE = join(ROOT, 'docs', 'licences.md');

/** Licences that allow what we do with the code, if its notice stays. */
const KNOWN = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Why we use what we ask for ourselves. */
const REASONS = {
  '@fluentui/react-components': 'controls of the pane, as Office has them',
  '@rgrove/parse-xml': 'reads the parts of a workbook',
  fflate: 'packs and unpacks workbooks',
  'intl-messageformat': 'plurals and numbers in texts',
  papaparse: 'reads and writes CSV',
  react: 'draws the pane',
  'react-dom': 'draws the pane',
};

const packageOf = (path) => {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return name;
};

/** The packages in the add-in, and how many bytes of its scripts come from each. */
const inPane = (dist) => {
  const sizes = new Map();
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map') || !existsSync(join(dist, name.slice(0, -4)))) continue;
    const lines = readFileSync(join(dist, name.slice(0, -4)), 'utf8').split('\n');
    const map = new TraceMap(readFileSync(join(dist, name), 'utf8'));
    const packages = map.sources.map((source) => packageOf(source ?? ''));
    for (const [line, segments] of decodedMappings(map).entries())
      for (const [index, [column, source]] of segments.entries()) {
        const found = source === undefined ? undefined : packages[source];
        const end = segments[index + 1]?.[0] ?? lines[line].length;
        if (found) sizes.set(found, (sizes.get(found) ?? 0) + end - column);
      }
  }
  return sizes;
};

/** The same for the command line, whose code is not made small: its modules are named in it. */
const inCommandLine = (dist) => {
  const files =
    readFileSync(join(dist, 'cli.js'), 'utf8').match(/(?<=["/ ]\.\/)node_modules\/[^\s"!*]+/g) ?? [];
  const sizes = new Map();
  for (const file of new Set(files)) {
    const found = packageOf(file);
    if (found && existsSync(join(ROOT, file)))
      sizes.set(found, (sizes.get(found) ?? 0) + readFileSync(join(ROOT, file)).length);
  }
  return sizes;
};

const aboutOf = (name) => JSON.parse(readFileSync(join(ROOT, 'node_modules', name, 'package.json'), 'utf8'));

/** For each package below what we ask for: by which of ours it comes. */
const broughtBy = () => {
  const found = new Map();
  const visit = (name, by) => {
    if (found.has(name) || !existsSync(join(ROOT, 'node_modules', name))) return;
    found.set(name, by);
    for (const below of Object.keys(aboutOf(name).dependencies ?? {})) visit(below, by);
  };
  for (const name of Object.keys(REASONS)) found.set(name, name);
  for (const name of Object.keys(REASONS))
    for (const below of Object.keys(aboutOf(name).dependencies ?? {})) visit(below, name);
  return found;
};

const pageOf = (rows) => {
  const head = ['package', 'version', 'licence', 'KB', 'reason'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column].length)),
  );
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column])).join(' | ')} |`;
  return `# Third-party code

What ships in the add-in and the command line, made by \`npm run licences -- --write\` after a build. The size is what it adds to the add-in’s scripts, before the web server
packs them; for what only the command line has, that of its sources. The licences themselves ship with the add-in, in \`notices.txt\`.

${[line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')}
`;
};

/** The rows of the page; a package with an unknown licence stops the program. */
const rowsOf = (sizes) => {
  const by = broughtBy();
  return [...sizes]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, size]) => {
      const { version, license } = aboutOf(name);
      if (!KNOWN.includes(license))
        throw new Error(`${name} ${version}: ${license} is no licence that we know`);
      const reason = REASONS[name] ?? `part of ${by.get(name) ?? 'a package of these'}`;
      return [name, version, license, String(Math.ceil(size / 1000)), reason];
    });
};

const licenceFileOf = (name) => {
  const folder = join(ROOT, 'node_modules', name);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  return file === undefined ? null : readFileSync(join(folder, file), 'utf8').trim();
};

const scopeOf = (name) => name.split('/')[0];

/** The text of a package's licence; where it brings none, that of another package of the same scope. */
const licenceOf = (name, names) => {
  const others = names.filter((other) => scopeOf(other) === scopeOf(name));
  const text = [name, ...others].map(licenceFileOf).find((found) => found !== null);
  if (text === undefined) throw new Error(`${name} brings no text of its licence`);
  return text;
};

/** The notices that have to go with third-party code: each licence with the packages that are under it. */
const notices = () => {
  const names = [...readFileSync(PAGE, 'utf8').matchAll(/^\| ((?!package |-)\S+) /gm)].map(
    ([, name]) => name,
  );
  const under = new Map();
  for (const name of names) {
    const text = licenceOf(name, names);
    under.set(text, [...(under.get(text) ?? []), `${name} ${aboutOf(name).version}`]);
  }
  const parts = [...under].map(([text, packages]) => `${packages.join('\n')}\n\n${text}\n`);
  return `Roundabout contains third-party code under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`;
};

const main = () => {
  const dist = join(ROOT, 'dist', 'addin');
  if (!existsSync(dist)) throw new Error('Build the add-in first: npm run build');
  const page = pageOf(rowsOf(new Map([...inCommandLine(join(ROOT, 'dist')), ...inPane(dist)])));
  console.log(page);
  if (process.argv.includes('--write')) writeFileSync(PAGE, page);
  else if (readFileSync(PAGE, 'utf8') !== page)
    throw new Error('docs/licences.md is not as the build is: npm run licences -- --write');
};

module.exports = { notices, rowsOf };

if (require.main === module)
  try {
    main();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
