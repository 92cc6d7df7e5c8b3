import { addHandout, type AddedHandout, type AskedHandout } from '../../app/handout';
import { idOf } from '../../core/names/name';
import type { Selection } from '../../workbook/port';
import { area } from '../../grid/cell';
import { shownTournament } from '../state';
import type { Inside } from './inside';

const TOP = area(0, 0);

/** Adds a sheet to print to the tournament on show; reports a failure and returns `null`. */
const add = async (
  { workbook, random, get, progress, failedToMake }: Inside,
  asked: AskedHandout,
): Promise<AddedHandout | null> => {
  const shown = shownTournament(get());
  if (!shown) return null;
  const added = await addHandout(workbook, asked, shown.id, { id: idOf(random()) }, progress);
  if (added.ok) return added.value;
  await failedToMake(added.problems);
  return null;
};

/** An existing sheet, with its name in the pane. */
export type Titled = Selection & { readonly title?: string };

/**
 * Adds sheets to print, in order, until one fails. Shows the first of all sheets to print, existing ones included, and says how
 * to print them. Returns how many were made ready of those that were asked for.
 */
export const makeReady = async (
  inside: Inside,
  standing: readonly Titled[],
  asked: readonly AskedHandout[],
): Promise<number> => {
  const { surface, ended, remade, dispatch, lookAt, showLook } = inside;
  const made: AddedHandout[] = [];
  for (const each of asked) {
    const added = await add(inside, each);
    if (!added) break;
    made.push(added);
  }
  const ready = [...standing, ...made.map(({ sheet }) => ({ sheet, area: TOP }))];
  const [first] = ready;
  if (!first) return 0;
  if (made.length > 0) showLook(await lookAt());
  remade(made.flatMap(({ warnings }) => warnings));
  const sheets = [
    ...standing.map(({ sheet, title = sheet }) => (title === sheet ? sheet : `${title} (${sheet})`)),
    ...made.map(({ sheet }) => sheet),
  ];
  const what = made.some(({ isNew }) => isNew) ? 'handed-out' : 'to-print';
  const inRow = standing.length === 0 && made.every(({ isNew }) => isNew);
  const notice =
    ready.length === 1
      ? ({ what, sheet: first.sheet } as const)
      : ({ what: 'ready', sheets, inRow } as const);
  dispatch({ type: 'told', told: { notice } });
  ended(await surface.show(first));
  return made.length;
};
