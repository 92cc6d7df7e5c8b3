import { parseXml, XmlElement } from '@rgrove/parse-xml';

/** What a manifest has to agree with. */
export interface Surroundings {
  /** The address that everything of ours stands under. */
  readonly base: string;
  /** The version of the package, such as `1.2.3`. */
  readonly version: string;
  /** The pages that a build makes, such as `taskpane.html`. */
  readonly pages: readonly string[];
  /** The width and height of an icon by its path below the base, such as `icons/x-16.png`; nothing if there is none. */
  readonly iconSize: (path: string) => readonly [number, number] | undefined;
  /** Whether the pane knows the screen of an address. */
  readonly isScreen: (address: string) => boolean;
  /** The functions that the commands associate. */
  readonly functions: readonly string[];
}

type Rule = (root: XmlElement, around: Surroundings) => readonly string[];

/** Children in the order in which Excel wants them, by parent; names without prefixes. */
const ORDER: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    OfficeApp:
      'Id AlternateId Version ProviderName DefaultLocale DisplayName Description IconUrl HighResolutionIconUrl SupportUrl AppDomains Hosts Requirements DefaultSettings Permissions Dictionary VersionOverrides ExtendedOverrides',
    AppDomains: 'AppDomain',
    Hosts: 'Host',
    Requirements: 'Sets Methods',
    Sets: 'Set',
    DefaultSettings: 'SourceLocation',
    VersionOverrides: 'Description Requirements Hosts Resources WebApplicationInfo EquivalentAddins',
    Host: 'Runtimes AllFormFactors DesktopFormFactor',
    DesktopFormFactor: 'GetStarted FunctionFile ExtensionPoint',
    GetStarted: 'Title Description LearnMoreUrl',
    ExtensionPoint: 'OfficeTab CustomTab OfficeMenu',
    OfficeTab: 'Group',
    Group: 'OverriddenByRibbonApi Label Icon Control',
    Control: 'OverriddenByRibbonApi Label Supertip Icon Action Enabled Items',
    Items: 'Item',
    Item: 'OverriddenByRibbonApi Label Supertip Icon Action Enabled',
    Supertip: 'Title Description',
    Icon: 'Image',
    Action: 'TaskpaneId SourceLocation Title FunctionName',
    Resources: 'Images Urls ShortStrings LongStrings',
    Images: 'Image',
    Urls: 'Url',
    ShortStrings: 'String',
    LongStrings: 'String',
    ...Object.fromEntries(
      ['DisplayName', 'Description', 'IconUrl', 'Image', 'Url', 'String'].map((name) => [name, 'Override']),
    ),
  }).map(([parent, children]) => [parent, children.split(' ')]),
);

/** In which section of the resources a reference looks, by the element that refers. */
const SECTIONS: Readonly<Record<string, string>> = {
  Image: 'Images',
  SourceLocation: 'Urls',
  FunctionFile: 'Urls',
  LearnMoreUrl: 'Urls',
  Label: 'ShortStrings',
  Title: 'ShortStrings',
  Description: 'LongStrings',
};

const SIZES = [16, 20, 24, 32, 40, 48, 64, 80];
const LONGEST = { id: 32, DisplayName: 125, ShortStrings: 125, Description: 250, LongStrings: 250 };

const nameOf = ({ name }: XmlElement): string => name.replace(/^\w+:/, '');
const childrenOf = (element: XmlElement): XmlElement[] =>
  element.children.filter((child): child is XmlElement => child instanceof XmlElement);
const all = (element: XmlElement): XmlElement[] => {
  const found = [element];
  for (const each of found) found.push(...childrenOf(each));
  return found;
};
const named = (root: XmlElement, name: string): XmlElement[] =>
  all(root).filter((element) => nameOf(element) === name);
const child = (element: XmlElement, name: string): XmlElement | undefined =>
  childrenOf(element).find((each) => nameOf(each) === name);
const values = (element: XmlElement): string[] =>
  [element, ...childrenOf(element)].flatMap(({ attributes: { DefaultValue, Value } }) =>
    [DefaultValue, Value].filter((value) => value !== undefined),
  );
const resources = (root: XmlElement): XmlElement[] =>
  Object.values(SECTIONS)
    .filter((section, index, sections) => sections.indexOf(section) === index)
    .flatMap((section) => named(root, section).flatMap(childrenOf));

