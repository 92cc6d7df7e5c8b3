import { fideRating, trf16, trf26 } from '../../../src/exchange/trf/format';
import type { ExtraValue, Tournament } from '../../../src/core/model';
import { crossTable } from '../../eventFixtures';
import { generated } from '../../generated';
import { toldOf, valueOf } from '../../results';

const ROWS: readonly (readonly ExtraValue[])[] = [
  ['GM', 'm', '1000001', '1980-01-31'],
  ['WIM', 'w', '1000002', '1990-02-28'],
  [null, null, '1000003', null],
];

/** A report in which nothing is missing. */
const whole = (rows = ROWS, more: Partial<Tournament> = {}): Tournament => {
  const event = crossTable('*1=|0*1|=0*');
  return {
    ...event,
    columns: ['Title', 'Sex', 'FIDE ID', 'Born'],
    players: event.players.map((player, at) => ({ ...player, federation: 'GER', extra: rows[at]! })),
    dated: true,
    games: event.games.map((game) => ({ ...game, date: `2026-10-0${game.round}` })),
    details: { city: 'Bremen', federation: 'GER', arbiter: 'IA Erika Muster 1234567' },
    ...more,
  };
};

const warned = (tournament: Tournament): readonly string[] =>
  toldOf(valueOf(trf26.make!(tournament, { language: 'en', time: '2026-11-27T19:00' })).warnings);

const put = (row: readonly ExtraValue[], column: number, value: ExtraValue): readonly ExtraValue[] =>
  row.map((old, at) => (at === column ? value : old));

const changed = (at: number, column: number, value: ExtraValue) =>
  ROWS.map((row, place) => (place === at ? put(row, column, value) : row));

describe('what would be sent back is said before, with the player and the field', () => {
  it('nothing of a report in which nothing is missing, in any of the three files', () => {
    for (const format of [trf16, trf26, fideRating])
      expect(valueOf(format.make!(whole(), { language: 'en', time: '2026-11-27T19:00' })).warnings).toEqual(
        [],
      );
  });

  it.each([
    [
      'a new player without FIDE ID, sex and date of birth',
      changed(2, 2, null),
      [
        'exchange-player-detail-missing; player C; field fideId; name C; what FIDE ID; heading FIDE ID',
        'exchange-player-detail-missing; player C; field birth; name C; what date of birth; heading Born',
        'exchange-player-detail-missing; player C; field sex; name C; what sex; heading Sex',
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
      ['trf-value; player A; field birth; name A; typed 1980-02-31; what date of birth'],
    ],
  ])('%s', (_, rows, expected) => {
    expect(warned(whole(rows))).toEqual(expected);
  });

  it('a column that nobody has anything in, once', () => {
    expect(warned(whole(ROWS.map((row) => put(row, 2, null))))).toEqual([
      'trf-column-missing; field fideId; what FIDE ID; heading FIDE ID',
      'exchange-player-detail-missing; player C; field birth; name C; what date of birth; heading Born',
      'exchange-player-detail-missing; player C; field sex; name C; what sex; heading Sex',
    ]);
  });

  it.each([
    ['city', { federation: 'GER', arbiter: 'x' }, 'exchange-detail-missing; field city; what City'],
    ['federation', { city: 'x', arbiter: 'x' }, 'exchange-detail-missing; field federation; what Federation'],
    [
      'arbiter',
      { city: 'x', federation: 'GER' },
      'exchange-detail-missing; field arbiter; what Chief arbiter',
    ],
  ])('an event without %s', (_, details, expected) => {
    expect(warned(whole(ROWS, { details }))).toEqual([expected]);
  });

  it.each([
    ['DEU', 'trf-federation-called; field federation; typed DEU; federation GER'],
    ['Germany', 'trf-federation; field federation; typed Germany'],
  ])('%s, which is no federation', (typed, expected) => {
    const details = { city: 'x', arbiter: 'x', federation: typed };
    expect(warned(whole(ROWS, { details }))).toEqual([expected]);
    const players = whole().players.map((player) => ({ ...player, federation: typed }));
    expect(warned(whole(ROWS, { players }))).toHaveLength(3);
  });

  it('players without a federation, one by one or all at once', () => {
    const { players } = whole();
    const without = players.map(({ no, name, status, extra }) => ({ no, name, status, extra: extra ?? [] }));
    expect(warned(whole(ROWS, { players: without }))).toEqual(['trf-federations-missing; count 3']);
    expect(warned(whole(ROWS, { players: [without[0]!, ...players.slice(1)] }))).toEqual([
      'trf-federation-missing; player A; field federation; name A',
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
      'trf-round-dates; rounds 1, 2, 3; count 3',
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
    const { content } = valueOf(
      trf26.make!(whole(changed(0, 1, typed)), { language: 'en', time: '2026-11-27T19:00' }),
    ).files[0];
    expect(
      String(content)
        .split('\r\n')
        .find((line) => line.startsWith('001'))?.[9],
    ).toBe(letter);
  });

  it('m is a woman where men are h', () => {
    const rows = changed(0, 1, 'H').map((row, at) => (at === 1 ? put(row, 1, 'M') : row));
    const { content } = valueOf(trf26.make!(whole(rows), { language: 'en', time: '2026-11-27T19:00' }))
      .files[0];
    const lines = String(content)
      .split('\r\n')
      .filter((line) => line.startsWith('001'));
    expect(lines.slice(0, 2).map((line) => line[9])).toEqual(['m', 'w']);
  });
});
