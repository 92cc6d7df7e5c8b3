import { optionsWith } from '../pairing/anySystem';
import { entryAt } from '../present';
import type { Tournament, Player, SystemOptions } from '../model';
import { exchangeApplies } from '../pairing/exchange';
import { bySection } from './found';

/** Of a system's options those that mean anything in a section. */
export const optionsOfSections = (
  system: string,
  players: readonly Pick<Player, 'no' | 'section' | 'team'>[],
  systemOptions: SystemOptions,
): SystemOptions =>
  bySection(players).reduce(
    (known, field) => ({ ...known, ...optionsWith({ system, systemOptions }, field) }),
    {},
  );

/** The seed of what is drawn for one section, so that not all sections of one size draw the same. */
export const sectionSeed = (seed: string, section: string): string => `${seed} ${section}`;

const lastRound = (lines: readonly { readonly round: number }[]): number =>
  lines.reduce((last, { round }) => Math.max(last, round), 1);

/** One section as a tournament that stands alone, whose players and games keep the numbers that they have in the whole. */
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
 * The fields that stand alone: each section of a tournament as one of its own, in the numbers of the whole, so that every rule
 * applies to it as it is; a tournament that is not divided is its only field.
 */
export const fieldsOf = (tournament: Tournament): readonly Tournament[] =>
  tournament.sections ? tournament.sections.map((_, index) => apart(tournament, index)) : [tournament];

/** The field in which a player plays; the tournament itself where it is not divided or has no such player. */
export const fieldOf = (tournament: Tournament, no: number): Tournament =>
  fieldsOf(tournament).find(({ players }) => players.some((player) => player.no === no)) ?? tournament;

/** The lowest number of a field's players: 1, but for the later sections of a tournament. */
export const firstNumber = ({ players }: Pick<Tournament, 'players'>): number =>
  players.reduce((least, { no }) => Math.min(least, no), Infinity);

/** A field whose players have higher numbers, by so many. */
export const renumbered = (field: Tournament, by: number): Tournament => ({
  ...field,
  players: field.players.map((player) => ({ ...player, no: player.no + by })),
  games: field.games.map((game) => ({ ...game, white: game.white + by, black: game.black + by })),
  rests: field.rests.map((rest) => ({ ...rest, player: rest.player + by })),
  ...(field.pins ? { pins: field.pins.map((pin) => ({ ...pin, no: pin.no + by })) } : {}),
});
