import { madeOnce } from '../../core/once';
import { present } from '../../core/present';
import { strToU8 } from 'fflate';
import { child, children, Edits, hasTwice, parsePart, partText, tag, type XmlElement } from './xml';
import { Deflated, encoded, PORTABLE, type Compression } from './compression';
import { Unreadable, type Content, type Part } from './zip';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const CONTENT_TYPES = '[Content_Types].xml';
export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The two dialects of the standard: what nearly all programs write, and "Strict Open XML". */
export interface Dialect {
  readonly main: string;
  readonly relationships: string;
  /** What the namespaces of drawings and charts begin with. */
  readonly drawing: string;
}

/** What nearly all programs write. */
export const TRANSITIONAL: Dialect = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  relationships: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  drawing: 'http://schemas.openxmlformats.org/drawingml/2006',
};
const STRICT: Dialect = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  relationships: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
  drawing: 'http://purl.oclc.org/ooxml/drawingml',
};

/** A relationship of a part; `target` is the name of the other part, from the package's root. */
export interface Relationship {
  readonly id: string;
  /** The last word of the type, such as `worksheet`. */
  readonly type: string;
  readonly target: string;
}

const folderOf = (part: string): string => part.slice(0, part.lastIndexOf('/') + 1);

const resolved = (from: string, target: string): string => {
  const absolute = target.startsWith('/') ? target.slice(1) : folderOf(from) + target;
  const steps: string[] = [];
  for (const step of absolute.replaceAll('\\', '/').split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  return steps.join('/');
};

/** How a part is led to from another: from its folder, as Excel writes it, since not all programs read a path from the root. */
const relativeTarget = (from: string, target: string): string => {
  const [own, other] = [folderOf(from).split('/'), target.split('/')];
  let common = 0;
  while (common < own.length - 1 && common < other.length - 1 && own[common] === other[common]) common++;
  return '../'.repeat(own.length - 1 - common) + other.slice(common).join('/');
};

const relationshipsPart = (part: string): string =>
  `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;

const sameName = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

const TREES = new WeakMap<Uint8Array, XmlElement>();

/** The parts of a workbook file. Parts are replaced whole; those that nobody replaces stay the bytes they were. */
export class Package {
  private readonly names: Map<string, string>;

  constructor(
    private readonly parts: Map<string, Part | Deflated>,
    private readonly compression: Compression = PORTABLE,
  ) {
    this.names = new Map([...parts.keys()].map((name) => [sameName(name), name]));
  }

  /** A copy to work on, so that what fails half-way leaves the original alone. */
  copy(): Package {
    return new Package(new Map(this.parts), this.compression);
  }

  /** All parts by name. */
  all(): ReadonlyMap<string, Content> {
    return new Map(
      [...this.parts].map(([name, part]) => [name, part instanceof Deflated ? part : this.bytes(name)]),
    );
  }

  /** Whether there is such a part; names ignore case. */
  has(part: string): boolean {
    return this.names.has(sameName(part));
  }

  bytes(part: string): Uint8Array {
    const found = this.parts.get(this.names.get(sameName(part)) ?? '');
    if (!found) throw new Unreadable('part-missing', part);
    if (found instanceof Deflated) return found.bytes();
    return typeof found === 'function' ? found() : found;
  }

  text(part: string): string {
    return partText(this.bytes(part));
  }

  /** A part as a tree, made once for the same bytes. */
  root(part: string): XmlElement {
    const bytes = this.bytes(part);
    return madeOnce(TREES, bytes, () => parsePart(partText(bytes), part));
  }

  write(part: string, text: string): void {
    this.put(part, strToU8(text));
  }

  /** Replaces a part by one that comes in pieces, of which a large one is compressed at once. */
  splice(part: string, pieces: Iterable<Uint8Array>): void {
    this.put(part, Deflated.of(pieces, this.compression));
  }

  private put(part: string, content: Content): void {
    const name = this.names.get(sameName(part)) ?? part;
    this.names.set(sameName(part), name);
    this.parts.set(name, content);
  }

  /** Changes a part in place. */
  edit(part: string, change: (edits: Edits, root: XmlElement) => void): void {
    const edits = new Edits(this.text(part));
    change(edits, this.root(part));
    const text = edits.text();
    if (text !== edits.xml) this.write(part, text);
  }

  /** Relationships of a part (`''` for the package), without those that lead out of the file. */
  relationships(part: string): readonly Relationship[] {
    const rels = relationshipsPart(part);
    if (!this.has(rels)) return [];
    const found = children(this.root(rels), 'Relationship');
    if (hasTwice(found.map(({ attributes }) => attributes['Id'] ?? '')))
      throw new Unreadable('part-malformed', rels);
    return found
      .filter(({ attributes }) => attributes['TargetMode'] !== 'External')
      .map(({ attributes }) => ({
        id: attributes['Id'] ?? '',
        type: present((attributes['Type'] ?? '').split('/').at(-1)),
        target: resolved(part, attributes['Target'] ?? ''),
      }));
  }

  /** Adds a relationship from one part to another and returns its id. */
  relate(part: string, typeUri: string, target: string): string {
    const rels = relationshipsPart(part);
    if (!this.has(rels))
      this.write(rels, `${XML_HEAD}<Relationships xmlns="${PACKAGE}/relationships"></Relationships>`);
    let id = '';
    this.edit(rels, (edits, root) => {
      const taken = new Set(children(root, 'Relationship').map(({ attributes }) => attributes['Id']));
      let number = taken.size + 1;
      while (taken.has(`rId${number}`)) number++;
      id = `rId${number}`;
      edits.append(
        root,
        tag('Relationship', { Id: id, Type: typeUri, Target: relativeTarget(part, target) }),
      );
    });
    return id;
  }

  /** A part name not yet used: `prefix`, a number, `.xml`; what a workbook has but `once` needs no number. */
  freeName(prefix: string, once = false): string {
    if (once && !this.has(`${prefix}.xml`)) return `${prefix}.xml`;
    let number = 1;
    while (this.has(`${prefix}${number}.xml`)) number++;
    return `${prefix}${number}.xml`;
  }

  /** Adds a part with its content type, one that comes in pieces compressed at once. */
  add(part: string, contentType: string, text: string | Iterable<string>): void {
    if (typeof text === 'string') this.write(part, text);
    else this.put(part, Deflated.of(encoded(text), this.compression));
    this.edit(CONTENT_TYPES, (edits, root) =>
      edits.append(root, tag('Override', { PartName: `/${part}`, ContentType: contentType })),
    );
  }

  /** Takes a part away, and what leads to it. */
  remove(part: string, from: string): void {
    if (!this.has(part)) return;
    this.forget(part);
    const drop = (list: string, element: string, leads: (found: XmlElement) => boolean): void =>
      this.edit(list, (edits, root) => {
        for (const found of children(root, element))
          if (leads(found)) edits.replace(found.start, found.end, '');
      });
    drop(CONTENT_TYPES, 'Override', ({ attributes }) =>
      sameName(attributes['PartName'] ?? '').endsWith(`/${sameName(part)}`),
    );
    drop(
      relationshipsPart(from),
      'Relationship',
      ({ attributes }) => sameName(resolved(from, attributes['Target'] ?? '')) === sameName(part),
    );
  }

  /** Takes away the list of what a part leads to. */
  removeRelationships(part: string): void {
    this.forget(relationshipsPart(part));
  }

  private forget(part: string): void {
    this.parts.delete(this.names.get(sameName(part)) ?? part);
    this.names.delete(sameName(part));
  }
}

/** The workbook part of a package and the dialect it is written in. */
export const findWorkbook = (parts: Package): { readonly part: string; readonly dialect: Dialect } => {
  const part = parts.relationships('').find(({ type }) => type === 'officeDocument')?.target;
  if (part === undefined || !parts.has(CONTENT_TYPES)) throw new Unreadable('not-a-workbook');
  if (part.endsWith('.bin')) throw new Unreadable('xlsb');
  const root = parts.root(part);
  if (!child(root, 'sheets')) throw new Unreadable('not-a-workbook', part);
  const strict = Object.values(root.attributes).includes(STRICT.main);
  return { part, dialect: strict ? STRICT : TRANSITIONAL };
};

/**
 * The calculation engine that the values beside the formulas are right for: the one of Excel 2019 and later. An older or
 * missing number makes Excel calculate all anew when it opens the file, and ask on closing whether to save that.
 */
const CALCULATION_ENGINE = 191029;

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${TRANSITIONAL.relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${TRANSITIONAL.main}" xmlns:r="${TRANSITIONAL.relationships}"><workbookPr/><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="15000"/></bookViews><sheets/><calcPr calcId="${CALCULATION_ENGINE}"/></workbook>`,
};

/** The parts of a workbook that has no sheet yet. */
export const EMPTY_WORKBOOK: readonly (readonly [string, Uint8Array])[] = Object.entries(PARTS).map(
  ([name, text]) => [name, strToU8(XML_HEAD + text)],
);
