import { largest } from '../extremes';
import { stillToPlay } from '../results/progress';
import { drawLots } from '../draw/lots';
import type { DecidedTie } from '../draw/protocol';
import { foldedName, nameOf } from '../names/name';
import type { Tournament } from '../model';
import { entryAt } from '../present';
import { problem, type Problem } from '../problem';
import { allOf, fail, ok, type Result, unlessProblems } from '../result';
import { standings, type StandingRow } from '../tiebreak/standings';

/** How to decide a tie for a place in a final: not at all, by lots, or by names in order. */
export type Decision =
  | { readonly by: 'nothing' }
  | { readonly by: 'lots'; readonly seed: string }
  | { readonly by: 'names'; readonly names: readonly string[] };

/** A preliminary, and what its section is called. */
export interface Preliminary {
  readonly section: string;
  readonly tournament: Tournament;
}

/** A player of a final: their number in the preliminary, and their place there. */
export interface Finalist {
  readonly section: string;
  readonly no: number;
  readonly place: number;
}

/** Who plays in which final, and which ties were decided for it. */
export interface Qualified {
  readonly groups: readonly (readonly Finalist[])[];
  readonly ties: readonly DecidedTie[];
}

/** The seed of a section's lots, as one line of a Log has it. */
const seedOf = (seed: string, section: string): string => `${seed} ${section}`.replaceAll(/\s+/g, ' ').trim();

/** Those who share a place, in their decided order: drawn, or by the names; `null` if undecided. */
const decided = (
  tied: readonly StandingRow[],
  { section, tournament }: Preliminary,
  decision: Decision,
): readonly StandingRow[] | null => {
  if (decision.by === 'nothing') return null;
  if (decision.by === 'lots')
    return drawLots(tied.length, seedOf(decision.seed, section)).map((place) => entryAt(tied, place));
  const name = nameOf(tournament.players);
  const wanted = decision.names.map(foldedName);
  const placeOf = ({ no }: StandingRow): number => wanted.indexOf(foldedName(name(no)));
  const named = tied.filter((row) => placeOf(row) >= 0).sort((one, other) => placeOf(one) - placeOf(other));
  return [...named, ...tied.filter((row) => placeOf(row) < 0)];
};

/** Whether a final ends within a group of players who share a place. */
const isCut = (from: number, count: number, cuts: readonly number[]): boolean =>
  cuts.some((cut) => cut > from && cut < from + count);

/** Whether lots or names decide which of the tied players get into which final. */
const isDecided = (
  tied: readonly StandingRow[],
  from: number,
  cuts: readonly number[],
  { tournament }: Preliminary,
  decision: Decision,
): boolean => {
  if (decision.by !== 'names') return decision.by === 'lots';
  const name = nameOf(tournament.players);
  const wanted = new Set(decision.names.map(foldedName));
  const named = tied.filter(({ no }) => wanted.has(foldedName(name(no)))).length;
  const last = largest(cuts.filter((cut) => cut > from && cut < from + tied.length)) - from;
  return named >= last;
};

/** What to report about a decided tie. */
const decidedTie = (
  place: number,
  tied: readonly StandingRow[],
  order: readonly StandingRow[],
  { section, tournament }: Preliminary,
  decision: Decision,
): DecidedTie => ({
  section,
  place,
  names: tied.map(({ no }) => nameOf(tournament.players)(no)),
  order: order.map((row) => tied.indexOf(row) + 1),
  ...(decision.by === 'lots' ? { seed: seedOf(decision.seed, section) } : {}),
});

/** The players of a preliminary in order of their places, with every important tie decided, without those who have left. */
const placesIn = (
  preliminary: Preliminary,
  cuts: readonly number[],
  decision: Decision,
): Result<{ readonly places: readonly Finalist[]; readonly ties: readonly DecidedTie[] }> => {
  const { section, tournament } = preliminary;
  const missing = stillToPlay(tournament).length;
  if (missing > 0) return fail(problem('final-unfinished', {}, { section, count: missing }));
  const ranked = standings(tournament);
  if (!ranked.ok) return ranked;
  const playing = new Set(
    tournament.players.filter(({ status }) => status === 'playing').map(({ no }) => no),
  );
  const rows = ranked.value.rows.filter(({ no, rank }) => rank !== null && playing.has(no));
  const ordered: StandingRow[] = [];
  const open: Problem[] = [];
  const ties: DecidedTie[] = [];
  while (ordered.length < rows.length) {
    const from = ordered.length;
    const { rank } = entryAt(rows, from);
    const tied = rows.filter((row) => row.rank === rank);
    const cut = isCut(from, tied.length, cuts);
    const names = tied.map(({ no }) => nameOf(tournament.players)(no)).join(', ');
    if (cut && !isDecided(tied, from, cuts, preliminary, decision))
      open.push(problem('final-tie', {}, { section, names, count: tied.length }));
    const order = decided(tied, preliminary, decision) ?? tied;
    // Lots also order tied players who all get into one final.
    if (tied.length > 1 && (cut || decision.by === 'lots'))
      ties.push(decidedTie(from + 1, tied, order, preliminary, decision));
    for (const each of order) ordered.push(each);
  }
  return unlessProblems(open, () => ({
    places: ordered.map(({ no }, at) => ({ section, no, place: at + 1 })),
    ties,
  }));
};

/**
 * Who plays in which final: the first `qualify` of each preliminary in the first final, the next ones in the second, and so on.
 * Each final lists the winners of all preliminaries first, then the second-placed. Problems: `final-unfinished` for each
 * preliminary with games still to play; `final-tie` for each undecided tie at the end of a final; `final-too-few` for a final
 * with fewer than 3 players or 2 teams.
 */
export const qualify = (
  preliminaries: readonly Preliminary[],
  { qualify: each, finals }: { readonly qualify: number; readonly finals: number },
  decision: Decision,
): Result<Qualified> => {
  const cuts = Array.from({ length: finals }, (_, final) => (final + 1) * each);
  const places = allOf(preliminaries.map((preliminary) => placesIn(preliminary, cuts, decision)));
  if (!places.ok) return places;
  const groups = cuts.map((cut) =>
    Array.from({ length: each }, (_, at) => cut - each + at).flatMap((place) =>
      places.value.flatMap((section) => section.places[place] ?? []),
    ),
  );
  const least = preliminaries.some(({ tournament }) => tournament.discipline) ? 2 : 3;
  const small = groups.find((group) => group.length < least);
  return small
    ? fail(problem('final-too-few', {}, { count: small.length, least }))
    : ok({ groups, ties: places.value.flatMap(({ ties }) => ties) });
};
