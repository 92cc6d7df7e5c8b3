import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import type { WorkbookPlan } from '../../grid/plan';
import { wordsOf } from '../../language/language';
import { freeName } from '../../sheets/handout/registry';
import { sectionSheetNames } from '../../sheets/names';
import { makeSectionsPage } from '../../sheets/sectionsPage';
import { makeWorkbook } from '../../sheets/workbook';
import type { Progress, Workbook } from '../../workbook/port';
import type { TournamentChoices } from '../choices';
import { openRoster, type ListChoice } from '../roster';
import type { SectionChoices } from './deal';
import { pairSections, type PairedSections } from './pair';

/** What the caller provides from outside: the time as it shall stand in the Log, and an identity for the event. */
export interface SectionCircumstances {
  readonly time: string;
  readonly id: string;
}

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
