import { byGame } from './inProfile';

/** What is said of the numbers that are drawn for a new tournament. Those with values are ICU messages. */
const en = {
  drawAgain: 'Draw again',
  drawCount: 'Draw {count}',
  drawsKept: 'The Log will list every draw you have seen.',
  whoDrew: 'Who made the draw?',
  drawn:
    'The numbers follow from this code: the same code always gives the same draw, so anyone can check it. You can let a witness choose it.',
  tossed:
    'The colours follow from this code: the same code always gives the same colours, so anyone can check them. You can let a witness choose it.',
  seed: 'Draw code',
  saidBy: 'Witness (optional)',
  saidByHint: 'The person who chose the code. The Log keeps their name.',
  sawDraw: 'The person who saw the numbers drawn. The Log keeps their name.',
};

/** The texts of the draw in a language, else in English, as a game has them. */
export const drawTexts = byGame({
  en: {
    chess: en,
    go: {},
    neutral: {
      tossed:
        'The sides follow from this code: the same code always gives the same sides, so anyone can check them. You can let a witness choose it.',
    },
  },
});
