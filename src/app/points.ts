/** A number of points as people write it: `0.5`, `0,5`, `.5`, `½`; else `NaN`. */
export const parsePoints = (typed: string): number => {
  const plain = typed.trim().replace(',', '.').replace('½', '.5');
  return /^(\d{1,3}(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : NaN;
};
