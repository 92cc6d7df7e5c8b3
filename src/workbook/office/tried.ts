import { pause } from './attempt';
import { codeOf, type Context } from './excel';
import { watched } from './requests';

/** Sends what may fail without harm. Answers the code of the refusal; while a cell is being edited it waits. */
export const tried = async (context: Context, work: () => void): Promise<string | null> => {
  for (;;)
    try {
      work();
      await context.sync();
      return null;
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'InvalidOperationInCellEditMode') return code;
      await watched(pause);
    }
};
