import { builtInId } from '../../src/workbook/xlsx/formats';
import { TRANSITIONAL, XML_HEAD } from '../../src/workbook/xlsx/package';
import { tag } from '../../src/workbook/xlsx/xml';
import type { Format } from '../model';

/** Excel's line styles with their weights, and the one word that files have for both. */
export const LINES: readonly (readonly [file: string, style: string, weight: string])[] = [
  ['thin', 'Continuous', 'Thin'],
  ['medium', 'Continuous', 'Medium'],
  ['thick', 'Continuous', 'Thick'],
  ['hair', 'Continuous', 'Hairline'],
  ['dashed', 'Dash', 'Thin'],
  ['mediumDashed', 'Dash', 'Medium'],
  ['dotted', 'Dot', 'Thin'],
  ['dashDot', 'DashDot', 'Thin'],
  ['mediumDashDot', 'DashDot', 'Medium'],
  ['dashDotDot', 'DashDotDot', 'Thin'],
  ['mediumDashDotDot', 'DashDotDot', 'Medium'],
  ['double', 'Double', 'Thick'],
  ['slantDashDot', 'SlantDashDot', 'Medium'],
];

/** The sides of a cell, as files and as the API name them, in the file's order. */
export const SIDES = [
  ['left', 'EdgeLeft'],
  ['right', 'EdgeRight'],
  ['top', 'EdgeTop'],
  ['bottom', 'EdgeBottom'],
] as const;

/** Horizontal alignments by their words in files. */
export const HORIZONTAL: Readonly<Record<string, string>> = {
  left: 'Left',
  center: 'Center',
  right: 'Right',
  fill: 'Fill',
  justify: 'Justify',
  centerContinuous: 'CenterAcrossSelection',
  distributed: 'Distributed',
};

/** Vertical ones. */
export const VERTICAL: Readonly<Record<string, string>> = {
  top: 'Top',
  center: 'Center',
  bottom: 'Bottom',
  justify: 'Justify',
  distributed: 'Distributed',
};

/** Underlines by their words in files. */
export const UNDERLINES: Readonly<Record<string, string>> = {
  single: 'Single',
  double: 'Double',
  singleAccounting: 'SingleAccountant',
  doubleAccounting: 'DoubleAccountant',
};

/** The key of an entry with this value. */
const wordFor = (words: Readonly<Record<string, string>>, value: unknown): string | undefined =>
  Object.keys(words).find((word) => words[word] === value);

const MAIN = TRANSITIONAL.main;

type Value = string | number | boolean | undefined;

const rgb = (color: Value): string => `FF${String(color).replace('#', '')}`;
const colorXml = (name: string, color: Value): string =>
  color === undefined ? '' : tag(name, { rgb: rgb(color) });
const flag = (name: string, value: Value): string =>
  value === undefined ? '' : value === true ? `<${name}/>` : `<${name} val="0"/>`;

/** Entries that files share by number. */
class Entries {
  private readonly numbers = new Map<string, number>();

  constructor(...first: readonly string[]) {
    for (const entry of first) this.number(entry);
  }

  number(entry: string): number {
    const known = this.numbers.get(entry);
    if (known !== undefined) return known;
    this.numbers.set(entry, this.numbers.size);
    return this.numbers.size - 1;
  }

  xml(list: string): string {
    return tag(list, { count: this.numbers.size }, [...this.numbers.keys()].join(''));
  }

  get size(): number {
    return this.numbers.size;
  }
}

const fontXml = (format: Format): string => {
  const underline = wordFor(UNDERLINES, format['font/underline']);
  return tag(
    'font',
    {},
    flag('b', format['font/bold']) +
      flag('i', format['font/italic']) +
      flag('strike', format['font/strikethrough']) +
      (underline === undefined ? '' : tag('u', { val: underline })) +
      tag('sz', { val: format['font/size'] ?? 11 }) +
      colorXml('color', format['font/color']) +
      tag('name', { val: format['font/name'] ?? 'Calibri' }) +
      '<family val="2"/>',
  );
};

const NO_FILL = '<fill><patternFill patternType="none"/></fill>';
const solid = (color: Value): string =>
  tag(
    'fill',
    {},
    tag('patternFill', { patternType: 'solid' }, `${colorXml('fgColor', color)}<bgColor indexed="64"/>`),
  );

const fillXml = (format: Format): string =>
  format['fill/color'] === undefined && format['fill/pattern'] === undefined
    ? NO_FILL
    : solid(format['fill/color'] ?? '#FFFFFF');

const lineXml = (name: string, format: Format, edge: string): string => {
  const style = format[`border/${edge}/style`];
  if (style === undefined || style === 'None') return `<${name}/>`;
  const weight = format[`border/${edge}/weight`] ?? (style === 'Double' ? 'Thick' : 'Thin');
  const line =
    LINES.find(([, known, width]) => known === style && width === weight) ??
    LINES.find(([, known]) => known === style);
  return tag(
    name,
    { style: line?.[0] ?? 'thin' },
    tag('color', { rgb: rgb(format[`border/${edge}/color`] ?? '#000000') }),
  );
};

