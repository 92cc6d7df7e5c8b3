import { draw } from './drawn';
import { speechOf } from '../../src/taskpane/speech';
import { initialState } from '../../src/taskpane/state';
import { Help, helpAddress } from '../../src/taskpane/view/help';
import { replaceGlobal } from '../afterThisTest';

it.each([
  ['new', 'play', 'help/new.html'],
  ['opening', 'play', 'help/new.html'],
  ['tournament', 'play', 'help/round.html'],
  ['tournament', 'standings', 'help/standings.html'],
  ['tournament', 'players', 'help/players.html'],
  ['tournament', 'print', 'help/print.html'],
  ['tournament', 'more', 'help/repair.html'],
  ['unreadable', 'print', 'help/repair.html'],
  ['broken', 'players', 'help/error.html'],
] as const)('on the screen “%s” at the tab “%s” help is %s', (screen, tab, address) => {
  expect(helpAddress({ screen, tab })).toBe(address);
});

/** Excel that can open a browser, or cannot; what it opened. */
const excel = (supported: boolean): readonly string[] => {
  const opened: string[] = [];
  const isSetSupported = (name: string, version: string) =>
    supported && name === 'OpenBrowserWindowApi' && version === '1.1';
  const ui = { openBrowserWindow: (address: string) => opened.push(address) };
  replaceGlobal('Office', { context: { requirements: { isSetSupported }, ui } });
  replaceGlobal('location', { href: 'https://example.org/roundabout/taskpane.html?screen=new' });
  return opened;
};

it('on a tournament in which teams meet is one page for all tabs', () => {
  const addresses = (['play', 'players'] as const).map((tab) =>
    helpAddress({ screen: 'tournament', tab }, true),
  );
  expect(addresses).toEqual(['help/teams.html', 'help/teams.html']);
});

describe('the link to the help', () => {
  const link = async (): Promise<HTMLAnchorElement> => {
    await draw(<Help state={initialState('seed', 'A4')} speech={speechOf()} />);
    return document.querySelector('a')!;
  };

  /** Whether the browser is left to follow it. */
  const followed = (shown: HTMLAnchorElement): boolean => {
    const { MouseEvent } = document.defaultView!;
    return shown.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  };

  it('opens a window of its own where Excel opens none, as on the web', async () => {
    const opened = excel(false);
    const shown = await link();
    expect([shown.textContent, shown.getAttribute('href'), shown.target]).toEqual([
      'Help',
      'help/new.html',
      '_blank',
    ]);
    expect([followed(shown), opened]).toEqual([true, []]);
  });

  it('is opened once, by its whole address, where Excel opens it in the browser', async () => {
    const opened = excel(true);
    expect([followed(await link()), opened]).toEqual([
      false,
      ['https://example.org/roundabout/help/new.html'],
    ]);
  });
});
