import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PAGES } from '../../build/addin.cjs';
import { DOCUMENTS } from '../../build/documents.cjs';
import { baseAddress, DEVELOPMENT_BASE, filledManifest } from '../../build/manifest.cjs';
import { version } from '../../package.json';
import { screenOf } from '../../src/taskpane/ports';
import { faultsOf, type Surroundings } from './manifestRules';

const ROOT = join(__dirname, '../..');
const manifest = readFileSync(join(ROOT, 'manifest.xml'), 'utf8');
const commands = readFileSync(join(ROOT, 'src/commands/commands.ts'), 'utf8');

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH = 16;
const HEIGHT = 20;

const here: Surroundings = {
  base: DEVELOPMENT_BASE,
  version,
  pages: [...PAGES.map((page) => basename(page)), ...DOCUMENTS.map((name) => `${name}.html`)],
  iconSize: (path) => {
    const file = join(ROOT, 'assets', path);
    if (!existsSync(file)) return undefined;
    const bytes = readFileSync(file);
    return bytes.subarray(0, PNG.length).equals(PNG)
      ? [bytes.readUInt32BE(WIDTH), bytes.readUInt32BE(HEIGHT)]
      : undefined;
  },
  isScreen: (address) => screenOf(address) !== null,
  functions: [...commands.matchAll(/Office\.actions\.associate\('(\w+)'/g)].map(([, name]) => name!),
};

const faults = (text: string): readonly string[] => faultsOf(text, here);

describe('the manifest', () => {
  it('keeps to every rule', () => {
    expect(faults(manifest)).toEqual([]);
  });

  it('asks for Excel alone, and may write to the workbook', () => {
    expect(manifest.match(/<Host (Name|xsi:type)="\w+"/g)).toEqual([
      '<Host Name="Workbook"',
      '<Host xsi:type="Workbook"',
    ]);
    expect(manifest).toContain('<Permissions>ReadWriteDocument</Permissions>');
  });

  const labels = (element: string): (string | undefined)[] =>
    [...manifest.matchAll(new RegExp(`<${element} [^>]*>\\s*<Label resid="([^"]+)"`, 'g'))].map(
      ([, id]) => new RegExp(`id="${id}" DefaultValue="([^"]*)"`).exec(manifest)?.[1],
    );

  it('has two controls on the Home tab, the pane first, and the rest in the menu', () => {
    expect(manifest).toContain('<OfficeTab id="TabHome">');
    expect(labels('Control')).toEqual(['Open Roundabout', 'Round robin']);
    expect(labels('Item')).toEqual([
      'New tournament',
      'Round',
      'Print',
      'Open a file',
      'Send results',
      'Refresh',
    ]);
  });
});

/** Each rule, a way to break it, and what is said of it. */
const BROKEN: readonly (readonly [rule: string, from: string | RegExp, to: string, fault: string])[] = [
  [
    'elements stand in Excel’s order',
    /(<DefaultLocale>.*)\n(.*<DisplayName.*)\n/,
    '$2\n$1\n',
    'order: OfficeApp',
  ],
  [
    'GetStarted stands before FunctionFile',
    /(<GetStarted>[^]*<\/GetStarted>)\s*(<FunctionFile.*)/,
    '$2$1',
    'order: DesktopFormFactor',
  ],
  [
    'a label stands before its icon',
    /(<Label resid="Group.Label" \/>)\s*(<Icon>[^]*?<\/Icon>)/,
    '$2$1',
    'order: Group',
  ],
  ['no element is made up', '<Permissions>', '<Wish/><Permissions>', 'order: OfficeApp'],
  ['what is referred to is declared', 'bt:Url id="Pane.Url"', 'bt:Url id="Other.Url"', 'resid: Pane.Url'],
  ['what is declared is referred to', 'bt:Url id="Pane.Url"', 'bt:Url id="Other.Url"', 'unused: Other.Url'],
  [
    'a reference finds the kind that it wants',
    '<Label resid="Pane.Label" />',
    '<Label resid="Pane.Tip" />',
    'resid: Pane.Tip',
  ],
  ['nothing is declared twice', /(<bt:Url id="Pane.Url".*)/, '$1$1', 'twice: Pane.Url'],
  [
    'an id has 32 characters at most',
    'id="Roundabout.Pane"',
    `id="${'r'.repeat(33)}"`,
    `long: ${'r'.repeat(33)}`,
  ],
  [
    'a short text has 125 characters at most',
    /(id="Pane.Label" DefaultValue=)"[^"]*"/,
    `$1"${'s'.repeat(126)}"`,
    `long: ${'s'.repeat(126)}`,
  ],
  [
    'a long text has 250 characters at most',
    /(id="Pane.Tip" DefaultValue=)"[^"]*"/,
    `$1"${'l'.repeat(251)}"`,
    `long: ${'l'.repeat(251)}`,
  ],
  [
    'the name has 125 characters at most',
    /<DisplayName DefaultValue="[^"]*"/,
    `<DisplayName DefaultValue="${'n'.repeat(126)}"`,
    `long: ${'n'.repeat(126)}`,
  ],
  [
    'the description has 250 characters at most',
    /<Description DefaultValue="[^"]*"/,
    `<Description DefaultValue="${'d'.repeat(251)}"`,
    `long: ${'d'.repeat(251)}`,
  ],
  [
    'addresses are https',
    'SupportUrl DefaultValue="https:',
    'SupportUrl DefaultValue="http:',
    'address: http://localhost:3000/support.html',
  ],
  [
    'addresses are our own',
    'SupportUrl DefaultValue="https://localhost:3000/',
    'SupportUrl DefaultValue="https://example.org/',
    'address: https://example.org/support.html',
  ],
  [
    'pages are built',
    /taskpane\.html" \/>\s*<\/DefaultSettings>/,
    'pane.html" /></DefaultSettings>',
    'page: https://localhost:3000/pane.html',
  ],
  [
    'a page with a screen is built',
    'taskpane.html?screen=new',
    'pane.html?screen=new',
    'page: https://localhost:3000/pane.html?screen=new',
  ],
  [
    'the pane knows the screen',
    '?screen=new',
    '?screen=newest',
    'screen: https://localhost:3000/taskpane.html?screen=newest',
  ],
  [
    'no two buttons share a pane',
    '<TaskpaneId>Roundabout.New<',
    '<TaskpaneId>Roundabout<',
    'shared pane: Roundabout',
  ],
  [
    'a group has six controls at most',
    /(<Control xsi:type="Button"[^]*?<\/Control>)/,
    '$1'.repeat(6),
    'crowded: Roundabout.Group',
  ],
  ['a menu has items', /<Items>[^]*<\/Items>/, '<Items></Items>', 'empty menu'],
  ['a menu does nothing itself', /<Items>[^]*<\/Items>/, '', 'unfinished: Roundabout.Menu'],
  ['an item does something', /(<Item [^]*?)<Action [^]*?<\/Action>/, '$1', 'unfinished: Roundabout.New'],
  ['no id is given twice', 'id="Roundabout.New"', 'id="Roundabout.Pane"', 'twice: Roundabout.Pane'],
  [
    'an icon stands before the items',
    /(<Items>[^]*<\/Items>)(\s*<\/Control>)/,
    '$1<Icon/>$2',
    'order: Control',
  ],
  ['all sizes of an icon are there', /<bt:Image size="20" .*\n/, '', 'sizes: 16,24,32,40,48,64,80'],
  ['an icon has its size', 'roundabout-20.png', 'roundabout-24.png', 'icon: Roundabout.20'],
  ['an icon is there', 'roundabout-20.png', 'roundabout-21.png', 'icon: Roundabout.20'],
  ['the icon in lists has 32 pixels', 'roundabout-32.png', 'roundabout-40.png', 'icon: IconUrl'],
  ['that of sharp screens has 64', 'roundabout-64.png', 'roundabout-80.png', 'icon: HighResolutionIconUrl'],
  ['the id is a GUID', /<Id>./, '<Id>x', 'identity: Id'],
  ['the version is that of the package', /<Version>\d/, '<Version>99', 'identity: Version'],
  [
    'a button’s function is associated',
    'FunctionName>refresh<',
    'FunctionName>renew<',
    'not associated: renew',
  ],
  [
    'a function that is associated has a button',
    'FunctionName>refresh<',
    'FunctionName>renew<',
    'no button: refresh',
  ],
  [
    'the default language is not overridden',
    /(<bt:String id="Pane.Label" [^>]*)\/>/,
    '$1><bt:Override Locale="en-US" Value="x" /></bt:String>',
    'locale: en-US',
  ],
  [
    'a language is named with its country',
    /(<bt:String id="Pane.Label" [^>]*)\/>/,
    '$1><bt:Override Locale="de" Value="x" /></bt:String>',
    'locale: de',
  ],
  [
    'a text has each language once',
    /(<bt:String id="Pane.Label" [^>]*)\/>/,
    '$1><bt:Override Locale="de-DE" Value="x" /><bt:Override Locale="de-DE" Value="y" /></bt:String>',
    'locale: de-DE',
  ],
  [
    'all texts have the same languages',
    /(<bt:String id="Pane.Label" [^>]*)\/>/,
    '$1><bt:Override Locale="de-DE" Value="x" /></bt:String>',
    'not in all languages: Pane.Label',
  ],
  [
    'a shared runtime is not required: the iPad has none',
    /(<Set Name="ExcelApi".*)/,
    '$1<Set Name="SharedRuntime" MinVersion="1.1" />',
    'requirements: ExcelApi 1.9,SharedRuntime 1.1',
  ],
];

