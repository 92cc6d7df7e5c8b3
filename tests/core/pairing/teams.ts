import type { SystemOptions } from '../../../src/core/model';
import { coloursOf } from '../../../src/core/pairing/colours';
import { makeTeamSchedule, memberLabel, type TeamSchedule } from '../../../src/core/pairing/teams/schedule';
import { range } from './field';

/** A team schedule that must come about. */
export const match = (
  system: string,
  boards: number,
  more: { opponents?: number; cycles?: number; options?: SystemOptions } = {},
): TeamSchedule => {
  const result = makeTeamSchedule({ system, boards, cycles: 1, ...more });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
};

/** The rounds in labels, White first: `1-A`, `B-2`. */
export const labelled = ({ boards, rounds }: TeamSchedule): string[][] =>
  rounds.map(({ games }) =>
    games.map(({ white, black }) => `${memberLabel(boards, white)}-${memberLabel(boards, black)}`),
  );

/** What is wrong with one cycle as a match in which each of one team meets each of the other. */
export const matchFaults = ({ boards, opponents, players, rounds }: TeamSchedule): string[] => {
  const found: string[] = [];
  const met = new Set<string>();
  if (rounds.length !== Math.max(boards, opponents)) found.push(`${rounds.length} rounds`);
  for (const { round, games, rests } of rounds) {
    const there = [...games.flatMap(({ white, black }) => [white, black]), ...rests].sort((a, b) => a - b);
    if (there.join() !== range(1, players).join()) found.push(`members of round ${round}`);
    if (games.length !== Math.min(boards, opponents)) found.push(`games of round ${round}`);
    if (new Set(games.map(({ board }) => board)).size !== games.length)
      found.push(`boards of round ${round}`);
    for (const { white, black } of games) {
      const [number, letter] = white < black ? [white, black] : [black, white];
      if (number > boards || letter <= boards) found.push(`team mates in round ${round}`);
      met.add(`${number} ${letter}`);
    }
  }
  if (met.size !== boards * opponents) found.push(`${met.size} pairs`);
  return found;
};

/** Whites of the first team in each round. */
export const teamWhites = ({ boards, rounds }: TeamSchedule): number[] =>
  rounds.map(({ games }) => games.filter(({ white }) => white <= boards).length);

/** The most by which anybody's colours differ, and the longest run of one colour. */
export const evenness = (schedule: TeamSchedule): { balance: number; run: number } => {
  const { players } = coloursOf(schedule);
  return {
    balance: Math.max(...players.map(({ whites, blacks }) => Math.abs(whites - blacks))),
    run: Math.max(...players.map(({ longestRun }) => longestRun)),
  };
};
