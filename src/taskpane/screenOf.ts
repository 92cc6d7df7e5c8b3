/** Where a button of the ribbon wants the pane to open. */
export type OpensAt = 'new' | 'print' | 'open' | 'send';

/** What comes before and after it belongs to Excel, which adds to the address in ways of its own. */
const FORM = /^[^#]*[?&]screen=(new|print|open|send)(?![a-z])/;

/** Where the pane shall open, as its address in the manifest says: `taskpane.html?screen=new`; `null` for wherever it is. */
export const screenOf = (address: string): OpensAt | null =>
  (FORM.exec(address)?.[1] ?? null) as OpensAt | null;
