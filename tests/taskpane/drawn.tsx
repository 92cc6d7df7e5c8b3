import './dom';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { area } from '../../src/grid/cell';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { speechOf } from '../../src/taskpane/speech';
import { App } from '../../src/taskpane/view/app';
import { Themed } from '../../src/taskpane/view/themed';
import { afterThisTest } from '../afterThisTest';
import { valueOf } from '../results';
import { listOf, ports, settled, withLeftovers, withList, type Around } from './ports';

/** Draws something, to the end of the test, as bright as Office may be. */
export const draw = async (element: ReactNode, background = (): string => '#ffffff'): Promise<void> => {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  const root = createRoot(place, { onCaughtError: () => undefined });
  afterThisTest(() => act(async () => root.unmount()));
  await act(async () => root.render(<Themed background={background}>{element}</Themed>));
};

/** Lets happen what was begun, and come what is loaded when it is needed. */
export const arrives = (): Promise<void> => act(settled);

/** Draws the pane and opens it. */
const drawPane = async (pane: Pane): Promise<void> => {
  await draw(<App pane={pane} speech={speechOf()} />);
  await act(async () => pane.open());
  await arrives();
};

/** The pane beside a list, or whatever else there is around it, drawn and opened. */
export const openPane = async (
  around: Around = ports(),
): Promise<{ readonly pane: Pane; readonly around: Around }> => {
  const pane = makePane(around);
  await drawPane(pane);
  return { pane, around };
};

export const FOUR = ['Anna', 'Bert', 'Cora', 'Dora'];

/** The pane on a new tournament of four or of others, numbered as in the list. */
export const openNew = async (
  options: Parameters<Pane['choose']>[0] = {},
  { names = FOUR, ...own }: Partial<Around> & { readonly names?: readonly string[] } = {},
): Promise<Pane> => {
  const { pane } = await openPane({ ...ports(withLeftovers(withList(listOf(names)))), ...own });
  await act(async () => pane.choose({ numbers: 'list', ...options }));
  await act(async () => pane.create());
  await arrives();
  return pane;
};

/** The pane on a new tournament of four, and somebody who types in the column Result of Pairings, or beside the table. */
export const besideSheet = async () => {
  const around = ports(withLeftovers(withList(listOf(FOUR))));
  const pane = await openNew({}, around);
  const type = async (game: number, write: string, column = 5): Promise<void> => {
    const cell = { sheet: 'Pairings', row: 3 + game, column };
    const at = { sheet: 'Pairings', area: area(cell.row, column) };
    const { ranges } = valueOf(await around.workbook.read(() => ({ ranges: [at] })));
    const expect = ranges[0]?.values[0]?.[0] ?? null;
    valueOf(await around.workbook.change({ cells: [{ ...cell, expect, write }] }));
    around.surface.change('Pairings');
    await does(async () => around.clock.pass());
  };
  return { pane, around, type };
};

/** Does something in the pane, and lets happen what follows. */
export const does = async (work: () => unknown): Promise<void> => {
  await act(async () => {
    await work();
  });
  await arrives();
};

/** Waits until all that was typed is on the sheet. */
export const idle = async (pane: Pane): Promise<void> => {
  while (pane.get().busy || pane.get().typed.length > 0) await arrives();
};

/** A text without the marks that keep names from turning a sentence round. */
export const plain = (text: string | null | undefined): string =>
  (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

/** All that is read in a part of the page. */
export const said = (place: Element | null = document.body): string => plain(place?.textContent);

/** What a screen reader calls an element. */
export const nameOf = (element: Element | null): string =>
  plain(element?.getAttribute('aria-label') ?? element?.textContent).trim();

/** The names of all buttons. */
export const buttons = (): readonly string[] => [...document.querySelectorAll('button')].map(nameOf);

/** A button or a tab, by its name; a tab has its name twice, once to keep its width. */
export const button = (name: string): HTMLButtonElement => {
  const all = [...document.querySelectorAll<HTMLButtonElement>('button, [role=tab]')];
  const found = all.find((each) => nameOf(each) === name) ?? all.find((each) => nameOf(each) === name + name);
  if (!found) throw new Error(`no button “${name}” among ${all.map(nameOf).join(', ')}`);
  return found;
};

/** Whether a button cannot be pressed. */
export const isDisabled = (name: string): boolean => button(name).getAttribute('aria-disabled') === 'true';

/** Presses a button, and lets happen what it does. */
export const press = (name: string): Promise<void> => does(() => button(name).click());

/** Opens what is folded, by its line, and lets come what is in it. */
export const unfold = (line: string): Promise<void> =>
  does(() => [...document.querySelectorAll('summary')].find((each) => nameOf(each) === line)!.click());

/** A field by its label. */
export const field = <T extends HTMLInputElement | HTMLSelectElement>(label: string): T => {
  const found = [...document.querySelectorAll('label')].find((each) => said(each) === label);
  const control = found && document.getElementById(found.htmlFor);
  if (!control) throw new Error(`no field “${label}”`);
  return control as unknown as T;
};

/** What shows all choices of a list that begins with the usual ones. */
const ALL = ' all';

/** Sets a control as the browser does when somebody types or chooses, after “Show all” where the choice is not among the usual ones. */
export const fillIn = async (control: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> => {
  const offered = control instanceof HTMLSelectElement ? [...control.options].map((each) => each.value) : [];
  if (offered.includes(ALL) && !offered.includes(value)) await set(control, ALL);
  await set(control, value);
};

const set = (control: HTMLInputElement | HTMLSelectElement, value: string): Promise<void> =>
  act(async () => {
    const isList = control.tagName === 'SELECT';
    const { prototype } = isList ? window.HTMLSelectElement : window.HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')!.set!.call(control, value);
    control.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }));
  });

/** Fills the field with a label. */
export const fill = (label: string, value: string): Promise<void> => fillIn(field(label), value);

/** Shows all that can be chosen in a field, by its label. */
export const showAllIn = (label: string): Promise<void> => fillIn(field(label), ALL);

/** The names of what can be chosen in a field. */
export const choicesOf = (list: HTMLSelectElement): readonly string[] =>
  [...list.options].map((option) => said(option));

/** The tables of the page, or the one with a label, a line each. */
export const rowsOf = (label?: string): readonly string[] =>
  [...document.querySelectorAll(label === undefined ? 'tr' : `[aria-label="${label}"] tr`)].map((row) =>
    [...row.children].map((cell) => said(cell)).join('|'),
  );

/** The files that are saved from now on, to the end of the test: their links are not followed. */
export const savedFiles = (): readonly { readonly href: string; readonly download: string }[] => {
  const files: { readonly href: string; readonly download: string }[] = [];
  const keep = (event: Event): void => {
    const link = event.target as HTMLAnchorElement;
    if (link.tagName !== 'A') return;
    event.preventDefault();
    files.push({ href: link.href, download: link.download });
  };
  document.addEventListener('click', keep);
  afterThisTest(() => document.removeEventListener('click', keep));
  return files;
};
