/** @sweep */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toNumber } from '../../../src/core/fraction';
import type { Tournament } from '../../../src/core/model';
import { standings, values } from '../../../src/core/tiebreak/standings';
import { tournamentOf } from '../../../src/exchange/found';
import { trf16, trf26 } from '../../../src/exchange/trf/format';
import { eventTexts, type ExpectedCase, expectedCases, realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch, playedAtRandom } from '../../matches';
import { valueOf } from '../../results';
import { sampled } from '../../sample';
import { sectioned, withResults } from '../../sectioned';
import { type Kept, lostInRoundTrip, thereAndBack } from '../roundTrip';

const FORMATS = [trf16, trf26] as const;
const KEPT: Kept = { fields: ['title', 'sex', 'fideId', 'birth'], dates: 'round' };
const FIXTURES = join(__dirname, '../../fixtures/exchange');

const dated = (tournament: Tournament): Tournament => ({
  ...tournament,
  dated: true,
  games: tournament.games.map((game) => ({
    ...game,
    date: `2026-10-${String(1 + game.round).padStart(2, '0')}`,
  })),
  details: { city: 'Bremen', federation: 'GER', arbiter: 'IA Erika Muster 1234567', timeControl: '90+30' },
});

/** Days that a file has although the details do not. */
const withDays = (tournament: Tournament, [first, last]: readonly [string, string]): Tournament => ({
  ...tournament,
  details: { ...tournament.details, firstDay: first, lastDay: last },
});

describe.each(FORMATS)('$id there and back', (format) => {
  it.each(sampled([...eventTexts.keys()], 4))('%s is what it was', (id) => {
    expect(lostInRoundTrip(realEvent(id), format, KEPT)).toEqual([]);
  });

  it.each(sampled([...eventTexts.keys()], 4))('%s has the standings that it had', (id) => {
    const event = realEvent(id);
    const [found] = thereAndBack(event, format);
    const again = valueOf(tournamentOf(found!, { id, file: `${id}.trf`, language: 'en' })).tournament;
    // who has left is a loss: the arbiter says so again
    const status = new Map(event.players.map((player) => [player.no, player.status]));
    const told = {
      ...again,
      players: again.players.map((player) => ({ ...player, status: status.get(player.no)! })),
    };
    expect(valueOf(standings(told, event.tieBreaks))).toEqual(valueOf(standings(event)));
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'made-up results of kind %i, with forfeits, special ones and open games',
    (seed) => {
      const event = generated({
        ...{ players: 4 + seed, cycles: 1 + (seed % 3), seed, special: 0.3, draws: 0.3 },
        finished: seed % 2 === 0 ? 1 : 0.7,
        annulled: seed % 4 === 0 ? 1 : 0,
        adjusted: true,
        scoring:
          seed % 3 === 0 ? { win: 3, draw: 1, loss: 0, unit: 1 } : { win: 4, draw: 2, loss: 1, unit: 4 },
      });
      expect(lostInRoundTrip(event, format, KEPT)).toEqual([]);
    },
  );

  it('keeps days of rounds, details, and what the list tells of players', () => {
    const event = generated({ players: 7, cycles: 1, seed: 5 });
    const columns = ['Title', 'Sex', 'FIDE ID', 'Born'];
    const extra = [
      ['GM', 'm', '1000001', '1980-01-31'],
      ['WIM', 'w', '1000002', '1990'],
      ['FM', 'm', '1000003', '2001-12-01'],
    ];
    const players = event.players.map((player, at) => ({
      ...player,
      extra: extra[at] ?? [null, null, null, null],
    }));
    const full = withDays(dated({ ...event, columns, players }), ['2026-10-02', '2026-10-08']);
    expect(lostInRoundTrip(full, format, KEPT)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('a match of two teams, seed %i', (seed) => {
    const match = playedAtRandom(newMatch(3 + (seed % 2), 4), seed, 0.9);
    expect(lostInRoundTrip(match, format, KEPT)).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('a match of two teams is one again, seed %i', (seed) => {
    const match = playedAtRandom(newMatch(3 + (seed % 2), 4), 4 * seed + 1, 0.9);
    const [found] = thereAndBack(match, format);
    const again = valueOf(tournamentOf(found!, { id: 'x', file: 'match.trf', language: 'en' })).tournament;
    expect(again.teams.map(({ name }) => name)).toEqual(['Kings', 'Queens']);
    const told = ({ games }: Tournament) =>
      games.map(({ round, board, white, black, outcome }) => [round, board, white, black, outcome]);
    expect(told(again)).toEqual(told(match));
  });

  it('a file for each section', () => {
    const event = withResults(sectioned([4, 5, 6]), 3);
    const made = valueOf(format.make!(event, { language: 'en', time: '2026-11-27T19:00' }));
    expect(made.files.map(({ suffix }) => suffix)).toEqual(['-A', '-B', '-C']);
    expect(lostInRoundTrip(event, { ...format, losses: [...format.losses, 'event'] }, KEPT)).toEqual([]);
    expect(thereAndBack(event, format).map((each) => each.event)).toEqual([
      ...['Quads of Riverside: A', 'Quads of Riverside: B', 'Quads of Riverside: C'],
    ]);
  });

  it.each(readdirSync(join(FIXTURES, format.id)))('the sample %s', (name) => {
    const bytes = new Uint8Array(readFileSync(join(FIXTURES, format.id, name)));
    const [event] = valueOf(format.parse!(bytes, name)).events;
    const { tournament } = valueOf(tournamentOf(event, { id: 'x', file: name, language: 'en' }));
    expect(lostInRoundTrip(tournament, format, KEPT)).toEqual([]);
  });
});

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
