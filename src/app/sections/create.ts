import { withCalendar } from '../../core/calendar/planned';
import type { Draw } from '../../core/draw/protocol';
import type { Tournament } from '../../core/model';
import { largest } from '../../core/extremes';
import { entryAt, present, underKey } from '../../core/present';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result, allOf, unlessProblems } from '../../core/result';
import { joinSections, type SectionTournament } from '../../core/sections/makeSectioned';
import type { SectionSheets } from '../../core/sections/sizes';
import type { WorkbookPlan } from '../../grid/plan';
import { wordsOf } from '../../language/language';
import type { Roster } from '../../sheets/roster';
import { sectionTitle } from '../../language/sections';
import { freeName } from '../../sheets/handout/registry';
import { makeSectionsPage } from '../../sheets/sections/page';
import type { Progress, Workbook } from '../../workbook/port';
import { type TournamentChoices, withDefaults } from '../choices';
import { addTournament, planFor, tournamentFromList } from '../create';
import { openRoster, type ListChoice } from '../roster';
import { type SectionChoices, sheetsFor, dealRoster, type SectionRoster } from './deal';
import { sheetsIn } from './page';
import { boardProblems, onBoards } from '../../core/sections/boards';
import { sectionSeed } from '../../core/sections/fields';
import { keepDraw } from '../pairList';
import { drawsLots } from '../../core/draw/numbers';

/** What the caller provides: the time for the Log, and an id for the event. */
export interface SectionCircumstances {
  readonly time: string;
  readonly id: string;
  /** By default one set, if it can be live. */
  readonly sheets?: SectionSheets | undefined;
}

/** Draws with their time, numbered from 1. */
const timed = (draws: readonly Draw[], time: string): readonly Draw[] =>
  draws.map((draw, index) => ({ ...draw, no: index + 1, time }));

/** A full set of sheets for each section, under free names. */
export const planSets = (
  sections: readonly (SectionTournament & { readonly draws?: readonly Draw[] })[],
  tabs: readonly string[],
  time: string,
) => {
  const taken = [...tabs];
  return sections.map(({ name, tournament, draws = [] }) => {
    const plan = planFor(tournament, taken, time, timed(draws, time), name);
    for (const one of plan.sheets.map((each) => each.name)) taken.push(one);
    return { plan, tournament, ...present(sheetsIn(plan, tournament)), shared: undefined };
  });
};

/** The page of all sections, followed by the sheets of each. */
const planOf = (
  { sections }: PairedSections,
  tabs: readonly string[],
  { id, time }: SectionCircumstances,
): WorkbookPlan => {
  const texts = wordsOf(entryAt(sections, 0).tournament);
  const sheet = freeName(texts.sections.sheet, tabs);
  const titled = sections.map(({ name, tournament, draws }) => ({
    ...{ name, draws },
    tournament: { ...tournament, section: sectionTitle(name, texts.sections) },
  }));
  const made = planSets(titled, [...tabs, sheet], time);
  const page = makeSectionsPage(made, texts, sheet);
  return {
    id,
    sheets: [page.sheet, ...made.flatMap(({ plan }) => plan.sheets)],
    names: [...made.flatMap(({ plan }) => plan.names), page.name],
    active: { sheet, row: 0, column: 0 },
  };
};

/** Writes sheets in some form. Returns what could not be done. */
type Writing = (
  workbook: Workbook,
  paired: PairedSections,
  circumstances: SectionCircumstances,
  progress?: Progress,
) => Promise<Result<{ readonly warnings: readonly Problem[] }>>;

const WRITE: Readonly<Record<SectionSheets, Writing>> = {
  one: (workbook, { sections, seed }, { id, time }, progress) => {
    const drawn = sections.flatMap(({ draws }) => draws);
    const added = { time, draws: timed(drawn, time) };
    return addTournament(workbook, joinSections(sections, { id, seed }), added, progress);
  },
  each: async (workbook, paired, circumstances, progress) => {
    const overview = await workbook.read({ ranges: [] });
    if (!overview.ok) return overview;
    const tabs = overview.value.sheets.map(({ name }) => name);
    return workbook.create(planOf(paired, tabs, circumstances), progress);
  },
};

