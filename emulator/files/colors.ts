import { child, elements, localName, parsePart, type XmlElement } from '../../src/workbook/xlsx/xml';

/** The colours of a workbook's theme, `RRGGBB`, in the order in which cells number them. */
export type ThemeColors = readonly string[];

/** Files number the first four otherwise than the theme part lists them: light before dark. */
const ORDER = [
  'lt1',
  'dk1',
  'lt2',
  'dk2',
  'accent1',
  'accent2',
  'accent3',
  'accent4',
  'accent5',
  'accent6',
  'hlink',
  'folHlink',
];

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
