import type { DetailName } from '../../core/details';
import type { Tournament } from '../../core/model';
import { present } from '../../core/present';
import { problem, type Problem } from '../../core/problem';
import { roundDates } from '../../core/calendar/dates';
import { fieldsOf } from '../../core/sections/fields';
import {
  federationHeading,
  FIELD_HEADINGS,
  FIELD_NAMES,
  type PlayerField,
} from '../../language/playerFields';
import { emptyCells, missingDetails, missingOfPlayers } from '../reports';
import { federationCalled, isFederation } from './federations';
import { withoutFederation } from './national';
import { personalOf, type Personal } from './personal';
import { fideTieBreaks } from './tieBreaks';
import { joinedNames } from '../../language/nameLists';

/** As many characters as columns 15 to 47 hold. */
export const NAME_WIDTH = 33;

/** What every report needs of the event. */
const NEEDED: readonly DetailName[] = ['city', 'federation', 'arbiter', 'timeControl'];

/** Numbers in order, as people list them; three or more in a row by the first and the last. */
const numbersText = (numbers: readonly number[]): string => {
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  return numbers.length > 2 && last - first < numbers.length ? `${first}–${last}` : numbers.join(', ');
};

/** Days: of each round that has begun, or of the event where no round has one. */
const missingDays = (tournament: Tournament): readonly Problem[] => {
  const dates = roundDates(tournament);
  const begun = [
    ...new Set(tournament.games.filter(({ outcome }) => outcome !== null).map(({ round }) => round)),
  ];
  const without = begun.filter((round) => dates[round - 1] === undefined).sort((one, other) => one - other);
  const isDated = dates.some((date) => date !== undefined);
  return [
    ...(isDated ? [] : missingDetails(tournament.details ?? {}, ['firstDay', 'lastDay'])),
    ...(without.length > 0
      ? [problem('trf-round-dates', {}, { rounds: numbersText(without), count: without.length })]
      : []),
  ];
};

/** A code that is no federation's: that of the event, or the first of several players who have none that is right. */
const noFederation = (typed: string, place: Problem['place'], count = 1): Problem =>
  problem('trf-federation', place, { typed, count });

/** So many players are named. */
const FIRST = 3;

/** What reports write for codes of other lists, `GER for DEU`; told once, with the players who have them. */
const called = (codes: readonly string[], names: readonly string[] = []): readonly Problem[] => {
  const written = new Set(codes.map((typed) => `${present(federationCalled(typed))} for ${typed}`));
  const first = joinedNames(names.slice(0, FIRST)) + (names.length > FIRST ? ' …' : '');
  const values = { codes: [...written].join(', '), names: first, count: names.length };
  return codes.length === 0 ? [] : [problem('trf-federation-called', { field: 'federation' }, values)];
};

const ofEvent = (typed: string): readonly Problem[] => {
  if (typed === '' || isFederation(typed)) return [];
  return federationCalled(typed) === undefined
    ? [noFederation(typed, { field: 'federation' })]
    : called([typed]);
};

/** A field that nobody has, said once for all of them. */
const missingColumn = (field: PlayerField): Problem =>
  problem('trf-column-missing', { field }, { what: FIELD_NAMES[field], heading: FIELD_HEADINGS[field] });

const namesOf = (people: readonly Personal[]): readonly string[] => people.map(({ name }) => name);

/** That the chief arbiter is named without the number that FIDE has of them. */
const unnumbered = ({ details: { arbiter = '' } = {} }: Tournament): readonly Problem[] =>
  arbiter.trim() === '' || /\d{4,9}\s*$/.test(arbiter)
    ? []
    : [problem('trf-arbiter-number', { field: 'arbiter' })];

/** Everyone’s sex where a list has any, and what new players need: those without a FIDE ID get one by their birth and sex. */
const missingOf = (tournament: Tournament, people: readonly Personal[]): readonly Problem[] => {
  const isNew = ({ fideId }: Personal): boolean => fideId === undefined;
  const fields = (['fideId', 'birth', 'sex'] as const).map((field) => ({
    field,
    lacking: people.filter((each) => (isNew(each) || field === 'sex') && each.typed[field] === undefined),
  }));
  return fields.flatMap(({ field, lacking }) => {
    const asked = lacking.length === people.length ? people.filter(isNew) : lacking;
    return asked.length === people.length
      ? [missingColumn(field)]
      : missingOfPlayers(tournament, 'fide', field, namesOf(asked));
  });
};

