import { localTime } from '../app/clock';
import type { Result } from '../core/result';
import { officeWorkbook } from '../workbook/office';
import { officeSurface } from '../workbook/office/surface';
import type { Selection } from '../workbook/port';
import { placeToShow, refreshAll, roundToShow } from './buttons';

/**
 * What a button of the ribbon does, which answers where to go. A button cannot tell what is in its way, only go to where it
 * stands; the pane tells. Excel waits for `completed`, whatever happened.
 */
const command =
  (work: () => Promise<Result<Selection | undefined>>) =>
  async (event: Office.AddinCommands.Event): Promise<void> => {
    try {
      const done = await work();
      const where = done.ok ? done.value : placeToShow(done.problems);
      if (where) await officeSurface().show(where);
    } finally {
      event.completed();
    }
  };

const refresh = command(() => refreshAll(officeWorkbook(), localTime(new Date())));

const round = command(() => roundToShow(officeWorkbook(), officeSurface()));

void Office.onReady(() => {
  Office.actions.associate('refresh', refresh);
  Office.actions.associate('round', round);
});
