import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import ts from 'typescript';
import { playersTexts } from '../../src/language/players';

const ROOT = resolve(__dirname, '../..');
const PICTURES = join(ROOT, 'docs', 'pictures');

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);

const GUIDE = ['docs/guide.md', ...filesIn('docs/guide', '.md')];
/** The front page of the package leads to what the package alone has. */
const PAGES = [
  'README.md',
  ...['docs', 'docs/guide', 'docs/help'].flatMap((folder) => filesIn(folder, '.md')),
].filter((file) => file !== 'docs/index.md');

/** What stands in a page outside of code. */
const proseOf = (file: string): string => read(file).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

const linksOf = (file: string): readonly string[] =>
  [...proseOf(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^https?:/.test(link));

/** Where the headings of a page are found, as GitHub names them. */
const anchorsOf = (file: string): readonly string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );

const targetOf = (file: string, link: string): string =>
  relative(ROOT, resolve(ROOT, dirname(file), link.split('#')[0]!));

describe('the documents', () => {
  it.each(PAGES)('%s: every page, heading and picture it links to is there', (file) => {
    const dead = linksOf(file).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : targetOf(file, link);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(target).includes(anchor);
    });
    expect(dead).toEqual([]);
  });

  it('name every change that the page of a player offers', () => {
    const { withdraw, remove, reenter, substitute, correct, adjust } = playersTexts().actions;
    const named = read('docs/help/players.md');
    const offered = [withdraw, remove, reenter, substitute, correct, adjust];
    expect(offered.filter((name) => !named.includes(`**${name.replace(' …', '')}**`))).toEqual([]);
  });

  it('show every picture that is there', () => {
    const shown = new Set(PAGES.flatMap((file) => linksOf(file).map((link) => targetOf(file, link))));
    expect(filesIn('docs/pictures', '').filter((picture) => !shown.has(picture))).toEqual([]);
  });

  it('have pictures of at most 1,200 pixels across and 120 kB, together 1.5 MB', () => {
    const pictures = readdirSync(PICTURES)
      .filter((name) => name.endsWith('.png'))
      .map((name) => readFileSync(join(PICTURES, name)));
    expect(Math.max(...pictures.map((png) => png.readUInt32BE(16)))).toBeLessThanOrEqual(1200);
    expect(Math.max(...pictures.map(({ length }) => length))).toBeLessThanOrEqual(120_000);
    expect(pictures.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(1_500_000);
  });

  it.each(['web', 'windows', 'mac', 'admin'])(
    'show how the add-in is added (%s) in a drawing that says it is one',
    (way) => {
      expect(linksOf('docs/install.md')).toContain(`pictures/install-${way}.svg`);
      const drawing = read(`docs/pictures/install-${way}.svg`);
      expect(drawing).toContain('A drawing, not a screenshot');
      expect(drawing.length).toBeLessThanOrEqual(12_000);
      for (const words of ['manifest.xml', 'Open Roundabout']) expect(drawing).toContain(words);
    },
  );
});

type Part = ReturnType<IntlMessageFormat['getAst']>[number];

/** What a part of an ICU message can become. */
const patternOf = (part: Part): string => {
  if ('options' in part) {
    const branches = Object.values(part.options).map(({ value }) => value.map(patternOf).join(''));
    return `(?:${branches.join('|')})`;
  }
  if (!('value' in part)) return '\\d+';
  return part.type === 0 ? part.value.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&') : '.+';
};

/** A text of the product: what it becomes once its values are filled in. */
const asShown = (text: string): RegExp | null => {
  try {
    const parts = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst();
    return new RegExp(`^${parts.map(patternOf).join('')}$`);
  } catch {
    return null;
  }
};

const stringsOf = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest));
  return found;
};

/** Texts of the pane and the sheets; what has a row in a registry is named there, and Excel's own buttons in the manifest. */
const TEXTS = ['src/language', 'src/app/changes', 'src/sheets/handout', 'src/core/teamEvent', 'templates']
  .flatMap((folder) => filesIn(folder, '.ts'))
  .flatMap(stringsOf)
  .concat([...read('manifest.xml').matchAll(/DefaultValue="([^"]+)"/g)].map(([, text = '']) => text));
const PLAIN = new Set(TEXTS);
/** Those with values; one that is nothing but values says nothing. */
const FILLED = [...PLAIN]
  .filter((text) => text.includes('{'))
  .flatMap((text) => asShown(text) ?? [])
  .filter((pattern) => !pattern.test('No such button to press'));

const isShown = (bold: string): boolean => PLAIN.has(bold) || FILLED.some((pattern) => pattern.test(bold));

describe('what is bold in the guide', () => {
  it.each(GUIDE)('%s: is a button, a field or a sheet of today', (file) => {
    const bold = [...proseOf(file).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) =>
      text.replaceAll(/\s+/g, ' '),
    );
    expect(bold.filter((text) => !isShown(text))).toEqual([]);
  });

  it('is told from what is none', () => {
    expect(['Create 7 rounds for 8 players', 'Withdraw the player', 'Open Roundabout'].every(isShown)).toBe(
      true,
    );
    const none = ['Create tournament', 'Withdraw player', 'Go to round', 'No such button'];
    expect(none.filter(isShown)).toEqual([]);
  });
});
