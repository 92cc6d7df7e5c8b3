import type { Shown } from '../draws';
import type { FinalOptions } from '../finals';
import { findList, readingLists, readList } from '../lists';
import type { Options } from '../options';
import type { Inside } from './inside';
import { creating, drawing, makingSections } from './onDemand';

/** So long a draw has to stand there to be seen. */
const SEEN_MILLISECONDS = 1000;

/** Draws over the pane's store. */
const makeDrawActions = ({
  language,
  time,
  random,
  later,
  get,
  dispatch,
}: Pick<Inside, 'language' | 'time' | 'random' | 'later' | 'get' | 'dispatch'>) => {
  const keep = async (shown: Shown): Promise<void> => {
    const { withDraw } = await drawing();
    const draws = withDraw(get().draws, shown, time());
    if (draws !== get().draws) dispatch({ type: 'told', told: { draws } });
  };
  const keepNow = async (): Promise<void> => {
    const { list, options } = get();
    if (list.kind === 'read') await keep({ roster: list.roster, options, language });
  };
  return {
    /**
     * A draw stands before the arbiter's eyes. Answers how to say that it does no longer.
     *
     * It goes into the protocol once it has stood there for a second: a word that is typed letter by letter is one draw,
     * not as many as it has letters. Whoever presses the button for another draw, or Create, has seen it in any case.
     * A busy view may be late to say that another draw stands there: then this one is no draw of its own.
     */
    shown: (shown: Shown) =>
      later(() => {
        if (shown.options === get().options) void keep(shown);
      }, SEEN_MILLISECONDS),
    /** Makes up another word and draws by it; the draw before it stays in the protocol. */
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
  dispatch({ type: 'told', told: { list: await readList(workbook, choice.value) } });
};

/** What can be done on the way from a list to its tournament. */
export const makeCreateActions = (inside: Inside) => {
  const { workbook, dispatch, run } = inside;
  return {
    ...makeDrawActions(inside),
    useSelection: () => run('list', () => useSelection(inside)),
    nameEvent: (event: string) => dispatch({ type: 'told', told: { event } }),
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
