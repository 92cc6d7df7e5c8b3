/** Where a button of the ribbon wants the pane to open. */
export type OpensAt = 'new' | 'print';

const SCREENS: readonly string[] = ['new', 'print'] satisfies readonly OpensAt[];

const isScreen = (text: string | undefined): text is OpensAt => text !== undefined && SCREENS.includes(text);

/** What comes before and after it belongs to Excel, which adds to the address in ways of its own. */
const FORM = /[?&]screen=([a-z]+)/;

/** Where the pane shall open, as its address in the manifest says: `taskpane.html?screen=new`; `null` for wherever it is. */
export const screenOf = (address: string): OpensAt | null => {
  const [page = ''] = address.split('#');
  const [, screen] = FORM.exec(page) ?? [];
  return isScreen(screen) ? screen : null;
};
