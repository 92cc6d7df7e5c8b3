import { checkSchedule } from '../../../src/app/changes/manual';
import { planned, typedInto } from '../../sheets/plan';
import { openedFrom } from '../opened';
import { FIVE, openedOnce } from './previewed';

it('what was typed wrong into the schedule is named at the player on the left', () => {
  const wrong = openedFrom(typedInto(planned(FIVE), [{ sheet: 'Pairings', row: 5, column: 3, write: 5 }]));
  expect(checkSchedule(openedOnce(FIVE))).toEqual([]);
  expect(checkSchedule(wrong).map(({ code, place }) => `${code} ${place.cell ?? 'nowhere'}`)).toEqual([
    'pair-too-often D12',
    'pair-missing nowhere',
    'player-two-games D6',
  ]);
});
