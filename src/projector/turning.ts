/** A screen stays so long. */
const TURN_AFTER = 12_000;

/** Turning by itself, until it is paused. */
export interface Turning {
  readonly isPaused: () => boolean;
  /** Counts from the beginning again, after somebody has turned by hand. */
  readonly again: () => void;
  readonly pause: (paused: boolean) => void;
}

/** Calls `turn` again and again. */
export const makeTurning = (turn: () => void): Turning => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let paused = false;
  const again = (): void => {
    clearTimeout(timer);
    if (!paused)
      timer = setTimeout(() => {
        turn();
        again();
      }, TURN_AFTER);
  };
  again();
  return {
    again,
    isPaused: () => paused,
    pause: (wanted) => {
      paused = wanted;
      again();
    },
  };
};
