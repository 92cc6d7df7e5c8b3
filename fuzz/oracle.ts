import { parseXml, XmlElement, type XmlNode } from '@rgrove/parse-xml';
import { unzipSync } from 'fflate';

/** What a cell says, as text: its type and value, and its formula. */
export interface SeenCell {
  readonly value: string;
  readonly formula: string;
}

/** A sheet by our eyes: its cells by `row column`, both from 0, and what stands around them. */
export interface SeenSheet {
  readonly part: string;
  readonly cells: ReadonlyMap<string, SeenCell>;
  readonly around: string;
}

/** The formula of a cell that has that of another. */
export const SHARED = 'shared';

/** The parts of a package by name. */
export type Parts = Readonly<Record<string, Uint8Array>>;

/** The parts of a package; null where it cannot be unpacked. */
export const partsOf = (bytes: Uint8Array): Parts | null => {
  try {
    return unzipSync(bytes);
  } catch {
    return null;
  }
};

const local = ({ name }: XmlElement): string => name.slice(name.indexOf(':') + 1);
const elements = (parent: XmlElement): readonly XmlElement[] =>
  parent.children.filter((node: XmlNode) => node instanceof XmlElement);
const called = (parent: XmlElement | null, name: string): readonly XmlElement[] =>
  parent ? elements(parent).filter((element) => local(element) === name) : [];

/** The text of an element itself, without that of elements in it. */
const own = (element: XmlElement | undefined): string =>
  (element?.children ?? [])
    .map((node) => (node instanceof XmlElement ? '' : ((node as { text?: string }).text ?? '')))
    .join('');

const textOf = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
};

class Invalid extends Error {}

/** Most parts of a damaged file are as they were in a sound one: what those say, by their text, and what the last ones said. */
const [sound, last] = [new Map<string, XmlElement>(), new Map<string, XmlElement>()];
const MOST_LAST = 30;

