import { given } from '../../core/format/fields';
import { drawAgain, type DecidedTie, type Draw } from '../../core/draw/protocol';
import { drawNumbers, drawsLots, numberingOf } from '../../core/draw/numbers';
import type { Player, Tournament } from '../../core/model';
import { letterOf } from '../../core/pairing/letters';
import { countsOf } from '../../core/grouped';
import { foldedName } from '../../core/names/name';
import { entryAt, present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { allOf, andThen, fail, ok, type Result } from '../../core/result';
import { onBoards } from '../../core/sections/boards';
import { carryOver } from '../../core/sections/carry';
import { fieldsOf, sectionSeed } from '../../core/sections/fields';
import { qualify, type Decision, type Finalist, type Preliminary } from '../../core/sections/qualify';
import { remadeEvent } from '../../core/teamEvent/create';
import { isTeamEvent } from '../../core/teamEvent/model';
import { makeTournament } from '../../core/tournament';
import { wordsOf } from '../../language/language';
import { isFinal, sectionTitle } from '../../language/sections';
import type { Progress, Workbook } from '../../workbook/port';
import { openTournaments } from '../open';
import { finalsOnPage } from './page';
import { planSets, type SectionCircumstances } from './create';

/** Which places qualify for which finals, and how these are paired. */
export interface FinalChoices {
  /** How many players of each preliminary come into each final. */
  readonly qualify: number;
  readonly finals: number;
  readonly decision: Decision;
  /** By default one; with games carried over, as many as in the first preliminary. */
  readonly cycles?: number | undefined;
  /** Whether games between those of one preliminary are carried over. */
  readonly carry?: boolean | undefined;
  readonly numbers: string;
  readonly seed?: string | undefined;
  /** The event that they are finals of; by default the first with sections in the workbook. */
  readonly of?: Pick<Tournament, 'event' | 'discipline'> | undefined;
}

/** A final, where each of its players comes from, in the order of their numbers, and how these were drawn. */
export interface Final {
  readonly name: string;
  readonly tournament: Tournament;
  readonly from: readonly Finalist[];
  readonly draws: readonly Draw[];
}

/** The finals made, and what could not be done to their sheets. */
export interface MadeFinals {
  readonly finals: readonly Final[];
  readonly warnings: readonly Problem[];
}

/** Who comes into a final, and the ties that were decided for it. */
interface Group {
  readonly group: readonly Finalist[];
  readonly ties: readonly DecidedTie[];
}

const playerOf = (preliminaries: readonly Preliminary[], { section, no }: Finalist): Player => {
  const { tournament } = present(preliminaries.find((each) => each.section === section));
  return present(tournament.players.find((player) => player.no === no));
};

/** The players of a final; of those of one name, as teams of two leagues may be, each with their section. */
const playersOf = (preliminaries: readonly Preliminary[], group: readonly Finalist[]): readonly Player[] => {
  const players = group.map((finalist) => playerOf(preliminaries, finalist));
  const counts = countsOf(players.map(({ name }) => foldedName(name)));
  return players.map((player, at) => {
    const { name } = player;
    return counts.get(foldedName(name)) === 1
      ? player
      : { ...player, name: `${name} (${entryAt(group, at).section})` };
  });
};

/** The ties that decided who came into a final, or in which order. */
const tiesOf = (group: readonly Finalist[], ties: readonly DecidedTie[]): readonly DecidedTie[] =>
  ties.filter((tie) =>
    group.some(
      ({ section, place }) =>
        section === tie.section && place >= tie.place && place < tie.place + tie.names.length,
    ),
  );

/** The logged draw of a final; none without lots or a decided tie. */
const drawOf = (
  { group, ties }: Group,
  players: readonly Player[],
  { system }: Pick<Tournament, 'system'>,
  { numbers }: FinalChoices,
  seed: string | undefined,
): Result<readonly Draw[]> => {
  if (ties.length === 0 && !drawsLots(numbers)) return ok([]);
  const drawing = { time: '', numbering: numbers, seed: seed ?? '' };
  const finalists = group.map(({ section, place }, index) => ({
    ...{ section, place },
    name: entryAt(players, index).name,
  }));
  return andThen(drawAgain([], { entries: players, system }, drawing), (draws) =>
    ok(draws.map((draw) => ({ ...draw, finalists, ...(ties.length > 0 ? { ties } : {}) }))),
  );
};

/** A final with the settings of the first preliminary. */
const finalOf = (
  preliminaries: readonly Preliminary[],
  { group, ties }: Group,
  at: number,
  choices: FinalChoices,
  { id }: Pick<SectionCircumstances, 'id'>,
): Result<Final> => {
  const { tournament: first } = entryAt(preliminaries, 0);
  const { event, system, systemOptions, scoring, ruleSet, tieBreaks, profile, paper, details } = first;
  const name = letterOf(at + 1);
  const isChance = drawsLots(choices.numbers) && choices.seed !== undefined;
  const seed = isChance ? sectionSeed(choices.seed, name) : undefined;
  const players = playersOf(preliminaries, group);
  const numbering = numberingOf(choices.numbers);
  if (!numbering.ok) return numbering;
  const drawn = drawNumbers(players, choices.numbers, seed, { system });
  if (!drawn.ok) return drawn;
  const draws = drawOf({ group, ties }, players, first, choices, seed);
  if (!draws.ok) return draws;
  const own = { id: `${id}-${name}`, section: `${wordsOf(first).sections.final} ${name}` };
  const cycles = choices.cycles ?? (choices.carry === true ? first.cycles : 1);
  const finalists = drawn.value.map((index) => entryAt(players, index));
  const made: Result<Tournament> = isTeamEvent(first)
    ? remadeEvent(
        { ...first, ...own, cycles },
        finalists.map(({ name: called, members = [] }) => ({ name: called, members })),
      )
    : makeTournament({
        ...own,
        event,
        players: finalists.map(({ name: called, rating, federation }) =>
          given({ name: called, rating, federation }),
        ),
        columns: [],
        ...{
          system,
          systemOptions,
          scoring,
          ruleSet,
          tieBreaks,
          profile,
          draws: first.draws,
          paper,
          details,
        },
        cycles,
        numbering: { ...numbering.value, ...given({ seed }) },
      });
  const from = drawn.value.map((index) => entryAt(group, index));
  return andThen(made, (final) =>
    andThen(choices.carry === true ? carryOver(final, from, preliminaries) : ok(final), (tournament) =>
      ok({ name, tournament, from, draws: draws.value }),
    ),
  );
};

/** The sections of a tournament: several on the same sheets, or the tournament itself. */
const sectionsOf = (tournament: Tournament): readonly Preliminary[] =>
  fieldsOf(tournament).flatMap(({ section, ...field }) =>
    section === undefined
      ? []
      : [
          {
            section: tournament.sections ? sectionTitle(section, wordsOf(tournament).sections) : section,
            tournament: field,
          },
        ],
  );

/**
 * The preliminaries of a workbook: sections or leagues of one event, but no finals. Problems: `final-no-sections`, `final-carry-teams`
 * for matches to be carried over.
 */
const preliminariesIn = (
  tournaments: readonly Tournament[],
  { carry, of }: FinalChoices,
): Result<readonly Preliminary[]> => {
  const sections = tournaments
    .filter((each) => !isFinal(each.section, wordsOf(each).sections))
    .flatMap(sectionsOf);
  const first = of ?? sections[0]?.tournament;
  const own = sections.filter(
    ({ tournament: { event, discipline } }) => event === first?.event && !discipline === !first.discipline,
  );
  if (own.length < 2) return fail(problem('final-no-sections'));
  return carry === true && first?.discipline
    ? fail(problem('final-carry-teams', { field: 'carry' }))
    : ok(own);
};

/**
 * Makes finals of the places of the preliminaries in a workbook: a full set of sheets each, all of them or none. Problems:
 * those of `preliminariesIn`, `openTournaments`, `qualify`, `carryOver`, `drawNumbers`, `makeTournament` and `remadeEvent`, and those of the port.
 */
export const createFinals = async (
  workbook: Workbook,
  choices: FinalChoices,
  circumstances: SectionCircumstances,
  progress?: Progress,
): Promise<Result<MadeFinals>> => {
  const opened = await openTournaments(workbook, { of: 'all' });
  if (!opened.ok) return opened;
  const tournaments = opened.value.map(({ tournament }) => tournament);
  const found = preliminariesIn(tournaments, choices);
  if (!found.ok) return found;
  const qualified = qualify(found.value, choices, choices.decision);
  if (!qualified.ok) return qualified;
  const { groups, ties } = qualified.value;
  const made = allOf(
    groups.map((group, at) =>
      finalOf(found.value, { group, ties: tiesOf(group, ties) }, at, choices, circumstances),
    ),
  );
  if (!made.ok) return made;
  const placed = onBoards(made.value.map(({ tournament }) => tournament));
  const finals = made.value.map((final, at) => ({ ...final, tournament: entryAt(placed, at) }));
  const { tabs } = entryAt(opened.value, 0);
  const sets = planSets(
    finals.map(({ tournament, draws }) => ({ name: present(tournament.section), tournament, draws })),
    tabs,
    circumstances.time,
  );
  const written = await workbook.create(
    {
      id: circumstances.id,
      sheets: sets.flatMap(({ plan }) => plan.sheets),
      names: sets.flatMap(({ plan }) => plan.names),
      active: entryAt(sets, 0).plan.active,
    },
    progress,
  );
  if (!written.ok) return written;
  const page = await finalsOnPage(workbook, opened.value, { id: `${circumstances.id}-page` });
  return ok({ finals, warnings: [...written.value.warnings, ...page] });
};
