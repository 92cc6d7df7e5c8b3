/** An identity made of a text: letters, digits, dashes and underscores stay, anything between them is one dash. */
export const idOf = (text: string): string => {
  const kept = text.replaceAll(/[^\p{L}\p{M}\p{N}_-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
  return kept === '' ? 'event' : kept;
};
