import { addTournament } from '../../src/app/create';
import { makePane } from '../../src/taskpane/pane';
import { type OpensAt, screenOf } from '../../src/taskpane/ports';
import { OCCASION, unwrap } from '../app/conduct/check';
import { generated } from '../generated';
import { NAMES, ports, withLeftovers, withList } from './ports';

/** The pane as a button opens it, beside a list, with a tournament or without. */
const openedAt = async (opensAt: OpensAt | null, hasTournament: boolean) => {
  const workbook = withList();
  const tournament = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
  if (hasTournament) unwrap(await addTournament(workbook, tournament, OCCASION));
  const pane = makePane({ ...ports(withLeftovers(workbook)), opensAt });
  await pane.open();
  return pane.get();
};

const namesIn = ({ list }: Awaited<ReturnType<typeof openedAt>>): readonly string[] =>
  list.kind === 'read' ? list.roster.players.map(({ name }) => name) : [];

describe('a button of the ribbon opens the pane', () => {
  it.each([
    ['Open Roundabout', null, { screen: 'tournament', tab: 'play' }],
    ['New tournament', 'new', { screen: 'new' }],
    ['Print', 'print', { screen: 'tournament', tab: 'print', at: 'print' }],
    ['Send results', 'send', { screen: 'tournament', tab: 'print', at: 'send' }],
    ['Open a file', 'open', { screen: 'tools', toolbox: { tool: 'file' } }],
  ] as const)('%s where it belongs', async (_, opensAt, expected) => {
    expect(await openedAt(opensAt, true)).toMatchObject({ ...expected, busy: null, problems: [] });
  });

  it('New tournament with the list beside the tournament', async () => {
    expect(namesIn(await openedAt('new', true))).toEqual(NAMES);
  });

  it('Open a file where there is no tournament, too', async () => {
    expect(await openedAt('open', false)).toMatchObject({ screen: 'tools', toolbox: { tool: 'file' } });
  });

  it.each([null, 'new', 'print', 'send'] as const)(
    '%j where there is no tournament: at the way to one',
    async (at) => {
      const state = await openedAt(at, false);
      expect(state).toMatchObject({ screen: 'new', problems: [] });
      expect(namesIn(state)).toEqual(NAMES);
    },
  );
});

it.each([
  ['https://example.org/roundabout/taskpane.html?screen=new', 'new'],
  ['https://example.org/roundabout/taskpane.html?screen=print', 'print'],
  ['https://example.org/taskpane.html?screen=new&_host_Info=Excel$Win32$16.01$en-US$$$$0', 'new'],
  ['https://example.org/taskpane.html?_host_Info=Excel$Web$16.00$en-US&screen=print', 'print'],
  // A host that adds to an address as if it had no question mark yet.
  ['https://example.org/taskpane.html?screen=print?_host_Info=Excel$Mac', 'print'],
  ['https://example.org/taskpane.html?screen=new#/', 'new'],
  ['https://example.org/taskpane.html?screen=open', 'open'],
  ['https://example.org/taskpane.html?screen=send&_host_Info=Excel$Web$16.00$en-US', 'send'],
])('the pane at %s opens at “%s”', (address, screen) => {
  expect(screenOf(address)).toBe(screen);
});

it.each([
  'https://example.org/taskpane.html',
  'https://example.org/taskpane.html?screen=',
  'https://example.org/taskpane.html?screen=newest',
  'https://example.org/taskpane.html?screen=toString',
  'https://example.org/taskpane.html?bigscreen=new',
  'https://example.org/screen=new/taskpane.html',
  'https://example.org/taskpane.html#?screen=new',
  '',
])('at %s it opens wherever it is', (address) => {
  expect(screenOf(address)).toBeNull();
});
