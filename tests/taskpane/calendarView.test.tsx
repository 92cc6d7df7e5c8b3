import { drawPane } from './drawn';
import { savedFiles } from './savedFiles';
import '../../src/taskpane/view/play';
import '../../src/taskpane/view/print';
import '../../src/taskpane/view/steps';
import { act } from 'react';
import { makePane, type Pane } from '../../src/taskpane/pane';
import { listOf, ports, settled, withLeftovers, withList } from './ports';

type Options = Parameters<Pane['choose']>[0];

const FOUR = ['Anna', 'Bert', 'Cora', 'Dora'];

/** The pane on a new tournament of four, numbered as in the list; today is 20 November 2026. */
const open = async (options: Options): Promise<Pane> => {
  const pane = makePane(ports(withLeftovers(withList(listOf(FOUR)))));
  await drawPane(pane);
  await act(async () => pane.choose({ numbers: 'list', ...options }));
  await act(async () => pane.create());
  await act(settled);
  return pane;
};

const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2068\u2069]/g, '');
const text = (): string => plain(document.body.textContent);
const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find((each) => plain(each.textContent) === name)!;
const click = (name: string): Promise<void> =>
  act(async () => {
    button(name).click();
    await settled();
  });

describe('the calendar in the pane', () => {
  it('names the games that are overdue; a click goes to their round', async () => {
    const pane = await open({ firstDay: '2026-11-05', daysBetween: '15' });
    expect(text()).toContain('2 games are overdue');
    expect(text()).not.toContain('clash');
    await act(async () => pane.showRound(3));
    await click('Round 1, board 1: Anna – Dora, due 2026-11-05');
    expect(pane.get().round).toBe(1);
  });

  it('says which dates clash, with the boards and the days without play that the sheet tells', async () => {
    const pane = await open({ firstDay: '2026-12-04', daysBetween: '7', skippedDays: '2026-12-09' });
    expect(text()).not.toContain('overdue');
    expect(text()).not.toContain('clash');
    await act(async () => pane.takeChange('reschedule', { game: '1', to: '2026-12-09' }));
    await act(settled);
    expect(text()).toContain('A date clashes');
    expect(text()).toContain('Game 1: This game is on 2026-12-09, a day without play. Move it.');
  });

  it('offers a calendar file of all games or of a player’s, to be saved or copied', async () => {
    const pane = await open({ firstDay: '2026-12-04', daysBetween: '7' });
    await act(async () => pane.turnTo('print'));
    await act(settled);
    const saved = savedFiles();
    await click(`Save ${pane.get().tournaments[0]!.id}.ics`);
    const select = [...document.querySelectorAll('select')].find((each) =>
      [...each.options].some(({ text: shown }) => shown === 'All games'),
    )!;
    await act(async () => {
      select.value = '2';
      select.dispatchEvent(new window.Event('change', { bubbles: true }));
    });
    await click(`Save ${pane.get().tournaments[0]!.id}-2.ics`);
    const files = saved.map(({ href }) => decodeURIComponent(href.slice(href.indexOf(',') + 1)));
    expect(saved.map(({ href }) => href.slice(0, href.indexOf(',')))).toEqual([
      'data:text/calendar;charset=utf-8',
      'data:text/calendar;charset=utf-8',
    ]);
    expect(files.map((file) => file.split('BEGIN:VEVENT').length - 1)).toEqual([6, 3]);
    expect(files[0]).toContain('DTSTAMP:20261120T080000Z');
    expect(files[1]).toContain('SUMMARY:Bert – Cora');
    expect(saved[1]!.download).toMatch(/-2\.ics$/);
    expect(text()).toContain(`Copy the text of ${saved[1]!.download}`);
    expect(document.querySelectorAll('a[download]')).toHaveLength(0);
  });

  it('says nothing of all that where games have no dates', async () => {
    const pane = await open({});
    expect(text()).not.toContain('overdue');
    await act(async () => pane.turnTo('print'));
    await act(settled);
    expect(text()).not.toContain('Calendar file');
  });
});
