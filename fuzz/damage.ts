import { zipSync } from 'fflate';
import { changed, some, type Dice } from './changes';
import { partsOf, type Parts } from './oracle';

const SPITEFUL = [
  '',
  '0',
  '-1',
  '1',
  '7',
  '999999',
  '1048577',
  'XFD1',
  'XFE1',
  'A1',
  'a1',
  's',
  'str',
  'n',
  'inlineStr',
  'b',
  'shared',
  'NaN',
  '1e5',
  '0x10',
  'Zoë',
  '&amp;',
  ' ',
  'rId1',
  'true',
  'A1:B2',
  '_x000D_',
];
const ATTRIBUTE = /(?<![\w:])(?!version|encoding|standalone|xml:space)([\w:]+)="([^"]*)"/g;
const TEXT = />([^<>]+)</g;
const ELEMENT =
  /<(\w[\w:]*)\b[^<>]*\/>|<(c|row|si|sheet|xf|v|f|is|t|Relationship|Override|definedName)\b[^<>]*>(?:(?!<\2\b)[^])*?<\/\2>/g;

const replacedIn = (xml: string, at: number, length: number, text: string): string =>
  xml.slice(0, at) + text + xml.slice(at + length);

/** Markup that stays markup: another value of an attribute or a text, an element gone, twice, or in the place of another. */
const changedXml = (xml: string, dice: Dice): string => {
  const kind = dice(5);
  if (kind < 3) {
    const all = [...xml.matchAll(kind === 2 ? TEXT : ATTRIBUTE)];
    const found = some(all, dice, undefined);
    if (!found) return xml;
    const old = found[kind === 2 ? 1 : 2] ?? '';
    const at = found.index + found[0].length - old.length - 1;
    const same = all
      .filter((each) => kind === 2 || each[1] === found[1])
      .map((each) => each[kind === 2 ? 1 : 2] ?? '');
    return kind === 0 && dice(4) === 0
      ? replacedIn(xml, found.index, found[0].length, '')
      : replacedIn(xml, at, old.length, dice(2) === 0 ? some(SPITEFUL, dice, '') : some(same, dice, ''));
  }
  const all = [...xml.matchAll(ELEMENT)];
  const [found, other] = [some(all, dice, undefined), some(all, dice, undefined)];
  if (!found || !other) return xml;
  if (kind === 3)
    return replacedIn(xml, found.index, dice(2) === 0 ? found[0].length : 0, dice(2) === 0 ? '' : found[0]);
  return replacedIn(xml, found.index, found[0].length, other[0]);
};

const WANTED = /(sheet\d+|workbook|styles|sharedStrings|table\d+|\[Content_Types\])\.xml(\.rels)?$/i;

/** Whole tournaments take a hundred times as long as lists: so many files are lists for each one drawn from all. */
const LISTS = 20;
const MOST_BYTES_OF_LIST = 20_000;

const unpacked = new WeakMap<Uint8Array, Parts>();

const unpackedOnce = (bytes: Uint8Array): Parts => {
  const parts = unpacked.get(bytes) ?? partsOf(bytes) ?? {};
  unpacked.set(bytes, parts);
  return parts;
};

/** A workbook with damage: of its bytes, of the bytes of a part, or of the markup of some. */
export const changedBook = (corpus: readonly Uint8Array[], dice: Dice): Uint8Array => {
  const kind = dice(10);
  const isAny = dice(1 + LISTS) === 0;
  const files = corpus.filter(({ length }) => isAny || length < MOST_BYTES_OF_LIST);
  if (kind === 0) return changed(files, dice);
  const parts = new Map(Object.entries(unpackedOnce(some(files, dice, new Uint8Array()))));
  const names = [...parts.keys()].filter((name) => WANTED.test(name));
  for (let left = 1 + dice(3); left > 0; left--) {
    const name = some(names, dice, '');
    const bytes = parts.get(name);
    if (!bytes) continue;
    if (kind === 1) parts.set(name, changed([bytes], dice));
    else if (kind === 2 && dice(3) === 0) parts.delete(name);
    else parts.set(name, new TextEncoder().encode(changedXml(new TextDecoder().decode(bytes), dice)));
  }
  return zipSync(Object.fromEntries(parts), { level: 0 });
};
