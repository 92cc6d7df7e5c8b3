import { present } from '../../core/present';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { Unreadable } from './zip';
import { Markup } from './markup';

export type { XmlElement } from '@rgrove/parse-xml';

/** What a part is written in, by its first two bytes; the standard allows UTF-16. */
const encodingOf = ([first, second]: Uint8Array): string =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';

/** The text of a part; one in UTF-16 becomes what one in UTF-8 would say. */
export const partText = (bytes: Uint8Array): string => {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return encoding === 'utf-8' ? text : relabelled(text);
};

/** The bytes of a part in UTF-8, whatever it is written in. */
export const asUtf8 = (bytes: Uint8Array): Uint8Array =>
  encodingOf(bytes) === 'utf-8' ? bytes : new TextEncoder().encode(partText(bytes));

const relabelled = (xml: string): string =>
  xml.replace(/^(<\?xml[^>]*?encoding=["'])[^"']*/i, (_, start: string) => `${start}UTF-8`);

/** Parses a part into a tree whose elements know where they stand in the text. */
export const parsePart = (xml: string, part: string): XmlElement => {
  try {
    const { root } = parseXml(xml, { includeOffsets: true });
    if (root) {
      root.end = xml.lastIndexOf('>') + 1;
      return root;
    }
  } catch {
    // what is wrong with the part is of no use to the organiser
  }
  throw new Unreadable('part-malformed', part);
};

/** A name without its prefix: producers choose the prefixes. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const isNamed = (node: unknown, name: string): node is XmlElement =>
  node instanceof XmlElement && (node.name === name || localName(node.name) === name);

/** The child elements called `name`. */
export const children = (parent: XmlElement | undefined, name: string): readonly XmlElement[] =>
  parent ? (parent.children.filter((node) => isNamed(node, name)) as XmlElement[]) : [];

/** The first child element called `name`. */
export const child = (parent: XmlElement | undefined, name: string): XmlElement | undefined =>
  parent?.children.find((node): node is XmlElement => isNamed(node, name));

/** All child elements. */
export const elements = (parent: XmlElement | undefined): readonly XmlElement[] =>
  parent ? parent.children.filter((node) => node instanceof XmlElement) : [];

/** An attribute that has a prefix, such as `r:id`, by its local name. */
export const prefixed = (element: XmlElement, name: string): string | undefined =>
  Object.entries(element.attributes).find(([key]) => key.endsWith(`:${name}`))?.[1];

/** Whether something that has to be unique is there twice. */
export const hasTwice = (names: readonly string[]): boolean => new Set(names).size < names.length;

/** Whether an attribute says yes. */
export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => present(ENTITIES[character]));

/** Escapes text for an attribute in double quotes; line breaks and tabs would else become spaces. */
const escapeAttribute = (text: string): string =>
  text.replace(/[&<>"]|[\t\n\r]/g, (character) => ENTITIES[character] ?? `&#${character.charCodeAt(0)};`);

/** Attributes as they stand in a tag, each after a space; what is undefined or false is left out, true is `1`. */
export const attributesText = (
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value === true ? '1' : String(value))}"`)
    .join('');

/** An element as text; without content it is one empty tag. */
export const tag = (
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | undefined>>,
  content = '',
): string =>
  content === ''
    ? `<${name}${attributesText(attributes)}/>`
    : `<${name}${attributesText(attributes)}>${content}</${name}>`;

const START_TAG = /<[^>"']*(?:"[^"]*"[^>"']*|'[^']*'[^>"']*)*>/y;

/** Where the start tag that begins at `start` ends. */
export const startTagEnd = (xml: string, start: number): number => {
  START_TAG.lastIndex = start;
  return START_TAG.test(xml) ? START_TAG.lastIndex : start;
};

type Words<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Line;

/** The names of lines, in their order: how a schema orders the children of an element. */
export const inOrder = <Line extends string>(...lines: readonly Line[]): readonly Words<Line>[] =>
  lines.flatMap((line) => line.split(' ') as Words<Line>[]);

/** `rank` says which of several texts put in at the same place comes first. */
interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly rank: number;
}

type Fragment = Pick<Edit, 'text' | 'rank'>;

const byRank = (one: Fragment, other: Fragment): number => one.rank - other.rank;

/** Collects changes to a part's text by place, so that all that nobody means to change stays as it is, byte by byte. */
export class Edits {
  private readonly edits: Edit[] = [];
  /** What comes into elements that were one empty tag. */
  private readonly filled = new Map<XmlElement, Fragment[]>();

  constructor(readonly xml: string) {}

  replace(from: number, to: number, text: string, rank = 0): void {
    this.edits.push({ from, to, text, rank });
  }

  /** Puts `fragment` (written without prefixes) at the end of an element's content. */
  append(parent: XmlElement, fragment: string, rank = 0): void {
    const text = withPrefix(fragment, parent);
    if (!this.xml.startsWith('/>', parent.end - 2))
      this.insert(this.xml.lastIndexOf('</', parent.end - 1), text, rank);
    else this.filled.set(parent, [...(this.filled.get(parent) ?? []), { text, rank }]);
  }

  insert(at: number, text: string, rank = 0): void {
    this.replace(at, at, text, rank);
  }

  /** Puts `fragment` among the children of `parent`, where the schema's `order` of names wants it. */
  appendOrdered<Name extends string>(
    parent: XmlElement,
    fragment: string,
    name: NoInfer<Name>,
    order: readonly Name[],
  ): void {
    const rank = order.indexOf(name);
    const later = new Set<string>(order.slice(rank + 1));
    const next = elements(parent).find((element) => later.has(localName(element.name)));
    if (next) this.insert(next.start, withPrefix(fragment, parent), rank);
    else this.append(parent, fragment, rank);
  }

  /** Sets attributes, or takes away those that are null. */
  setAttributes(element: XmlElement, attributes: Readonly<Record<string, string | number | null>>): void {
    const end = startTagEnd(this.xml, element.start);
    const start = this.xml.slice(element.start, end);
    for (const [name, value] of Object.entries(attributes)) {
      const written = value === null ? '' : attributesText({ [name]: value });
      const found = new RegExp(`\\s+${name}\\s*=\\s*("[^"]*"|'[^']*')`).exec(start);
      if (found) {
        const from = element.start + found.index;
        this.replace(from, from + found[0].length, written);
      } else if (written !== '') this.insert(element.start + 1 + element.name.length, written);
    }
  }

  /** The text with all changes made. */
  text(): string {
    const edits = [...this.edits, ...this.fillings()];
    if (edits.length === 0) return this.xml;
    const pieces: string[] = [];
    let at = 0;
    for (const { from, to, text } of edits.sort(
      (one, other) => one.from - other.from || one.to - other.to || byRank(one, other),
    )) {
      pieces.push(this.xml.slice(at, from), text);
      at = to;
    }
    return pieces.join('') + this.xml.slice(at);
  }

  private fillings(): readonly Edit[] {
    return [...this.filled].map(([{ name, end }, fragments]) => {
      const content = fragments.sort(byRank).map(({ text }) => text);
      return { from: end - 2, to: end, text: `>${content.join('')}</${name}>`, rank: 0 };
    });
  }
}

const withPrefix = (fragment: string, parent: XmlElement): string => {
  const colon = parent.name.indexOf(':');
  if (colon < 0) return fragment;
  return fragment.replace(/<(\/?)(?=\w)(?![\w.-]+:)/g, `<$1${parent.name.slice(0, colon + 1)}`);
};

const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** What XML cannot carry, a return that parsers would turn into a line feed, and halves of surrogate pairs. */
const UNWRITABLE =
  /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The text that a string of the file stands for (ECMA-376 22.9.2.19 ST_Xstring). */
export const decodeXstring = (text: string): string =>
  text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : text;

/** The string of the file that stands for a text, not yet escaped for XML. */
export const encodeXstring = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      UNWRITABLE,
      (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );

/** The content of a cell that holds a text in place. */
export const inlineString = (text: string): string =>
  `<is><t${/^\s|\s$/.test(text) ? ' xml:space="preserve"' : ''}>${escapeText(encodeXstring(text))}</t></is>`;

/** The text of a string item that was just opened: its own, or that of its runs, without readings for pronunciation. */
export const readItem = (markup: Markup): string => {
  const inside = markup.depth;
  let text = '';
  for (let token = markup.next(); markup.depth >= inside; token = markup.next()) {
    if (token !== 'open') continue;
    if (markup.is('t')) {
      const isKept = markup.attribute('space') === 'preserve';
      const typed = markup.textOf();
      text += decodeXstring(isKept ? typed : typed.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''));
    } else if (markup.is('r')) text += readItem(markup);
    else markup.skip();
  }
  return text;
};

/** The text of a shared string by its number; `undefined` if there is none of it. */
export type StringAt = (index: number) => string | undefined;

/** The shared strings of a part: where each begins is read at once, its text when somebody asks for it. */
export const readStrings = (bytes: Uint8Array, part: string): StringAt => {
  const markup = new Markup(bytes, part);
  const places: number[] = [];
  let before = markup.place;
  for (let token = markup.next(); token !== 'end'; token = markup.next()) {
    if (token === 'open' && markup.depth === 2 && markup.is('si')) {
      places.push(before);
      markup.skip();
      places.push(markup.place);
    }
    before = markup.place;
  }
  const texts: string[] = new Array<string>(places.length / 2);
  return (index) => {
    const from = places[2 * index];
    if (from === undefined || texts[index] !== undefined) return texts[index];
    const item = new Markup(bytes.subarray(from, places[2 * index + 1]), part);
    item.next();
    return (texts[index] = readItem(item));
  };
};
