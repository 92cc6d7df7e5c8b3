/**
 * Scrolls the pane as little as needed to show an element, or with `start` up to its first line. Answers nothing, unlike
 * `scrollIntoView` of newer browsers, whose promise React would take for the end of an effect.
 */
export const intoView = (element: Element | null, block: 'nearest' | 'start' = 'nearest'): void => {
  // The document that the tests draw into cannot scroll.
  element?.scrollIntoView?.({ block });
};
