/** @sweep */
import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { standings, values } from '../../../src/core/tiebreak/standings';
import { tournamentOf } from '../../../src/exchange/found';
import { trf16, trf26 } from '../../../src/exchange/trf/format';
import { expectedCases, type ExpectedCase } from '../../eventFixtures';
import { valueOf } from '../../results';
import { sampled } from '../../sample';
import { thereAndBack } from '../roundTrip';

/** Half of a maximum that nobody could reach means nothing there: see `published.test.ts`. */
const ABANDONED = 'mannheim1914';

const CASES = sampled(
  (['real', 'ties', 'random'] as const).flatMap((file) => expectedCases(file)),
  45,
);

const listsOf = ({ tournament, rank }: ExpectedCase): readonly string[] =>
  Object.keys(rank).filter((label) => tournament.id !== ABANDONED || !label.includes('KS'));

const orderOf = (label: string): readonly string[] => label.split(':')[1]!.split(',');

/** What the lines of players say, by number: columns 81 to 84 and 86 to 89. */
const printed = (tournament: Tournament, format: typeof trf26): ReadonlyMap<number, readonly number[]> => {
  const [{ content }] = valueOf(format.make!(tournament, { language: 'en', time: '2026-11-27T19:00' })).files;
  const lines = String(content)
    .split('\r\n')
    .filter((line) => line.startsWith('001'));
  return new Map(
    lines.map((line) => [
      Number(line.slice(4, 8)),
      [Number(line.slice(79, 84)), Number(line.slice(85, 89))] as const,
    ]),
  );
};

describe.each([trf26, trf16])('standings that $id prints', (format) => {
  it('points and places are those that two calculators, FIDE’s among them, found; whoever is not ranked comes last', () => {
    for (const one of CASES)
      for (const label of listsOf(one)) {
        const { tournament, rank, values: found } = one;
        const lines = printed({ ...tournament, tieBreaks: orderOf(label) }, format);
        const ranks = rank[label]!;
        const ranked = ranks.filter((each) => each !== null).length;
        const wanted = tournament.players.map(({ no }, at) => [
          ...[tournament.id, label, no],
          ...[found['PTS']![at] ?? 0, ranks[at] ?? ranked + 1],
        ]);
        expect(tournament.players.map(({ no }) => [tournament.id, label, no, ...lines.get(no)!])).toEqual(
          wanted,
        );
      }
  });

  it('the file read back gives them again, with every tie-break that those calculators have', () => {
    for (const { tournament, rank, values: wanted } of CASES) {
      const [found] = thereAndBack(tournament, format);
      const naming = { id: tournament.id, file: 'x.trf', language: 'en' };
      const read = valueOf(tournamentOf(found!, naming)).tournament;
      // who has left is no part of the file: the arbiter says so again
      const status = new Map(tournament.players.map((player) => [player.no, player.status]));
      const again = {
        ...read,
        // an event that was abandoned has the games that it had
        ...(tournament.id === ABANDONED
          ? { rounds: tournament.rounds, games: read.games.filter(({ outcome }) => outcome !== null) }
          : {}),
        players: read.players.map((player) => ({ ...player, status: status.get(player.no)! })),
      };
      const isLeft = (name: string): boolean => tournament.id === ABANDONED && name.includes('KS');
      for (const label of Object.keys(rank).filter((each) => !isLeft(each)))
        expect([tournament.id, label, valueOf(standings(again, orderOf(label))).ranks]).toEqual([
          ...[tournament.id, label, rank[label]],
        ]);
      for (const [code, column] of Object.entries(wanted).filter(([name]) => !isLeft(name)))
        expect([
          ...[tournament.id, code],
          valueOf(values(again, code)).map((value) => value && toNumber(value)),
        ]).toEqual([tournament.id, code, column]);
    }
  });
});
