import { createAgave } from '../../host/agave';
import type { Answering } from '../../host/channel';
import type { Host } from '../../host/host';
import { createWire } from '../../host/wire';
import { createXdm, xdmFragment } from '../../host/xdm';
import { element } from './element';
import { TEXTS } from './texts';

/** How the pane reaches the host: as in Excel on Windows, on the Mac, on the web, or on an iPad. */
export type ChannelName = 'A' | 'B' | 'C' | 'D';

export const CHANNELS: readonly ChannelName[] = ['A', 'B', 'C', 'D'];

/** The page of the pane, as the page around it says. */
const PANE = document.body.dataset['pane'] ?? 'addin/taskpane.html';
const MAC = '?_host_Info=Excel$Mac$16.00$en-US$$$$0';
const IPAD = '?_host_Info=Excel$iOS$16.00$en-US$$$$0';
const WEB = '?_host_Info=Excel$Web$16.00$en-US$$$$0';

/** A page that the pane's page finds above it: `connect.js` calls this before anything else runs. */
interface Connecting {
  connectPane?: (pane: Window) => void;
}

const give = (pane: Window, name: string, value: unknown): void => {
  Object.defineProperty(pane, name, { value, configurable: true });
};

/** Calls a function of the pane's page by its dotted name. */
const callIn = (pane: Window, name: string, args: readonly unknown[]): void => {
  const found = name
    .split('.')
    .reduce<unknown>((it, part) => (it as Record<string, unknown> | undefined)?.[part], pane);
  if (typeof found === 'function') (found as (...all: unknown[]) => void)(...args);
};

/** The task pane: the add-in's page as it was built, in a frame, with the host's end of a channel in reach. */
export class Pane {
  readonly frame = element('iframe', { title: TEXTS.pane });
  private listener: ((event: MessageEvent) => void) | null = null;

  constructor(private readonly channel: ChannelName) {}

  /** Loads the pane anew beside a workbook; `answered` is called after each of its requests. */
  open(host: Host, answered: () => void): void {
    const answering: Answering = {
      ...host.answering,
      answer: async (body, flags) => {
        const reply = await host.answering.answer(body, flags);
        answered();
        return reply;
      },
    };
    sessionStorage.clear();
    if (this.listener) removeEventListener('message', this.listener);
    this.listener = null;
    const address = this.connect(host, answering);
    const fresh = new URL(address, location.href);
    // Only from an empty page on is it loaded anew: the same address with a fragment would stay.
    this.frame.addEventListener('load', () => (this.frame.src = fresh.href), { once: true });
    this.frame.src = 'about:blank';
  }

  /** Makes ready for the pane's page, and gives the address at which it finds us. */
  private connect(host: Host, answering: Answering): string {
    const above = window as Connecting;
    if (this.channel === 'C') {
      delete above.connectPane;
      const xdm = createXdm(answering, (text) =>
        this.frame.contentWindow?.postMessage(text, location.origin),
      );
      host.connect(xdm);
      this.listener = (event) => {
        if (event.source === this.frame.contentWindow) xdm.receive(event.data);
      };
      addEventListener('message', this.listener);
      return `${PANE}${WEB}${xdmFragment('pane', location.origin)}`;
    }
    if (this.channel !== 'A') {
      const agave = createAgave(answering, (name, ...args) => {
        const pane = this.frame.contentWindow;
        if (pane) callIn(pane, name, args);
      });
      host.connect(agave);
      above.connectPane = (pane) => give(pane, 'webkit', { messageHandlers: { Agave: agave } });
      return PANE + (this.channel === 'B' ? MAC : IPAD);
    }
    const wire = createWire(answering);
    host.connect(wire);
    above.connectPane = (pane) => give(pane, 'external', wire.external);
    return PANE;
  }
}
