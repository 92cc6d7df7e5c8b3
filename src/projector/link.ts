import type { ProjectorMessage } from '../taskpane/projector/messages';

/** Says something to whoever opened the page. */
export type Say = (message: ProjectorMessage) => void;

/** To the pane that opened a window of the browser: at our own address alone. */
const toOpener = (hear: (text: string) => void): Say => {
  const opener = window.opener as Window | null;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === opener && origin === location.origin && typeof data === 'string') hear(data);
  });
  return (message) => {
    if (message === 'leave') window.close();
    else opener?.postMessage(message, location.origin);
  };
};

/** To the pane that opened a dialog of Office. */
const toOffice = async (hear: (text: string) => void): Promise<Say> => {
  await Office.onReady();
  const { ui } = Office.context;
  await new Promise<void>((done) =>
    ui.addHandlerAsync(
      Office.EventType.DialogParentMessageReceived,
      ({ message, origin }: { message: string; origin?: string | undefined }) => {
        if (origin === undefined || origin === location.origin) hear(message);
      },
      () => done(),
    ),
  );
  return (message) => ui.messageParent(message);
};

/** Finds whoever opened the page as its address says; `hear` is given all that they send. */
export const linkTo = async (search: string, hear: (text: string) => void): Promise<Say> =>
  new URLSearchParams(search).get('by') === 'office' ? toOffice(hear) : toOpener(hear);
