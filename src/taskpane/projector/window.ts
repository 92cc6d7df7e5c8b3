import { problem } from '../../core/problem';
import { fail, ok } from '../../core/result';
import type { Projector, ProjectorListener, ProjectorWindow } from '../ports';
import type { Look } from '../theme';
import { isProjectorMessage, type OpenedBy } from './messages';

/** The window has one name, so that a second press of the button finds the first window again. */
const NAME = 'roundabout-projector';
const FEATURES = 'popup,width=1280,height=720';
/** A window does not tell others that it was closed. */
const LOOK_AFTER = 1000;

const refused = () => fail(problem('projector-refused'));

/** Takes in what the page says; `close` is how it is closed from here. */
const heard = (data: unknown, { onReady }: ProjectorListener, close: () => void): void => {
  if (!isProjectorMessage(data)) return;
  if (data === 'ready') onReady();
  else close();
};

/** In a window of the browser. Only the page that was opened is listened to, and only at our own address. */
const inWindow = (address: string, listener: ProjectorListener) => {
  const opened = window.open(address, NAME, FEATURES);
  if (!opened) return refused();
  const hear = ({ source, origin, data }: MessageEvent<unknown>): void => {
    if (source === opened && origin === location.origin) heard(data, listener, () => opened.close());
  };
  window.addEventListener('message', hear);
  const stop = (): void => {
    window.removeEventListener('message', hear);
    clearInterval(watching);
  };
  const watching = setInterval(() => {
    if (!opened.closed) return;
    stop();
    listener.onClosed();
  }, LOOK_AFTER);
  return ok<ProjectorWindow>({ send: (text) => opened.postMessage(text, location.origin), stop });
};

/** In a dialog of Office. */
const inDialog = (address: string, listener: ProjectorListener) =>
  new Promise<Awaited<ReturnType<Projector['open']>>>((done) => {
    const { EventType } = Office;
    const options = { height: 100, width: 100, promptBeforeOpen: false };
    Office.context.ui.displayDialogAsync(address, options, ({ status, value: dialog }) => {
      if (status !== Office.AsyncResultStatus.Succeeded) return done(refused());
      const close = (): void => {
        dialog.close();
        listener.onClosed();
      };
      dialog.addEventHandler(EventType.DialogMessageReceived, (arg) => {
        if (!('message' in arg)) return;
        const isOurs = arg.origin === undefined || arg.origin === location.origin;
        if (isOurs) heard(arg.message, listener, close);
      });
      dialog.addEventHandler(EventType.DialogEventReceived, (arg) => {
        if ('error' in arg && arg.error === CLOSED) listener.onClosed();
      });
      done(ok({ send: (text) => dialog.messageChild(text), stop: () => undefined }));
    });
  });

/** Office's event of a dialog that a person has closed. */
const CLOSED = 12006;

/**
 * The projector as a dialog of Office where there are dialogs that can be sent anything (DialogApi 1.2), else as a window of
 * the browser. `look` says how the pane looks.
 */
export const projectorWindow = (look: () => Look): Projector => ({
  open: async (address, listener) => {
    const isOffice = Office.context.requirements.isSetSupported('DialogApi', '1.2');
    const by: OpenedBy = isOffice ? 'office' : 'window';
    const full = new URL(address, location.href);
    full.search = new URLSearchParams({ by, look: look() }).toString();
    return isOffice ? inDialog(full.href, listener) : inWindow(full.href, listener);
  },
});
