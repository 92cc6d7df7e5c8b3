import { withoutSteering } from '../../language/plainText';

/** HTML that may stand in a page: made by the functions of this file alone, so that no text is ever taken for it. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text in which nothing means anything in HTML, on one line. */
const escaped = (text: string): string =>
  withoutSteering(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A text as HTML. */
export const text = (said: string): Html => ({ html: escaped(said) });

/** A style sheet of ours, which no text of a user is part of. */
export const styleSheet = (css: string): Html => ({ html: `<style>\n${css}</style>` });

const VOID = new Set(['meta', 'col']);

/** Parts one after the other. */
export const joined = (parts: readonly Html[], between = ''): Html => ({
  html: parts.map(({ html }) => html).join(between),
});

/** An element; attributes that are `undefined` are left out. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number | undefined>> = {},
  ...children: readonly Html[]
): Html => {
  const given = Object.entries(attributes)
    .flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escaped(String(value))}"`]))
    .join('');
  const start = `<${name}${given}>`;
  return { html: VOID.has(name) ? start : `${start}${joined(children).html}</${name}>` };
};
