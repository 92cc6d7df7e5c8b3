import { entryAt, present } from '../present';

/** Players by their places, band by band: one of each band, or nobody, for each section. */
export type Bands = readonly (readonly (number | null)[])[];

type Board = (number | null)[][];

/** How many of a club are in each section. */
type Tally = ReadonlyMap<string, number[]>;

const clubOf = (clubs: readonly string[], place: number | null): string =>
  place === null ? '' : entryAt(clubs, place);

const tallied = (board: Board, clubs: readonly string[]): Tally => {
  const tally = new Map<string, number[]>();
  for (const band of board)
    band.forEach((place, section) => {
      const club = clubOf(clubs, place);
      if (club === '') return;
      const own = tally.get(club) ?? band.map(() => 0);
      own[section] = entryAt(own, section) + 1;
      tally.set(club, own);
    });
  return tally;
};

/** How many more pairs of clubmates share a section if these two of one band change places; below 0 if fewer. */
const gain = (tally: Tally, one: string, other: string, from: number, to: number): number => {
  if (one === other) return 0;
  const moved = (club: string, away: number, there: number): number => {
    const own = tally.get(club);
    return own ? entryAt(own, there) - (entryAt(own, away) - 1) : 0;
  };
  return moved(one, from, to) + moved(other, to, from);
};

interface Exchange {
  readonly band: number;
  readonly from: number;
  readonly to: number;
  readonly gain: number;
}

/**
 * The exchange between two sections, as near each other as possible, that separates clubmates; in the last band if several do.
 */
const nearestExchange = (board: Board, clubs: readonly string[]): Exchange | undefined => {
  const tally = tallied(board, clubs);
  const sections = entryAt(board, 0).length;
  for (let far = 1; far < sections; far++) {
    const found: Exchange[] = [];
    board.forEach((band, at) => {
      for (let from = 0; from + far < sections; from++) {
        const [one, other] = [clubOf(clubs, entryAt(band, from)), clubOf(clubs, entryAt(band, from + far))];
        const better = gain(tally, one, other, from, from + far);
        if (better < 0) found.push({ band: at, from, to: from + far, gain: better });
      }
    });
    found.sort((one, other) => one.gain - other.gain || other.band - one.band || one.from - other.from);
    if (found[0]) return found[0];
  }
  return undefined;
};

const exchange = (board: Board, band: number, from: number, to: number): void => {
  const row = entryAt(board, band);
  [row[from], row[to]] = [entryAt(row, to), entryAt(row, from)];
};

/** Two sections, one of which has two more members of some club than the other. */
const unlevel = (tally: Tally, sections: number): readonly [number, number] | undefined => {
  for (const own of tally.values())
    for (let one = 0; one < sections; one++)
      for (let other = one + 1; other < sections; other++)
        if (Math.abs(entryAt(own, one) - entryAt(own, other)) >= 2) return [one, other];
  return undefined;
};

/**
 * Levels two sections. Each band is an edge between the clubs of its two players. Directing the edges along closed walks gives
 * every club as many outgoing as incoming edges, give or take one. Walks start at loose ends.
 */
const level = (board: Board, clubs: readonly string[], one: number, other: number): void => {
  const ends = board.map((band, at): readonly [string, string] => {
    const name = (section: number): string =>
      clubOf(clubs, entryAt(band, section)) || `\u0000 ${at} ${section}`;
    return [name(one), name(other)];
  });
  const open = new Map<string, Set<number>>();
  ends.forEach((both, band) => {
    // Clubmates opposite each other are level already.
    if (both[0] === both[1]) return;
    for (const end of both) open.set(end, (open.get(end) ?? new Set()).add(band));
  });
  const walk = (start: string): void => {
    for (let at = start; ;) {
      const bands = present(open.get(at));
      const [band] = bands;
      if (band === undefined) return;
      const [from, to] = entryAt(ends, band);
      open.get(from)?.delete(band);
      open.get(to)?.delete(band);
      if (from !== at) exchange(board, band, one, other);
      at = from === at ? to : from;
    }
  };
  const isLoose = (end: string): boolean => present(open.get(end)).size % 2 === 1;
  for (const end of open.keys()) if (isLoose(end)) walk(end);
  for (const end of open.keys()) while (present(open.get(end)).size > 0) walk(end);
};

/**
 * Exchanges players of one band between sections until each club is spread as evenly as possible. Then nobody meets a clubmate if
 * their club has no more players than there are sections. That is always possible (a bipartite graph of bands and clubs can be
 * coloured with as many colours as its largest degree: König 1916). Nearby sections come first.
 */
export const keepApartInBands = (dealt: Bands, clubs: readonly string[]): Bands => {
  const board = dealt.map((band) => [...band]);
  const sections = board[0]?.length ?? 0;
  for (let next = nearestExchange(board, clubs); next; next = nearestExchange(board, clubs))
    exchange(board, next.band, next.from, next.to);
  for (
    let pair = unlevel(tallied(board, clubs), sections);
    pair;
    pair = unlevel(tallied(board, clubs), sections)
  )
    level(board, clubs, pair[0], pair[1]);
  return board;
};
