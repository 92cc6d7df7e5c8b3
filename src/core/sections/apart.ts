import { countsOf } from '../grouped';
import { makeFlow, type Flow } from '../flow';
import { entryAt } from '../present';

/** Players by their places in the dealing order, section by section. */
export type Sections = readonly (readonly number[])[];

/** The nodes of the network: players, sections, clubs with several players in each section, and the sink. */
interface Nodes {
  readonly section: (section: number) => number;
  /** The club of a place in a section; `null` for a player without clubmates. */
  readonly club: (place: number, section: number) => number | null;
  readonly sink: number;
}

const nodesOf = (dealt: Sections, clubs: readonly string[]): Nodes => {
  const counts = countsOf(clubs.filter((club) => club !== ''));
  const shared = [...counts].filter(([, count]) => count > 1).map(([club]) => club);
  const numbers = new Map(shared.map((club, number) => [club, number]));
  const first = clubs.length + dealt.length;
  return {
    section: (section) => clubs.length + section,
    club: (place, section) => {
      const number = numbers.get(entryAt(clubs, place));
      return number === undefined ? null : first + number * dealt.length + section;
    },
    sink: first + shared.length * dealt.length,
  };
};

/** Who can stay where they are: everybody but the second and later members of a club in one section. */
const stayingIn = (section: readonly number[], clubs: readonly string[]): ReadonlySet<number> => {
  const seen = new Set<string>();
  return new Set(
    section.filter((place) => {
      const club = entryAt(clubs, place);
      const isSecond = club !== '' && seen.has(club);
      seen.add(club);
      return !isSecond;
    }),
  );
};

/** How far a place is from the nearest place of a section: 0 inside it. */
const farness = (place: number, section: readonly number[]): number =>
  section.reduce((least, own) => Math.min(least, Math.abs(own - place)), Infinity);

/** A second member of a club costs one pair of clubmates, a third two more. */
const addClubs = (
  flow: Flow,
  { club, section }: Nodes,
  at: number,
  size: number,
  clubs: readonly string[],
  staying: ReadonlySet<number>,
): void => {
  const members = new Map<number, readonly number[]>();
  clubs.forEach((_, place) => {
    const node = club(place, at);
    if (node !== null) members.set(node, [...(members.get(node) ?? []), place]);
  });
  const pair = clubs.length ** 2 + 1;
  for (const [node, places] of members)
    for (let pairs = 0; pairs < Math.min(places.length, size); pairs++)
      flow.edge(node, section(at), pairs * pair, pairs === 0 && places.some((place) => staying.has(place)));
};

/** Which edge takes each player to a section. */
const addSection = (
  flow: Flow,
  nodes: Nodes,
  at: number,
  section: readonly number[],
  clubs: readonly string[],
): readonly number[] => {
  const staying = stayingIn(section, clubs);
  for (const place of section) flow.edge(nodes.section(at), nodes.sink, 0, staying.has(place));
  addClubs(flow, nodes, at, section.length, clubs, staying);
  return clubs.map((_, place) =>
    flow.edge(place, nodes.club(place, at) ?? nodes.section(at), farness(place, section), staying.has(place)),
  );
};

/**
 * Exchanges players between sections of fixed sizes so that as few clubmates as possible share a section, and among all such
 * ways, players move as few places as possible in total. `clubs` has the club of each place, empty for none. It is exact: a
 * cheapest flow from the players, through the clubs in each section, to the sections.
 */
export const keepApart = (dealt: Sections, clubs: readonly string[]): Sections => {
  const nodes = nodesOf(dealt, clubs);
  const flow = makeFlow(nodes.sink + 1);
  const seats = dealt.map((section, at) => addSection(flow, nodes, at, section, clubs));
  const moving = dealt.flatMap((section) => {
    const staying = stayingIn(section, clubs);
    return section.filter((place) => !staying.has(place));
  });
  for (const place of moving) flow.send(place, nodes.sink);
  return seats.map((edges) => edges.flatMap((edge, place) => (flow.isTaken(edge) ? [place] : [])));
};
