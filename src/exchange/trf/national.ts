import type { Tournament } from '../../core/model';
import { problem, type Problem } from '../../core/problem';
import { parseRating } from '../../core/ratings/rating';
import { isFederation } from './federations';
import { makeLine, type Line } from './line';
import type { Personal } from './personal';
import type { PlayerLine } from './players';

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

/** What else a record can say, each with its columns; what stands in the line of the player, too, says nothing new. */
const BESIDE: readonly (readonly [
  what: string,
  told: (line: Line) => string,
  own: (of: PlayerLine) => string,
])[] = [
  ['sex', (line) => line.at(10).toLowerCase(), ({ sex }) => sex],
  ['title', (line) => line.at(11, 13), () => ''],
  ['name', (line) => line.at(15, 47), ({ name }) => name],
  ['region', (line) => line.at(54, 56), () => ''],
  ['birth', (line) => line.at(70, 79), ({ birth }) => birth],
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
  const known = lines.filter((line) => byNumber.has(Number(line.at(5, 8))));
  const kept = known.filter(({ id }) => id === federation);
  const others = [...new Set(known.filter(({ id }) => id !== federation).map(({ id }) => id))];
  const more = BESIDE.filter(([, told, own]) =>
    kept.some((line) => {
      const player = byNumber.get(Number(line.at(5, 8)));
      return player !== undefined && told(line) !== '' && told(line) !== own(player);
    }),
  ).map(([what]) => what);
  const [first] = known;
  return {
    byNo: new Map(
      kept.map((line) => [Number(line.at(5, 8)), { rating: line.at(49, 52), id: line.at(58, 68) }] as const),
    ),
    warnings:
      first && others.length + more.length > 0
        ? [
            problem(
              'trf-national-left',
              { line: first.number },
              { federation, what: [...others, ...more].join(', ') },
            ),
          ]
        : [],
    problems: lines
      .filter((line) => !known.includes(line))
      .map((line) => problem('exchange-player-unknown', { line: line.number }, { number: line.at(5, 8) })),
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
  const line = makeLine([
    { from: 1, text: federation },
    { from: 5, to: 8, text: place + 1 },
    { from: 15, text: Array.from(name.replace(/\s+/gu, ' ').trim()).slice(0, 33).join('') },
    { from: 49, to: 52, text: rating },
    { from: 58, to: 68, text: Array.from(id).length <= 11 ? id : '' },
  ]);
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
