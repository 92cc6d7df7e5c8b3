/** What each result is worth to the home side and to the away side, in half points. */
export const PLAYED: Readonly<Record<string, readonly [home: number, away: number]>> = {
  '1-0': [2, 0],
  '0-1': [0, 2],
  '½-½': [1, 1],
  '+/-': [2, 0],
  '-/+': [0, 2],
  '-/-': [0, 0],
};

/** A team event as plain data: who sits where, what was typed as a result, and how teams stand. */
export interface HeldTeams {
  readonly boards: number;
  /** `points`: match points that the arbiter gave, as they were typed. */
  readonly teams: readonly { readonly name: string; readonly status: string; readonly points: string }[];
  readonly lines: readonly {
    readonly match: number;
    readonly board: number;
    readonly teams: { readonly home: number; readonly away: number };
    readonly home: string;
    readonly away: string;
    readonly result: string;
  }[];
}

/** What a board is worth: nothing is known of it while nobody has typed a result that counts. */
const worthOf = (
  { teams }: HeldTeams,
  { teams: sides, result }: HeldTeams['lines'][number],
): readonly [home: number, away: number] | null => {
  const [home, away] = [teams[sides.home - 1]!.status, teams[sides.away - 1]!.status];
  if (home === 'annulled' || away === 'annulled') return null;
  const played = PLAYED[result];
  if (played) return played;
  if (home === 'withdrawn') return away === 'withdrawn' ? [0, 0] : [0, 2];
  return away === 'withdrawn' ? [2, 0] : null;
};

/** Match points and game points of each team; a match counts once all of its boards do, and one without a point is lost by both. */
const totals = (held: HeldTeams): readonly (readonly [match: number, game: number])[] => {
  const sums = held.teams.map((): [number, number] => [0, 0]);
  for (const match of new Set(held.lines.map((line) => line.match))) {
    const lines = held.lines.filter((line) => line.match === match);
    const worth = lines.flatMap((line) => [worthOf(held, line)].filter((each) => each !== null));
    const [home, away] = [0, 1].map((side) => worth.reduce((sum, each) => sum + each[side]!, 0)) as [
      number,
      number,
    ];
    const { teams } = lines[0]!;
    for (const [no, own, theirs] of [
      [teams.home, home, away],
      [teams.away, away, home],
    ] as const) {
      const total = sums[no - 1]!;
      total[1] += own / 2;
      if (worth.length === lines.length) total[0] += own > theirs ? 2 : own === theirs && own > 0 ? 1 : 0;
    }
  }
  return sums;
};

/** The lines of the standings: rank, `2–3` where it is shared, name, match points, game points; annulled teams last, without any. */
export const rankedTeams = (held: HeldTeams): readonly (readonly (string | number)[])[] => {
  const points = totals(held);
  const all = held.teams.map(({ name, status, points: given }, index) => {
    const [match, game] = points[index]!;
    return { name, status, own: [match + Number(given), game] as const };
  });
  const ranked = all
    .filter(({ status }) => status !== 'annulled')
    .sort((one, other) => other.own[0] - one.own[0] || other.own[1] - one.own[1]);
  const isTied = (one: readonly number[], other: readonly number[]): boolean => String(one) === String(other);
  return [
    ...ranked.map(({ name, own }) => {
      const first = ranked.findIndex((each) => isTied(each.own, own)) + 1;
      const last = ranked.filter((each) => isTied(each.own, own)).length + first - 1;
      return [first === last ? first : `${first}–${last}`, name, ...own];
    }),
    ...all.filter(({ status }) => status === 'annulled').map(({ name }) => ['', name, '', '']),
  ];
};
