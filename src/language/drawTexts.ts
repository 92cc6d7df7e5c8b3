import { byGame } from './inProfile';

/** What is said of the numbers that are drawn for a new tournament. Those with values are ICU messages. */
const en = {
  drawAgain: 'Draw again',
  drawCount: 'Draw {count}',
  drawsKept: 'The Log will list every draw you have seen.',
  whoDrew: 'Who made the draw?',
  drawn: 'With this code anyone can repeat the draw.',
  tossed: 'With this code anyone can repeat the toss.',
  seed: 'Draw code',
  saidBy: 'Witness (optional)',
  saidByHint: 'Who chose the code. The Log keeps their name.',
  sawDraw: 'Who saw the draw. The Log keeps their name.',
};

/** The texts of the draw, as a game has them. */
export const drawTexts = byGame({ chess: en, go: {}, neutral: {} });
