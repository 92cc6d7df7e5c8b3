/** @sweep */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { tournamentOf } from '../../../src/exchange/found';
import { trf16, trf26 } from '../../../src/exchange/trf/format';
import type { Tournament } from '../../../src/core/model';
import { standings } from '../../../src/core/tiebreak/standings';
import { eventTexts, realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch, playedAtRandom } from '../../matches';
import { valueOf } from '../../results';
import { sectioned, withResults } from '../../sectioned';
import { lostInRoundTrip, thereAndBack, type Kept } from '../roundTrip';
import { sampled } from '../../sample';

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
