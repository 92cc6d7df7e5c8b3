import { byesIn } from '../../src/taskpane/boards';
import { speechOf } from '../../src/taskpane/speech';
import { playerChoices } from '../../src/taskpane/view/playerChoices';
import { sectioned } from '../sectioned';

const TWO = sectioned([4, 3]);

describe('a player of one of several sections, in the pane', () => {
  it('has the number that cards and charts show, with their section', () => {
    expect(playerChoices(TWO, speechOf('en')).map(([value, text]) => `${value}: ${text}`)).toEqual([
      '1: 1 Section A: Player 1',
      '2: 2 Section A: Player 2',
      '3: 3 Section A: Player 3',
      '4: 4 Section A: Player 4',
      '5: 1 Section B: Player 5',
      '6: 2 Section B: Player 6',
      '7: 3 Section B: Player 7',
    ]);
  });

  it('has a bye with their section', () => {
    expect(byesIn(TWO, 1)).toEqual([expect.stringContaining('Section B: Player')]);
  });
});
