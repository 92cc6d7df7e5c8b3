import { builtInFormat } from '../../src/workbook/xlsx/formats';
import {
  child,
  children,
  elements,
  isTrue,
  parsePart,
  type XmlElement,
  localName,
} from '../../src/workbook/xlsx/xml';
import { type Format, withProperty } from '../model';
import { HORIZONTAL, LINES, SIDES, UNDERLINES, VERTICAL } from './makeStyles';

/** The colours of a workbook's theme, `RRGGBB`, in the order in which cells number them. */
export type ThemeColors = readonly string[];

/** Files number the first four otherwise than the theme part lists them: light before dark. */
const ORDER = 'lt1 dk1 lt2 dk2 accent1 accent2 accent3 accent4 accent5 accent6 hlink folHlink'.split(' ');

/** Reads a theme part. */
export const parseTheme = (xml: string, part: string): ThemeColors => {
  const scheme = child(child(parsePart(xml, part), 'themeElements'), 'clrScheme');
  return ORDER.map((name) => {
    const [color] = elements(child(scheme, name));
    return color?.attributes['lastClr'] ?? color?.attributes['val'] ?? '000000';
  });
};

/** The palette of old files (ECMA-376 18.8.27), from number 8; the first eight are the same eight again. */
const PALETTE = [
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080',
  '9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF',
  '00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696',
  '003366 339966 003300 333300 993300 993366 333399 333333',
].flatMap((line) => line.split(' '));

/** Lightens or darkens each channel; near enough to what Excel does in HLS for looking at. */
const tinted = (color: string, tint: number): string =>
  [0, 2, 4]
    .map((at) => {
      const channel = parseInt(color.slice(at, at + 2), 16);
      const changed = tint < 0 ? channel * (1 + tint) : channel + (255 - channel) * tint;
      return Math.round(changed).toString(16).toUpperCase().padStart(2, '0');
    })
    .join('');

/** The colour that an element such as `<fgColor>` gives, `#RRGGBB`; `undefined` for automatic. */
export const colorOf = (element: XmlElement | undefined, theme: ThemeColors): string | undefined => {
  if (!element || !['color', 'fgColor', 'bgColor', 'tabColor'].includes(localName(element.name)))
    return undefined;
  const { rgb, theme: number, indexed, tint } = element.attributes;
  const base =
    rgb?.slice(-6) ??
    (number !== undefined ? theme[Number(number)] : undefined) ??
    (indexed !== undefined
      ? PALETTE[Number(indexed) < 8 ? Number(indexed) : Number(indexed) - 8]
      : undefined);
  if (base === undefined || !/^[0-9a-f]{6}$/i.test(base)) return undefined;
  return `#${tinted(base.toUpperCase(), Number(tint ?? 0))}`;
};

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
  const size = child(font, 'sz')?.attributes['val'];
  return compact({
    'font/bold': isOn(child(font, 'b')),
    'font/italic': isOn(child(font, 'i')),
    'font/strikethrough': isOn(child(font, 'strike')),
    'font/underline': underline && (UNDERLINES[underline.attributes['val'] ?? 'single'] ?? 'None'),
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

const bordersOf = (border: XmlElement | undefined, theme: ThemeColors, weights = true): Properties =>
  Object.assign(
    {},
    ...SIDES.map(([side, edge]) => lineOf(child(border, side), edge, theme, weights)),
  ) as Properties;

const degrees = (rotation: string | undefined): number | undefined => {
  if (rotation === undefined) return undefined;
  const turned = Number(rotation);
  return turned === 255 ? 180 : turned > 90 ? 90 - turned : turned;
};

const alignmentOf = (alignment: XmlElement | undefined): Properties => {
  const { horizontal, vertical, textRotation, wrapText, indent } = alignment?.attributes ?? {};
  return compact({
    horizontalAlignment: HORIZONTAL[horizontal ?? ''],
    verticalAlignment: VERTICAL[vertical ?? ''],
    textOrientation: degrees(textRotation),
    wrapText: isTrue(wrapText) || undefined,
    indentLevel: indent === undefined ? undefined : Number(indent),
  });
};

const protectionOf = (protection: XmlElement | undefined): Properties =>
  compact({
    'protection/locked': protection?.attributes['locked'] === '0' ? false : undefined,
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
      quoted: isTrue(xf.attributes['quotePrefix']),
    })),
    conditionals: list('dxfs').map(conditionalOf),
  };
};
