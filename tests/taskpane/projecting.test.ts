import { ok } from '../../src/core/result';
import { makePane } from '../../src/taskpane/pane';
import type { Projector, ProjectorListener } from '../../src/taskpane/ports';
import { listOf, ports, settled, withLeftovers, withList } from './ports';

/** A projector that notes what it was asked for, and lets a test speak for its page. */
const fakeProjector = () => {
  const opened: string[] = [];
  const sent: { readonly progress: string }[] = [];
  const listeners: ProjectorListener[] = [];
  const projector: Projector = {
    open: async (address, listener) => {
      opened.push(address);
      listeners.push(listener);
      return ok({ send: (text) => sent.push(JSON.parse(text)), stop: () => undefined });
    },
  };
  return { projector, opened, sent, page: () => listeners.at(-1)! };
};

const playing = async (projector?: Projector) => {
  const around = ports(withLeftovers(withList(listOf(['Anna', 'Bert', 'Cora', 'Dora']))));
  const pane = makePane(projector ? { ...around, projector } : around);
  await pane.open();
  pane.choose({ numbers: 'list' });
  await pane.create();
  const idle = async (): Promise<void> => {
    do await settled();
    while (pane.get().busy || pane.get().typed.length > 0);
  };
  return { pane, idle };
};

describe('the projector', () => {
  it('is sent nothing before its page is ready, then what there is, then whatever changes', async () => {
    const { projector, opened, sent, page } = fakeProjector();
    const { pane, idle } = await playing(projector);
    await pane.project();
    await idle();
    expect([opened, sent]).toEqual([['projector.html'], []]);
    page().onReady();
    await idle();
    expect(sent.map(({ progress }) => progress)).toEqual(['Round 1 of 3, 0 of 6 games finished']);
    pane.record(1, '1-0');
    await idle();
    expect(sent.at(-1)).toMatchObject({ progress: 'Round 1 of 3, 1 of 6 games finished' });
  });

  it('is not sent the same twice, unless its page was loaded again', async () => {
    const { projector, sent, page } = fakeProjector();
    const { pane, idle } = await playing(projector);
    await pane.project();
    page().onReady();
    await idle();
    pane.turnTo('standings');
    pane.showRound(2);
    await idle();
    expect(sent).toHaveLength(1);
    page().onReady();
    await idle();
    expect(sent).toHaveLength(2);
  });

  it('is sent nothing once it is closed', async () => {
    const { projector, sent, page } = fakeProjector();
    const { pane, idle } = await playing(projector);
    await pane.project();
    page().onReady();
    await idle();
    page().onClosed();
    pane.record(1, '1-0');
    await idle();
    expect(sent).toHaveLength(1);
  });

  it('where no window may be opened the pane says so', async () => {
    const { pane } = await playing();
    await pane.project();
    expect(pane.get().problems).toMatchObject([{ code: 'projector-refused' }]);
  });
});
