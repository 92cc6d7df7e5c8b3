import type { Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { isFederation } from './federations';
import { fieldsIn, type Line, makeRecord } from './line';
import type { Personal } from './personal';
import type { PlayerLine } from './players';
import { PLAYER } from './records';

/** What a national federation says of a player (a record of National Rating Support). */
export interface National {
  readonly rating: string;
  readonly id: string;
}

/** What such records tell, by the numbers of players, and what of it is not kept. */
export interface Nationals {
  readonly byNo: ReadonlyMap<number, National>;
  readonly warnings: readonly Problem[];
  readonly problems: readonly Problem[];
}

type Fields = Readonly<Record<keyof typeof PLAYER, string>>;

/** What else a record can say; what stands in the line of the player, too, says nothing new. */
const BESIDE: readonly (readonly [
  what: string,
  told: (record: Fields) => string,
  own: (of: PlayerLine) => string,
])[] = [
  ['sex', ({ sex }) => sex.toLowerCase(), ({ sex }) => sex],
  ['title', ({ title }) => title, () => ''],
  ['name', ({ name }) => name, ({ name }) => name],
  ['region', ({ federation }) => federation, () => ''],
  ['birth', ({ birth }) => birth, ({ birth }) => birth],
];

/** The federation whose records are kept: that of the event, else the one that comes first. */
const chosenOf = (lines: readonly Line[], ofEvent: string): string =>
  lines.find(({ id }) => id === ofEvent.trim().toUpperCase())?.id ?? lines[0]?.id ?? '';

/**
 * National ratings and IDs of players: those of one federation, that of the event if it is among them. What is not kept is told once
 * (`trf-national-left`). Problems: `exchange-player-unknown`.
 */
export const nationalsOf = (
  lines: readonly Line[],
  players: readonly PlayerLine[],
  ofEvent: string,
): Nationals => {
  const byNumber = new Map(players.map((player) => [player.no, player]));
  const federation = chosenOf(lines, ofEvent);
  const records = lines.map((line) => ({ ...fieldsIn(line, PLAYER), id: line.id, line: line.number }));
  const known = records.filter(({ no }) => byNumber.has(Number(no)));
  const kept = known.filter(({ id }) => id === federation);
  const others = [...new Set(known.filter(({ id }) => id !== federation).map(({ id }) => id))];
  const more = BESIDE.filter(([, told, own]) =>
    kept.some((record) => {
      const player = byNumber.get(Number(record.no));
      return player !== undefined && told(record) !== '' && told(record) !== own(player);
    }),
  ).map(([what]) => what);
  const [first] = known;
  const what = [...others, ...more].join(', ');
  return {
    byNo: new Map(kept.map(({ no, rating, fideId }) => [Number(no), { rating, id: fideId }] as const)),
    warnings:
      first && what !== '' ? [problem('trf-national-left', { line: first.line }, { federation, what })] : [],
    problems: records
      .filter((record) => !known.includes(record))
      .map(({ line, no }) => problem('exchange-player-unknown', { line }, { number: no })),
  };
};

/** A national rating as four columns have it; empty for what is none. */
const ratingText = (typed: string | undefined): string => {
  const { strength } = parseRating((typed ?? '').trim());
  return strength === null || strength > 9999 ? '' : String(Math.round(strength));
};

interface Written {
  readonly line: string;
  readonly hasRating: boolean;
}

const lineOf = (federation: string, { name, typed }: Personal, place: number): readonly Written[] => {
  const [rating, id] = [ratingText(typed.nationalRating), (typed.nationalId ?? '').trim()];
  if (rating === '' && id === '') return [];
  const fideId = Array.from(id).length <= 11 ? id : '';
  const line = makeRecord(federation, PLAYER, { no: place + 1, name, rating, fideId });
  return [{ line, hasRating: rating !== '' }];
};

/** The federation of national ratings: that of the event. */
const federationOf = ({ details }: Pick<Tournament, 'details'>): string | null => {
  const code = (details?.federation ?? '').trim().toUpperCase();
  return isFederation(code) && code !== 'FID' ? code : null;
};

/**
 * Records of National Rating Support: the national ratings and IDs that the list has, those of the federation of the event. Nothing
 * where nobody has a rating, or the event has no federation.
 */
export const makeNationals = (field: Tournament, people: readonly Personal[]): readonly string[] => {
  const federation = federationOf(field);
  if (federation === null) return [];
  const lines = people.flatMap((person, place) => lineOf(federation, person, place));
  return lines.some(({ hasRating }) => hasRating) ? lines.map(({ line }) => line) : [];
};

/** Record 172, which goes with them: numbers and tie-breaks go by the rating of the list, which stands where FIDE's does. */
export const rankMethod = (field: Tournament, people: readonly Personal[]): string =>
  makeNationals(field, people).length > 0 ? `${federationOf(field) ?? ''} FIDE` : '';

/** `trf-national-federation` where the list has national ratings and the event no federation that they are of. */
export const withoutFederation = (field: Tournament, people: readonly Personal[]): readonly Problem[] => {
  const count = people.filter(({ typed }) => ratingText(typed.nationalRating) !== '').length;
  return federationOf(field) === null && count > 0
    ? [problem('trf-national-federation', { field: 'federation' }, { count })]
    : [];
};
