import { withDraw, type Shown } from './draws';
import type { Inside } from './pane/inside';

/** What can be done about the draw of a new tournament. */
export interface DrawActions {
  /**
   * A draw stands before the arbiter's eyes. Answers how to say that it does no longer.
   *
   * It goes into the protocol once it has stood there for a second: a word that is typed letter by letter is one draw,
   * not as many as it has letters. Whoever presses the button for another draw, or Create, has seen it in any case.
   */
  readonly shown: (shown: Shown) => () => void;
  /** Makes up another word and draws by it; the draw before it stays in the protocol. */
  readonly drawAgain: () => void;
}

/** So long a draw has to stand there to be seen. */
const SEEN_MILLISECONDS = 1000;

/** Draws over the pane's store. */
export const makeDrawActions = ({
  language,
  time,
  random,
  later,
  get,
  dispatch,
}: Pick<Inside, 'language' | 'time' | 'random' | 'later' | 'get' | 'dispatch'>): DrawActions => {
  const keep = (shown: Shown): void => {
    const draws = withDraw(get().draws, shown, time());
    if (draws !== get().draws) dispatch({ type: 'drawn', draws });
  };
  const keepNow = (): void => {
    const { list, options } = get();
    if (list.kind === 'read') keep({ roster: list.roster, options, language });
  };
  return {
    shown: (shown) => later(() => keep(shown), SEEN_MILLISECONDS),
    drawAgain: () => {
      keepNow();
      dispatch({ type: 'options', options: { seed: random(), saidBy: '' } });
      keepNow();
    },
  };
};
