import { diceOf } from '../../fuzz/changes';
import { TARGETS } from '../../fuzz/targets';

describe('npm run fuzz', () => {
  it('damages workbooks, events, and a file of every format that is read', () => {
    expect(TARGETS.map(({ id }) => id)).toEqual([
      ...['event', 'xlsx', 'trf26', 'trf16', 'pgn', 'csv', 'h9', 'uschess', 'ecf'],
      ...['text-rounds', 'text-table'],
    ]);
  });

  it.each(TARGETS)('finds samples of $id, of which ten damaged ones are read or refused', async (target) => {
    const corpus = await target.files();
    const dice = diceOf(1);
    expect(corpus).not.toEqual([]);
    for (let run = 0; run < 10; run++)
      expect(['read', 'refused']).toContain(await target.judge(target.change(corpus, dice), dice));
  });
});
