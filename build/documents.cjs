const { readFileSync } = require('node:fs');
const path = require('node:path');
const { contactOf, policy } = require('./addresses.cjs');

/**
 * The documents of `docs` that the add-in is served with: each a page, without a script. The first of a section leads to the rest of
 * it; their order is that of the links below each page.
 */
const SECTIONS = [
  [
    'guide',
    ...['league', 'match', 'sections', 'go', 'class', 'season', 'workbook', 'reference'].map(
      (name) => `guide/${name}`,
    ),
  ],
  [
    'support',
    ...['new', 'round', 'standings', 'players', 'print', 'repair', 'tools', 'teams', 'error'].map(
      (name) => `help/${name}`,
    ),
  ],
  ['index', 'install', 'explanations', 'command-line', 'hosting', 'licences', 'privacy', 'terms'],
];
const DOCUMENTS = SECTIONS.flat();

/** What every page leads to. */
const EVERYWHERE = ['index', 'install', 'guide', 'support', 'privacy', 'terms'];

const SIGNS = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => SIGNS[sign]);

const sourceOf = (name) => path.join(__dirname, '..', 'docs', `${name}.md`);
const headingIn = (text) => /^# (.+)$/m.exec(text)[1];
const headingOf = (name) => headingIn(readFileSync(sourceOf(name), 'utf8'));

const addressFrom = (page, name) => path.posix.relative(path.posix.dirname(page), `${name}.html`);

/** Where a heading is found, as GitHub names it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** A link's address on the page; `null` for a document that is not served. Throws for what a page of ours must not lead to. */
const served = (page, href) => {
  if (href.startsWith('https://') || href.startsWith('#')) return href;
  if (!/^[\w.][\w./#-]*$/.test(href)) throw new Error(`${page} leads to ${href}`);
  const [file, ...anchor] = href.split('#');
  if (!file.endsWith('.md')) return href;
  const name = path.posix.join(path.posix.dirname(page), file.slice(0, -'.md'.length));
  return DOCUMENTS.includes(name) ? [`${file.slice(0, -'md'.length)}html`, ...anchor].join('#') : null;
};

const DOWNLOADED = /\.(xml|xlsx)$/;

/** What is made otherwise than usual: HTML stays text, and links lead to pages. */
const rendererOf = (page) => ({
  html: ({ text }) => escaped(text),
  heading({ tokens, depth, text }) {
    return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
  },
  link({ href, tokens }) {
    const [address, text] = [served(page, href), this.parser.parseInline(tokens)];
    if (address === null) return text;
    return `<a href="${escaped(address)}"${DOWNLOADED.test(address) ? ' download' : ''}>${text}</a>`;
  },
  image: ({ href, text }) => `<img src="${escaped(served(page, href))}" alt="${escaped(text)}">`,
});

/** What links call a document: “Privacy policy” for “Roundabout: privacy policy”. */
const nameOf = (name) => headingOf(name).replace(/^Roundabout: (.)/, (_, first) => first.toUpperCase());

const linkTo = (page, name) => {
  const current = page === name ? ' aria-current="page"' : '';
  return `<li><a href="${addressFrom(page, name)}"${current}>${escaped(nameOf(name))}</a></li>`;
};

const navigation = (page, label, names) =>
  `<nav aria-label="${label}"><ul>${names.map((name) => linkTo(page, name)).join('')}</ul></nav>`;

/** `Roundabout help: The round`. */
const titleOf = (page, heading, [first]) => {
  if (heading.startsWith('Roundabout')) return heading;
  const part = page === first || first === 'index' ? '' : ` ${headingOf(first).toLowerCase()}`;
  return `Roundabout${part}: ${heading}`;
};

/** A document as a page. `page`: its name in `docs`. `{contact}` in it is whom people ask, as HTML. */
const documentPage = async (page, text) => {
  const { Marked } = await import('marked');
  const section = SECTIONS.find((names) => names.includes(page)) ?? ['index'];
  const top = page.includes('/') ? '../' : '';
  const made = new Marked({ renderer: rendererOf(page) }).parse(text);
  const body = made.replaceAll('{contact}', () => contactOf());
  const others = EVERYWHERE.filter((name) => name !== page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy()}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(titleOf(page, headingIn(text), section))}</title>
<link rel="icon" href="${top}icons/roundabout-32.png">
<link rel="stylesheet" href="${top}support.css">
</head>
<body>
<main>
${body}${section[0] === 'index' ? '' : navigation(page, headingOf(section[0]), section)}
</main>
<footer>${navigation(page, 'Roundabout', others)}</footer>
</body>
</html>
`;
};

/** How webpack copies them: each page, and their pictures. */
const COPIED = [
  ...DOCUMENTS.map((name) => ({
    from: sourceOf(name),
    to: `${name}.html`,
    transform: (text) => documentPage(name, text.toString()),
  })),
  { from: 'docs/pictures', to: 'pictures' },
  { from: 'docs/support.css' },
];

module.exports = { COPIED, DOCUMENTS, documentPage };
