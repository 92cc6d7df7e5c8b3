import type { Tournament } from '../../src/core/model';
import type { OutcomeCode } from '../../src/core/results/outcome';
import { ok } from '../../src/core/result';
import { makePane } from '../../src/taskpane/pane';
import type { Projector, ProjectorListener } from '../../src/taskpane/ports';
import { parseProjectorView } from '../../src/taskpane/projector/parse';
import { projectorView } from '../../src/taskpane/projector/view';
import { generated } from '../generated';
import { listOf, ports, settled, withLeftovers, withList } from './ports';
import { projectorWindow } from '../../src/taskpane/projector/window';
import { replaceGlobal } from '../afterThisTest';

/** By Berger: 1 Bea–Eva, 2 Carl–Dan; 3 Eva–Carl, 4 Anna–Bea; 5 Carl–Anna, 6 Dan–Eva; … */
const NAMES = ['Anna', 'Bea', 'Carl', 'Dan', 'Eva'];

const club = (...outcomes: readonly (OutcomeCode | null)[]): Tournament => {
  const made = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
  return {
    ...made,
    event: 'Club evening',
    section: 'B',
    tieBreaks: ['PTS'],
    players: NAMES.map((name, index) => ({ no: index + 1, name, status: 'playing' as const })),
    games: made.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null })),
  };
};

const viewOf = (tournament: Tournament) => projectorView(tournament, []);

describe('what the projector shows', () => {
  it('is the event, how far it is, and the round that is being played with who has the bye', () => {
    expect(viewOf(club())).toEqual({
      event: 'Club evening · B',
      progress: 'Round 1 of 5, 0 of 10 games finished',
      tables: [
        {
          ...{ of: 'round', title: 'Round 1', note: 'Bye: \u2068Anna\u2069' },
          columns: [
            { kind: 'board', heading: 'Board', isBold: false },
            { kind: 'left', heading: 'White', isBold: true },
            { kind: 'result', heading: 'Result', isBold: true },
            { kind: 'right', heading: 'Black', isBold: false },
          ],
          lines: [
            ['1', 'Bea', '', 'Eva'],
            ['2', 'Carl', '', 'Dan'],
          ],
        },
      ],
    });
  });

  it('has the standings from the first result on: places, shared by equals, names and points', () => {
    expect(viewOf(club('1-0', '1/2')).tables.at(-1)).toEqual({
      ...{ of: 'standings', title: 'Standings', note: '' },
      columns: [
        { kind: 'place', heading: 'Rank', isBold: false },
        { kind: 'name', heading: 'Name', isBold: false },
        { kind: 'points', heading: 'Points', isBold: true },
      ],
      lines: [
        ['1', 'Bea', '1'],
        ['2–3', 'Carl', '0.5'],
        ['2–3', 'Dan', '0.5'],
        ['4–5', 'Anna', '0'],
        ['4–5', 'Eva', '0'],
      ],
    });
  });

  it.each<[string, readonly OutcomeCode[], string, readonly string[]]>([
    [
      'until the first result of a round also the results of the round before',
      ['1-0', '1/2'],
      'Round 2 of 5, 2 of 10 games finished',
      ['Round 2', 'Results of round 1', 'Standings'],
    ],
    [
      'from then on the round alone',
      ['1-0', '1/2', '0-1'],
      'Round 2 of 5, 3 of 10 games finished',
      ['Round 2', 'Standings'],
    ],
    [
      'at the end the last round and the final standings',
      Array<OutcomeCode>(10).fill('1-0'),
      '5 rounds, all 10 games finished',
      ['Round 5', 'Final standings'],
    ],
  ])('has %s', (_, outcomes, progress, titles) => {
    const shown = viewOf(club(...outcomes));
    expect([shown.progress, shown.tables.map(({ title }) => title)]).toEqual([progress, titles]);
  });

  it('has Black on the left in Go, White bold on the right, the result from left to right', () => {
    const [round] = viewOf({ ...club('1-0'), profile: 'go' }).tables;
    expect(round!.columns.map(({ heading, isBold }) => (isBold ? heading.toUpperCase() : heading))).toEqual([
      ...['Board', 'Black', 'RESULT', 'WHITE'],
    ]);
    expect(round!.lines[0]).toEqual(['1', 'Eva', '0-1', 'Bea']);
  });

  it('has a result that is on its way, and says why there is none', () => {
    const { games, ...rest } = club();
    const put = {
      ...rest,
      games: games.map((game) => (game.no === 2 ? { ...game, pending: 'postponed' as const } : game)),
    };
    const [round] = projectorView(put, [{ game: 1, typed: '0-1' }]).tables;
    expect(round!.lines.map(([, , result]) => result)).toEqual(['0-1', 'postponed']);
  });
});

describe('a view that arrives', () => {
  const sent = viewOf(club('1-0', '1/2'));
  const codes = (text: string) => {
    const found = parseProjectorView(text);
    return found.ok ? [] : found.problems.map(({ code, place }) => `${code} ${place.field ?? ''}`);
  };

  it('is what was sent', () => {
    expect(parseProjectorView(JSON.stringify(sent))).toEqual({ ok: true, value: sent });
    expect(parseProjectorView(JSON.stringify(viewOf(club())))).toEqual({ ok: true, value: viewOf(club()) });
  });

  it('is refused where it is anything else', () => {
    expect(codes('{')).toEqual(['file-not-json ']);
    expect(codes('null')).toEqual(['event-field ']);
    expect(codes(JSON.stringify({ ...sent, event: 5 }))).toEqual(['event-field event']);
    const [round] = sent.tables;
    const columns = [{ ...round!.columns[0], kind: 'above', heading: { html: '<b>' } }];
    const wrong = { ...round, columns, lines: [['1'], [2]] };
    expect(codes(JSON.stringify({ ...sent, tables: [wrong] }))).toEqual([
      'choice-unknown tables[0].columns[0].kind',
      'event-field tables[0].columns[0].heading',
      'event-field tables[0].lines[1][0]',
    ]);
  });
});

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