const borderXml = (format: Format): string =>
  tag('border', {}, SIDES.map(([side, edge]) => lineXml(side, format, edge)).join('') + '<diagonal/>');

const rotation = (degrees: Value): number | undefined =>
  degrees === undefined
    ? undefined
    : degrees === 180
      ? 255
      : Number(degrees) < 0
        ? 90 - Number(degrees)
        : Number(degrees);

const alignmentXml = (format: Format): string => {
  const attributes = {
    horizontal: wordFor(HORIZONTAL, format['horizontalAlignment']),
    vertical: wordFor(VERTICAL, format['verticalAlignment']),
    textRotation: rotation(format['textOrientation']),
    wrapText: format['wrapText'] === true,
    indent: format['indentLevel'] as number | undefined,
  };
  return Object.values(attributes).some((value) => value !== undefined && value !== false)
    ? tag('alignment', attributes)
    : '';
};

const protectionXml = (format: Format): string =>
  format['protection/locked'] === false ? tag('protection', { locked: 0 }) : '';

/** The styles part of a workbook that is written whole. Cells and rules ask for their numbers first. */
export class StylesPart {
  private readonly fonts = new Entries(fontXml({}));
  private readonly fills = new Entries(NO_FILL, '<fill><patternFill patternType="gray125"/></fill>');
  private readonly borders = new Entries(borderXml({}));
  private readonly xfs = new Entries();
  private readonly dxfs = new Entries();
  private readonly codes = new Map<string, number>();
  private readonly known = new Map<Format, number>();

  constructor() {
    this.cell({});
  }

  /** The number of a cell's style. `quoted`: its text was typed after an apostrophe. */
  cell(format: Format, quoted = false): number {
    const known = quoted ? undefined : this.known.get(format);
    if (known !== undefined) return known;
    const [font, fill, border] = [
      this.fonts.number(fontXml(format)),
      this.fills.number(fillXml(format)),
      this.borders.number(borderXml(format)),
    ];
    const numFmtId = this.code(String(format['numberFormat'] ?? 'General'));
    const alignment = alignmentXml(format);
    const protection = protectionXml(format);
    const number = this.xfs.number(
      tag(
        'xf',
        {
          numFmtId,
          fontId: font,
          fillId: fill,
          borderId: border,
          xfId: 0,
          quotePrefix: quoted,
          applyNumberFormat: numFmtId > 0,
          applyFont: font > 0,
          applyFill: fill > 0,
          applyBorder: border > 0,
          applyAlignment: alignment !== '',
          applyProtection: protection !== '',
        },
        alignment + protection,
      ),
    );
    if (!quoted) this.known.set(format, number);
    return number;
  }

  /** The number of a conditional format's style. */
  conditional(format: Format): number {
    const font =
      flag('b', format['font/bold']) +
      flag('i', format['font/italic']) +
      flag('strike', format['font/strikethrough']) +
      (format['font/underline'] === undefined
        ? ''
        : tag('u', { val: wordFor(UNDERLINES, format['font/underline']) ?? 'none' })) +
      colorXml('color', format['font/color']);
    const code = format['numberFormat'];
    const fill = format['fill/color'];
    const lined = SIDES.some(([, edge]) => format[`border/${edge}/style`] !== undefined);
    return this.dxfs.number(
      tag(
        'dxf',
        {},
        (font === '' ? '' : `<font>${font}</font>`) +
          (code === undefined
            ? ''
            : tag('numFmt', { numFmtId: this.code(String(code)), formatCode: String(code) })) +
          (fill === undefined
            ? ''
            : `<fill><patternFill patternType="solid">${colorXml('fgColor', fill)}${colorXml('bgColor', fill)}</patternFill></fill>`) +
          (lined
            ? `<border>${SIDES.map(([side, edge]) => lineXml(side, format, edge)).join('')}</border>`
            : ''),
      ),
    );
  }

  /** The part as text. */
  xml(): string {
    const codes = [...this.codes].map(([formatCode, numFmtId]) => tag('numFmt', { numFmtId, formatCode }));
    const lists = [
      codes.length === 0 ? '' : tag('numFmts', { count: codes.length }, codes.join('')),
      this.fonts.xml('fonts'),
      this.fills.xml('fills'),
      this.borders.xml('borders'),
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      this.xfs.xml('cellXfs'),
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      this.dxfs.size === 0 ? '' : this.dxfs.xml('dxfs'),
    ];
    return `${XML_HEAD}<styleSheet xmlns="${MAIN}">${lists.join('')}</styleSheet>`;
  }

  private code(code: string): number {
    const known = builtInId(code) ?? this.codes.get(code);
    if (known !== undefined) return known;
    const id = 164 + this.codes.size;
    this.codes.set(code, id);
    return id;
  }
}
