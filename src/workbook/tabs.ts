const sameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a name is among others, capitals or not. */
export const isAmong = (name: string, names: readonly string[]): boolean =>
  names.some((each) => sameName(each, name));

/**
 * The tabs after `planned` sheets have come in the place of `old` ones: each at the place of the old one of its name, one
 * that has none behind the one planned before it. `tabs` are all there are before.
 */
export const tabOrder = (
  tabs: readonly string[],
  old: readonly string[],
  planned: readonly string[],
): readonly string[] => {
  const first = tabs.findIndex((tab) => isAmong(tab, old));
  const order = tabs.flatMap((tab) => {
    if (!isAmong(tab, old)) return [tab];
    return planned.filter((name) => isAmong(tab, old) && sameName(name, tab));
  });
  planned.forEach((name, index) => {
    if (isAmong(name, order)) return;
    const before = planned[index - 1];
    order.splice(before === undefined ? first : order.indexOf(before) + 1, 0, name);
  });
  return order;
};
