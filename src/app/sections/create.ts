import type { Tournament } from '../../core/model';
import type { Problem } from '../../core/problem';
import { allOf, andThen, ok, type Result } from '../../core/result';
import { entryAt } from '../../core/present';
import { onBoards } from '../../core/sections/boards';
import type { WorkbookPlan } from '../../grid/plan';
import { words, wordsOf } from '../../language/language';
import { sectionTitle } from '../../language/sections';
import { freeName } from '../../sheets/handout/registry';
import { sectionSheetNames } from '../../sheets/names';
import type { Roster } from '../../sheets/roster';
import { makeSectionsPage } from '../../sheets/sectionsPage';
import { makeWorkbook } from '../../sheets/workbook';
import type { Progress, Workbook } from '../../workbook/port';
import { withDefaults, type TournamentChoices } from '../choices';
import { tournamentOf } from '../draft';
import { openRoster, type ListChoice } from '../roster';
import { dealRoster, type SectionChoices, type SectionRoster } from './deal';

/** Sections that were paired, in order, each a tournament of its own. */
export interface PairedSections {
  readonly roster: Roster;
  readonly sections: readonly { readonly name: string; readonly tournament: Tournament }[];
  readonly warnings: readonly Problem[];
}

/** What the caller provides from outside: the time as it shall stand in the Log, and an identity for the event. */
export interface SectionCircumstances {
  readonly time: string;
  readonly id: string;
}

/** The choices for one section: a word of its own behind its lots, and twice the cycles where it plays twice. */
const choicesFor = (
  { name, twice }: Pick<SectionRoster, 'name' | 'twice'>,
  choices: TournamentChoices,
  roster: Roster,
): TournamentChoices => {
  const { cycles, event, language, profile } = withDefaults(roster, choices);
  const { seed } = choices;
  return {
    ...choices,
    event,
    section: sectionTitle(name, words(language, profile).sections),
    cycles: twice ? 2 * cycles : cycles,
    ...(seed === undefined ? {} : { seed: `${seed} ${name}` }),
  };
};

/**
 * Deals a list into sections and pairs each: numbers are given within the section, lots from the word with the section's name behind
 * it; boards run on from one section to the next. Problems: those of `dealRoster`, and those of `tournamentOf` in the first section that has any.
 */
export const pairSections = (
  roster: Roster,
  dealing: SectionChoices,
  choices: TournamentChoices,
  { id }: Pick<SectionCircumstances, 'id'>,
): Result<PairedSections> => {
  const dealt = dealRoster(roster, dealing);
  if (!dealt.ok) return dealt;
  const { sections, warnings } = dealt.value;
  const made = sections.map(({ roster: own, ...section }, at) =>
    tournamentOf(own, choicesFor(section, choices, roster), { id: `${id}-${at + 1}` }),
  );
  // What is wrong with the choices is so in each section alike.
  const failed = made.find((each) => !each.ok);
  if (failed) return failed;
  return andThen(allOf(made), (tournaments) => {
    const placed = onBoards(tournaments);
    return ok({
      roster,
      sections: sections.map(({ name }, at) => ({ name, tournament: entryAt(placed, at) })),
      warnings: [...roster.warnings, ...warnings],
    });
  });
};

/** The page of all sections, and behind it the sheets of each, one set after the other, under names that are free. */
const planOf = (
  { sections }: PairedSections,
  tabs: readonly string[],
  { id, time }: SectionCircumstances,
): WorkbookPlan => {
  const texts = wordsOf(entryAt(sections, 0).tournament);
  const sheet = freeName(texts.sections.sheet, tabs);
  const taken = [...tabs, sheet];
  const made = sections.map(({ name, tournament }) => {
    const names = sectionSheetNames(texts, { event: tournament.event, section: name }, taken);
    const plan = makeWorkbook(tournament, names, texts, time);
    taken.push(...plan.sheets.map((each) => each.name));
    return { plan, tournament, standings: names.standings, pairings: names.pairings };
  });
  const page = makeSectionsPage(made, texts, sheet);
  return {
    id,
    sheets: [page.sheet, ...made.flatMap(({ plan }) => plan.sheets)],
    names: [...made.flatMap(({ plan }) => plan.names), page.name],
    active: { sheet, row: 0, column: 0 },
  };
};

/** Writes the page of all sections and a full set of sheets for each, all of them or none. Problems: those of the port. */
export const writeSections = async (
  workbook: Workbook,
  paired: PairedSections,
  circumstances: SectionCircumstances,
  progress?: Progress,
): Promise<Result<PairedSections>> => {
  const overview = await workbook.read({ ranges: [] });
  if (!overview.ok) return overview;
  const tabs = overview.value.sheets.map(({ name }) => name);
  const written = await workbook.create(planOf(paired, tabs, circumstances), progress);
  return andThen(written, ({ warnings }) => ok({ ...paired, warnings: [...paired.warnings, ...warnings] }));
};

/** From the organiser's list to sections in their workbook. Nothing is written if anything is wrong. */
export const createSections = async (
  workbook: Workbook,
  list: ListChoice,
  dealing: SectionChoices,
  choices: TournamentChoices,
  circumstances: SectionCircumstances,
  progress?: Progress,
): Promise<Result<PairedSections>> => {
  const roster = await openRoster(workbook, list);
  if (!roster.ok) return roster;
  const paired = pairSections(roster.value, dealing, choices, circumstances);
  return paired.ok ? writeSections(workbook, paired.value, circumstances, progress) : paired;
};
