import { present } from '../present';
import type { Tournament, Pin } from '../model';
import { makeSchedule } from '../pairing/schedule';
import { SYSTEMS } from '../pairing/registry';
import { tableSize } from '../pairing/system';
import { matchOf } from '../pairing/teams/members';
import { colourWarnings, matchWarnings } from '../pairing/warnings';
import { problem, type Problem } from '../problem';
import { nameOf } from '../names/name';
import { byStrength } from './entry';
import { varmaWarnings } from './varma';
import { BOARD_INSTEAD, stayingNumbers } from './pins';
import { hasSides } from '../results/sides';

const meetings = (
  { games }: Tournament,
  pins: readonly Pin[],
  name: (no: number) => string,
): readonly Problem[] =>
  games.flatMap(({ round, board, white, black }) => {
    const [one, other] = pins.filter(({ no }) => no === white || no === black);
    if (!one || !other) return [];
    const values = { one: name(one.no), other: name(other.no), round, board };
    return [problem('pinned-meet', { round }, values)];
  });

/**
 * Pins that do not fully work: `pin-impossible` for a player who should have the number that stays if there is none;
 * `pinned-meet` for each game between two pinned players, in which the later one has to move.
 */
export const pinWarnings = (tournament: Tournament): readonly Problem[] => {
  const { players, pins = [], system, systemOptions: options } = tournament;
  if (pins.length === 0) return [];
  const name = nameOf(players);
  const schedule = makeSchedule({ system, options, players: players.length, cycles: 1 });
  const staying = new Set(schedule.ok ? stayingNumbers(schedule.value).map(({ no }) => no) : []);
  return [
    ...pins
      .filter(({ no, board }) => board === undefined && !staying.has(no))
      .map(({ no }) => {
        const player = name(no);
        return problem('pin-impossible', { player }, { system, player, board: BOARD_INSTEAD });
      }),
    ...meetings(tournament, pins, name),
  ];
};

/** Up to this many players, tables are generated to see when two numbers meet in them. */
const MOST_LOOKED_AT = 200;

const isBetween =
  (one: number, other: number) =>
  ({ white, black }: { readonly white: number; readonly black: number }): boolean =>
    (white === one && black === other) || (white === other && black === one);

/** Systems that bring the numbers 1 and 2 together in the last two rounds of the first cycle. */
const lateSystems = (players: number): readonly string[] =>
  SYSTEMS.filter(({ id }) => {
    if (players > MOST_LOOKED_AT) return false;
    const schedule = makeSchedule({ system: id, players, cycles: 1 });
    return schedule.ok && schedule.value.rounds.slice(-2).some(({ games }) => games.some(isBetween(1, 2)));
  }).map(({ id }) => id);

const topTwoWarnings = ({ players, games }: Tournament): readonly Problem[] => {
  const [first, second] = players;
  const sorted = byStrength(players).every((index, place) => index === place);
  if (!sorted || typeof second?.rating?.strength !== 'number') return [];
  const rounds = tableSize(players.length) - 1;
  const meeting = games.find(isBetween(present(first).no, second.no));
  if (!meeting || meeting.round > rounds / 2) return [];
  const choices = lateSystems(players.length).join(', ') || '–';
  const { round } = meeting;
  return [
    problem('top-two-early', {}, { one: present(first).name, other: second.name, round, rounds, choices }),
  ];
};

const ofDraw = (tournament: Tournament): readonly Problem[] => {
  const { method, detail = '' } = tournament.numbering;
  const match = matchOf(tournament);
  if (match) return matchWarnings(tournament.system, match);
  return [
    ...topTwoWarnings(tournament),
    ...(method === 'varma' ? varmaWarnings(tournament.players.length, detail) : []),
    ...pinWarnings(tournament),
  ];
};

/**
 * Warnings about a draw: `top-two-early` if players are numbered by rating and the two strongest meet in the first half of the
 * first cycle, with the systems in which they meet at its end; `varma-group-meets`; those of `pinWarnings`. In a match of two
 * teams, those of `matchWarnings`. Then those of `colourWarnings`, unless colours go by strength or do not matter.
 */
export const drawWarnings = (tournament: Tournament): readonly Problem[] => {
  const { players, colours } = tournament;
  const schedule = { players: players.length, rounds: [tournament] };
  return [
    ...ofDraw(tournament),
    ...(colours === 'strength' || !hasSides(tournament) ? [] : colourWarnings(schedule, nameOf(players))),
  ];
};
