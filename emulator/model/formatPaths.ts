import { invalid, refuse } from './error';

type Value = string | number | boolean;

const oneOf =
  (...choices: string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && choices.includes(value);
const flag = (value: unknown): boolean => typeof value === 'boolean';
const size =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    typeof value === 'number' && value >= least && value <= most;
const whole =
  (least: number, most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && size(least, most)(value);
const text = (value: unknown): boolean => typeof value === 'string';

const BORDER_STYLES = [
  'None',
  'Continuous',
  'Dash',
  'DashDot',
  'DashDotDot',
  'Dot',
  'Double',
  'SlantDashDot',
];
const BORDER_WEIGHTS = ['Hairline', 'Thin', 'Medium', 'Thick'];
const EDGES = ['EdgeTop', 'EdgeBottom', 'EdgeLeft', 'EdgeRight'] as const;
export type Edge = (typeof EDGES)[number];

interface Property {
  readonly standard: Value;
  readonly accepts: (value: unknown) => boolean;
}

const color = /color$/i;

/** Each format property: what cells have without it, and what it takes. Standards are those of a new workbook. */
const PROPERTIES: Readonly<Record<string, Property>> = {
  numberFormat: { standard: 'General', accepts: text },
  'font/name': { standard: 'Calibri', accepts: text },
  'font/size': { standard: 11, accepts: size(1, 409) },
  'font/bold': { standard: false, accepts: flag },
  'font/italic': { standard: false, accepts: flag },
  'font/strikethrough': { standard: false, accepts: flag },
  'font/underline': {
    standard: 'None',
    accepts: oneOf('None', 'Single', 'Double', 'SingleAccountant', 'DoubleAccountant'),
  },
  'font/color': { standard: '#000000', accepts: text },
  'fill/color': { standard: '#FFFFFF', accepts: text },
  'fill/pattern': { standard: 'None', accepts: text },
  horizontalAlignment: {
    standard: 'General',
    accepts: oneOf(
      'General',
      'Left',
      'Center',
      'Right',
      'Fill',
      'Justify',
      'CenterAcrossSelection',
      'Distributed',
    ),
  },
  verticalAlignment: {
    standard: 'Bottom',
    accepts: oneOf('Top', 'Center', 'Bottom', 'Justify', 'Distributed'),
  },
  wrapText: { standard: false, accepts: flag },
  textOrientation: { standard: 0, accepts: (value) => value === 180 || whole(-90, 90)(value) },
  indentLevel: { standard: 0, accepts: whole(0, 250) },
  'protection/locked': { standard: true, accepts: flag },
  ...Object.fromEntries(
    EDGES.flatMap((edge) => [
      [`border/${edge}/style`, { standard: 'None', accepts: oneOf(...BORDER_STYLES) }],
      [`border/${edge}/weight`, { standard: 'Thin', accepts: oneOf(...BORDER_WEIGHTS) }],
      [`border/${edge}/color`, { standard: '#000000', accepts: text }],
    ]),
  ),
};

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#FFFFFF',
  red: '#FF0000',
  green: '#008000',
  blue: '#0000FF',
  yellow: '#FFFF00',
  orange: '#FFA500',
  gray: '#808080',
  grey: '#808080',
};

/** A colour as Excel gives it back, `#RRGGBB`; takes that with or without `#`, and a few HTML names. */
const hexColor = (value: string): string => {
  if (/^#?[0-9a-f]{6}$/i.test(value)) return `#${value.replace('#', '').toUpperCase()}`;
  return NAMED[value.toLowerCase()] ?? invalid();
};

const property = (path: string): Property =>
  PROPERTIES[path] ?? refuse('NotImplemented', `The model has no format property ${path}.`);

/** What a cell without the property has. */
export const standardOf = (path: string): Value => property(path).standard;

/** The value as it is stored; `InvalidArgument` if the property does not take it. */
export const formatValue = (path: string, value: unknown): Value => {
  if (!property(path).accepts(value)) invalid();
  return color.test(path) ? hexColor(value as string) : (value as Value);
};
