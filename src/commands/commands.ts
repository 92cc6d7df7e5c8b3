import { localTime } from '../app/clock';
import { officeWorkbook } from '../workbook/office';
import { officeSurface } from '../workbook/office/surface';
import { placeToShow, refreshAll } from './refresh';

/**
 * The button Refresh. A button cannot tell what is in its way, only go to where it stands; the pane tells. Excel waits for
 * `completed`, whatever happened.
 */
const refresh = async (event: Office.AddinCommands.Event): Promise<void> => {
  try {
    const refreshed = await refreshAll(officeWorkbook(), localTime(new Date()));
    const where = refreshed.ok ? undefined : placeToShow(refreshed.problems);
    if (where) await officeSurface().show(where);
  } finally {
    event.completed();
  }
};

void Office.onReady(() => Office.actions.associate('refresh', refresh));
