import { madeOnce } from '../../core/once';
import { largest } from '../../core/extremes';
import type { ConditionalPlan, Style } from '../../grid/plan';
import { builtInFormat, builtInId } from './formats';
import { XML_HEAD } from './package';
import { child, children, Edits, elements, inOrder, localName, parsePart, tag, type XmlElement } from './xml';

const ORDER = inOrder(
  'numFmts fonts fills borders cellStyleXfs cellXfs cellStyles dxfs tableStyles colors extLst',
);
type List = 'numFmts' | 'fonts' | 'fills' | 'borders' | 'cellXfs' | 'dxfs';

const EMPTY_BORDER = '<border><left/><right/><top/><bottom/><diagonal/></border>';

/** What a list must begin with: the entries that cells without a style use. */
const FIRST: Readonly<Record<List, readonly string[]>> = {
  numFmts: [],
  fonts: ['<font><sz val="11"/><name val="Calibri"/><family val="2"/></font>'],
  fills: [
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ],
  borders: [EMPTY_BORDER],
  cellXfs: ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'],
  dxfs: [],
};

/** The styles of a workbook that has none. */
export const emptyStyles = (main: string): string =>
  `${XML_HEAD}<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const rgb = (color: string): string => `FF${color.toUpperCase()}`;
const rotation = (degrees: number): number => (degrees >= 0 ? degrees : 90 - degrees);
const flag = (name: string, value: boolean | undefined): string =>
  value === undefined ? '' : value ? `<${name}/>` : `<${name} val="0"/>`;

const alignmentOf = ({ align, vertical, wrap, rotation: degrees, indent }: Style): string => {
  const attributes = {
    horizontal: align,
    vertical,
    textRotation: degrees === undefined ? undefined : rotation(degrees),
    wrapText: wrap,
    indent,
  };
  return Object.values(attributes).some((value) => value !== undefined) ? tag('alignment', attributes) : '';
};

const gridBorder = (color: string): string => {
  const line = (side: string) => `<${side} style="thin"><color rgb="${rgb(color)}"/></${side}>`;
  return `<border>${['left', 'right', 'top', 'bottom'].map(line).join('')}<diagonal/></border>`;
};

/**
 * The styles of a workbook, which only ever grow at the ends of their lists: what the organiser's cells refer to by
 * number stays where it is. Our cells take the workbook's own font, with what a plan's style adds.
 */
export class StyleSheet {
  private readonly edits: Edits;
  private readonly lists = new Map<List, { known: Map<string, number>; count: number; added: string[] }>();
  private readonly formatCodes = new Map<number, string>();
  private readonly formatIds = new Map<string, number>();
  private readonly xfFormats: number[] = [];
  private readonly fontXfs = { b: new Map<number, boolean>(), strike: new Map<number, boolean>() };
  private readonly ids = new Map<string, number>();
  private readonly formatted = new Map<string, number>();

  constructor(
    xml: string,
    part: string,
    private readonly root = parsePart(xml, part),
  ) {
    this.edits = new Edits(xml);
    for (const { attributes } of children(child(this.root, 'numFmts'), 'numFmt')) {
      const [id, code] = [Number(attributes['numFmtId']), attributes['formatCode'] ?? 'General'];
      this.formatCodes.set(id, code);
      if (!this.formatIds.has(code)) this.formatIds.set(code, id);
    }
    for (const { attributes } of this.entries('cellXfs'))
      this.xfFormats.push(Number(attributes['numFmtId'] ?? 0));
  }

  /** The number format of a cell by the number of its style. */
  formatOf(xf: number): string {
    const id = this.xfFormats[xf] ?? 0;
    return this.formatCodes.get(id) ?? builtInFormat(id) ?? 'General';
  }

  /** Whether a cell is bold or crossed out, by the number of its style: that of its font, whatever the style says of applying it, as in Excel. */
  isSet(mark: 'b' | 'strike', xf: number): boolean {
    return madeOnce(this.fontXfs[mark], xf, () => {
      const font = this.entries('fonts')[Number(this.entries('cellXfs')[xf]?.attributes['fontId'] ?? 0)];
      const [set] = children(font, mark);
      return set !== undefined && !['0', 'false'].includes(set.attributes['val'] ?? '1');
    });
  }

  /** The number of the style that a cell of ours has. */
  cellStyle(style: Style, format: string): number {
    const key = `${format}\n${JSON.stringify(style)}`;
    return madeOnce(this.ids, key, () => this.madeStyle(style, format));
  }

  private madeStyle(style: Style, format: string): number {
    for (const list of ['fonts', 'fills', 'borders', 'cellXfs'] as const) this.listOf(list);
    const font = this.font(style);
    const fill = style.fill === undefined ? 0 : this.add('fills', this.solid(style.fill));
    const border = style.grid === undefined ? 0 : this.add('borders', gridBorder(style.grid));
    const alignment = alignmentOf(style);
    const xf = tag(
      'xf',
      {
        numFmtId: this.formatId(format),
        fontId: font,
        fillId: fill,
        borderId: border,
        xfId: 0,
        applyNumberFormat: format !== 'General',
        applyFont: font !== this.normalFont,
        applyFill: fill > 0,
        applyBorder: border > 0,
        applyAlignment: alignment !== '',
      },
      alignment,
    );
    return this.add('cellXfs', xf);
  }

  /** The number of a style like `xf` in all but the number format. */
  withFormat(xf: number, format: string): number {
    if (this.formatOf(xf) === format) return xf;
    return madeOnce(this.formatted, `${xf} ${format}`, () => this.likeWith(xf, format));
  }

  /** The first style of the workbook that is alike and has the format, from which the cell may have come; else a new one. */
  private likeWith(xf: number, format: string): number {
    const entries = this.entries('cellXfs');
    const entry = entries[xf];
    if (!entry) return this.cellStyle({}, format);
    const look = this.lookOf(entry);
    const alike = entries.findIndex(
      (other, number) => this.formatOf(number) === format && this.lookOf(other) === look,
    );
    if (alike !== -1) return alike;
    const inner = elements(entry).map((element) => this.edits.xml.slice(element.start, element.end));
    const attributes = { ...entry.attributes, numFmtId: this.formatId(format), applyNumberFormat: 1 };
    return this.add('cellXfs', tag('xf', attributes, inner.join('')));
  }

  /** All of a style but its number format. */
  private lookOf(entry: XmlElement): string {
    const rest = Object.entries(entry.attributes).filter(
      ([name]) => name !== 'numFmtId' && name !== 'applyNumberFormat',
    );
    const inner = elements(entry).map(({ start, end }) => this.edits.xml.slice(start, end));
    return [...rest.map(([name, value]) => `${name}=${value}`).sort(), ...inner].join(' ');
  }

  /** The number of a conditional format's style. */
  conditionalStyle(style: ConditionalPlan['style']): number {
    const font =
      flag('b', style.bold) +
      flag('i', style.italic) +
      flag('strike', style.strike) +
      (style.color === undefined ? '' : tag('color', { rgb: rgb(style.color) }));
    const parts = [
      font === '' ? '' : `<font>${font}</font>`,
      style.numberFormat === undefined
        ? ''
        : tag('numFmt', { numFmtId: this.formatId(style.numberFormat), formatCode: style.numberFormat }),
      style.fill === undefined
        ? ''
        : `<fill><patternFill patternType="solid"><fgColor rgb="${rgb(style.fill)}"/><bgColor rgb="${rgb(style.fill)}"/></patternFill></fill>`,
      style.lineAbove === undefined
        ? ''
        : `<border><top style="thin"><color rgb="${rgb(style.lineAbove)}"/></top></border>`,
    ];
    return this.add('dxfs', `<dxf>${parts.join('')}</dxf>`);
  }

  /** The part with what was added; the text it was if nothing was. */
  text(): string {
    for (const [name, { added, count }] of this.lists) {
      if (added.length === 0) continue;
      const list = child(this.root, name);
      if (list) {
        this.edits.append(list, added.join(''));
        this.edits.setAttributes(list, { count: count + added.length });
      } else
        this.edits.appendOrdered(this.root, tag(name, { count: added.length }, added.join('')), name, ORDER);
    }
    this.lists.clear();
    return this.edits.text();
  }

  private entries(name: List): readonly XmlElement[] {
    return elements(child(this.root, name));
  }

  private add(name: List, entry: string): number {
    const list = this.listOf(name);
    const known = list.known.get(entry);
    if (known !== undefined) return known;
    const number = list.count + list.added.push(entry) - 1;
    list.known.set(entry, number);
    if (name === 'cellXfs') this.xfFormats[number] = Number(/numFmtId="(\d+)"/.exec(entry)?.[1] ?? 0);
    return number;
  }

  private listOf(name: List): { known: Map<string, number>; count: number; added: string[] } {
    const before = this.lists.get(name);
    if (before) return before;
    const entries = this.entries(name);
    const known = new Map(
      entries.map(({ start, end }, number) => [this.edits.xml.slice(start, end), number] as const).reverse(),
    );
    const list = { known, count: entries.length, added: [] as string[] };
    this.lists.set(name, list);
    if (entries.length === 0) for (const entry of FIRST[name]) this.add(name, entry);
    return list;
  }

  private formatId(code: string): number {
    const known = builtInId(code) ?? this.formatIds.get(code);
    if (known !== undefined) return known;
    const id = Math.max(163, largest(this.formatCodes.keys())) + 1;
    this.formatCodes.set(id, code);
    this.formatIds.set(code, id);
    this.add('numFmts', tag('numFmt', { numFmtId: id, formatCode: code }));
    return id;
  }

  private get normalFont(): number {
    return Number(this.entries('cellXfs')[0]?.attributes['fontId'] ?? 0);
  }

  private solid(color: string): string {
    return `<fill><patternFill patternType="solid"><fgColor rgb="${rgb(color)}"/><bgColor indexed="64"/></patternFill></fill>`;
  }

  private font({ bold, italic, strike, size, color }: Style): number {
    if ([bold, italic, strike, size, color].every((value) => value === undefined)) return this.normalFont;
    const normal = this.entries('fonts')[this.normalFont];
    const own = (name: string, standard = ''): string => {
      const found = elements(normal).find((element) => localName(element.name) === name);
      return found ? this.edits.xml.slice(found.start, found.end) : standard;
    };
    const either = (name: string, value: boolean | undefined) =>
      value === undefined ? own(name) : value ? `<${name}/>` : '';
    return this.add(
      'fonts',
      `<font>${[
        either('b', bold),
        either('i', italic),
        either('strike', strike),
        own('u'),
        size === undefined ? own('sz', '<sz val="11"/>') : `<sz val="${size}"/>`,
        color === undefined ? own('color') : tag('color', { rgb: rgb(color) }),
        own('name', '<name val="Calibri"/>'),
        own('family'),
        own('charset'),
        own('scheme'),
      ].join('')}</font>`,
    );
  }
}
