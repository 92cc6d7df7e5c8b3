import { builtInFormat } from '../../src/workbook/xlsx/formats';
import { child, children, elements, parsePart, type XmlElement } from '../../src/workbook/xlsx/xml';
import type { Format } from '../model';
import { withProperty } from '../model';
import { colorOf, type ThemeColors } from './colors';
import { HORIZONTAL, LINES, SIDES, UNDERLINES, VERTICAL } from './lines';

type Properties = Record<string, string | number | boolean>;

/** The styles of a workbook: of cells by number, and of conditional formats. */
export interface ParsedStyles {
  readonly cells: readonly { readonly format: Format; readonly quoted: boolean }[];
  readonly conditionals: readonly Properties[];
}

const PLAIN: Format = Object.freeze({});

const isOn = (element: XmlElement | undefined): boolean | undefined =>
  element && !['0', 'false'].includes(element.attributes['val'] ?? '1');

const compact = (properties: Record<string, string | number | boolean | undefined>): Properties =>
  Object.fromEntries(
    Object.entries(properties).filter(
      (entry): entry is [string, string | number | boolean] => entry[1] !== undefined,
    ),
  );

const fontOf = (font: XmlElement | undefined, theme: ThemeColors): Properties => {
  const underline = child(font, 'u');
  const script = child(font, 'vertAlign')?.attributes['val'];
  const size = child(font, 'sz')?.attributes['val'];
  return compact({
    'font/bold': isOn(child(font, 'b')),
    'font/italic': isOn(child(font, 'i')),
    'font/strikethrough': isOn(child(font, 'strike')),
    'font/underline': underline && (UNDERLINES[underline.attributes['val'] ?? 'single'] ?? 'None'),
    'font/subscript': script === undefined ? undefined : script === 'subscript',
    'font/superscript': script === undefined ? undefined : script === 'superscript',
    'font/size': size === undefined ? undefined : Number(size),
    'font/color': colorOf(child(font, 'color'), theme),
    'font/name': child(font, 'name')?.attributes['val'],
  });
};

const fillOf = (fill: XmlElement | undefined, theme: ThemeColors): Properties => {
  const pattern = child(fill, 'patternFill');
  const type = pattern?.attributes['patternType'];
  const color = colorOf(child(pattern, 'fgColor'), theme);
  return type === undefined || type === 'none' || color === undefined
    ? {}
    : { 'fill/color': color, 'fill/pattern': 'Solid' };
};

const lineOf = (
  line: XmlElement | undefined,
  edge: string,
  theme: ThemeColors,
  weights: boolean,
): Properties => {
  const known = LINES.find(([word]) => word === line?.attributes['style']);
  if (!known) return {};
  return compact({
    [`border/${edge}/style`]: known[1],
    [`border/${edge}/weight`]: weights ? known[2] : undefined,
    [`border/${edge}/color`]: colorOf(child(line, 'color'), theme),
  });
};

const bordersOf = (border: XmlElement | undefined, theme: ThemeColors, weights = true): Properties => {
  const { diagonalUp, diagonalDown } = border?.attributes ?? {};
  const diagonals = [
    ['DiagonalUp', diagonalUp],
    ['DiagonalDown', diagonalDown],
  ] as const;
  return Object.assign(
    {},
    ...SIDES.map(([side, edge]) => lineOf(child(border, side), edge, theme, weights)),
    ...diagonals.map(([edge, on]) =>
      on === '1' || on === 'true' ? lineOf(child(border, 'diagonal'), edge, theme, weights) : {},
    ),
  ) as Properties;
};

const degrees = (rotation: string | undefined): number | undefined => {
  if (rotation === undefined) return undefined;
  const turned = Number(rotation);
  return turned === 255 ? 180 : turned > 90 ? 90 - turned : turned;
};

const READING: Readonly<Record<string, string>> = { 1: 'LeftToRight', 2: 'RightToLeft' };

const alignmentOf = (alignment: XmlElement | undefined): Properties => {
  const { horizontal, vertical, textRotation, wrapText, indent, shrinkToFit, readingOrder } =
    alignment?.attributes ?? {};
  return compact({
    horizontalAlignment: HORIZONTAL[horizontal ?? ''],
    verticalAlignment: VERTICAL[vertical ?? ''],
    textOrientation: degrees(textRotation),
    wrapText: wrapText === '1' || wrapText === 'true' || undefined,
    indentLevel: indent === undefined ? undefined : Number(indent),
    shrinkToFit: shrinkToFit === '1' || shrinkToFit === 'true' || undefined,
    readingOrder: READING[readingOrder ?? ''],
  });
};

const protectionOf = (protection: XmlElement | undefined): Properties =>
  compact({
    'protection/locked': protection?.attributes['locked'] === '0' ? false : undefined,
    'protection/formulaHidden': protection?.attributes['hidden'] === '1' ? true : undefined,
  });

/** The font that a file's cells have without a style is the model's, whatever it is called. */
const beyond = (font: Properties, normal: Properties): Properties =>
  Object.fromEntries(Object.entries(font).filter(([path, value]) => normal[path] !== value));

/** Rules set neither a font's name nor its size. */
const allowed = (font: Properties): Properties =>
  Object.fromEntries(
    Object.entries(font).filter(([path]) => /\/(bold|italic|strikethrough|underline|color)$/.test(path)),
  );

/** Reads a styles part. */
export const parseStyles = (xml: string, part: string, theme: ThemeColors): ParsedStyles => {
  const root = parsePart(xml, part);
  const codes = new Map(
    children(child(root, 'numFmts'), 'numFmt').map(({ attributes }) => [
      Number(attributes['numFmtId']),
      attributes['formatCode'] ?? 'General',
    ]),
  );
  const codeOf = (id: number): string => codes.get(id) ?? builtInFormat(id) ?? 'General';
  const list = (name: string): readonly XmlElement[] => elements(child(root, name));
  const [fonts, fills, borders, xfs] = [list('fonts'), list('fills'), list('borders'), list('cellXfs')];
  const normal = fontOf(fonts[Number(xfs[0]?.attributes['fontId'] ?? 0)], theme);
  const formatOf = (xf: XmlElement): Format => {
    const number = (name: string): number => Number(xf.attributes[name] ?? 0);
    const properties: Properties = {
      numberFormat: codeOf(number('numFmtId')),
      ...beyond(fontOf(fonts[number('fontId')], theme), normal),
      ...fillOf(fills[number('fillId')], theme),
      ...bordersOf(borders[number('borderId')], theme),
      ...alignmentOf(child(xf, 'alignment')),
      ...protectionOf(child(xf, 'protection')),
    };
    return Object.entries(properties).reduce(
      (format, [path, value]) => withProperty(format, path, value),
      PLAIN,
    );
  };
  const conditionalOf = (dxf: XmlElement): Properties => {
    const pattern = child(child(dxf, 'fill'), 'patternFill');
    const fill = colorOf(child(pattern, 'bgColor'), theme) ?? colorOf(child(pattern, 'fgColor'), theme);
    const code = child(dxf, 'numFmt')?.attributes['formatCode'];
    return {
      ...allowed(fontOf(child(dxf, 'font'), theme)),
      ...bordersOf(child(dxf, 'border'), theme, false),
      ...compact({ 'fill/color': fill, numberFormat: code }),
    };
  };
  return {
    cells: xfs.map((xf) => ({
      format: formatOf(xf),
      quoted: xf.attributes['quotePrefix'] === '1' || xf.attributes['quotePrefix'] === 'true',
    })),
    conditionals: list('dxfs').map(conditionalOf),
  };
};
