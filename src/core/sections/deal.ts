import { byStrength } from '../draw/entry';
import { letterOf } from '../pairing/letters';
import { entryAt, present } from '../present';
import type { Problem } from '../problem';
import { andThen, ok, type Result } from '../result';
import { keepApart, type Sections } from './apart';
import { keepApartInBands } from './bands';
import { dealByHand } from './hand';
import type { Dealing, DealMethod, DealtSection } from './section';
import { sectionSizes, type Leftover, type SectionSize } from './sizes';
import { togetherProblems } from './together';

/** How a list is dealt. Size and left-over players mean nothing by hand. */
export interface DealChoice {
  readonly by: DealMethod;
  readonly size: number;
  readonly leftover: Leftover;
}

/** A list dealt into sections, and which clubmates could not be kept apart, and why. */
export interface Deal {
  readonly sections: readonly DealtSection[];
  readonly warnings: readonly Problem[];
}

/** One after the other: the first section takes the first of the list. */
const inSequence = (sizes: readonly SectionSize[]): Sections => {
  let next = 0;
  return sizes.map(({ players }) => Array.from({ length: players }, () => next++));
};

/** The order in which a band of a snake goes through the sections: across, then back. */
const across = (band: number, sections: number): readonly number[] => {
  const order = Array.from({ length: sections }, (_, at) => at);
  return band % 2 === 0 ? order : order.reverse();
};

/** The seeds 1 to g across, g + 1 and on back, band by band; the last band may have too few. */
const snakeBands = (players: number, sections: number): readonly (readonly (number | null)[])[] =>
  Array.from({ length: Math.ceil(players / sections) }, (_, band) => {
    const order = across(band, sections);
    return order.map((_, section) => {
      const place = band * sections + order.indexOf(section);
      return place < players ? place : null;
    });
  });

const inColumns = (bands: readonly (readonly (number | null)[])[]): Sections =>
  entryAt(bands, 0).map((_, section) => bands.flatMap((band) => band[section] ?? []));

/** Sections that a snake fills by itself, clubmates apart inside its bands. */
const bySnake = (sizes: readonly SectionSize[], players: number, clubs: readonly string[]): Sections =>
  inColumns(keepApartInBands(snakeBands(players, sizes.length), clubs));

/** A snake through full sections alike, whose last one takes all that are left, or through all but the last, which has them. */
const bySnakeWithRest = (
  sizes: readonly SectionSize[],
  players: number,
  clubs: readonly string[],
): Sections => {
  const last = present(sizes.at(-1));
  const size = entryAt(sizes, 0).players;
  const dealt = last.twice ? sizes.length - 1 : sizes.length;
  const columns = inColumns(snakeBands(size * dealt, dealt));
  const rest = Array.from({ length: players - size * dealt }, (_, at) => size * dealt + at);
  const sections = last.twice
    ? [...columns, rest]
    : [...columns.slice(0, -1), [...present(columns.at(-1)), ...rest]];
  return keepApart(sections, clubs);
};

const bySizes = (
  { by, leftover }: DealChoice,
  sizes: readonly SectionSize[],
  clubs: readonly string[],
): Sections => {
  if (by !== 'snake') return keepApart(inSequence(sizes), clubs);
  const isByItself = leftover === 'spread' || sizes.every(({ players }) => players === sizes[0]?.players);
  return (isByItself ? bySnake : bySnakeWithRest)(sizes, clubs.length, clubs);
};

/**
 * Deals a list into sections A, B, C and so on (Z is followed by AA). `list`: one after the other as they stand; `rating`: the
 * strongest first, US Chess 30G; `snake`: by rating, the seeds 1 to g across the g sections and g + 1 on back (ITTF Handbook for
 * Tournament Referees 3.6); `hand`: as the list says, see `dealByHand`. Clubmates are kept apart as far as it can be done: in a snake
 * within its bands, else by exchanges that move players as few places as possible; who stays together is a warning with the proof.
 * Problems: those of `sectionSizes` and `dealByHand`.
 */
export const dealSections = (players: readonly Dealing[], choice: DealChoice): Result<Deal> => {
  const { by, size, leftover } = choice;
  const told = (sections: readonly DealtSection[]): Deal => ({
    sections,
    warnings: togetherProblems(players, sections, by),
  });
  if (by === 'hand') return andThen(dealByHand(players), (sections) => ok(told(sections)));
  const sizes = sectionSizes(players.length, size, leftover);
  if (!sizes.ok) return sizes;
  const order = by === 'list' ? players.map((_, index) => index) : byStrength(players);
  const clubs = order.map((index) => entryAt(players, index).club);
  const dealt = bySizes(choice, sizes.value, clubs);
  return ok(
    told(
      dealt.map((places, at) => ({
        name: letterOf(at + 1),
        members: places.map((place) => entryAt(order, place)),
        twice: entryAt(sizes.value, at).twice,
      })),
    ),
  );
};
