/** 12 A choice from the list: Select a Result on Pairings, run this, choose a result from the list, and type another. It answers ten seconds later. */
import { begin } from './answers';
import { contentAfter, selectedCell, toldDuring, wait } from './watching';

begin(
  '12 Conditional formats',
  'the choice and the typing are told; after sorting, bold type and red stay',
  async () => {
    const [cell, before] = await selectedCell();
    const changes: string[] = [];
    const told = await toldDuring(async () => {
      const chosen = await contentAfter([cell, before]);
      if (chosen === null) return;
      const typed = await contentAfter([cell, chosen]);
      changes.push(...[chosen, typed].flatMap((content) => content ?? []));
      await wait(9000);
    });
    const heard = told.filter((each) => each === cell.replaceAll("'", '')).length;
    if (changes.length < 2) return `${cell} did not change twice within a minute each`;
    return heard >= 2
      ? `as documented: told of ${changes.join(' and ')}`
      : `fault #420: told ${heard} of 2 changes`;
  },
);