const federationsOf = ({ columns }: Tournament, people: readonly Personal[]): readonly Problem[] => {
  const lacking = people.filter(({ federation }) => federation === undefined);
  const others = people.flatMap(({ name, federation = '' }) =>
    federation === '' || isFederation(federation) ? [] : [{ name, federation }],
  );
  const known = others.filter(({ federation }) => federationCalled(federation));
  const [wrong, ...more] = others.filter((each) => !known.includes(each));
  return [
    ...(lacking.length === people.length
      ? [problem('trf-federations-missing', {}, { count: people.length })]
      : emptyCells(
          namesOf(lacking),
          'federation',
          'federation',
          federationHeading({ players: people, columns }),
        )),
    ...(wrong
      ? [noFederation(wrong.federation, { player: wrong.name, field: 'federation' }, more.length + 1)]
      : []),
    ...called(
      known.map(({ federation }) => federation),
      known.map(({ name }) => name),
    ),
  ];
};

const FIDE_ID = /^\d{4,9}$/;

/** Values that are there and cannot be what they should be. */
const wrongValues = ({ name, typed, ...person }: Personal): readonly Problem[] => {
  const wrong = (
    code: 'trf-value' | 'trf-fide-id',
    field: 'sex' | 'title' | 'birth' | 'fideId',
    value: string,
  ): Problem => problem(code, { player: name, field }, { name, typed: value, what: FIELD_NAMES[field] });
  const { fideId } = person;
  return [
    ...(['sex', 'title', 'birth'] as const).flatMap((field) => {
      const value = typed[field];
      return value !== undefined && person[field] === undefined ? wrong('trf-value', field, value) : [];
    }),
    ...(fideId !== undefined && !FIDE_ID.test(fideId) ? [wrong('trf-fide-id', 'fideId', fideId)] : []),
    ...(Array.from(name).length > NAME_WIDTH
      ? [problem('trf-name-cut', { player: name, field: 'name' }, { name, most: NAME_WIDTH })]
      : []),
  ];
};

const twice = (people: readonly Personal[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return people.flatMap(({ name, fideId }) => {
    if (fideId === undefined) return [];
    const other = first.get(fideId);
    first.set(fideId, other ?? name);
    if (other === undefined) return [];
    const values = { name, other, typed: fideId, what: FIELD_NAMES.fideId };
    return [problem('trf-id-twice', { player: name, field: 'fideId' }, values)];
  });
};

/** What FIDE's checks would send a report back for, each with the player and the field. */
export const checks = (tournament: Tournament): readonly Problem[] => {
  const people = fieldsOf(tournament).flatMap(personalOf);
  return [
    ...missingDetails(tournament.details ?? {}, NEEDED),
    ...unnumbered(tournament),
    ...ofEvent(tournament.details?.federation?.trim() ?? ''),
    ...fieldsOf(tournament).flatMap(missingDays),
    ...missingOf(tournament, people),
    ...federationsOf(tournament, people),
    ...people.flatMap(wrongValues),
    ...twice(people),
  ];
};

/** What the file of a tournament does not say although others of its kind do. */
export const lostIn = (tournament: Tournament, version: 16 | 26): readonly Problem[] => {
  const own = tournament.tieBreaks.filter((code) => code !== 'PTS');
  const known = fideTieBreaks(own);
  const left = own.filter((code) => !known.includes(code));
  const days = roundDates(tournament);
  const moved = tournament.games.filter(
    ({ date, round }) =>
      date !== undefined && present(date).slice(0, 10) !== (days[round - 1] ?? '').slice(0, 10),
  );
  const people = fieldsOf(tournament).flatMap(personalOf);
  return [
    ...(version === 26 ? withoutFederation(tournament, people) : []),
    ...(version === 26 && left.length > 0
      ? [problem('trf-tie-breaks-left', {}, { codes: left.join(', ') })]
      : []),
    ...(moved.length > 0 ? [problem('trf-days-of-rounds', {}, { count: moved.length })] : []),
  ];
};
