import '../taskpane/dom';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { JSDOM } from 'jsdom';
import { PAGES } from '../../build/addin.cjs';
import { policy } from '../../build/addresses.cjs';
import { DOCUMENTS, documentPage } from '../../build/documents.cjs';
import { workbooksPage } from '../../build/workbooks.cjs';
import { GUIDE } from '../../src/taskpane/view/missing';
import { TEMPLATES } from '../../templates/kinds';

const ROOT = join(__dirname, '../..');

const read = (name: string): string =>
  name === 'workbooks' ? workbooksPage() : readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');

/** What the package has besides documents. */
const OTHERS = [
  ...PAGES.map((page) => posix.basename(page)),
  ...['try/index.html', 'manifest.xml', 'support.css', 'icons/roundabout-32.png'],
  ...TEMPLATES.map(({ file }) => `workbooks/${file}.xlsx`),
];
const NAMES = [...DOCUMENTS, 'workbooks'];

const documentOf = async (name: string, text: string): Promise<Document> =>
  new JSDOM(await documentPage(name, text)).window.document;

let documents: ReadonlyMap<string, Document>;
beforeAll(async () => {
  const made = NAMES.map(async (name) => [name, await documentOf(name, read(name))] as const);
  documents = new Map(await Promise.all(made));
});

/** Whether a page, at its heading, or a picture is there. */
const isThere = (file: string, anchor: string | undefined): boolean => {
  const page = documents.get(file.replace(/\.html$/, ''));
  if (page) return !anchor || page.getElementById(anchor) !== null;
  return OTHERS.includes(file) || (file.startsWith('pictures/') && existsSync(join(ROOT, 'docs', file)));
};

describe('the documents of the package', () => {
  it.each(NAMES)('%s: every link leads to a page and a heading, and every picture is there', (name) => {
    const page = documents.get(name)!;
    const dead: string[] = [];
    for (const element of page.querySelectorAll('[href], [src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      if (address.startsWith('https://')) continue;
      const [file = '', anchor] = address.split('#');
      const target = file === '' ? `${name}.html` : posix.join(posix.dirname(name), file);
      if (!isThere(target, anchor)) dead.push(address);
    }
    expect(dead).toEqual([]);
  });

  it.each(NAMES)('%s states its policy first, and has no script, no style and no other address', (name) => {
    const page = documents.get(name)!;
    const [first, second] = [...page.head.children];
    expect(first!.hasAttribute('charset')).toBe(true);
    expect(second!.getAttribute('content')).toBe(policy());
    expect(page.querySelectorAll('script, style, [style], [onclick]')).toHaveLength(0);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.title).toMatch(/^Roundabout/);
    expect([...page.images].filter(({ alt }) => alt === '')).toEqual([]);
  });

  it('take HTML for text, and leave out a link to a document that is not served', async () => {
    const page = await documentOf(
      'guide',
      '# One\n\nA <b>bold</b> `<i>` [Store](store.md) [One](install.md#x)\n\n<script>1</script>',
    );
    expect(page.querySelectorAll('main script, main b, main i')).toHaveLength(0);
    expect(page.querySelector('main p')!.textContent).toBe('A <b>bold</b> <i> Store One');
    const links = [...page.querySelectorAll('main p a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['install.html#x']);
  });

  it('take the signs of an address, and of the contact, for no more than that', async () => {
    process.env['ROUNDABOUT_CONTACT'] = "a$'b@example.org";
    const page = await documentOf(
      'guide',
      '# One\n\n[x](<https://example.org/?a=1&lt=2" download="y>) {contact}',
    );
    delete process.env['ROUNDABOUT_CONTACT'];
    const [link, contact] = page.querySelectorAll('main p a');
    expect(link!.getAttributeNames()).toEqual(['href']);
    expect(link!.getAttribute('href')).toBe('https://example.org/?a=1&lt=2" download="y');
    expect(contact!.textContent).toBe("a$'b@example.org");
  });

  it.each(['javascript:1', '//example.org/x', 'http://example.org', 'a"b.md'])(
    'lead to no address such as %s: the build fails',
    async (address) => {
      await expect(documentPage('guide', `# One\n\n[link](<${address}>)`)).rejects.toThrow('guide leads to');
    },
  );

  it.each(Object.values(GUIDE))('the pane leads to %s, which is there', (address) => {
    const [file = '', anchor] = address.split('#');
    expect([DOCUMENTS.includes(file.replace(/\.html$/, '')), isThere(file, anchor)]).toEqual([true, true]);
  });

  it('the page of ready-made workbooks leads to each of them', () => {
    const links = [...documents.get('workbooks')!.querySelectorAll('a[download]')];
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      TEMPLATES.map(({ file }) => `workbooks/${file}.xlsx`).sort(),
    );
  });
});
