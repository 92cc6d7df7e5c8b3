import type { KeyboardEvent } from 'react';

/** Keys with which Windows chooses in a list that is closed. */
const CHOOSING = /^(?:Arrow.*|Page.*|Home|End|\S)$/;

/** Of a list that acts at once: a key opens it, so that nothing is done before something is chosen. In some frames only the space bar may. */
export const openByKey = (event: KeyboardEvent<HTMLSelectElement>): void => {
  const { key, ctrlKey, altKey, metaKey, currentTarget } = event;
  if (ctrlKey || altKey || metaKey || !CHOOSING.test(key) || !('showPicker' in currentTarget)) return;
  event.preventDefault();
  try {
    currentTarget.showPicker();
  } catch {
    // The page around ours is of another origin.
  }
};
