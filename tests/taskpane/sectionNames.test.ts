import { byeNames } from '../../src/taskpane/boards';
import { playerChoices } from '../../src/taskpane/view/playerChoices';
import { sectioned } from '../sectioned';

const TWO = sectioned([4, 3]);

describe('a player of one of several sections, in the pane', () => {
  it('has the number that cards and charts show, with their section', () => {
    expect(playerChoices(TWO).map(([value, text]) => `${value}: ${text}`)).toEqual([
      '1: Player 1 (Section A, no. 1)',
      '2: Player 2 (Section A, no. 2)',
      '3: Player 3 (Section A, no. 3)',
      '4: Player 4 (Section A, no. 4)',
      '5: Player 5 (Section B, no. 1)',
      '6: Player 6 (Section B, no. 2)',
      '7: Player 7 (Section B, no. 3)',
    ]);
  });

  it('has a bye with their section', () => {
    expect(byeNames(TWO, 1)).toEqual([expect.stringContaining('Section B: Player')]);
  });
});
