import { byGame } from './inProfile';

/** What is said of the numbers that are drawn for a new tournament. Those with values are ICU messages. */
const en = {
  drawAgain: 'Draw again',
  drawCount: 'Draw {count}',
  drawsKept: 'The Log will list every draw you have seen.',
  whoDrew: 'Who made the draw?',
  drawn:
    'The draw depends only on this code, so anyone can repeat it. You can ask a witness to choose the code.',
  tossed:
    'The colours depend only on this code, so anyone can repeat them. You can ask a witness to choose the code.',
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
        'The sides depend only on this code, so anyone can repeat them. You can ask a witness to choose the code.',
    },
  },
});