const order: Rule = (root) =>
  all(root).flatMap((parent) => {
    const places = childrenOf(parent).map((each) => (ORDER[nameOf(parent)] ?? []).indexOf(nameOf(each)));
    const right = places.every((place, index) => place >= (index === 0 ? 0 : places[index - 1]!));
    return right ? [] : [`order: ${nameOf(parent)}`];
  });

const references: Rule = (root) => {
  const declared = resources(root).map(({ attributes }) => attributes['id'] ?? '');
  const used = all(root).filter(({ attributes }) => attributes['resid'] !== undefined);
  return [
    ...used.flatMap((element) => {
      const resid = element.attributes['resid']!;
      const section = named(root, SECTIONS[nameOf(element)] ?? '')[0];
      const there = section ? childrenOf(section).filter(({ attributes }) => attributes['id'] === resid) : [];
      return there.length === 1 ? [] : [`resid: ${resid}`];
    }),
    ...declared.filter((id, index) => declared.indexOf(id) !== index).map((id) => `twice: ${id}`),
    ...declared
      .filter((id) => used.every(({ attributes }) => attributes['resid'] !== id))
      .map((id) => `unused: ${id}`),
  ];
};

const lengths: Rule = (root) => [
  ...all(root)
    .flatMap(({ attributes: { id, resid } }) => [id, resid])
    .filter((id) => id !== undefined && id.length > LONGEST.id)
    .map((id) => `long: ${id}`),
  ...(['DisplayName', 'Description'] as const).flatMap((name) =>
    values(child(root, name)!).flatMap((value) => (value.length > LONGEST[name] ? [`long: ${value}`] : [])),
  ),
  ...(['ShortStrings', 'LongStrings'] as const).flatMap((section) =>
    named(root, section)
      .flatMap(childrenOf)
      .flatMap(values)
      .flatMap((value) => (value.length > LONGEST[section] ? [`long: ${value}`] : [])),
  ),
];

const ADDRESSES = ['IconUrl', 'HighResolutionIconUrl', 'SupportUrl', 'SourceLocation', 'Url', 'Image'];

const addresses = (root: XmlElement): string[] => [
  ...ADDRESSES.flatMap((name) => named(root, name).flatMap(values)),
  ...named(root, 'AppDomain').map(({ text }) => text),
];

const ownAddresses: Rule = (root, { base }) =>
  addresses(root)
    .filter((address) => !address.startsWith('https://') || !address.startsWith(`${base}/`))
    .map((address) => `address: ${address}`);

const pages: Rule = (root, { base, pages: built }) =>
  addresses(root)
    .filter((address) => {
      const [page = ''] = address.slice(base.length + 1).split('?');
      return page.endsWith('.html') && !built.includes(page);
    })
    .map((address) => `page: ${address}`);

const isSquare = (address: string, size: number, { base, iconSize }: Surroundings): boolean =>
  iconSize(address.slice(base.length + 1))?.every((pixels) => pixels === size) === true;

const icons: Rule = (root, around) => {
  const images = new Map(
    named(root, 'Images')
      .flatMap(childrenOf)
      .map((image) => [image.attributes['id'], image]),
  );
  return named(root, 'Icon').flatMap((icon) => {
    const uses = childrenOf(icon).map(({ attributes: { size, resid } }) => ({ size: Number(size), resid }));
    const sizes = uses.map(({ size }) => size).join();
    const wrong = uses.filter(({ size, resid }) => {
      const image = images.get(resid);
      return !image || !values(image).every((address) => isSquare(address, size, around));
    });
    return [
      ...(sizes === SIZES.join() ? [] : [`sizes: ${sizes}`]),
      ...wrong.map(({ resid }) => `icon: ${resid}`),
    ];
  });
};

const listIcons: Rule = (root, around) =>
  Object.entries({ IconUrl: 32, HighResolutionIconUrl: 64 }).flatMap(([name, size]) => {
    const right = values(child(root, name)!).every((address) => isSquare(address, size, around));
    return right ? [] : [`icon: ${name}`];
  });

