import { optionsWith } from '../pairing/anySystem';
import { entryAt } from '../present';
import type { Tournament, Player, SystemOptions } from '../model';
import { exchangeApplies } from '../pairing/schedule';
import { bySection } from './found';

/** The system's options that matter in a section. */
export const optionsOfSections = (
  system: string,
  players: readonly Pick<Player, 'no' | 'section' | 'team'>[],
  systemOptions: SystemOptions,
): SystemOptions =>
  bySection(players).reduce(
    (known, field) => ({ ...known, ...optionsWith({ system, systemOptions }, field) }),
    {},
  );

/** The seed for one section, so that sections of equal size do not all have the same draw. */
export const sectionSeed = (seed: string, section: string): string => `${seed} ${section}`;

const lastRound = (lines: readonly { readonly round: number }[]): number =>
  lines.reduce((last, { round }) => Math.max(last, round), 1);

/** One section as a tournament of its own; players and games keep their numbers. */
const apart = (tournament: Tournament, index: number): Tournament => {
  const { sections = [], systemOptions = {}, pins = [], ...whole } = tournament;
  const { name, cycles } = entryAt(sections, index);
  const players = tournament.players.filter(({ section }) => section === name);
  const numbers = new Set(players.map(({ no }) => no));
  const games = tournament.games.filter(({ white, black }) => numbers.has(white) && numbers.has(black));
  const rests = tournament.rests.filter(({ player }) => numbers.has(player));
  const ownPins = pins.filter(({ no }) => numbers.has(no));
  const ownOptions = optionsWith({ system: tournament.system, systemOptions }, players);
  const { seed } = tournament.numbering;
  return {
    ...whole,
    ...(Object.keys(ownOptions).length === 0 ? {} : { systemOptions: ownOptions }),
    section: name,
    cycles,
    exchangeLastTwo: tournament.exchangeLastTwo && exchangeApplies(players.length, cycles),
    rounds: lastRound([...games, ...rests]),
    players,
    games,
    rests,
    numbering: {
      ...tournament.numbering,
      ...(seed === undefined ? {} : { seed: sectionSeed(seed, name) }),
    },
    ...(ownPins.length === 0 ? {} : { pins: ownPins }),
  };
};

/**
 * The fields of a tournament: each section as a tournament of its own, with the numbers of the whole, so that every rule applies
 * to it unchanged. An undivided tournament is its only field.
 */
export const fieldsOf = (tournament: Tournament): readonly Tournament[] =>
  tournament.sections ? tournament.sections.map((_, index) => apart(tournament, index)) : [tournament];

/** The field of a player; the tournament itself if it is undivided or has no such player. */
export const fieldOf = (tournament: Tournament, no: number): Tournament =>
  fieldsOf(tournament).find(({ players }) => players.some((player) => player.no === no)) ?? tournament;

/** The lowest player number of a field: 1, except in later sections of a tournament. */
export const firstNumber = ({ players }: Pick<Tournament, 'players'>): number =>
  players.reduce((least, { no }) => Math.min(least, no), Infinity);

/** A player's number within their section; the number itself without sections. */
export const numberInSection = (tournament: Tournament): ((no: number) => number) => {
  const before = new Map(
    fieldsOf(tournament).flatMap((field) => {
      const first = firstNumber(field);
      return field.players.map(({ no }) => [no, first - 1] as const);
    }),
  );
  return (no) => no - (before.get(no) ?? 0);
};

/** A field with all player numbers raised by this many. */
export const renumbered = (field: Tournament, by: number): Tournament => ({
  ...field,
  players: field.players.map((player) => ({ ...player, no: player.no + by })),
  games: field.games.map((game) => ({ ...game, white: game.white + by, black: game.black + by })),
  rests: field.rests.map((rest) => ({ ...rest, player: rest.player + by })),
  ...(field.pins ? { pins: field.pins.map((pin) => ({ ...pin, no: pin.no + by })) } : {}),
});