const STRAY = '¤';
/** What no XML has, and an `&` that begins no entity. */
const NO_SIGN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const NO_ENTITY = /<!\[CDATA\[[^]*?\]\]>|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/gi;
const NO_SPACE = /\bxml:space=(["'])(?!(?:default|preserve)\1)[^"'<]*\1/g;

/** A text in which each sign that no XML has is the same one. */
export const withoutStray = (text: string): string => text.replace(NO_SIGN, STRAY);

/** What we read has names of ASCII alone. */
const inPlainName = (tag: string): string => tag.replace(/[^\u0000-\u007f]/g, 'ø');

/** A part with some signs that no XML has, most of which nobody reads: for what else it says it can be read. */
const mended = (text: string): string =>
  withoutStray(text.replace(/<[^<>]*>/g, inPlainName))
    .replace(NO_ENTITY, (found) => (found === '&' ? STRAY : found))
    .replace(NO_SPACE, 'xml:space="default"');

const strictly = (text: string): XmlElement | null => {
  try {
    return parseXml(text).root;
  } catch (error) {
    const other = mended(text);
    if (other === text) throw error;
    return parseXml(other).root;
  }
};

const parsed = (text: string): XmlElement | null => {
  const before = sound.get(text) ?? last.get(text);
  if (before) return before;
  const root = strictly(text.replace(/^\ufeff?<\?xml.*?\?>/s, ''));
  if (last.size > MOST_LAST) last.clear();
  if (root) last.set(text, root);
  return root;
};

/** Reads a file that is sound, and remembers its parts. */
export const remember = (bytes: Uint8Array): void => {
  last.clear();
  sheetsIn(partsOf(bytes));
  for (const [text, root] of last) sound.set(text, root);
};

const isIn = (parts: Parts, part: string): boolean =>
  Object.keys(parts).some((name) => name.toLowerCase() === part.toLowerCase());

const treeOf = (parts: Parts, part: string): XmlElement => {
  const name = Object.keys(parts).find((each) => each.toLowerCase() === part.toLowerCase());
  const bytes = name === undefined ? undefined : parts[name];
  if (!bytes) throw new Invalid(`no part ${part}`);
  try {
    const root = parsed(textOf(bytes));
    if (root) return root;
  } catch (error) {
    throw new Invalid(`${part}: ${String(error)}`);
  }
  throw new Invalid(part);
};

const ADDRESS = /^([A-Z]{1,3})([1-9]\d{0,6})$/i;

const placed = (given: string | undefined, row: number, next: number): number => {
  if (given === undefined) return next;
  const found = ADDRESS.exec(given);
  if (!found) throw new Invalid(`address ${given}`);
  const column =
    [...(found[1] ?? '').toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  if (column >= 16_384 || Number(found[2]) !== row + 1)
    throw new Invalid(`address ${given} in row ${row + 1}`);
  return column;
};

const escaped = (text: string): string =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const itemText = (item: XmlElement): string =>
  elements(item)
    .map((element) => {
      if (local(element) === 'r') return itemText(element);
      if (local(element) !== 't') return '';
      const text = own(element);
      return escaped(
        Object.entries(element.attributes).some(
          ([name, value]) => /(^|:)space$/.test(name) && value === 'preserve',
        )
          ? text
          : text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''),
      );
    })
    .join('');

const TYPES = ['n', 's', 'str', 'b', 'e', 'd', 'inlineStr'];

const valueOf = (cell: XmlElement, strings: Strings): string => {
  const type = cell.attributes['t'] ?? 'n';
  const [v, inline] = [called(cell, 'v')[0], called(cell, 'is')[0]];
  if (type === 'inlineStr' && inline) return `s:${itemText(inline)}`;
  const text = own(v);
  if (!v && TYPES.includes(type)) return '';
  if (type === 's') {
    const found = /^\d+$/.test(text.trim()) ? strings[Number(text)] : undefined;
    if (found === undefined && text.trim() !== '') throw new Invalid(`string ${text}`);
    return found ? `s:${found}` : '';
  }
  if (type === 'str') return `s:${escaped(text)}`;
  if (type === 'e') return `e:${text.trim()}`;
  if (type === 'b' && text.trim() === '') return '';
  if (type === 'b' && !/^\s*(0|1|true|false)\s*$/.test(text)) throw new Invalid(`truth ${text}`);
  if (type === 'b') return `b:${String(/1|true/.test(text))}`;
  if (type === 'd') return `d:${text}`;
  if (type !== 'n' && type !== 'inlineStr') throw new Invalid(`type ${type}`);
  if (text.trim() === '') return '';
  if (!/^\s*[-+]?(\d+\.?\d*|\.\d+)([eE][-+]?\d+)?\s*$/.test(text) || !Number.isFinite(Number(text)))
    return `s:${text}`;
  return `n:${Number(text)}`;
};

const sheetOf = (root: XmlElement, part: string, strings: Strings): SeenSheet => {
  const cells = new Map<string, SeenCell>();
  const [data, ...others] = called(root, 'sheetData');
  if (others.length > 0) throw new Invalid('two sheetData');
  const seen = new Set<number>();
  let next = 0;
  for (const line of data ? called(data, 'row') : []) {
    const given = line.attributes['r'];
    if (given !== undefined && !/^[1-9]\d*$/.test(given)) throw new Invalid(`row ${given}`);
    const row = given === undefined ? next : Number(given) - 1;
    if (row >= 1_048_576 || seen.has(row)) throw new Invalid(`row ${row + 1}`);
    seen.add(row);
    next = row + 1;
    let column = 0;
    for (const cell of called(line, 'c')) {
      column = placed(cell.attributes['r'], row, column);
      const key = `${row} ${column++}`;
      if (cells.has(key)) throw new Invalid(`twice ${key}`);
      const [f] = called(cell, 'f');
      const shared = f?.attributes['t'] === 'shared' && own(f) === '';
      const formula = f ? (shared ? SHARED : `=${own(f)}`) : '';
      const value = valueOf(cell, strings);
      if (value !== '' || formula !== '') cells.set(key, { value, formula });
    }
  }
  const around = elements(root)
    .filter((element) => !['sheetData', 'dimension'].includes(local(element)))
    .map((element) => JSON.stringify(element))
    .join('\n');
  return { part, cells, around };
};

type Strings = readonly string[];

const NO_STRINGS: Strings = [];
const knownStrings = new WeakMap<XmlElement, Strings>();

const stringsOf = (root: XmlElement): Strings => {
  const strings = knownStrings.get(root) ?? called(root, 'si').map((item) => itemText(item));
  knownStrings.set(root, strings);
  return strings;
};

/** A part of texts that is missing or damaged is one that has none: a cell that means one of them is against the standard. */
const stringsIn = (parts: Parts, part = ''): Strings => {
  try {
    return stringsOf(treeOf(parts, part));
  } catch (error) {
    if (error instanceof Invalid) return NO_STRINGS;
    throw error;
  }
};

const knownSheets = new WeakMap<XmlElement, { readonly strings: Strings; readonly sheet: SeenSheet }>();

const sheetIn = (parts: Parts, part: string, strings: Strings): SeenSheet => {
  const root = treeOf(parts, part);
  const before = knownSheets.get(root);
  if (before?.strings === strings && before.sheet.part === part) return before.sheet;
  const sheet = sheetOf(root, part, strings);
  knownSheets.set(root, { strings, sheet });
  return sheet;
};

const resolved = (from: string, target: string): string => {
  const folder = from.split('/').slice(0, -1);
  const steps = target.startsWith('/') ? [] : folder;
  for (const step of target.replaceAll('\\', '/').split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  return steps.join('/');
};

const relations = (parts: Parts, part: string) => {
  const at = part.lastIndexOf('/') + 1;
  const rels = `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
  // A part that leads nowhere needs none.
  return called(isIn(parts, rels) ? treeOf(parts, rels) : null, 'Relationship').map(({ attributes }) => ({
    id: attributes['Id'],
    type: attributes['Type']?.split('/').at(-1),
    target: resolved(part, attributes['Target'] ?? ''),
  }));
};

/**
 * A second reader of workbooks, plain and strict, with trees instead of tokens: the sheets by name, or why the file is against the
 * standard; null where it cannot tell.
 */
export const sheetsIn = (parts: Parts | null): ReadonlyMap<string, SeenSheet> | string | null => {
  if (!parts) return null;
  try {
    const workbook = relations(parts, '').find(({ type }) => type === 'officeDocument')?.target ?? '';
    const root = treeOf(parts, workbook);
    const leads = relations(parts, workbook);
    const stringsPart = leads.find(({ type }) => type === 'sharedStrings')?.target;
    const strings = stringsIn(parts, stringsPart);
    const sheets = new Map<string, SeenSheet>();
    for (const tab of called(called(root, 'sheets')[0] ?? null, 'sheet')) {
      const id = Object.entries(tab.attributes).find(([name]) => name.endsWith(':id'))?.[1];
      const name = escaped(tab.attributes['name'] ?? '');
      if (id === '') continue;
      if (sheets.has(name)) throw new Invalid(`sheet ${name} twice`);
      sheets.set(name, sheetIn(parts, leads.find((each) => each.id === id)?.target ?? '', strings));
    }
    return sheets;
  } catch (error) {
    return error instanceof Invalid ? error.message : null;
  }
};
