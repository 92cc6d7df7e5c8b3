/** @sweep */
import { withPlayers } from '../../changed';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toNumber } from '../../../src/core/fraction';
import type { Tournament, ExtraValue } from '../../../src/core/model';
import { standings, values } from '../../../src/core/tiebreak/standings';
import { tournamentOf } from '../../../src/exchange/found';
import { trf16, trf26, fideRating } from '../../../src/exchange/trf/fideFiles';
import { eventTexts, type ExpectedCase, expectedCases, realEvent, crossTable } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch, playedAtRandom } from '../../matches';
import { valueOf, toldOf } from '../../results';
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
    const again = valueOf(tournamentOf(found!, { id, file: `${id}.trf` })).tournament;
    // who has left is a loss: the arbiter says so again
    const status = new Map(event.players.map((player) => [player.no, player.status]));
    const told = withPlayers(again, (player) => ({ ...player, status: status.get(player.no)! }));
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
    const again = valueOf(tournamentOf(found!, { id: 'x', file: 'match.trf' })).tournament;
    expect(again.teams.map(({ name }) => name)).toEqual(['Kings', 'Queens']);
    const told = ({ games }: Tournament) =>
      games.map(({ round, board, white, black, outcome }) => [round, board, white, black, outcome]);
    expect(told(again)).toEqual(told(match));
  });

  it('a file for each section', () => {
    const event = withResults(sectioned([4, 5, 6]), 3);
    const made = valueOf(format.make!(event, { time: '2026-11-27T19:00' }));
    expect(made.files.map(({ suffix }) => suffix)).toEqual(['-A', '-B', '-C']);
    expect(lostInRoundTrip(event, { ...format, losses: [...format.losses, 'event'] }, KEPT)).toEqual([]);
    expect(thereAndBack(event, format).map((each) => each.event)).toEqual([
      ...['Quads of Riverside: A', 'Quads of Riverside: B', 'Quads of Riverside: C'],
    ]);
  });

  it.each(readdirSync(join(FIXTURES, format.id)))('the sample %s', (name) => {
    const bytes = new Uint8Array(readFileSync(join(FIXTURES, format.id, name)));
    const [event] = valueOf(format.parse!(bytes, name)).events;
    const { tournament } = valueOf(tournamentOf(event, { id: 'x', file: name }));
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
  const [{ content }] = valueOf(format.make!(tournament, { time: '2026-11-27T19:00' })).files;
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
      const naming = { id: tournament.id, file: 'x.trf' };
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

const ROWS: readonly (readonly ExtraValue[])[] = [
  ['GM', 'm', '1000001', '1980-01-31'],
  ['WIM', 'w', '1000002', '1990-02-28'],
  [null, 'm', '1000003', null],
];

const WHOLE = {
  ...{ city: 'Bremen', federation: 'GER' },
  ...{ arbiter: 'IA Erika Muster 1234567', timeControl: '90+30' },
};

/** A report in which nothing is missing. */
const whole = (rows = ROWS, more: Partial<Tournament> = {}): Tournament => {
  const event = crossTable('*1=|0*1|=0*');
  return {
    ...event,
    columns: ['Title', 'Sex', 'FIDE ID', 'Born'],
    players: event.players.map((player, at) => ({ ...player, federation: 'GER', extra: rows[at]! })),
    dated: true,
    games: event.games.map((game) => ({ ...game, date: `2026-10-0${game.round}` })),
    details: WHOLE,
    ...more,
  };
};

const warned = (tournament: Tournament): readonly string[] =>
  toldOf(valueOf(trf26.make!(tournament, { time: '2026-11-27T19:00' })).warnings);

const put = (row: readonly ExtraValue[], column: number, value: ExtraValue): readonly ExtraValue[] =>
  row.map((old, at) => (at === column ? value : old));

const changed = (at: number, column: number, value: ExtraValue) =>
  ROWS.map((row, place) => (place === at ? put(row, column, value) : row));

describe('what would be sent back is said before, with the player and the field', () => {
  it('nothing of a report in which nothing is missing, in any of the three files', () => {
    for (const format of [trf16, trf26, fideRating])
      expect(valueOf(format.make!(whole(), { time: '2026-11-27T19:00' })).warnings).toEqual([]);
  });

  it.each([
    [
      'a new player without FIDE ID, sex and date of birth',
      [...ROWS.slice(0, 2), [null, null, null, null]],
      [
        'exchange-player-detail-missing; player C; field fideId; names C; count 1; what FIDE ID; heading FIDE ID',
        'exchange-player-detail-missing; player C; field birth; names C; count 1; what date of birth; heading Born',
        'exchange-player-detail-missing; player C; field sex; names C; count 1; what sex; heading Sex',
      ],
    ],
    [
      'a FIDE ID with letters',
      changed(0, 2, 'GER1234'),
      ['trf-fide-id; player A; field fideId; name A; typed GER1234; what FIDE ID'],
    ],
    [
      'a FIDE ID of three digits',
      changed(0, 2, 123),
      ['trf-fide-id; player A; field fideId; name A; typed 123; what FIDE ID'],
    ],
    [
      'a FIDE ID of ten digits',
      changed(0, 2, '1234567890'),
      ['trf-fide-id; player A; field fideId; name A; typed 1234567890; what FIDE ID'],
    ],
    [
      'a FIDE ID that two have',
      changed(1, 2, 1000001),
      ['trf-id-twice; player B; field fideId; name B; other A; typed 1000001; what FIDE ID'],
    ],
    [
      'a title that is none',
      changed(0, 0, 'Dr.'),
      ['trf-value; player A; field title; name A; typed Dr.; what title'],
    ],
    ['a sex that is none', changed(0, 1, 'x'), ['trf-value; player A; field sex; name A; typed x; what sex']],
    [
      'a date of birth that is no day',
      changed(0, 3, '31.2.1980'),
      ['trf-value; player A; field birth; name A; typed 31.2.1980; what date of birth'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(warned(whole(rows))).toEqual(expected);
  });

  it('a column that nobody has anything in, once', () => {
    expect(warned(whole(ROWS.map((row) => put(row, 2, null))))).toEqual([
      'trf-column-missing; field fideId; what FIDE ID; heading FIDE ID',
      'exchange-player-detail-missing; player C; field birth; names C; count 1; what date of birth; heading Born',
    ]);
  });

  it('nothing of a list without any sex in which everyone has a FIDE ID', () => {
    expect(warned(whole(ROWS.map((row) => put(row, 1, null))))).toEqual([]);
  });

  it('of a list without any sex, whoever is new: those with a FIDE ID are known already', () => {
    const rows = changed(2, 2, null).map((row) => put(row, 1, null));
    expect(warned(whole(rows)).filter((each) => each.includes('field sex'))).toEqual([
      'exchange-player-detail-missing; player C; field sex; names C; count 1; what sex; heading Sex',
    ]);
  });

  it('who has no sex in the list, also with a FIDE ID', () => {
    expect(warned(whole(changed(1, 1, null)))).toEqual([
      'exchange-player-detail-missing; player B; field sex; names B; count 1; what sex; heading Sex',
    ]);
  });

  it.each([
    ['city', { city: '' }, 'exchange-detail-missing; field city; what City'],
    ['federation', { federation: '' }, 'exchange-detail-missing; field federation; what Federation'],
    ['arbiter', { arbiter: '' }, 'exchange-detail-missing; field arbiter; what Chief arbiter'],
    ['the number of the arbiter', { arbiter: 'IA Erika Muster' }, 'trf-arbiter-number; field arbiter'],
    ['time control', { timeControl: '' }, 'exchange-detail-missing; field timeControl; what Time control'],
  ])('an event without %s', (_, details, expected) => {
    expect(warned(whole(ROWS, { details: { ...WHOLE, ...details } }))).toEqual([expected]);
  });

  it.each([
    ['DEU', 'trf-federation-called; field federation; codes GER for DEU; names ; count 0'],
    ['Germany', 'trf-federation; field federation; typed Germany; count 1'],
  ])('%s, which is no federation', (typed, expected) => {
    const details = { ...WHOLE, federation: typed };
    expect(warned(whole(ROWS, { details }))).toEqual([expected]);
  });

  it('players with a club in place of a federation, told once for all of them', () => {
    const players = whole().players.map((player) => ({ ...player, federation: 'Riverside' }));
    expect(warned(whole(ROWS, { players }))).toEqual([
      'trf-federation; player A; field federation; typed Riverside; count 3',
    ]);
    const called = players.map((player) => ({ ...player, federation: 'DEU' }));
    expect(warned(whole(ROWS, { players: called }))).toEqual([
      'trf-federation-called; field federation; codes GER for DEU; names A, B, C; count 3',
    ]);
  });

  it('players whose code reports write otherwise, told once a file with the first three of them', () => {
    const codes = ['DEU', 'NLD', 'DEU', 'DEU'];
    const players = codes.map((federation, at) => ({
      ...whole().players[0]!,
      no: at + 1,
      name: `P${at + 1}`,
      federation,
    }));
    const called = warned({ ...whole(), players }).filter((each) => each.startsWith('trf-federation'));
    expect(called).toEqual([
      'trf-federation-called; field federation; codes GER for DEU, NED for NLD; names P1, P2, P3 …; count 4',
    ]);
  });

  it('players without a federation, one by one or all at once', () => {
    const { players } = whole();
    const without = players.map(({ no, name, status, extra }) => ({ no, name, status, extra: extra ?? [] }));
    expect(warned(whole(ROWS, { players: without }))).toEqual(['trf-federations-missing; count 3']);
    expect(warned(whole(ROWS, { players: [without[0]!, ...players.slice(1)] }))).toEqual([
      'exchange-player-detail-missing; player A; field federation; names A; count 1; what federation; heading Federation',
    ]);
  });

  it('players without a FIDE ID or a federation in one line, at the first of them', () => {
    const players = whole(ROWS.map((row, at) => (at === 0 ? row : put(row, 2, null)))).players.map(
      ({ no, name, status, extra = [], federation }) =>
        no === 1 ? { no, name, status, extra, federation: federation! } : { no, name, status, extra },
    );
    expect(warned(whole(ROWS, { players })).filter((each) => !/birth|sex/.test(each))).toEqual([
      'exchange-player-detail-missing; player B; field fideId; names B; C; count 2; what FIDE ID; heading FIDE ID',
      'exchange-player-detail-missing; player B; field federation; names B; C; count 2; what federation; heading Federation',
    ]);
  });

  it('rounds without a date, and the days of an event in which no round has one', () => {
    const games = whole().games.map(({ date, ...game }) =>
      game.round === 2 ? game : { ...game, date: date! },
    );
    expect(warned(whole(ROWS, { games }))).toEqual(['trf-round-dates; rounds 2; count 1']);
    const none = crossTable('*1=|0*1|=0*').games;
    expect(warned(whole(ROWS, { games: none }))).toEqual([
      'exchange-detail-missing; field firstDay; what First day',
      'exchange-detail-missing; field lastDay; what Last day',
      'trf-round-dates; rounds 1–3; count 3',
    ]);
  });

  it('a name of more than 33 characters', () => {
    const [first, ...others] = whole().players;
    const players = [{ ...first!, name: 'A'.repeat(34) }, ...others];
    expect(warned(whole(ROWS, { players })).join()).toContain('trf-name-cut; player AAAA');
  });

  it('a game on another day than its round', () => {
    const event = generated({ players: 6, cycles: 1, seed: 2 });
    const games = event.games.map((game) => ({
      ...game,
      date: `2026-10-0${game.no === 2 ? 9 : game.round}`,
    }));
    expect(warned({ ...event, dated: true, games })).toContain('trf-days-of-rounds; count 1');
    expect(warned({ ...event, dated: true, games: games.filter(({ no }) => no !== 2) }).join()).not.toContain(
      'trf-days-of-rounds',
    );
  });
});

describe('sex as lists have it', () => {
  it.each([
    ['male', 'm'],
    ['Frau', 'w'],
    ['féminin', 'w'],
    ['м', 'm'],
    ['жен', 'w'],
  ])('%s is %s', (typed, letter) => {
    const { content } = valueOf(trf26.make!(whole(changed(0, 1, typed)), { time: '2026-11-27T19:00' }))
      .files[0];
    expect(
      String(content)
        .split('\r\n')
        .find((line) => line.startsWith('001'))?.[9],
    ).toBe(letter);
  });

  it('m is a woman where men are h', () => {
    const rows = changed(0, 1, 'H').map((row, at) => (at === 1 ? put(row, 1, 'M') : row));
    const { content } = valueOf(trf26.make!(whole(rows), { time: '2026-11-27T19:00' })).files[0];
    const lines = String(content)
      .split('\r\n')
      .filter((line) => line.startsWith('001'));
    expect(lines.slice(0, 2).map((line) => line[9])).toEqual(['m', 'w']);
  });
});
