/** Whether the pane can be seen, and whom to tell when somebody comes to it. */
export interface Front {
  readonly isSeen: () => boolean;
  /** May tell twice of one coming: of the window, and of the page. Answers how to stop. */
  readonly onCame: (listener: () => void) => () => void;
}

/** The pane among the windows and tabs of the screen. */
export const front: Front = {
  isSeen: () => document.visibilityState === 'visible',
  onCame: (listener) => {
    const came = (): void => {
      if (front.isSeen()) listener();
    };
    window.addEventListener('focus', came);
    document.addEventListener('visibilitychange', came);
    return () => {
      window.removeEventListener('focus', came);
      document.removeEventListener('visibilitychange', came);
    };
  },
};
