import { elements, escapeText, localName, type XmlElement } from './xml';

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

const plain = (element: XmlElement): string =>
  decodeXstring(
    element.preserveWhitespace ? element.text : element.text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''),
  );

/** The text of a string item: its own, or that of its runs. Readings for pronunciation (`rPh`) are not part of it. */
export const stringItem = (item: XmlElement): string =>
  elements(item)
    .map((element) => {
      if (localName(element.name) === 't') return plain(element);
      return localName(element.name) === 'r' ? stringItem(element) : '';
    })
    .join('');
