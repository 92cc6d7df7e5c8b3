import type { OtherFile } from '../toolbox';
import type { Inside } from './inside';
import { exchangingFiles, usingTools } from './onDemand';

/** What can be done with files of other programs. */
export interface ExchangeActions {
  /** Opens the tool for such files. */
  readonly openFiles: () => Promise<void>;
  /** Reads a file and shows what it holds, before anything is written. */
  readonly readFile: (file: OtherFile) => Promise<void>;
  /** Makes a tournament of one of the events that were shown. */
  readonly takeFile: (event: number) => Promise<void>;
}

/** Opens files of other programs. */
export const makeExchangeActions = (inside: Inside): ExchangeActions => {
  const { run, dispatch, get } = inside;
  return {
    openFiles: async () => {
      dispatch({ type: 'tools' });
      dispatch({ type: 'toolbox', toolbox: { tool: 'file' } });
      await run('look', async () => (await usingTools()).lookForSteps(inside));
    },
    readFile: (file) => run('inspect', async () => (await exchangingFiles()).readOtherFile(inside, file)),
    takeFile: (event) => {
      const { found } = get().toolbox;
      return run('create', async () => (await exchangingFiles()).takeEvent(inside, found, event));
    },
  };
};
