import type { Package } from './package';
import { child, elements, Edits, type XmlElement } from './xml';

/** Entries of the lists of styles that are used, by number; number formats by their ids. */
interface Uses {
  readonly cells: ReadonlySet<number>;
  readonly conditionals: ReadonlySet<number>;
  readonly formats: ReadonlySet<number>;
}

/** Attributes that lead to a style: of cells, rows and columns; of conditional formats, tables and filters; of pivot tables. */
const LEADS: Readonly<Record<keyof Uses, RegExp>> = {
  cells: /\s(?:s|style)\s*=\s*["'](\d+)["']/g,
  conditionals: /dxfid\s*=\s*["'](\d+)["']/gi,
  formats: /\snumFmtId\s*=\s*["'](\d+)["']/g,
};

/** What neither leads to a style nor is small. */
const WITHOUT_STYLES = /(?:styles|sharedStrings)\.xml$|\/theme\//i;

const numbersIn = (texts: readonly string[], attribute: RegExp): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const text of texts) for (const [, number] of text.matchAll(attribute)) found.add(Number(number));
  return found;
};

const usesIn = (files: Package, parts: readonly string[]): Uses => {
  const texts = parts
    .filter((part) => /\.xml$/i.test(part) && !WITHOUT_STYLES.test(part))
    .map((part) => files.text(part));
  return {
    cells: numbersIn(texts, LEADS.cells),
    conditionals: numbersIn(texts, LEADS.conditionals),
    formats: numbersIn(texts, LEADS.formats),
  };
};

/** From which entry on a list goes: behind all that are used still, the first one that was used by what is gone. */
const cutAt = (count: number, gone: Iterable<number>, left: Iterable<number>): number => {
  let used = -1;
  for (const number of left) used = Math.max(used, number);
  let cut = count;
  for (const number of gone) if (number > used) cut = Math.min(cut, number);
  return cut;
};

const idsOf = (entries: readonly XmlElement[], name: string): readonly number[] =>
  entries.map(({ attributes }) => Number(attributes[name] ?? 0));

const cutOff = (edits: Edits, list: XmlElement | undefined, cut: number): void => {
  const entries = elements(list);
  const [first, last] = [entries[cut], entries.at(-1)];
  if (!list || !first || !last) return;
  if (cut > 0) {
    edits.replace(first.start, last.end, '');
    edits.setAttributes(list, { count: cut });
  } else
    edits.replace(list.start, list.end, list.name.endsWith('numFmts') ? '' : `<${list.name} count="0"/>`);
};

const withoutUnused = (xml: string, root: XmlElement, gone: Uses, left: Uses): string => {
  const edits = new Edits(xml);
  const all = (name: string): readonly XmlElement[] => elements(child(root, name));
  const [cells, conditionals] = [all('cellXfs'), all('dxfs')];
  const cut = cutAt(cells.length, gone.cells, [0, ...left.cells]);
  const [kept, dropped] = [[...all('cellStyleXfs'), ...cells.slice(0, cut)], cells.slice(cut)];
  const tables = child(root, 'tableStyles');
  const ofTables = tables ? numbersIn([xml.slice(tables.start, tables.end)], LEADS.conditionals) : [];
  const ofConditionals = cutAt(conditionals.length, gone.conditionals, [...left.conditionals, ...ofTables]);
  cutOff(edits, child(root, 'cellXfs'), cut);
  cutOff(edits, child(root, 'dxfs'), ofConditionals);
  for (const [list, id] of [
    ['fonts', 'fontId'],
    ['fills', 'fillId'],
    ['borders', 'borderId'],
  ] as const)
    cutOff(edits, child(root, list), cutAt(all(list).length, idsOf(dropped, id), idsOf(kept, id)));
  const formats = idsOf(all('numFmts'), 'numFmtId');
  const ofDxfs = (entries: readonly XmlElement[]): Iterable<number> =>
    numbersIn(
      entries.map(({ start, end }) => xml.slice(start, end)),
      LEADS.formats,
    );
  const places = (ids: Iterable<number>): readonly number[] =>
    [...ids].map((id) => formats.indexOf(id)).filter((place) => place >= 0);
  cutOff(
    edits,
    child(root, 'numFmts'),
    cutAt(
      formats.length,
      places([...idsOf(dropped, 'numFmtId'), ...ofDxfs(conditionals.slice(ofConditionals))]),
      places([...idsOf(kept, 'numFmtId'), ...left.formats, ...ofDxfs(conditionals.slice(0, ofConditionals))]),
    ),
  );
  return edits.text();
};

/**
 * Takes the styles at the ends of the lists away that sheets had and nothing has any more. `before` are the parts with those sheets,
 * `part` is that of the styles. Styles that stay keep their numbers.
 */
export const dropUnusedStyles = (files: Package, before: Package, part: string): void => {
  const left = files.list();
  const stays = new Set(left);
  const gone = before.list().filter((name) => !stays.has(name));
  const xml = files.text(part);
  const after = withoutUnused(xml, files.root(part), usesIn(before, gone), usesIn(files, left));
  if (after !== xml) files.write(part, after);
};
