import { dealSections, type DealChoice } from '../../core/sections/deal';
import type { Dealing, DealtSection, SectionSheets } from '../../core/sections/sizes';
import { parseDate, typedDate } from '../../core/calendar/dates';
import type { ExtraValue } from '../../core/model';
import { foldedName } from '../../core/names/name';
import { entryAt } from '../../core/present';
import type { Problem } from '../../core/problem';
import { fail, ok, relocated, type Result, andThen } from '../../core/result';
import { unknownProblem } from '../../core/names/meant';
import { cellText } from '../../grid/cell';
import { isAgeHeading } from '../../language/headers';
import { FIELD_HEADINGS, playerFieldOf } from '../../language/playerFields';
import { dateIn } from '../../sheets/dates';
import type { Roster } from '../../sheets/roster';
import { LIVE_LIMIT } from '../../sheets/layout/limits';

/** How a list is dealt into sections, as the organiser chose. */
export interface SectionChoices extends DealChoice {
  /** The heading of the column whose values are kept apart, such as clubs. */
  readonly avoid?: string | undefined;
  /** The heading of the column of sections, if they are dealt by hand. */
  readonly column?: string | undefined;
  /** The first boards of the sections; a section without one runs on. */
  readonly firstBoards?: readonly number[] | undefined;
}

/** The default heading for sections dealt by hand. */
export const SECTION_HEADING = 'Section';

/** A section with its part of the list. */
export interface SectionRoster extends Pick<DealtSection, 'name' | 'twice'> {
  readonly roster: Roster;
}

/** A list that was dealt; `warnings` tell which clubmates are together, and why. */
export interface DealtRoster {
  readonly sections: readonly SectionRoster[];
  readonly warnings: readonly Problem[];
}

/** The headings of the columns by which a list can be dealt. */
export const dealingColumns = ({ columns, headings }: Roster): readonly string[] => [
  ...(headings.federation === undefined ? [] : [headings.federation]),
  ...columns,
];

/** That no column by which a list can be dealt has this heading. */
export const columnMissing = (
  code: 'list-column-missing' | 'team-column-missing',
  roster: Roster,
  typed: string,
): Problem => {
  const known = dealingColumns(roster);
  const choices = known.join(', ') || '–';
  return unknownProblem(code, typed, known, { sheet: roster.sheet }, { choices });
};

/** Each player's value in a column; `list-column-missing` if no column has this heading. */
const columnOf = (roster: Roster, typed: string): Result<readonly string[]> => {
  const { columns, headings, players } = roster;
  const isMeant = (heading: string): boolean => foldedName(heading) === foldedName(typed);
  if (headings.federation !== undefined && isMeant(headings.federation))
    return ok(players.map(({ federation = '' }) => federation));
  const column = columns.findIndex(isMeant);
  if (column >= 0) return ok(players.map(({ extra }) => cellText(extra[column]).trim()));
  return fail(columnMissing('list-column-missing', roster, typed));
};

/** From here on a number in a cell is a date. */
const LATEST_YEAR = 9999;

/** When somebody was born, in days of the calendar, of a year alone its first; `null` where nothing says the year. */
export const bornOn = (value: ExtraValue | undefined): number | null => {
  const isDay = typeof value === 'number' && value > LATEST_YEAR;
  const text = isDay ? (dateIn(value) ?? '') : String(value ?? '');
  const [year] = /\b\d{4}\b/.exec(text) ?? [];
  return parseDate(typedDate(year === undefined ? '' : text) ?? `${year}-01-01`)?.day ?? null;
};

/** Whether a column says when people were born. */
export const isOfBirths = (heading: string): boolean => playerFieldOf(heading) === 'birth';

/** When each player of a list was born, or how old they are as a negative number: the higher, the younger. `null` for who says neither. */
export const youthIn = ({ columns, players }: Roster): readonly (number | null)[] => {
  const [born, age] = [columns.findIndex(isOfBirths), columns.findIndex(isAgeHeading)];
  return players.map(({ extra }) => bornOn(extra[born]) ?? (-Number(extra[age] ?? NaN) || null));
};

/** Youth stands for strength where a list is dealt by age. */
const byYouth = (roster: Roster): Result<readonly Pick<Dealing, 'rating'>[]> => {
  const youth = youthIn(roster);
  return youth.some((each) => each !== null)
    ? ok(youth.map((strength) => ({ rating: { typed: '', strength } })))
    : fail(columnMissing('list-column-missing', roster, FIELD_HEADINGS.birth));
};

const noValues = ({ players }: Roster): Result<readonly string[]> => ok(players.map(() => ''));

/** The row of a player whose section is missing. */
const located = ({ players, sheet }: Roster, { code, place, values }: Problem): Problem => {
  const cell = players.find(({ name }) => name === place.player)?.cell;
  return { code, values, place: { sheet, ...(cell === undefined ? {} : { cell }), ...place } };
};

/** Compares clubs by name, ignoring capitals and spaces; messages use the first spelling. */
const asFirstWritten = (names: readonly string[]): readonly string[] => {
  const first = new Map<string, string>();
  return names.map((name) => {
    const written = first.get(foldedName(name)) ?? name;
    first.set(foldedName(name), written);
    return written;
  });
};

/** Deals the players of a list into sections. Problems: `list-column-missing`, and those of `dealSections`. */
export const dealRoster = (roster: Roster, choices: SectionChoices): Result<DealtRoster> => {
  const { by, avoid, column = SECTION_HEADING } = choices;
  const clubs = avoid === undefined ? noValues(roster) : columnOf(roster, avoid);
  if (!clubs.ok) return clubs;
  const sections = by === 'hand' ? columnOf(roster, column) : noValues(roster);
  if (!sections.ok) return sections;
  const ranked = by === 'age' ? byYouth(roster) : ok(roster.players);
  if (!ranked.ok) return ranked;
  const written = asFirstWritten(clubs.value);
  const players = roster.players.map(({ name }, index) => ({
    name,
    rating: entryAt(ranked.value, index).rating,
    club: entryAt(written, index),
    section: entryAt(sections.value, index),
  }));
  return andThen(
    relocated(dealSections(players, choices), (each) => located(roster, each)),
    (dealt) =>
      ok({
        ...dealt,
        sections: dealt.sections.map(({ members, ...section }) => ({
          ...section,
          roster: { ...roster, players: members.map((index) => entryAt(roster.players, index)) },
        })),
      }),
  );
};

/** One set of sheets for as many players as can be live, else a set for each section. */
export const sheetsFor = (players: number): SectionSheets => (players <= LIVE_LIMIT ? 'one' : 'each');
