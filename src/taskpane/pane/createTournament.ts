import { addTournament, tournamentFromList } from '../../app/create';
import { writeSections } from '../../app/sections/create';
import { idOf } from '../../core/names/name';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import { words } from '../../language/language';
import type { Roster } from '../../sheets/roster';
import { namesNothing } from '../../sheets/roster/headers';
import { sectionsOf } from '../dealing';
import { drawsOf, withDraw } from '../draws';
import { readList } from '../lists';
import { choicesOf } from '../draft';
import type { SectionOptions } from '../sections';
import type { ListState, PaneState } from '../state';
import type { TeamOptions } from '../teams';
import { type Inside, sameText } from './inside';

/** The event's name as typed, else that of its list if it says anything. */
const nameIn = ({ options: { event } }: PaneState, list: Roster): string =>
  event?.trim() || (namesNothing(list.event) ? words().tournament : list.event);

/** The tournament to show, and warnings about sheets; those about the list were shown before. */
interface NewSheets {
  readonly id: string;
  readonly warnings: readonly Problem[];
}

/** Makes the sections of a list. */
const makeSections = async (
  roster: Roster,
  sections: SectionOptions,
  { workbook, time, random, get, progress }: Inside,
): Promise<Result<NewSheets>> => {
  const identity = { id: idOf(random()), time: time() };
  const named = { event: nameIn(get(), roster), id: identity.id };
  const paired = sectionsOf(roster, { ...get().options, sections }, named);
  if (!paired.ok) return paired;
  const sheets = sections.sheets ?? undefined;
  const written = await writeSections(workbook, paired.value, { ...identity, sheets }, progress);
  const shown = new Set(paired.value.warnings);
  return andThen(written, ({ id, warnings }) =>
    ok({ id, warnings: warnings.filter((each) => !shown.has(each)) }),
  );
};

/** Makes the event of the list's teams. */
const makeTeams = async (
  roster: Roster,
  teams: TeamOptions,
  { workbook, time, random, get, progress }: Inside,
): Promise<Result<NewSheets>> => {
  const { teamDraftOf } = await import('../teamDraft');
  const named = { event: nameIn(get(), roster), id: idOf(random()) };
  const paired = teamDraftOf(roster, { ...get().options, teams }, named);
  if (!paired.ok) return paired;
  const { id } = named;
  const logged = { id, time: time() };
  if ('leagues' in paired.value)
    return writeSections(workbook, paired.value, { ...logged, sheets: 'each' }, progress);
  const added = await addTournament(workbook, paired.value.event, logged, progress);
  return andThen(added, ({ warnings }) => ok({ id, warnings }));
};

/** Makes the tournament of a list. */
const makeOf = async (
  list: ListState & { readonly kind: 'read' },
  { workbook, time, random, get, progress }: Inside,
): Promise<Result<NewSheets>> => {
  const { options, draws } = get();
  const named = nameIn(get(), list.roster);
  const choices = choicesOf(list.roster, options);
  if (!choices.ok) return choices;
  const tournament = tournamentFromList(
    list.roster,
    { ...choices.value, event: named },
    { id: idOf(random()) },
  );
  if (!tournament.ok) return tournament;
  const now = time();
  const drawn = withDraw(draws, { roster: list.roster, options }, now);
  const logged = { time: now, draws: drawsOf(drawn, list.roster) };
  const added = await addTournament(workbook, tournament.value, logged, progress);
  return andThen(added, ({ warnings }) => ok({ id: tournament.value.id, warnings }));
};

/**
 * Makes the tournament, sections or team event of the list on show. The list is read again; if it has changed, nothing is made.
 */
export const createTournament = async (inside: Inside): Promise<void> => {
  const { workbook, get, dispatch } = inside;
  const { list } = get();
  if (list.kind !== 'read') return;
  const again = await readList(workbook, list.choice);
  if (again.kind !== 'read' || !sameText(again.roster, list.roster)) {
    dispatch({ type: 'told', told: { list: again } });
    dispatch({ type: 'told', told: { notice: { what: 'list-changed' } } });
    return;
  }
  const { sections, teams } = get().options;
  const made = teams
    ? await makeTeams(again.roster, teams, inside)
    : await (sections ? makeSections(again.roster, sections, inside) : makeOf(again, inside));
  if (!made.ok) return inside.failedToMake(made.problems);
  return inside.showMade(made.value.id, made.value.warnings);
};
