/** What the focus can go to, but for fields to type in, which open the keyboard of a touch screen. */
const REACHED = 'button, summary, select, input[type=checkbox], a[href], [tabindex]';

/** An element, what it stands in, and so on. */
const outwards = (element: Element | null): readonly Element[] =>
  element ? [element, ...outwards(element.parentElement)] : [];

/** Where the focus goes in what is left, nearest first: to the tab that is shown, or the board that is next, else to what comes first. */
const firstIn = ([nearest, ...others]: readonly Element[]): HTMLElement | null =>
  nearest
    ? (nearest.querySelector<HTMLElement>('[role=tab][aria-selected=true], [role=group][tabindex="0"]') ??
      nearest.querySelector<HTMLElement>(REACHED) ??
      firstIn(others))
    : null;

/**
 * Keeps the focus in the pane until it is stopped: when what has it goes from the page, such as a form that was sent, it goes to what is
 * left around. Whoever is in the workbook meanwhile stays there.
 */
export const keepFocus = (): (() => void) => {
  let around: readonly Element[] = [];
  const came = ({ target }: FocusEvent): void => {
    around = outwards(target as Element);
  };
  const left = ({ target }: FocusEvent): void =>
    queueMicrotask(() => {
      const isSeen = (target as Element).getClientRects().length > 0;
      if (isSeen && document.activeElement === document.body) around = [];
    });
  const changed = (): void => {
    const isGone = around[0]?.isConnected === false && document.activeElement === document.body;
    if (isGone && document.hasFocus())
      firstIn(around.filter(({ isConnected }) => isConnected))?.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', left);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', left);
  };
};
