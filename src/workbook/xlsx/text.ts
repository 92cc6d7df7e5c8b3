import { Markup } from './markup';
import { escapeText } from './xml';

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
