import { entryAt } from '../../core/present';
import { textOf } from './entities';
import { Unreadable } from './zip';

const [LT, GT, SLASH, BANG, QUESTION, EQUALS, COLON] = [60, 62, 47, 33, 63, 61, 58];
const [QUOTE, APOSTROPHE, POINT, ZERO] = [34, 39, 46, 48];

const isSpace = (byte: number): boolean => byte === 32 || byte === 10 || byte === 13 || byte === 9;

/** What may stand in a name, and what it may begin with. */
const [WITHIN, FIRST] = [1, 2];
const NAMING = Uint8Array.from({ length: 256 }, (_, byte) => {
  const sign = String.fromCharCode(byte);
  return byte > 127 || /[a-z_:]/i.test(sign) ? FIRST : /[-.\d]/.test(sign) ? WITHIN : 0;
});

const [COMMENT, CDATA] = ['<!--', '<![CDATA['];

/** A number of so many digits is exact, and so is the power of ten that it is divided by. */
const EXACT_DIGITS = 15;

/** What a token is: a start tag, an end tag, text between tags, or the end of the part. */
export type Token = 'open' | 'close' | 'text' | 'end';

/**
 * A part's markup, read from its bytes token by token: a sheet of a million cells needs no tree. Names count without their
 * prefix. Throws `Unreadable` where tags do not match, where a tag is no tag or has an attribute twice, and at declarations, which
 * no part may have.
 */
export class Markup {
  /** How many elements are open. */
  depth = 0;
  private at = 0;
  private from = 0;
  private to = 0;
  private closing = false;
  /** Whether the text is CDATA, in which nothing is an entity. */
  private literal = false;
  /** Of the attributes of the last start tag: where the name begins, with its prefix and without, and ends, and the value. */
  private readonly attributes: number[] = [];
  private attributesEnd = 0;
  private readonly open: number[] = [];
  /** Where the part begins, behind a mark of its encoding. */
  private readonly first: number = 0;
  private readonly refuse = (): never => this.malformed();

  constructor(
    private readonly bytes: Uint8Array,
    private readonly part: string,
  ) {
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.first = 3;
    this.at = this.first;
  }

  /** Where the next token begins. */
  get place(): number {
    return this.at;
  }

  /** Where the innermost element that is open begins. */
  get start(): number {
    return entryAt(this.open, 2 * this.depth - 2) - 1;
  }

  /** The name of the innermost element that is open, with its prefix. */
  get qualifiedName(): string {
    return this.decode(this.start + 1, entryAt(this.open, 2 * this.depth - 1), false);
  }

  /** Goes on to the next token; an element without content has an end tag, too. Comments are passed over. */
  next(): Token {
    if (this.closing) return this.close();
    const { bytes } = this;
    for (;;) {
      if (this.at >= bytes.length) return this.depth === 0 && this.open.length > 0 ? 'end' : this.malformed();
      if (bytes[this.at] !== LT) return this.text();
      const kind = bytes[this.at + 1];
      if (kind === SLASH) return this.endTag();
      if (kind === QUESTION) this.instruction();
      else if (kind !== BANG) return this.startTag();
      else if (this.follows(COMMENT)) this.passOver('-->');
      else if (this.depth > 0 && this.follows(CDATA)) {
        const from = this.at + CDATA.length;
        this.passOver(']]>');
        [this.from, this.to, this.literal] = [from, this.at - 3, true];
        return 'text';
      } else this.malformed();
    }
  }

  /** Whether the tag's name is this one. */
  is(name: string): boolean {
    return this.says(this.from, this.to, name);
  }

  /** An attribute of the last start tag, by its local name. */
  attribute(name: string): string | undefined {
    const { attributes } = this;
    for (let index = 0; index < this.attributesEnd; index += 5)
      if (this.says(entryAt(attributes, index + 1), entryAt(attributes, index + 2), name))
        return this.decode(entryAt(attributes, index + 3), entryAt(attributes, index + 4), true);
    return undefined;
  }

  /** The text of a `text` token. */
  get content(): string {
    return this.decode(this.from, this.to, !this.literal);
  }

  /** Goes on behind the element whose start tag was read last. */
  skip(): void {
    const outside = this.depth - 1;
    while (this.depth > outside) this.next();
  }

  /** The text of the element whose start tag was read last, without that of elements in it; goes on behind it. */
  textOf(): string {
    const inside = this.depth;
    let text = '';
    for (let token = this.next(); this.depth >= inside; token = this.next())
      if (token === 'text' && this.depth === inside) text = text === '' ? this.content : text + this.content;
    return text;
  }

  /** The text of the element whose start tag was read last, or the number itself if it is plain digits; goes on behind it. */
  figureOf(): number | string {
    const figure = this.closing ? undefined : this.figureHere();
    if (figure === undefined) return this.textOf();
    this.skip();
    return figure;
  }

  /** The number that stands from here to an end tag. */
  private figureHere(): number | undefined {
    const { bytes } = this;
    let [value, scale, at] = [0, 0, this.at];
    for (; ; at++) {
      const digit = (bytes[at] ?? 0) - ZERO;
      if (digit >= 0 && digit <= 9) {
        value = 10 * value + digit;
        scale *= 10;
      } else if (bytes[at] === POINT && scale === 0) scale = 1;
      else break;
    }
    const length = at - this.at;
    const isPlain = length > 0 && length <= EXACT_DIGITS && scale !== 1;
    return isPlain && bytes[at] === LT && bytes[at + 1] === SLASH ? value / (scale || 1) : undefined;
  }

