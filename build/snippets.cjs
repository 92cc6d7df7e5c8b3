const { readFileSync, readdirSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/**
 * `npm run snippets`: the snippets of Script Lab in `docs/excel` from `build/snippets`: one for each file with a number, whole, with what
 * it imports. The first line of such a file is its name and what to do.
 */
const SOURCES = path.join(__dirname, 'snippets');
const OUT = path.join(__dirname, '..', 'docs', 'excel');
const IMPORT = /^import \{[^}]*\} from '\.\/(\w+)';\n/gm;

const read = (name) => readFileSync(path.join(SOURCES, `${name}.ts`), 'utf8');

/** A file as part of a snippet: without imports and exports. */
const bare = (source) =>
  source
    .replace(IMPORT, '')
    .replaceAll(/^export /gm, '')
    .trim();

const indented = (text) => text.replaceAll(/^(?=.)/gm, '    ');

const snippet = (name) => {
  const source = read(name);
  const [heading, title, description] = /^\/\*\* (\d+ [^:]+): (.+) \*\/\n/.exec(source);
  const shared = [...source.matchAll(IMPORT)].map(([, file]) => bare(read(file)));
  const script = [...shared, bare(source.slice(heading.length))].join('\n\n');
  return `name: ${title}
description: '${description.replaceAll("'", "''")}'
host: EXCEL
api_set: {}
script:
  content: |
${indented(script)}
  language: typescript
template:
  content: |
    <p>${description}</p>
    <button id="run">Run</button>
    <p id="answer"></p>
  language: html
style:
  content: ''
  language: css
libraries: |
  https://appsforoffice.microsoft.com/lib/1/hosted/office.js
  @types/office-js
`;
};

/** Every snippet that is made, by the name of its file. */
const snippets = () =>
  new Map(
    readdirSync(SOURCES)
      .filter((file) => /^\d/.test(file))
      .map((file) => file.slice(0, -'.ts'.length))
      .map((name) => [`${name}.yaml`, snippet(name)]),
  );

if (require.main === module) for (const [file, text] of snippets()) writeFileSync(path.join(OUT, file), text);

module.exports = { snippets };
