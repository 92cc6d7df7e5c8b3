import { largest } from '../extremes';
import { entryAt } from '../present';
import { optionsWith } from '../pairing/anySystem';
import type { Pin, Section, Tournament } from '../model';
import { isTeamSystem } from '../pairing/teams/system';
import { problem, type Problem } from '../problem';
import { allOf, andThen, fail, ok, unlessProblems, type Result } from '../result';
import { type FullRequest, makeTournament, type TournamentRequest, withDefaults } from '../tournament';
import { firstBoard, fromBoard, lastBoard } from './boards';
import { namedTwice } from './problems';
import { renumbered, sectionSeed } from './fields';

/** A requested section: the next so many players of the list. */
export interface SectionRequest {
  readonly name: string;
  readonly players: number;
  /** If absent, the boards continue from the section above. */
  readonly firstBoard?: number | undefined;
  /** If absent, as many as in the request. */
  readonly cycles?: number | undefined;
}

/** A section that was paired by itself, at its own boards, and how much to raise its numbers. */
interface Paired {
  readonly section: Section;
  readonly tournament: Tournament;
  readonly before: number;
}

const isAmong =
  (before: number, players: number): ((pin: Pin) => boolean) =>
  ({ no }) =>
    no > before && no <= before + players;

/** Pairs one section; its pins have the numbers and boards of the whole. */
const paired = (
  request: FullRequest,
  { name, players, ...asked }: SectionRequest,
  before: number,
  nextBoard: number,
): Result<Paired> => {
  const { cycles = request.cycles, firstBoard = nextBoard } = asked;
  const { seed, ...numbering } = request.numbering;
  const pins = (request.pins ?? []).filter(isAmong(before, players)).map(({ no, board }) => ({
    no: no - before,
    ...(board === undefined ? {} : { board: board - firstBoard + 1 }),
  }));
  const { system, systemOptions = {} } = request;
  const own = request.players.slice(before, before + players);
  const made = makeTournament({
    ...request,
    players: own,
    systemOptions: optionsWith({ system, systemOptions }, own),
    cycles,
    numbering: { ...numbering, ...(seed === undefined ? {} : { seed: sectionSeed(seed, name) }) },
    pins,
  });
  return andThen(made, (tournament) =>
    ok({
      section: { name, firstBoard, cycles },
      tournament: { ...tournament, games: fromBoard(tournament.games, firstBoard) },
      before,
    }),
  );
};

const pairAll = (request: FullRequest, sections: readonly SectionRequest[]): Result<readonly Paired[]> => {
  let [before, board] = [0, 1];
  return allOf(
    sections.map((section) => {
      const made = paired(request, section, before, board);
      before += section.players;
      if (made.ok) board = lastBoard(made.value.tournament.games) + 1;
      return made;
    }),
  );
};

/**
 * Joins sections that were paired separately into one tournament: games are numbered by rounds, within a round section by
 * section.
 */
const merged = (request: Pick<FullRequest, 'numbering' | 'pins'>, all: readonly Paired[]): Tournament => {
  const { systemOptions = {}, ...first } = entryAt(all, 0).tournament;
  const options = all.reduce(
    (known, { tournament }) => ({ ...known, ...tournament.systemOptions }),
    systemOptions,
  );
  const fields = all.map(({ tournament, before }) => renumbered(tournament, before));
  return {
    ...first,
    ...(Object.keys(options).length === 0 ? {} : { systemOptions: options }),
    cycles: largest(all.map(({ section }) => section.cycles)),
    exchangeLastTwo: all.some(({ tournament }) => tournament.exchangeLastTwo),
    rounds: largest(all.map(({ tournament }) => tournament.rounds)),
    players: fields.flatMap(({ players }, index) =>
      players.map((player) => ({ ...player, section: entryAt(all, index).section.name })),
    ),
    sections: all.map(({ section }) => section),
    games: fields
      .flatMap(({ games }) => games)
      .sort((one, other) => one.round - other.round)
      .map((game, index) => ({ ...game, no: index + 1 })),
    rests: fields.flatMap(({ rests }) => rests).sort((one, other) => one.round - other.round),
    numbering: request.numbering,
    ...(request.pins && request.pins.length > 0 ? { pins: request.pins } : {}),
  };
};

const requestProblems = (
  { system, players }: FullRequest,
  sections: readonly SectionRequest[],
): readonly Problem[] => {
  const dealt = sections.reduce((sum, section) => sum + section.players, 0);
  const undealt = players[dealt];
  return [
    ...(isTeamSystem(system) ? [problem('sections-of-teams')] : []),
    ...namedTwice(sections.map(({ name }) => name)),
    ...(undealt ? [problem('section-missing', { player: undealt.name }, { player: undealt.name })] : []),
  ];
};

/**
 * A new tournament with sections, each paired by itself with the system of the request. Numbers and boards run on from section to
 * section; colours are tossed for each section. `request.players` are ordered by section and number; `request.pins` have the
 * numbers and boards of the whole. Problems: `sections-of-teams`, `section-twice`, `section-missing` for the first player beyond
 * the last section; those of `makeTournament` for any section.
 */
export const makeSectionedTournament = (
  request: TournamentRequest,
  sections: readonly SectionRequest[],
): Result<Tournament> => {
  if (sections.length === 0) return fail(problem('too-few-players', {}, { count: 0, least: 3 }));
  return andThen(withDefaults(request), (full) =>
    andThen(
      unlessProblems(requestProblems(full, sections), () => sections),
      () => andThen(pairAll(full, sections), (all) => ok(merged(full, all))),
    ),
  );
};

/** A section that is a tournament of its own. */
export interface SectionTournament {
  readonly name: string;
  readonly tournament: Tournament;
}

/** Without the organiser's columns that say of everybody which section they are in: the sheets have a column of their own for it. */
const withoutTold = (tournament: Tournament): Tournament => {
  const { columns, columnFormats, players } = tournament;
  const isKept = (at: number): boolean =>
    players.some(({ extra, section }) => String(extra?.[at] ?? '').trim() !== section);
  const kept = <T>(list: readonly T[]): readonly T[] => list.filter((_, at) => isKept(at));
  return {
    ...tournament,
    columns: kept(columns),
    ...(columnFormats && { columnFormats: kept(columnFormats) }),
    players: players.map((player) => ({ ...player, ...(player.extra && { extra: kept(player.extra) }) })),
  };
};

/**
 * Joins sections that were made one by one, each at its own boards: player numbers run on from section to section, game numbers
 * from round to round. `seed` is the draw code of all their lots.
 */
export const joinSections = (
  sections: readonly SectionTournament[],
  { id, seed }: { readonly id: string; readonly seed?: string | undefined },
): Tournament => {
  let before = 0;
  const all = sections.map(({ name, tournament }): Paired => {
    const { games, cycles, players } = tournament;
    const section = { name, firstBoard: firstBoard(games), cycles };
    const joined = { section, tournament, before };
    before += players.length;
    return joined;
  });
  const { method, detail } = entryAt(all, 0).tournament.numbering;
  const numbering = {
    method,
    ...(detail === undefined ? {} : { detail }),
    ...(seed === undefined ? {} : { seed }),
  };
  return { ...withoutTold(merged({ numbering }, all)), id };
};
