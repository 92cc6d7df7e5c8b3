import type { ProjectorMessage } from '../taskpane/projector/messages';

/** The way to whoever opened the page. */
export interface Link {
  readonly say: (message: ProjectorMessage) => void;
}

/** To the pane that opened a window of the browser: at our own address alone. */
const toOpener = (hear: (text: string) => void): Link => {
  const opener = window.opener as Window | null;
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === opener && origin === location.origin && typeof data === 'string') hear(data);
  });
  return {
    say: (message) => {
      if (message === 'leave') window.close();
      else opener?.postMessage(message, location.origin);
    },
  };
};

/** To the pane that opened a dialog of Office. */
const toOffice = async (hear: (text: string) => void): Promise<Link> => {
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
  return { say: (message) => ui.messageParent(message) };
};

/** Finds whoever opened the page as its address says; `hear` is given all that they send. */
export const linkTo = async (search: string, hear: (text: string) => void): Promise<Link> =>
  new URLSearchParams(search).get('by') === 'office' ? toOffice(hear) : toOpener(hear);
