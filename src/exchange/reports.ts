import { makeDate, parseDate } from '../core/calendar/dates';
import type { DetailName, EventDetails } from '../core/details';
import type { Game, Tournament, ExtraValue, Player } from '../core/model';
import { problem, type Problem } from '../core/problem';
import { stillToPlay } from '../core/results/progress';
import { fieldsOf } from '../core/sections/fields';
import { formEn } from '../language/form';
import {
  FIELD_HEADINGS,
  FIELD_NAMES,
  isClub,
  type PlayerField,
  playerFieldOf,
  isNationalList,
} from '../language/playerFields';
import { type ReportId, REPORTS, tellsField, type TellingList } from '../language/reports';
import { foundDate } from './dates';
import { type ExportedFile, some, type Some } from './exchangeFormat';

/** What the organiser's further columns tell of a player, as texts; `birth` is a date (`1988-02-29`), or a year alone. */
export type PlayerDetails = { readonly [field in PlayerField]?: string };

/** 1970-01-01 as Excel counts days. */
const EPOCH = 25_569;
/** Days of Excel's calendar from here on are days of births, not years. */
const FIRST_SERIAL = 3_000;

const isDateFormat = (format: string | undefined): boolean =>
  format !== undefined && /[dmy]/i.test(format.replace(/"[^"]*"|\[[^\]]*\]/g, ''));

const textOf = (field: PlayerField, value: ExtraValue, format: string | undefined): string => {
  const isSerial = typeof value === 'number' && (isDateFormat(format) || value > FIRST_SERIAL);
  if (field === 'birth' && isSerial) return makeDate({ day: Math.floor(value) - EPOCH, minutes: null });
  const typed = value === null ? '' : String(value).trim();
  return (field === 'birth' ? foundDate(typed, 'day-first') : null) ?? typed;
};

type Listed = Pick<Tournament, 'columns' | 'columnFormats'>;

/** Which column tells each field; of two with one meaning the first. */
export const fieldColumns = ({ columns }: Listed): ReadonlyMap<PlayerField, number> => {
  const found = new Map<PlayerField, number>();
  columns.forEach((heading, column) => {
    const field = playerFieldOf(heading) ?? (isNationalList(heading) ? 'nationalRating' : null);
    if (field !== null && !found.has(field)) found.set(field, column);
  });
  return found;
};

/** What the further columns tell of each player, by number; fields without a value are left out. */
export const playerDetails = (
  tournament: Listed & { readonly players: readonly Pick<Player, 'no' | 'extra'>[] },
): ReadonlyMap<number, PlayerDetails> => {
  const columns = [...fieldColumns(tournament)];
  return new Map(
    tournament.players.map(({ no, extra = [] }) => {
      const known = columns
        .map(
          ([field, at]) => [field, textOf(field, extra[at] ?? null, tournament.columnFormats?.[at])] as const,
        )
        .filter(([, text]) => text !== '');
      return [no, Object.fromEntries(known)];
    }),
  );
};

/** Whose player somebody is. A list with clubs alone has them in the column for federation or club. */
export const belonging = (
  { federation = '' }: Pick<Player, 'federation'>,
  { club }: PlayerDetails = {},
): { readonly club: string; readonly federation: string } =>
  club === undefined && isClub(federation)
    ? { club: federation, federation: '' }
    : { club: club ?? '', federation };

/** A word of two letters and more in capitals, as surnames are written: `TESTER`, `O'NEIL`, `McDONALD`; no initial. */
const CAPITALS = /^(?:Ma?c)?\p{Lu}[\p{Lu}\p{M}'’`-]*\p{Lu}[\p{Lu}\p{M}'’`-]*$/u;

/** How many words at the beginning are in capitals, where others are not. */
const leading = (words: readonly string[]): number =>
  Math.max(
    0,
    words.findIndex((word) => !CAPITALS.test(word)),
  );

/** Two letters at the beginning may be the initials of `AE Post`, or the surname of `LI Wei`. */
const TWO_LETTERS = /^\p{Lu}{2}$/u;

/** Where the words of a name without a comma part, and whether the surname comes last; `null` where no capitals tell. */
const cutByCapitals = (words: readonly string[]): { readonly at: number; readonly last: boolean } | null => {
  const [before, behind] = [leading(words), leading([...words].reverse())];
  if (before === 1 && behind === 0 && TWO_LETTERS.test(words[0] ?? '')) return null;
  if (before > 0 && behind === 0) return { at: before, last: false };
  return behind > 0 && before === 0 ? { at: words.length - behind, last: true } : null;
};

const INITIAL = /^\p{Lu}\p{M}*\.?$/u;

/**
 * A name in its two parts: `Surname, First` by its comma; words in capitals at its beginning or its end are the surname (`TESTER Alpha`,
 * `Alpha DE TESTER`), and an initial at the beginning is none. All others keep their order: nothing tells `Ito Ken` from `Ken Ito`, and the
 * first word is taken for the surname, which is not `sure`.
 */
export const nameParts = (
  name: string,
): { readonly surname: string; readonly first: string; readonly sure: boolean } => {
  const comma = name.indexOf(',');
  if (comma >= 0)
    return { surname: name.slice(0, comma).trim(), first: name.slice(comma + 1).trim(), sure: true };
  const words = name.trim().split(/\s+/);
  const [begin = ''] = words;
  const isInitial = words.length > 1 && INITIAL.test(begin);
  const cut = cutByCapitals(words) ?? (isInitial ? { at: words.length - 1, last: true } : null);
  const at = cut?.at ?? 1;
  const parts = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
  const [surname, first] = cut?.last === true ? [parts[1], parts[0]] : parts;
  return { surname, first, sure: cut !== null || words.length < 2 };
};

/** A name with a comma behind its surname, where capitals tell the surname: as FIDE wants names. */
export const withComma = (name: string): string => {
  if (name.includes(',') || cutByCapitals(name.trim().split(/\s+/)) === null) return name;
  const { surname, first } = nameParts(name);
  return `${surname}, ${first}`;
};

const dayOf = (date: string | undefined): number | null =>
  date === undefined ? null : (parseDate(date)?.day ?? null);

const text = (day: number): string => makeDate({ day, minutes: null });

/** The details of an event, its first and last day from its games where nobody has said them. */
export const detailsOf = ({ details = {}, games }: Pick<Tournament, 'details' | 'games'>): EventDetails => {
  const days = games.flatMap(({ date }) => dayOf(date) ?? []);
  if (days.length === 0) return details;
  const first = days.reduce((least, day) => Math.min(least, day), Infinity);
  const last = days.reduce((most, day) => Math.max(most, day), -Infinity);
  return { firstDay: text(first), lastDay: text(last), ...details };
};

/**
 * The games that a rating report has: all but those that are annulled for a reason of their own. What somebody played before they left is
 * rated, though it counts for nobody in the standings.
 */
export const reportedGames = ({ games }: Pick<Tournament, 'games'>): readonly Game[] =>
  games.filter(({ annulled }) => annulled !== true);

/** That a report goes out before the last game is finished. Games of players who have left will not be played. */
export const openGames = (tournament: Pick<Tournament, 'games' | 'players'>): readonly Problem[] => {
  const count = stillToPlay(tournament).length;
  return count === 0 ? [] : [problem('exchange-games-open', {}, { count })];
};

/** A warning for each detail of the event that a report asks for and nobody has said; its `field` is the detail. */
export const missingDetails = (details: EventDetails, wanted: readonly DetailName[]): readonly Problem[] =>
  wanted
    .filter((name) => (details[name] ?? '').trim() === '')
    .map((name) =>
      problem('exchange-detail-missing', { field: name }, { what: formEn.labels[name] ?? name }),
    );

/** That the cells of some players say nothing of what a report asks for: once for all of them, at the first. */
export const emptyCells = (
  names: readonly string[],
  field: PlayerField | 'federation',
  what: string,
  heading: string,
): readonly Problem[] =>
  names.slice(0, 1).map((player) => {
    const values = { names: names.join('; '), count: names.length, what, heading };
    return problem('exchange-player-detail-missing', { player, field }, values);
  });

/** What a report calls what it asks of players, in a sentence: each federation has its own name for its numbers. */
const calledIn = (report: ReportId, field: PlayerField): string => {
  const own = field === 'nationalId' && REPORTS[report].columns.find(([asked]) => asked === field);
  return own ? own[1] : FIELD_NAMES[field];
};

/** What a report asks of players and they have not: that their cells are empty, or that the list has no column for it. */
export const missingOfPlayers = (
  list: TellingList,
  report: ReportId,
  field: PlayerField,
  names: readonly string[],
): readonly Problem[] => {
  const what = calledIn(report, field);
  if (names.length === 0 || tellsField(list, field)) {
    const typed = list.columns.find((heading) => playerFieldOf(heading) === field);
    return emptyCells(names, field, what, typed ?? FIELD_HEADINGS[field]);
  }
  const [, heading = FIELD_HEADINGS[field]] = REPORTS[report].columns.find(([own]) => own === field) ?? [];
  return [problem('exchange-column-missing', { field }, { what, heading, count: names.length, report })];
};

/** Warns of players without a number at the federation of a report, which stands on Players, or of teams in a list of the organiser's. */
export const missingNumbers = (
  tournament: Tournament,
  report: ReportId,
  at: 'sheet' | 'list' = 'sheet',
): readonly Problem[] => {
  const details = playerDetails(tournament);
  const lacking = tournament.players.filter(({ no }) => details.get(no)?.nationalId === undefined);
  const names = lacking.map(({ name }) => name);
  if (at === 'sheet' || names.length === 0) return missingOfPlayers(tournament, report, 'nationalId', names);
  const what = calledIn(report, 'nationalId');
  const heading = tournament.columns.find((typed) => playerFieldOf(typed) === 'nationalId') ?? what;
  return [
    problem('exchange-list-lacks', {}, { names: names.join('; '), count: names.length, what, heading }),
  ];
};

/** A file for each field of a tournament: of several, numbered from 1. */
export const filesOfFields = (
  tournament: Tournament,
  contentOf: (field: Tournament) => ExportedFile['content'],
): Some<ExportedFile> => {
  const fields = fieldsOf(tournament);
  const suffixAt = (index: number): string => (fields.length === 1 ? '' : `-${index + 1}`);
  return some(fields.map((field, index) => ({ suffix: suffixAt(index), content: contentOf(field) })));
};

/** Warns of players whose identifiers cannot be right, which a file leaves out; `rule` says what can. Told first: nobody looks for them. */
export const wrongIdentifiers = (
  tournament: Tournament,
  report: ReportId,
  field: PlayerField,
  isRight: (typed: string) => boolean,
  rule: string,
): readonly Problem[] => {
  const details = playerDetails(tournament);
  const what = calledIn(report, field);
  return tournament.players.flatMap(({ no, name: player }) => {
    const typed = details.get(no)?.[field];
    return typed === undefined || isRight(typed)
      ? []
      : [problem('exchange-identifier', { player, field }, { typed, what, name: player, rule })];
  });
};