const GUID = /^[\da-f]{8}-[\da-f]{4}-[1-5][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

const identity: Rule = (root, { version }) => [
  ...(GUID.test(child(root, 'Id')?.text ?? '') ? [] : ['identity: Id']),
  ...(child(root, 'Version')?.text === `${version}.0` ? [] : ['identity: Version']),
];

/** Where two buttons open one pane at two addresses, Excel on the web fails (office-js #2918). */
const panes: Rule = (root) =>
  named(root, 'TaskpaneId')
    .map(({ text }) => text)
    .filter((id, index, ids) => ids.indexOf(id) !== index)
    .map((id) => `shared pane: ${id}`);

/** As many as Microsoft allows in a group of a tab of its own; what a menu holds does not count. */
const MOST_CONTROLS = 6;

const controls: Rule = (root) => [
  ...named(root, 'Group')
    .filter((group) => childrenOf(group).filter((each) => nameOf(each) === 'Control').length > MOST_CONTROLS)
    .map(({ attributes: { id } }) => `crowded: ${id}`),
  ...[...named(root, 'Control'), ...named(root, 'Item')]
    .filter((each) => {
      const parts = each.attributes['xsi:type'] === 'Menu' ? ['Items'] : ['Action'];
      return ['Label', 'Supertip', ...parts].some((part) => !child(each, part));
    })
    .map(({ attributes: { id } }) => `unfinished: ${id}`),
  ...named(root, 'Items')
    .filter((items) => childrenOf(items).length === 0)
    .map(() => 'empty menu'),
];

/** Excel knows controls, items, groups and resources by their ids. */
const ids: Rule = (root) => {
  const given = ['Group', 'Control', 'Item'].flatMap((name) =>
    named(root, name).map(({ attributes: { id } }) => id ?? ''),
  );
  return given.filter((id, index) => given.indexOf(id) !== index).map((id) => `twice: ${id}`);
};

const screens: Rule = (root, { isScreen }) =>
  addresses(root)
    .filter((address) => address.includes('?') && !isScreen(address))
    .map((address) => `screen: ${address}`);

const functions: Rule = (root, { functions: associated }) => {
  const asked = named(root, 'FunctionName').map(({ text }) => text);
  return [
    ...asked.filter((name) => !associated.includes(name)).map((name) => `not associated: ${name}`),
    ...associated.filter((name) => !asked.includes(name)).map((name) => `no button: ${name}`),
  ];
};

const localesOf = (element: XmlElement): string =>
  childrenOf(element)
    .map(({ attributes }) => attributes['Locale'] ?? '')
    .sort()
    .join();

const languages: Rule = (root) => {
  const texts = [
    ...['DisplayName', 'Description'].map((name) => child(root, name)!),
    ...['ShortStrings', 'LongStrings'].flatMap((section) => named(root, section).flatMap(childrenOf)),
  ];
  const overrides = texts.map((text) => childrenOf(text).map(({ attributes }) => attributes['Locale'] ?? ''));
  const wrong = (locale: string, index: number, locales: readonly string[]): boolean =>
    !/^[a-z]{2,3}-[A-Z]{2}$/.test(locale) ||
    locale === child(root, 'DefaultLocale')?.text ||
    locales.indexOf(locale) !== index;
  return [
    ...overrides.flatMap((locales) => locales.filter(wrong).map((locale) => `locale: ${locale}`)),
    ...texts
      .filter((text) => localesOf(text) !== localesOf(texts[0]!))
      .map(({ attributes }) => `not in all languages: ${attributes['id'] ?? attributes['DefaultValue']}`),
  ];
};

const requirements: Rule = (root) => {
  const sets = named(child(root, 'Requirements')!, 'Set').map(
    ({ attributes: { Name, MinVersion } }) => `${Name} ${MinVersion}`,
  );
  return sets.join() === 'ExcelApi 1.9' ? [] : [`requirements: ${sets.join()}`];
};

const RULES: readonly Rule[] = [
  order,
  references,
  lengths,
  ownAddresses,
  pages,
  icons,
  listIcons,
  identity,
  panes,
  controls,
  ids,
  screens,
  functions,
  languages,
  requirements,
];

/** What Excel, its store or our own build would stumble over in a manifest; nothing if all is well. */
export const faultsOf = (manifest: string, around: Surroundings): readonly string[] => {
  const { root } = parseXml(manifest);
  return root ? RULES.flatMap((rule) => rule(root, around)) : ['no manifest'];
};
