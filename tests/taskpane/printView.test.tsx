import { choicesOf, does, field, fill, FOUR, idle, isDisabled, openNew, press, said } from './drawn';
import { act } from 'react';
import type { Pane } from '../../src/taskpane/pane';
import { QUADS } from '../../src/taskpane/sections';
import { listOf, ports, withLeftovers, withList, type Around } from './ports';
import '../../src/taskpane/view/print';

const checkboxes = (): readonly HTMLInputElement[] => [
  ...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]'),
];

/** What the sheets are called that can be ticked. */
const offered = (): readonly string[] => checkboxes().map(({ labels }) => said(labels![0]!));

const ticked = (): readonly string[] =>
  checkboxes().flatMap((each) => (each.checked ? [said(each.labels![0]!)] : []));

const tick = (name: string): Promise<void> => does(() => field(name).click());

const printing = async (results: readonly string[] = []): Promise<{ pane: Pane; around: Around }> => {
  const around = ports(withLeftovers(withList(listOf(FOUR))));
  const pane = await openNew({}, around);
  for (const [index, result] of results.entries()) await does(() => pane.record(index + 1, result));
  await idle(pane);
  await does(() => pane.turnTo('print'));
  return { pane, around };
};

describe('what can be printed', () => {
  it('has nothing before the first result that would be empty then, and says when the report comes', async () => {
    await printing();
    expect(offered()).not.toEqual(expect.arrayContaining(['Race']));
    expect(offered()).not.toEqual(expect.arrayContaining(['Explanation']));
    expect(offered().filter((name) => name.includes('Report'))).toEqual([]);
    expect(said()).toContain('You can print a report after the first result, certificates after the last.');
  });

  it('is one list: the sheets that are there, then those that can be added; what teaches comes last', async () => {
    await printing(['1-0']);
    expect(offered().slice(0, 8)).toEqual([
      ...['Wall pairings', 'Standings', 'Report during round 1', 'Result slips'],
      ...['All games', 'Crosstable', 'Race', 'Who meets when'],
    ]);
    expect([...document.querySelectorAll('summary')].map(said)).toContain('More sheets');
    expect(offered().slice(-5)).toEqual([
      ...['Seating plan', 'Table by rows', 'Table by sums', 'Table by diagonals', 'Explanation'],
    ]);
    expect(said()).toContain('certificates after the last.');
    expect(ticked()).toEqual([]);
    expect(isDisabled('Prepare for printing')).toBe(true);
  });

  it('is told of by what it is for', async () => {
    await printing(['1-0']);
    const about = document.getElementById(field('Race').getAttribute('aria-describedby')!);
    expect(said(about)).toBe(
      'Charts of the points after each round and of games won, drawn and lost; the sheet updates itself.',
    );
  });

  it('is added and shown by one button, with how to print it all at once', async () => {
    const { pane, around } = await printing();
    for (const name of ['Standings', 'Wall chart', 'Table cards']) await tick(name);
    await press('Prepare 3 sheets for printing');
    const sheets = ['Standings', 'Wall chart', 'Table cards'];
    expect(pane.get().notice).toEqual({ what: 'ready', sheets, inRow: false });
    expect(around.surface.shown.at(-1)).toMatchObject({ sheet: 'Standings' });
    expect(said()).toContain('Ready to print: Standings, Wall chart, and Table cards.');
    expect(said()).toContain(
      'Hold Ctrl (⌘ on a Mac), click the other tabs, and press P; then click another tab, so that you type on one sheet only.',
    );
    expect(ticked()).toEqual([]);
  });

  it('stands side by side where all of it is new: Shift and one click mark it', async () => {
    const { pane } = await printing();
    for (const name of ['Wall chart', 'Table cards', 'Name cards']) await tick(name);
    await press('Prepare 3 sheets for printing');
    expect(pane.get().notice).toMatchObject({ what: 'ready', inRow: true });
    expect(said()).toContain('Hold Shift, click the last of these tabs, and press Ctrl+P');
    expect(said()).not.toContain('Hold Ctrl');
  });

  it('of a round is the sheet Round while that round is played, and another sheet for any other', async () => {
    const { pane } = await printing();
    await tick('Wall pairings');
    const rounds = field<HTMLSelectElement>('Which round');
    expect(choicesOf(rounds)).toEqual(['Current round (1)', 'All rounds', '1', '2', '3']);
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'to-print', sheet: 'Round' });
    await tick('Wall pairings');
    await fill('Which round', '2');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Wall pairings, round 2' });
  });

  it('is named as it was ticked, with the sheet where that is called otherwise', async () => {
    const { pane } = await printing();
    await tick('Wall pairings');
    await tick('Standings');
    await press('Prepare 2 sheets for printing');
    expect(pane.get().notice).toEqual({
      what: 'ready',
      sheets: ['Wall pairings (Round)', 'Standings'],
      inRow: false,
    });
  });

  it('has result slips of the round being played, none of a round, or of a player, without a game to play', async () => {
    const { pane } = await printing(['1-0', '1-0']);
    await tick('Result slips');
    expect(choicesOf(field('Which round'))).toEqual(['All rounds', '2', '3']);
    expect(field<HTMLSelectElement>('Which round').value).toBe('2');
    expect(choicesOf(field('Print for'))).toEqual(['Everyone', '1 Anna', '2 Bert', '3 Cora', '4 Dora']);
    await fill('Which round', '3');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Result slips, round 3' });
  });

  it('has player cards once, also when they stand there, with the choice of one player', async () => {
    const { pane } = await printing();
    await tick('Player cards');
    await press('Prepare 1 sheet for printing');
    expect(offered().filter((name) => name === 'Player cards')).toHaveLength(1);
    await tick('Player cards');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'to-print', sheet: 'Player cards' });
    await tick('Player cards');
    await fill('Print for', '3');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Player cards, Cora' });
  });

  it('is the final report, ticked, once all games are finished', async () => {
    const { pane } = await printing(['1-0', '1-0', '1-0', '1-0', '1-0', '1-0']);
    expect(offered()).not.toContain('Result slips');
    expect(ticked()).toEqual(['Report']);
    expect(said()).not.toContain('certificates after the last');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Report' });
    await act(async () => pane.follow());
    await does(() => pane.turnTo('play'));
    await does(() => pane.turnTo('print'));
    expect(ticked()).toEqual(['Report']);
  });

  it('calls a report what it is at that moment', async () => {
    const { pane } = await printing(['1-0', '1-0', '1-0']);
    expect(offered()).toContain('Report during round 2');
    await does(() => pane.record(4, '1-0'));
    await idle(pane);
    expect(offered()).toContain('Report after round 2');
    expect(offered()).not.toContain('Report');
  });

  it('says beside an entry which of its sheets is out of date, and opens one that is not', async () => {
    const { pane } = await printing();
    const prepare = async () => {
      await tick('Table cards');
      await press('Prepare 1 sheet for printing');
    };
    await prepare();
    await prepare();
    expect(pane.get().notice).toEqual({ what: 'to-print', sheet: 'Table cards' });
    expect(said()).not.toContain('Out of date');
    await does(() => pane.takeChange('correct', { player: '1', newName: 'Anna Berg' }));
    await does(() => pane.turnTo('print'));
    expect(said()).toContain('Out of date: Table cards. Prepare again to update.');
    const usual = offered().slice(0, 8);
    expect(usual).toContain('Table cards');
    await prepare();
    expect(pane.get().notice).toEqual({ what: 'to-print', sheet: 'Table cards' });
    expect(said()).not.toContain('Out of date');
  });

  it('has the page of the section winners, which the pane leads to once all is finished', async () => {
    const names = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
    const pane = await openNew({ sections: { ...QUADS, by: 'list' } }, { names });
    for (let game = 1; game <= 12; game++) await does(() => pane.record(game, '1-0'));
    await idle(pane);
    expect(pane.get().tournaments[0]?.sections).toEqual({ count: 2, finished: 2 });
    expect(said()).toContain(
      'All games are finished. The winners of all sections are under Standings. For finals, go to More.',
    );
    expect(said()).not.toContain('In the lead');
    for (const game of [1, 2, 5, 6, 9, 10]) await does(() => pane.record(game, '1/2'));
    await idle(pane);
    expect(said()).toContain(
      'All games are finished. First place is shared in Section A: see Standings. For finals, go to More.',
    );
    await does(() => pane.turnTo('print'));
    expect(offered().slice(0, 6)).toContain('Sections');
    expect(offered().slice(0, 2)).toEqual(['Section posters', 'Wall pairings']);
  });

  it('has one entry for posters of sections: of a round or all, one on a page or four', async () => {
    const names = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
    const pane = await openNew({ sections: { ...QUADS, by: 'list' } }, { names });
    await does(() => pane.turnTo('print'));
    expect(offered().filter((name) => /section/i.test(name))).toEqual(['Section posters']);
    await tick('Section posters');
    expect(choicesOf(field('Which round'))).toEqual(['All rounds', '1', '2', '3']);
    expect(field<HTMLSelectElement>('Which round').value).toBe('');
    expect(choicesOf(field('Per page'))).toEqual(['One section', 'Up to four sections, to cut apart']);
    await fill('Per page', 'four');
    await fill('Which round', '2');
    await press('Prepare 1 sheet for printing');
    expect(pane.get().notice).toEqual({ what: 'handed-out', sheet: 'Small section posters, round 2' });
  });

  it('stays ticked where it could not be added', async () => {
    const { pane, around } = await printing();
    await tick('Table cards');
    await tick('Who meets when');
    around.workbook.create = async () => ({
      ok: false,
      problems: [{ code: 'host-failed', place: {}, values: {} }],
    });
    await press('Prepare 2 sheets for printing');
    expect(pane.get().notice).toBeNull();
    expect(ticked()).toEqual(['Who meets when', 'Table cards']);
  });
});