  /** What stands here makes no sense: the part is not read at all. */
  malformed(): never {
    throw new Unreadable('part-malformed', this.part);
  }

  private follows(signs: string): boolean {
    return this.says(this.at, this.at + signs.length, signs);
  }

  private says(from: number, to: number, name: string): boolean {
    if (to - from !== name.length) return false;
    for (let index = 0; index < name.length; index++)
      if (this.bytes[from + index] !== name.charCodeAt(index)) return false;
    return true;
  }

  private isSame(from: number, to: number, other: number, otherTo: number): boolean {
    if (to - from !== otherTo - other) return false;
    for (let index = from; index < to; index++)
      if (this.bytes[index] !== this.bytes[other + index - from]) return false;
    return true;
  }

  /** Passes over an instruction, which has a name; `xml` is the declaration, with which a part begins. */
  private instruction(): void {
    const begin = this.at;
    this.at += 2;
    this.name();
    const isOver = isSpace(this.bytes[this.at] ?? 0) || this.bytes[this.at] === QUESTION;
    if (!isOver || (begin > this.first && this.is('xml'))) this.malformed();
    this.at = begin;
    this.passOver('?>');
  }

  /** Moves behind the next of these signs. */
  private passOver(signs: string): void {
    let found = this.at + 1;
    do found = this.bytes.indexOf(signs.charCodeAt(0), found + 1);
    while (found >= 0 && !this.says(found, found + signs.length, signs));
    if (found < 0) this.malformed();
    this.at = found + signs.length;
  }

  private text(): Token {
    const end = this.bytes.indexOf(LT, this.at);
    [this.from, this.to, this.literal] = [this.at, end < 0 ? this.bytes.length : end, false];
    this.at = this.to;
    if (this.depth > 0) return 'text';
    for (let index = this.from; index < this.to; index++)
      if (!isSpace(this.bytes[index] ?? 0)) this.malformed();
    return this.next();
  }

  /** Reads a name; `from` is behind its prefix. */
  private name(): void {
    const { bytes } = this;
    this.from = this.at;
    if (NAMING[bytes[this.at] ?? 0] !== FIRST) this.malformed();
    while (NAMING[bytes[this.at] ?? 0]) if (bytes[this.at++] === COLON) this.from = this.at;
    this.to = this.at;
    if (this.to === this.from) this.malformed();
  }

  private spaces(): void {
    while (isSpace(this.bytes[this.at] ?? 0)) this.at++;
  }

  private startTag(): Token {
    const { bytes, open } = this;
    if (this.depth === 0 && open.length > 0) this.malformed();
    this.at++;
    const start = this.at;
    this.name();
    const [from, to] = [this.from, this.to];
    this.attributesEnd = 0;
    for (;;) {
      const before = this.at;
      this.spaces();
      const byte = bytes[this.at];
      if (byte === GT || byte === SLASH) break;
      if (before === this.at) this.malformed();
      this.attributeHere();
    }
    if (bytes[this.at] === SLASH) {
      this.at++;
      this.closing = true;
    }
    if (bytes[this.at] !== GT) this.malformed();
    this.at++;
    open[2 * this.depth] = start;
    open[2 * this.depth + 1] = to;
    this.depth++;
    [this.from, this.to] = [from, to];
    return 'open';
  }

  private attributeHere(): void {
    const { bytes, attributes } = this;
    const begin = this.at;
    this.name();
    const [from, to] = [this.from, this.to];
    for (let index = 0; index < this.attributesEnd; index += 5)
      if (this.isSame(begin, to, entryAt(attributes, index), entryAt(attributes, index + 2)))
        this.malformed();
    this.spaces();
    if (bytes[this.at] !== EQUALS) this.malformed();
    this.at++;
    this.spaces();
    const quote = bytes[this.at];
    if (quote !== QUOTE && quote !== APOSTROPHE) this.malformed();
    const start = this.at + 1;
    let end = start;
    for (; bytes[end] !== quote; end++) if (end >= bytes.length || bytes[end] === LT) this.malformed();
    for (const place of [begin, from, to, start, end]) attributes[this.attributesEnd++] = place;
    this.at = end + 1;
  }

  private endTag(): Token {
    this.at += 2;
    const start = this.at;
    this.name();
    this.spaces();
    if (this.bytes[this.at] !== GT || this.depth === 0) this.malformed();
    this.at++;
    const [opened, end] = [entryAt(this.open, 2 * this.depth - 2), entryAt(this.open, 2 * this.depth - 1)];
    if (!this.isSame(opened, end, start, this.to)) this.malformed();
    return this.close();
  }

  private close(): Token {
    this.closing = false;
    this.depth--;
    return 'close';
  }

  /** Bytes as text; what `&` begins is read where `entities` are. */
  private decode(from: number, to: number, entities: boolean): string {
    return textOf(this.bytes, from, to, entities ? this.refuse : null);
  }
}
