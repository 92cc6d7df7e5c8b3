/** Numbers of lines as people write them: `2, 9–12`; `none` where there are none, if nothing else is said. */
export const numbersOf = (lines: readonly number[], none = 'none'): string => {
  const runs: [number, number][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last && last[1] === line - 1) last[1] = line;
    else runs.push([line, line]);
  }
  if (runs.length === 0) return none;
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
};
