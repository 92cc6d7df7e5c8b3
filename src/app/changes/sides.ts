import { sidesProblems } from '../../core/conduct/manualChange';
import { nameOf } from '../../core/names/name';
import { teamStepTexts } from '../../language/teamSteps';
import { change, GAME, number } from './change';
import { planColours } from './manual';

/** Two teams swap home and away. */
export const SIDES = change({
  id: 'sides',
  of: 'teams',
  words: {
    name: 'Two teams swap home and away',
    about: 'Everybody keeps their board: names and results change sides with their team.',
    take: 'Swap home and away',
    step: 'Swapped home and away',
  },
  fields: [GAME],
  closed: sidesProblems,
  input: ({ game }): number => number(game),
  plan: ({ open }, no) => planColours(open, [no]),
  rule: () => ({ did: 'change', id: 'sides' }),
  follows: ({ games }, { players, language }) => {
    const name = nameOf(players);
    return games.map(({ no, white, black }) => ({
      text: teamStepTexts(language).swapped,
      values: { match: no, home: name(white), away: name(black) },
    }));
  },
});
