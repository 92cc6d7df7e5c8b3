type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element with attributes; text and nodes go inside as they are, never as HTML. */
export const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value));
  made.append(...inside);
  return made;
};

/** Sets sizes and places in pixels. */
export const place = (
  it: HTMLElement,
  sizes: Partial<Record<'left' | 'top' | 'width' | 'height', number>>,
): void => {
  for (const [key, value] of Object.entries(sizes)) it.style.setProperty(key, `${value}px`);
};