/** Sections whose sheets were written; `id` is that of the tournament to show first. */
export interface WrittenSections extends PairedSections {
  readonly id: string;
}

/** Writes the sheets of all sections, or nothing. Problems: `sections-too-large` for one set, those of the port. */
export const writeSections = async (
  workbook: Workbook,
  paired: PairedSections,
  circumstances: SectionCircumstances,
  progress?: Progress,
): Promise<Result<WrittenSections>> => {
  const { sheets = sheetsFor(paired.roster.players.length) } = circumstances;
  const written = await WRITE[sheets](workbook, paired, circumstances, progress);
  const id = sheets === 'one' ? circumstances.id : entryAt(paired.sections, 0).tournament.id;
  return andThen(written, ({ warnings }) =>
    ok({ ...paired, id, warnings: [...paired.warnings, ...warnings] }),
  );
};

/** From the organiser's list to sections, or leagues, as `pair` makes them, in their workbook. Nothing is written if anything is wrong. */
export const createSections = async <Made extends PairedSections>(
  workbook: Workbook,
  list: ListChoice,
  pair: (roster: Roster) => Result<Made>,
  circumstances: SectionCircumstances,
): Promise<Result<Made & WrittenSections>> => {
  const paired = andThen(await openRoster(workbook, list), pair);
  if (!paired.ok) return paired;
  const written = await writeSections(workbook, paired.value, circumstances);
  return andThen(written, (made) => ok({ ...paired.value, ...made }));
};

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
    calendar: undefined,
    cycles: twice ? 2 * cycles : cycles,
    ...(seed === undefined ? {} : { seed: sectionSeed(seed, name) }),
  };
};

/** The sections with their dates: a round is on one date in all of them. */
const datedAlike = (
  tournaments: readonly Tournament[],
  calendar: TournamentChoices['calendar'],
): readonly Result<Tournament>[] => {
  const rounds = largest(tournaments.map((each) => each.rounds));
  return tournaments.map((each) => (calendar ? withCalendar(each, { ...calendar, rounds }) : ok(each)));
};

/** The logged draw of a section: who was dealt to it, and who got which number. Its draw code is that of the last lots. */
const drawOf = (
  { name, ...section }: SectionRoster,
  sectionNo: number,
  roster: Roster,
  { by }: SectionChoices,
  choices: TournamentChoices,
): Result<readonly Draw[]> => {
  const isDealt = by === 'lots' && !drawsLots(withDefaults(roster, choices).numbers);
  const own = isDealt ? choices : choicesFor({ name, ...section }, choices, roster);
  return andThen(keepDraw([], section.roster, own, '', isDealt), (draws) => {
    const lineOf = new Map(roster.players.map((player, index) => [player, index + 1]));
    const dealt = section.roster.players.map((player) => underKey(lineOf, player));
    return ok(draws.map((draw) => ({ ...draw, section: name, sectionNo, dealt })));
  });
};

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
  const dealt = dealRoster(roster, { ...dealing, seed: choices.seed });
  if (!dealt.ok) return dealt;
  const { sections, warnings } = dealt.value;
  const undated = sections.map(({ roster: own, ...section }, at) =>
    tournamentFromList(own, choicesFor(section, choices, roster), { id: `${id}-${at + 1}` }),
  );
  const paired = allOf(undated);
  const made = paired.ok ? datedAlike(paired.value, choices.calendar) : undated;
  // What is wrong with the choices is so in each section alike.
  const failed = made.find((each) => !each.ok);
  if (failed) return failed;
  const drawn = allOf(sections.map((section, index) => drawOf(section, index + 1, roster, dealing, choices)));
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
