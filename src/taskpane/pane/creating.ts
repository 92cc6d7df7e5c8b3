import { makeDrawActions, type DrawActions } from '../drawActions';
import type { FinalOptions } from '../finals';
import { findList, readingLists, readList } from '../lists';
import type { Options } from '../options';
import type { Inside } from './inside';
import { creating, makingFinals, makingSectionsPage } from './onDemand';

/** What can be done on the way from a list to its tournament. */
export interface CreateActions extends DrawActions {
  readonly useSelection: () => Promise<void>;
  readonly nameEvent: (event: string) => void;
  readonly choose: (options: Partial<Options>) => void;
  readonly create: () => Promise<void>;
  readonly makeFinals: (options: FinalOptions) => Promise<void>;
  readonly makeSectionsPage: () => Promise<void>;
  readonly another: () => Promise<void>;
  readonly back: () => void;
}

const useSelection = async ({ workbook, surface, dispatch, failed }: Inside): Promise<void> => {
  const { selectedList } = await readingLists();
  const selection = await surface.selection();
  const choice = selection.ok ? await selectedList(workbook, selection.value) : selection;
  if (!choice.ok) return failed(choice.problems);
  dispatch({ type: 'list', list: await readList(workbook, choice.value) });
};

/** Creates tournaments. */
export const makeCreateActions = (inside: Inside): CreateActions => {
  const { workbook, dispatch, run } = inside;
  return {
    ...makeDrawActions(inside),
    useSelection: () => run('list', () => useSelection(inside)),
    nameEvent: (event) => dispatch({ type: 'event', event }),
    choose: (options) => dispatch({ type: 'options', options }),
    create: () => run('create', async () => (await creating()).createTournament(inside)),
    makeFinals: (options) => run('create', async () => (await makingFinals()).makeFinals(inside, options)),
    makeSectionsPage: () =>
      run('newSheets', async () => (await makingSectionsPage()).makeSectionsPage(inside)),
    another: async () => {
      dispatch({ type: 'another' });
      await run('list', async () => dispatch({ type: 'list', list: await findList(workbook) }));
    },
    back: () => dispatch({ type: 'back' }),
  };
};
