import type { Shown } from '../draws';
import type { FinalOptions } from '../finals';
import { findList, readingLists, readList } from '../lists';
import type { Options } from '../options';
import { type Inside, sameText } from './inside';
import { creating, drawing, makingSections } from './onDemand';

/** A draw counts as seen after this time. */
const SEEN_MILLISECONDS = 1000;

/** Draws over the pane's store. */
const makeDrawActions = ({
  time,
  random,
  later,
  get,
  dispatch,
}: Pick<Inside, 'time' | 'random' | 'later' | 'get' | 'dispatch'>) => {
  const keep = async (shown: Shown): Promise<void> => {
    const { withDraw } = await drawing();
    const draws = withDraw(get().draws, shown, time());
    if (draws !== get().draws) dispatch({ type: 'told', told: { draws } });
  };
  const keepNow = async (): Promise<void> => {
    const { list, options } = get();
    if (list.kind === 'read') await keep({ roster: list.roster, options });
  };
  return {
    /**
     * The arbiter sees a draw. Returns a function to call when they no longer do. After a second it goes into the record of
     * draws, so that a code typed letter by letter is one draw. Pressing Create, or drawing again, counts as having seen it at
     * once. A slow view may report late that another draw is on show; then this one does not count.
     */
    shown: (shown: Shown) =>
      later(() => {
        if (shown.options === get().options) void keep(shown);
      }, SEEN_MILLISECONDS),
    /** Draws again with another code; the earlier draw stays on record. */
    drawAgain: async () => {
      await keepNow();
      dispatch({ type: 'options', options: { seed: random(), saidBy: '' } });
      await keepNow();
    },
  };
};

const useSelection = async ({ workbook, surface, dispatch, failed }: Inside): Promise<void> => {
  const { selectedList } = await readingLists();
  const selection = await surface.selection();
  const choice = selection.ok ? await selectedList(workbook, selection.value) : selection;
  if (!choice.ok) return failed(choice.problems);
  const list = await readList(workbook, choice.value);
  // A list that its sheet shows by itself may grow.
  const found = choice.value.range ? await readList(workbook, { sheet: choice.value.sheet }) : list;
  const isAll = list.kind === 'read' && found.kind === 'read' && sameText(list.roster, found.roster);
  dispatch({ type: 'told', told: { list: isAll ? found : list } });
};

/** What can be done on the way from a list to its tournament. */
export const makeCreateActions = (inside: Inside) => {
  const { workbook, get, dispatch, run } = inside;
  return {
    ...makeDrawActions(inside),
    useSelection: () => run('list', () => useSelection(inside)),
    /** Reads the list with numbers behind the names that stand there twice. */
    numberNamesakes: () =>
      run('list', async () => {
        const { list } = get();
        if (list.kind === 'none') return;
        dispatch({
          type: 'told',
          told: { list: await readList(workbook, { ...list.choice, numbered: true }) },
        });
      }),
    choose: (options: Partial<Options>) => dispatch({ type: 'options', options }),
    create: () => run('create', async () => (await creating()).createTournament(inside)),
    makeFinals: (options: FinalOptions) =>
      run('create', async () => (await makingSections()).makeFinals(inside, options)),
    makeSectionsPage: () => run('newSheets', async () => (await makingSections()).makeSectionsPage(inside)),
    another: async () => {
      dispatch({ type: 'another' });
      await run('list', async () => dispatch({ type: 'told', told: { list: await findList(workbook) } }));
    },
    back: () => dispatch({ type: 'back' }),
  };
};
