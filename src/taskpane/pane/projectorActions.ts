import type { Tournament } from '../../core/model';
import type { TypedResult } from '../../core/results/record';
import type { ProjectorWindow } from '../ports';
import type { Inside } from './inside';
import { projecting } from './onDemand';

const PAGE = 'projector.html';

/** What was sent last, and what it was made of. */
interface Sent {
  readonly tournament: Tournament;
  readonly typed: readonly TypedResult[];
  readonly text: string;
}

/** What can be done with a projector. */
export const makeProjectActions = ({ projector, get, subscribe, failed, broke }: Inside) => {
  let shown: ProjectorWindow | null = null;
  let isReady = false;
  let sent: Sent | null = null;
  const send = async (): Promise<void> => {
    const { projectorView } = await projecting();
    const { opened, typed } = get();
    if (!shown || !isReady || !opened) return;
    const { tournament } = opened.open;
    if (sent?.tournament === tournament && sent.typed === typed) return;
    const text = JSON.stringify(projectorView(tournament, typed));
    const isNew = text !== sent?.text;
    sent = { tournament, typed, text };
    if (isNew) shown.send(text);
  };
  const follow = (): void => {
    if (isReady) void send().catch(broke);
  };
  const forget = (): void => {
    shown?.stop();
    shown = null;
    isReady = false;
    sent = null;
  };
  subscribe(follow);
  return {
    /**
     * Opens the page for the projector, which then follows the tournament until it is closed. Has to be called while a button is
     * being pressed: browsers open windows at no other time.
     */
    project: async () => {
      const opened = await projector.open(PAGE, {
        onReady: () => {
          isReady = true;
          sent = null;
          follow();
        },
        onClosed: forget,
      });
      if (!opened.ok) return failed(opened.problems);
      forget();
      shown = opened.value;
    },
  };
};
