import { smallest } from '../core/extremes';
import type { ShownColumn } from '../taskpane/projector/messages';
import type { Screen } from './screens';

/** An element with a text or with others in it. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...inside: readonly (string | Node)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  for (const each of inside) made.append(each);
  return made;
};

/** Any number of nodes as one. */
const together = (nodes: readonly Node[]): DocumentFragment => {
  const made = document.createDocumentFragment();
  for (const each of nodes) made.append(each);
  return made;
};

/** A user's text, whichever way it is written. */
const bidi = (text: string): HTMLElement => element('bdi', '', text);

const headingOf = ({ kind, heading }: ShownColumn): HTMLElement => {
  const made = element('th', kind, heading);
  made.scope = 'col';
  return made;
};

const filled = ({ kind, isBold }: ShownColumn, text: string): HTMLElement =>
  element('td', isBold ? `${kind} bold` : kind, bidi(text));

const table = (label: string, columns: Screen['columns'], lines: Screen['lists'][number]): HTMLElement => {
  const rows = lines.map((line) =>
    element('tr', '', together(columns.map((column, index) => filled(column, line[index] ?? '')))),
  );
  const made = element(
    'table',
    '',
    element('thead', '', element('tr', '', together(columns.map(headingOf)))),
    element('tbody', '', together(rows)),
  );
  made.setAttribute('aria-label', label);
  return made;
};

/** A screen under its title, which was put together by the caller. */
export const drawScreen = (screen: Screen, title: string): HTMLElement => {
  const { columns, lists, rows, note, of } = screen;
  const tables = lists.map((lines) => table(title, columns, lines));
  const made = element(
    'section',
    `${of === 'round' ? 'games' : 'standings'} ${lists.length === 2 ? 'two' : 'one'}`,
    element('h2', '', title),
    element('div', 'lists', together(tables)),
    element('p', 'note', note),
  );
  made.classList.toggle('noted', note !== '');
  made.style.setProperty('--rows', String(rows));
  return made;
};

/** All texts of a kind become smaller together down to this; what is longer still goes on in a second line. */
const SMALLEST_TOGETHER = 0.75;
/** A text of two lines is made smaller in these steps until it has room. */
const OF_TWO_LINES = [0.65, 0.55, 0.45];

const shareOf = ({ clientWidth, scrollWidth }: HTMLElement): number => Math.min(1, clientWidth / scrollWidth);

const sized = (text: HTMLElement, size: number): void => {
  text.style.fontSize = `${size}em`;
};

/** In two lines, as large as the line of the table is high. */
const inTwoLines = (text: HTMLElement, height: number): void => {
  text.classList.add('long');
  for (const size of OF_TWO_LINES) {
    sized(text, size);
    if (text.scrollHeight <= height) return;
  }
};

/** Makes texts that have no room smaller: names together, other texts each by itself. */
export const fitTexts = (place: HTMLElement): void => {
  const others = place.querySelectorAll<HTMLElement>('td:not(.left, .right, .name) bdi');
  for (const text of others) if (shareOf(text) < 1) sized(text, shareOf(text));
  const names = [...place.querySelectorAll<HTMLElement>('td:is(.left, .right, .name) bdi')];
  const height = names[0]?.closest('tr')?.clientHeight ?? 0;
  const together = Math.max(SMALLEST_TOGETHER, Math.min(1, smallest(names.map(shareOf))));
  // A pixel's part too little would end a name in dots.
  const size = together < 1 ? together - 0.01 : 1;
  for (const name of names) sized(name, size);
  for (const name of names) if (shareOf(name) < 1) inTwoLines(name, height);
};
