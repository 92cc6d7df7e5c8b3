import { projectorWindow } from '../../src/taskpane/projector/window';
import { replaceGlobal } from '../afterThisTest';

const BASE = 'https://example.org/roundabout/taskpane.html?screen=new';
const ORIGIN = 'https://example.org';

const listening = () => {
  const told: string[] = [];
  return { told, listener: { onReady: () => told.push('ready'), onClosed: () => told.push('closed') } };
};

const office = (isSupported: boolean, ui: object = {}): void => {
  const requirements = {
    isSetSupported: (set: string, version: string) => isSupported && set === 'DialogApi' && version === '1.2',
  };
  replaceGlobal('Office', {
    context: { requirements, ui },
    AsyncResultStatus: { Succeeded: 'succeeded' },
    EventType: { DialogMessageReceived: 'message', DialogEventReceived: 'event' },
  });
  replaceGlobal('location', new URL(BASE));
};

afterEach(() => {
  jest.useRealTimers();
});

describe('in a window of the browser', () => {
  const opening = (opened: object | null) => {
    office(false);
    jest.useFakeTimers();
    const hearers: ((event: object) => void)[] = [];
    const asked: string[] = [];
    replaceGlobal('window', {
      open: (address: string) => {
        asked.push(address);
        return opened;
      },
      addEventListener: (_: string, hear: (event: object) => void) => hearers.push(hear),
      removeEventListener: () => hearers.pop(),
    });
    return { asked, hear: (event: object) => hearers.forEach((each) => each(event)) };
  };

  it('opens the page with how the pane looks, and sends to our own address alone', async () => {
    const sent: unknown[] = [];
    const { asked } = opening({ closed: false, postMessage: (...all: unknown[]) => sent.push(all) });
    const opened = await projectorWindow(() => 'dark').open('projector.html', listening().listener);
    if (opened.ok) opened.value.send('{}');
    expect([asked, sent]).toEqual([
      ['https://example.org/roundabout/projector.html?by=window&look=dark'],
      [['{}', ORIGIN]],
    ]);
  });

  it('listens to that page alone, at our own address', async () => {
    const page = { closed: false };
    const { hear } = opening(page);
    const { told, listener } = listening();
    await projectorWindow(() => 'light').open('projector.html', listener);
    hear({ source: page, origin: 'https://example.com', data: 'ready' });
    hear({ source: {}, origin: ORIGIN, data: 'ready' });
    hear({ source: page, origin: ORIGIN, data: { ready: true } });
    expect(told).toEqual([]);
    hear({ source: page, origin: ORIGIN, data: 'ready' });
    expect(told).toEqual(['ready']);
  });

  it('notices that it was closed', async () => {
    const page = { closed: false };
    opening(page);
    const { told, listener } = listening();
    await projectorWindow(() => 'light').open('projector.html', listener);
    jest.advanceTimersByTime(1000);
    page.closed = true;
    jest.advanceTimersByTime(5000);
    expect(told).toEqual(['closed']);
  });

  it('says that it was refused', async () => {
    opening(null);
    const opened = await projectorWindow(() => 'light').open('projector.html', listening().listener);
    expect(opened).toMatchObject({ ok: false, problems: [{ code: 'projector-refused' }] });
  });
});

describe('in a dialog of Office', () => {
  const opening = (status: 'succeeded' | 'failed') => {
    const asked: unknown[] = [];
    const sent: string[] = [];
    const closed: string[] = [];
    const handlers: Record<string, (arg: object) => void> = {};
    const value = {
      messageChild: (text: string) => sent.push(text),
      close: () => closed.push('closed'),
      addEventHandler: (type: string, handler: (arg: object) => void) => (handlers[type] = handler),
    };
    office(true, {
      displayDialogAsync: (address: string, options: object, done: (result: object) => void) => {
        asked.push([address, options]);
        done({ status, value });
      },
    });
    return { asked, sent, closed, handlers };
  };

  it('opens it as large as the screen, hears that it is ready, sends, and closes it when asked to', async () => {
    const { asked, sent, closed, handlers } = opening('succeeded');
    const { told, listener } = listening();
    const opened = await projectorWindow(() => 'black').open('projector.html', listener);
    expect(asked).toEqual([
      [
        'https://example.org/roundabout/projector.html?by=office&look=black',
        { height: 100, width: 100, promptBeforeOpen: false },
      ],
    ]);
    handlers.message?.({ message: 'ready', origin: 'https://example.com' });
    expect(told).toEqual([]);
    handlers.message?.({ message: 'ready' });
    if (opened.ok) opened.value.send('{}');
    handlers.message?.({ message: 'leave', origin: ORIGIN });
    expect([told, sent, closed]).toEqual([['ready', 'closed'], ['{}'], ['closed']]);
  });

  it('notices that a person has closed it', async () => {
    const { handlers } = opening('succeeded');
    const { told, listener } = listening();
    await projectorWindow(() => 'light').open('projector.html', listener);
    handlers.event?.({ error: 12002 });
    expect(told).toEqual([]);
    handlers.event?.({ error: 12006 });
    expect(told).toEqual(['closed']);
  });

  it('says that it was refused', async () => {
    opening('failed');
    const opened = await projectorWindow(() => 'light').open('projector.html', listening().listener);
    expect(opened).toMatchObject({ ok: false, problems: [{ code: 'projector-refused' }] });
  });
});
