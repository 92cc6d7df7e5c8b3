import { button, does, FOUR, idle, nameOf, openNew, press, rowsOf, said } from './drawn';
import '../../src/taskpane/view/standings';
import { area, areaAddress } from '../../src/grid/cell';
import { afterThisTest } from '../afterThisTest';
import { listOf, ports, withLeftovers, withList, type Around } from './ports';

describe('the standings in the pane', () => {
  const standingsOf = async (): Promise<Around> => {
    const around = ports(withLeftovers(withList(listOf(FOUR))));
    const pane = await openNew({}, around);
    await does(() => pane.record(1, '1-0'));
    await does(() => pane.record(2, '1/2'));
    await idle(pane);
    await does(() => pane.turnTo('standings'));
    return around;
  };
  const open = (name: string): Promise<void> =>
    does(() =>
      [...document.querySelectorAll('summary')].find((each) => said(each).startsWith(name))!.click(),
    );
  const isOpen = (name: string): string | null => button(name).getAttribute('aria-expanded');

  const marks = (): readonly HTMLButtonElement[] =>
    [...document.querySelectorAll('button')].filter((each) => nameOf(each) === 'Highlight the source cells');

  it('say what comes next before anybody has played', async () => {
    const pane = await openNew();
    await does(() => pane.turnTo('standings'));
    expect(said()).toContain('No results yet. Enter the first one under Round.');
  });

  it('have a line for each player: place, name and points', async () => {
    await standingsOf();
    expect(rowsOf('Standings')).toEqual([
      'Rank|Name|Points|',
      '1|Anna|1|›',
      '2–3|Bert|0.5|›',
      '2–3|Cora|0.5|›',
      '4|Dora|0|›',
    ]);
    expect(said()).toContain('Standings so far. Some games are still to be played.');
  });

  it('lead from sharing them to a web page or a file', async () => {
    const around = ports(withLeftovers(withList(listOf(FOUR))));
    const pane = await openNew({}, around);
    await does(() => pane.record(1, '1-0'));
    await does(() => pane.turnTo('standings'));
    await open('Share the standings');
    await press('As a web page or a file');
    expect(pane.get()).toMatchObject({ tab: 'print', at: 'send' });
  });

  it('open the tie-breaks and the reasons below a line, of one player at a time', async () => {
    await standingsOf();
    expect(isOpen('Anna')).toBe('false');
    await press('Anna');
    expect([isOpen('Anna'), isOpen('Bert')]).toEqual(['true', 'false']);
    expect(rowsOf('Standings')[2]).toContain('Round 1, White, won against Dora');
    expect(said()).toContain('Why Anna is above Bert:');
    await press('Bert');
    expect([isOpen('Anna'), isOpen('Bert')]).toEqual(['false', 'true']);
    expect(document.getElementById(button('Bert').getAttribute('aria-controls')!)!.textContent).toContain(
      '›Sonneborn-Berger 0.25',
    );
    await press('Bert');
    expect(rowsOf('Standings')).toHaveLength(5);
  });

  it('bring the reasons into sight as they open, no further than they need', async () => {
    await standingsOf();
    const seen: unknown[] = [];
    const { prototype } = window.HTMLElement;
    prototype.scrollIntoView = function scrollIntoView(how) {
      seen.push([this.id, how]);
    };
    afterThisTest(() => Reflect.deleteProperty(prototype, 'scrollIntoView'));
    await press('Bert');
    expect(seen).toEqual([[button('Bert').getAttribute('aria-controls'), { block: 'nearest' }]]);
  });

  it('say who can still win', async () => {
    await standingsOf();
    await open('Who can still win?');
    expect(said()).toContain('First place on points, with 4 games to play:');
  });

  it('mark the cells that a number comes from, until its line is closed', async () => {
    const around = await standingsOf();
    await press('Bert');
    await does(() => marks()[3]!.click());
    expect(
      around.surface.marked.map(({ sheet, areas }) => `${sheet} ${areas.map((each) => areaAddress(each))}`),
    ).toEqual(['Pairings F6', 'Standings C7,F6']);
    expect(around.surface.shown.at(-1)).toEqual({ sheet: 'Pairings', area: area(5, 5) });
    await press('Bert');
    expect(around.surface.marked).toEqual([]);
  });

  it('explain the number that is selected on the sheet, or ask for one', async () => {
    const around = await standingsOf();
    await press('Explain the number selected on the sheet');
    expect(said()).toContain('Select a number on the sheet “Standings” first');
    expect(said()).not.toContain('That did not work');
    around.surface.select({ sheet: 'Standings', area: area(5, 5) });
    await press('Explain the number selected on the sheet');
    expect(nameOf(document.activeElement)).toBe('Bert');
    expect(said()).not.toContain('Select a number');
    expect([...document.querySelectorAll('details[open] summary')].map(said)).toEqual([
      '›Sonneborn-Berger 0.25',
    ]);
    expect(said()).toContain('Sonneborn-Berger (FIDE C.07 9.1): 0.25');
    expect(said()).toContain('Round 1, White, drew with Cora');
  });
});
