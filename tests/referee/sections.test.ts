import { withdrawal, withdrawalRuleFor } from '../../src/core/conduct/withdrawal';
import type { Tournament } from '../../src/core/model';
import { carriedFinal } from '../carried';
import { sectioned, withResults } from '../sectioned';
import { differences, fileOf, ours, refereed, valuesIn } from './books';
import { recalculatedByGnumeric } from './gnumeric';
import { LIVE_HANDOUTS } from '../handouts';

const QUADS = Array.from({ length: 10 }, () => 4);
const LIST = ['PTS', 'DE', 'SB', 'KS', 'US_TIED', 'BH/C1', 'TPR'];

/** As it is after a player has left. */
const without = (tournament: Tournament, no: number): Tournament => {
  const left = withdrawal(tournament, no, withdrawalRuleFor(tournament));
  if (!left.ok) throw new Error(JSON.stringify(left.problems));
  const { status, forfeits } = left.value;
  const outcomes = new Map(forfeits.map(({ game, outcome }) => [game, outcome]));
  return {
    ...tournament,
    players: tournament.players.map((player) => (player.no === no ? { ...player, status } : player)),
    games: tournament.games.map((game) => ({ ...game, outcome: outcomes.get(game.no) ?? game.outcome })),
  };
};

const [early, late] = [0.3, 0.7].map((share) =>
  withResults(sectioned([4, 4, 6], { tieBreaks: LIST }), 3, share),
);

/** With all handouts that follow the results. */
const printed = (tournament: Tournament): Tournament => ({
  ...tournament,
  liveHandouts: LIVE_HANDOUTS.map(({ id }) => id),
});

const TOURNAMENTS: readonly (readonly [name: string, tournament: Tournament])[] = [
  ['ten quads under way, with their handouts', printed(withResults(sectioned(QUADS), 1, 0.6))],
  ['ten quads, all played', withResults(sectioned(QUADS, { tieBreaks: LIST }), 2, 1)],
  ['4, 4 and 6, one of the six left early, with their handouts', printed(without(early!, 11))],
  ['4, 4 and 6, one of the six left late', without(late!, 11)],
  [
    'a final of four quads, games carried over, with its handouts',
    printed(withResults(carriedFinal(4, { tieBreaks: LIST }), 6, 0.5)),
  ],
  [
    'a section of 5 that plays two cycles beside a quad, with their handouts',
    printed(
      withResults(
        sectioned([], {}, [
          { name: 'A', players: 4 },
          { name: 'B', players: 5, cycles: 2 },
        ]),
        4,
      ),
    ),
  ],
];

describe('every formula of sections on one set of sheets is worked out elsewhere as the file has it', () => {
  const files = new Map<string, Awaited<ReturnType<typeof fileOf>>>();

  beforeAll(async () => {
    for (const [name, tournament] of TOURNAMENTS) files.set(name, await fileOf(tournament));
  });

  it('in LibreOffice', async () => {
    const named = new Map([...files.values()].map((file, index) => [`book${index}`, file]));
    const values = await refereed(named);
    for (const [name, { plan, bytes }] of named) {
      expect(differences(plan, ours(plan), values.get(name)!)).toEqual([]);
      expect(differences(plan, await valuesIn(bytes, plan), values.get(name)!)).toEqual([]);
    }
  });

  it('in Gnumeric', async () => {
    const named = new Map([...files.values()].map((file, index) => [`book${index}`, file]));
    const bytes = new Map([...named].map(([name, file]) => [name, file.bytes]));
    const saved = await recalculatedByGnumeric(bytes);
    for (const [name, { plan }] of named)
      expect(differences(plan, ours(plan), await valuesIn(saved.get(name)!, plan))).toEqual([]);
  });
});