it.each(BROKEN)('a manifest is refused when broken: %s', (_, from, to, fault) => {
  const broken = manifest.replace(from, to);
  expect(broken).not.toBe(manifest);
  expect(faults(broken)).toContain(fault);
});

describe('a manifest that is handed out', () => {
  const handedOut = (base: string): string => filledManifest(manifest, { base, version: '2.3.4' });

  it('has all its addresses under the base that it was built for, and the version of the package', () => {
    const base = baseAddress('https://example.org/club/roundabout/');
    expect(base).toBe('https://example.org/club/roundabout');
    expect(handedOut(base)).not.toContain('localhost');
    expect(faultsOf(handedOut(base), { ...here, base, version: '2.3.4' })).toEqual([]);
  });

  it('stays well formed whatever the base is', () => {
    const base = baseAddress('https://example.org/a&b"<c>$&');
    expect(faultsOf(handedOut(base), { ...here, base, version: '2.3.4' })).toEqual([]);
  });

  it('is for the development server unless a base is given', () => {
    expect(baseAddress()).toBe('https://localhost:3000');
  });

  it.each([
    'http://example.org',
    'example.org',
    '',
    'https://example.org/?a=1',
    'https://example.org/#a',
    'https://example.org/club ',
    'https://name:word@example.org',
    'https:example.org',
    'https://example.org/manifest.xml',
    'https://example.org/index.html/',
  ])('cannot be made for “%s”', (base) => {
    expect(() => baseAddress(base)).toThrow('https://example.org/roundabout');
  });
});
