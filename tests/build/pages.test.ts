import '../taskpane/dom';
import { createHash } from 'node:crypto';
import { readFileSync, chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix, delimiter } from 'node:path';
import { JSDOM } from 'jsdom';
import { PAGES } from '../../build/addin.cjs';
import { DOCUMENTS, documentPage } from '../../build/documents.cjs';
import { helpAddress } from '../../src/taskpane/view/help';
import { framePolicy, frames, officeJs, policy } from '../../build/addresses.cjs';
import { run } from '../../build/start.cjs';
import { tmpdir } from 'node:os';
import { chromiumPath } from '../../build/chromium.cjs';

type Shown = Parameters<typeof helpAddress>[0];

const ROOT = join(__dirname, '../..');

/** A page as the build fills it in. */
const pageOf = (template: string): Document => {
  const text = readFileSync(join(ROOT, template), 'utf8')
    .replaceAll('<%= policy %>', policy())
    .replaceAll('<%= officeJs %>', officeJs);
  return new JSDOM(text).window.document;
};

const addressesOf = (page: Document): string[] =>
  [...page.querySelectorAll('[src], [href]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  );

/** The sources that a policy allows, by directive. */
const allowed = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe.each(PAGES)('%s', (template) => {
  const page = pageOf(template);

  it('states its policy before anything is loaded', () => {
    const [first, second] = [...page.head.children];
    expect(first!.hasAttribute('charset')).toBe(true);
    expect(second!.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(second!.getAttribute('content')).toBe(policy());
  });

  it('loads nothing from outside but office.js, and runs nothing that stands in the page itself', () => {
    const outside = addressesOf(page).filter((address) => !/^[\w./-]+$/.test(address));
    expect(outside.every((address) => address === officeJs)).toBe(true);
    expect([...page.scripts].every((script) => script.src === officeJs && !script.defer)).toBe(true);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  });
});

describe('the help', () => {
  const screens: readonly Shown[] = [
    ...(['opening', 'new', 'tools', 'unreadable', 'broken'] as const).map(
      (screen) => ({ screen, tab: 'play' }) as const,
    ),
    ...(['play', 'standings', 'players', 'print', 'more'] as const).map(
      (tab) => ({ screen: 'tournament', tab }) as const,
    ),
  ];
  const help = DOCUMENTS.filter((name) => name.startsWith('help/'));

  it('has a page for whatever the pane shows, and none that it never shows', () => {
    const addresses = new Set([
      ...screens.map((shown) => helpAddress(shown)),
      helpAddress({ screen: 'tournament', tab: 'play' }, true),
    ]);
    expect([...addresses].sort()).toEqual(help.map((name) => `${name}.html`).sort());
  });

  it.each(help)('%s leads to every page of the help, and names its own place among them', async (name) => {
    const text = readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8');
    const page = new JSDOM(await documentPage(name, text)).window.document;
    const links = [...page.querySelectorAll('nav a')].map((link) =>
      posix.join('help', link.getAttribute('href')!),
    );
    expect(links).toEqual(expect.arrayContaining(['support', ...help].map((other) => `${other}.html`)));
    const { textContent: heading } = page.querySelector('h1')!;
    expect(page.title).toBe(`Roundabout help: ${heading!}`);
    const [current, ...others] = page.querySelectorAll('[aria-current="page"]');
    expect([others, current!.textContent, current!.getAttribute('href')]).toEqual([
      [],
      heading,
      posix.basename(`${name}.html`),
    ]);
  });

  it('says what happens to data, and under which terms, in pages that name the add-in', () => {
    for (const name of ['privacy', 'terms'])
      expect(readFileSync(join(ROOT, 'docs', `${name}.md`), 'utf8')).toMatch(/^# Roundabout: /);
  });
});

describe('the content security policy', () => {
  const sources = allowed(policy());

  it('allows what is named and nothing else, no outside address but that of office.js', () => {
    expect(sources['default-src']).toEqual(["'none'"]);
    const outside = Object.values(sources).flat();
    expect(outside.filter((source) => !source.startsWith("'"))).toEqual([
      'https://appsforoffice.microsoft.com',
    ]);
    expect(policy()).not.toMatch(/unsafe|\*/);
  });

  it('allows style elements that scripts fill, but no text in them', () => {
    const empty = createHash('sha256').update('').digest('base64');
    expect(sources['style-src']).toEqual(["'self'", `'sha256-${empty}'`]);
  });

  it('lets a page ask its own server for changes only while it is developed', () => {
    expect(sources['connect-src']).toBeUndefined();
    expect(allowed(policy({ live: true }))['connect-src']).toEqual(["'self'"]);
  });

  it('lets only ourselves and Excel on the web show our pages, in a header', () => {
    expect(framePolicy).toBe(
      "frame-ancestors 'self' https://*.officeapps.live.com https://*.cloud.microsoft https://*.sharepoint.com" +
        ' https://onedrive.live.com https://*.office.com https://*.microsoft365.com https://teams.microsoft.com' +
        ' https://*.teams.microsoft.com https://*.gov.online.office365.us https://*.sharepoint.us' +
        ' https://*.dod.online.office365.us https://*.sharepoint-mil.us https://*.dps.mil' +
        ' https://*.partner.officewebapps.cn https://*.sharepoint.cn',
    );
    expect(framePolicy).toBe(`frame-ancestors 'self' ${frames.join(' ')}`);
    expect(policy()).not.toContain('frame-ancestors');
  });

  it('is what the page on hosting says, address by address', () => {
    const hosting = readFileSync(join(ROOT, 'docs/hosting.md'), 'utf8');
    expect(hosting).toContain(`Content-Security-Policy: ${framePolicy}\n`);
    const [, table = ''] = hosting.split('| frame ');
    const listed = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, address]) => address);
    expect(listed).toEqual(frames);
  });
});

describe('npm start and npm stop', () => {
  it.each(['start', 'stop'])('%s: where Excel cannot run, says what to do instead and fails', (command) => {
    const tell = jest.fn();
    const spawn = jest.fn();
    expect(run(command, { platform: 'linux', tell, spawn })).toBe(1);
    expect(spawn).not.toHaveBeenCalled();
    expect(tell.mock.calls.join()).toContain('npm run workbench');
  });

  it.each(['start', 'stop'])(
    '%s: runs Microsoft’s tool on Windows and Mac, and ends as it does',
    (command) => {
      for (const platform of ['win32', 'darwin'] as const) {
        const spawn = jest.fn(() => ({ status: 3 }));
        expect(run(command, { platform, spawn })).toBe(3);
        expect(spawn).toHaveBeenCalledWith(
          process.execPath,
          expect.arrayContaining([
            expect.stringContaining('office-addin-debugging'),
            command,
            'manifest.xml',
          ]),
          expect.anything(),
        );
      }
    },
  );
});

describe('Chromium', () => {
  const folders = ['one', 'two'].map((name) => mkdtempSync(join(tmpdir(), `roundabout-${name}-`)));
  const [one, two] = folders as [string, string];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

  const install = (folder: string, name: string): string => {
    const file = join(folder, name);
    writeFileSync(file, '');
    chmodSync(file, 0o755);
    return file;
  };

  it('Chromium is what CHROMIUM names, else the first program on the path that is one', () => {
    const PATH = folders.join(delimiter);
    expect(() => chromiumPath({ PATH })).toThrow('No Chromium on the path');
    const chrome = install(two, 'google-chrome');
    expect(chromiumPath({ PATH })).toBe(chrome);
    const chromium = install(one, 'chromium');
    expect(chromiumPath({ PATH })).toBe(chromium);
    expect(chromiumPath({ PATH, CHROMIUM: '/elsewhere/chrome' })).toBe('/elsewhere/chrome');
  });
});
