const { readdirSync, readFileSync, statSync } = require('node:fs');
const { join } = require('node:path');

/** `npm run size`: lines and files of each room of `src`, its ten largest files, and what stands beside it. */
const ROOT = join(__dirname, '..');

/** The code below a folder: each file and its lines. */
const code = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(folder, name))
    .filter((file) => /\.(tsx?|[cm]?js)$/.test(file) && statSync(join(ROOT, file)).isFile())
    .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1 }));

const inAll = (files) => files.reduce((sum, { lines }) => sum + lines, 0);
const row = (name, lines, files) =>
  `${name.padEnd(44)}${String(lines).padStart(8)}${files === undefined ? '' : String(files).padStart(7)}`;

/** The rooms, each with the rooms in it: `sheets` and `sheets/roster`. */
const rooms = (files, depth) => {
  const found = new Map();
  for (const entry of files) {
    const folders = entry.file.split(/[\\/]/).slice(1, -1);
    for (let level = 1; level <= Math.min(depth, folders.length); level++) {
      const room = folders.slice(0, level).join('/');
      found.set(room, [...(found.get(room) ?? []), entry]);
    }
  }
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1));
};

const src = code('src');
const print = (name, files) => console.log(row(name, inAll(files), files.length));

console.log(`${'room of src'.padEnd(44)}   lines  files`);
for (const [room, files] of rooms(src, 2)) print(room.replace(/^.*\//, '  '), files);
console.log('\nlargest files of src');
for (const { file, lines } of [...src].sort((one, other) => other.lines - one.lines).slice(0, 10))
  console.log(row(file, lines));
console.log('\nall in all');
print('src', src);
for (const folder of ['tests', 'emulator']) print(folder, code(folder));
