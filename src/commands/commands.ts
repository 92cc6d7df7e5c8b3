import { localTime } from '../app/clock';
import { refreshTournament } from '../app/refresh';
import { officeWorkbook } from '../workbook/office';

/** The button Refresh. What is in its way stands on the sheets and in the pane: a button has no place to tell it. */
const refresh = async (event: Office.AddinCommands.Event): Promise<void> => {
  await refreshTournament(officeWorkbook(), { time: localTime(new Date()) });
  event.completed();
};

void Office.onReady(() => Office.actions.associate('refresh', refresh));
