import type { Tournament } from '../../core/model';
import type { Draw } from '../../core/draw/protocol';
import { entryAt, underKey } from '../../core/present';
import type { Problem } from '../../core/problem';
import { allOf, andThen, ok, unlessProblems, type Result } from '../../core/result';
import { boardProblems, onBoards } from '../../core/sections/boards';
import { sectionSeed } from '../../core/sections/fields';
import type { SectionTournament } from '../../core/sections/makeSectioned';
import type { Roster } from '../../sheets/roster';
import { withDefaults, type TournamentChoices } from '../choices';
import { tournamentFromList } from '../create';
import { keepDraw } from '../pairList';
import { dealRoster, type SectionChoices, type SectionRoster } from './deal';

/** A paired section, and the draw of its numbers, still without a time; none without lots. */
export interface PairedSection extends SectionTournament {
  readonly draws: readonly Draw[];
}

/** Paired sections in order, each a tournament of its own whose title does not name the section yet. */
export interface PairedSections {
  readonly roster: Roster;
  readonly sections: readonly PairedSection[];
  /** The draw code of all of them. */
  readonly seed: string | undefined;
  readonly warnings: readonly Problem[];
}

/** The choices for one section: with its own seed, and twice the cycles if it plays twice. */
const choicesFor = (
  { name, twice }: Pick<SectionRoster, 'name' | 'twice'>,
  choices: TournamentChoices,
  roster: Roster,
): TournamentChoices => {
  const { cycles, event } = withDefaults(roster, choices);
  const { seed } = choices;
  return {
    ...choices,
    event,
    cycles: twice ? 2 * cycles : cycles,
    ...(seed === undefined ? {} : { seed: sectionSeed(seed, name) }),
  };
};

/** The logged draw of a section: who was dealt to it, and who got which number. */
const drawOf = (
  { name, ...section }: SectionRoster,
  sectionNo: number,
  roster: Roster,
  choices: TournamentChoices,
): Result<readonly Draw[]> =>
  andThen(keepDraw([], section.roster, choices, ''), (draws) => {
    const lineOf = new Map(roster.players.map((player, index) => [player, index + 1]));
    const dealt = section.roster.players.map((player) => underKey(lineOf, player));
    return ok(draws.map((draw) => ({ ...draw, section: name, sectionNo, dealt })));
  });

/**
 * Deals a list into sections and pairs each. Numbers are given within the section, and lots use the draw code with the
 * section's name. Boards run on from one section to the next unless a section has a first board. Problems: those of
 * `dealRoster` and `boardProblems`, and those of `tournamentFromList` in the first section that has any.
 */
export const pairSections = (
  roster: Roster,
  dealing: SectionChoices,
  choices: TournamentChoices,
  { id }: Pick<Tournament, 'id'>,
): Result<PairedSections> => {
  const dealt = dealRoster(roster, dealing);
  if (!dealt.ok) return dealt;
  const { sections, warnings } = dealt.value;
  const made = sections.map(({ roster: own, ...section }, at) =>
    tournamentFromList(own, choicesFor(section, choices, roster), { id: `${id}-${at + 1}` }),
  );
  // What is wrong with the choices is so in each section alike.
  const failed = made.find((each) => !each.ok);
  if (failed) return failed;
  const drawn = allOf(
    sections.map((section, index) =>
      drawOf(section, index + 1, roster, choicesFor(section, choices, roster)),
    ),
  );
  if (!drawn.ok) return drawn;
  return andThen(allOf(made), (tournaments) => {
    const { firstBoards = [] } = dealing;
    const placed = onBoards(tournaments, firstBoards);
    const named = sections.map(({ name }, at) => ({
      name,
      tournament: entryAt(placed, at),
      draws: entryAt(drawn.value, at),
    }));
    return unlessProblems(boardProblems(named, firstBoards), () => ({
      roster,
      seed: choices.seed,
      sections: named,
      warnings: [...roster.warnings, ...warnings],
    }));
  });
};
