/** 2 Undo after typing: Select a Result on Pairings, run this, type 1-0, wait a second, press Ctrl+Z. */
import { begin } from './answers';
import { contentAfter, selectedCell } from './watching';

begin('2 Undo after typing', 'Ctrl+Z takes the result back', async () => {
  const [cell, before] = await selectedCell();
  const typed = await contentAfter([cell, before]);
  if (typed === null) return `nothing was typed into ${cell} within a minute`;
  const after = await contentAfter([cell, typed]);
  return after === before
    ? `as documented: ${cell} was ${typed}, and is as before`
    : `not taken back within a minute: ${cell} is ${after ?? typed}`;
});
