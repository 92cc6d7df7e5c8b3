import { withStatus } from '../../changed';
import { federationCalled, isFederation } from '../../../src/exchange/trf/federations';
import { problem } from '../../../src/core/problem';
import type { ExportOptions, ExportedFile } from '../../../src/exchange/exchangeFormat';
import { fideRating, trf16, trf26 } from '../../../src/exchange/trf/fideFiles';
import type { Tournament } from '../../../src/core/model';
import { crossTable, realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch, playedBy } from '../../matches';
import { told, toldOf, valueOf } from '../../results';

const MAKING: ExportOptions = { time: '2026-11-27T19:00' };

type Format = typeof trf26;

const filesOf = (tournament: Tournament, format: Format = trf26): readonly ExportedFile[] =>
  valueOf(format.make!(tournament, MAKING)).files;

const linesIn = ({ content }: ExportedFile): readonly string[] => String(content).split('\r\n');

const linesOf = (tournament: Tournament, format: Format = trf26): readonly string[] =>
  linesIn(filesOf(tournament, format)[0]!);

const line = (lines: readonly string[], id: string): string | undefined =>
  lines.find((each) => each.startsWith(id));

const warned = (tournament: Tournament, format: Format = trf26): readonly string[] =>
  toldOf(valueOf(format.make!(tournament, MAKING)).warnings);

/** Three who have all met: an odd field, in which everybody rests once. */
const THREE: Tournament = {
  ...crossTable('*1=|0*1|=0*'),
  event: 'Three',
  columns: ['Title', 'Sex', 'FIDE ID', 'Born'],
  players: [
    {
      ...{ no: 1, name: 'Adler, Anton', status: 'playing', rating: { typed: 2400, strength: 2400 } },
      ...{ federation: 'GER', extra: ['GM', 'male', '1000001', '31.1.1980'] },
    },
    {
      ...{ no: 2, name: 'Baer, Berta', status: 'playing', rating: { typed: '998P3', strength: 998 } },
      ...{ federation: 'aut', extra: ['WIM', 'f', 100002, 1990] },
    },
    { no: 3, name: 'Cosima', status: 'playing', extra: [null, null, null, null] },
  ],
  dated: true,
  games: crossTable('*1=|0*1|=0*').games.map((game) => ({ ...game, date: `2026-10-0${game.round} 18:30` })),
  details: {
    ...{ city: 'Bremen', federation: 'GER', arbiter: 'IA Erika Muster 1234567' },
    ...{ deputies: 'FA Max Muster 1234568; Ola Muster', timeControl: `90'+30"` },
  },
};

describe('a line of a player, column by column', () => {
  const ruler = (text: string): string => text.replaceAll('|', '');

  it('has the columns that FIDE gives them in TRF26', () => {
    expect(linesOf(THREE).filter((each) => each.startsWith('001'))).toEqual(
      [
        // 1-3|5-8 number|10 sex|11-13 title|15-47 name|49-52 rating|54-56 federation|58-68 id|70-79 birth|81-84 points|86-89 rank|92 ...
        ruler(
          '001 |   1 |m| GM |Adler, Anton                      |2400 |GER |    1000001 |1980/01/31 | 1.5 |   1  |   2 w 1  |   3 w =',
        ),
        ruler(
          '001 |   2 |w|WIM |Baer, Berta                       | 998 |AUT |     100002 |1990/00/00 | 1.0 |   2  |   1 b 0  |0000 - Z  |   3 w 1',
        ),
        ruler(
          '001 |   3 | |    |Cosima                            |     |    |            |           | 0.5 |   3  |0000 - Z  |   1 b =  |   2 b 0',
        ),
      ].map((each, at) => (at === 0 ? `${each}  0000 - Z` : each)),
    );
  });

  it('has titles in the letters of TRF16', () => {
    const titles = linesOf(THREE, trf16)
      .filter((each) => each.startsWith('001'))
      .map((each) => each.slice(9, 14));
    expect(titles).toEqual(['m  g ', 'w wm ', '     ']);
  });

  it('never runs into the next column', () => {
    const long = {
      ...THREE.players[0]!,
      name: 'A'.repeat(60),
      federation: 'Germany',
      extra: ['GM', 'm', '1'.repeat(20), null],
    };
    const [first] = linesOf({ ...THREE, players: [long, ...THREE.players.slice(1)] }).filter((each) =>
      each.startsWith('001'),
    );
    expect(first?.slice(0, 91)).toBe(
      `001    1 m GM ${'A'.repeat(33)} 2400                             1.5    1  `,
    );
  });

  it('has points with two decimals in its columns', () => {
    const quarter = { ...THREE, scoring: { win: 4, draw: 1, loss: 0, unit: 4 } };
    expect(
      linesOf(quarter)
        .find((each) => each.startsWith('001    1'))
        ?.slice(79, 89),
    ).toBe(' 1.25    1');
  });
});

describe('the header', () => {
  it('has the records of TRF26 in ascending order, each round with its day', () => {
    expect(linesOf(THREE).filter((each) => !each.startsWith('001'))).toEqual([
      '012 Three',
      '022 Bremen',
      '032 GER',
      '042 2026/10/01',
      '052 2026/10/03',
      '062 3',
      '072 2',
      '082 0',
      '092 Individual: Round-Robin',
      '102 IA Erika Muster 1234567',
      '112 FA Max Muster 1234568',
      '112 Ola Muster',
      `122 90'+30"`,
      `132${' '.repeat(88)}26/10/01  26/10/02  26/10/03`,
      '142 3',
      '182 Roundabout',
      '192 CUSTOM_ROUNDROBIN',
      '202 DE,WIN,SB,KS',
      '212 PTS,DE,WIN,SB,KS',
      '222 5400+30',
      'XXR 3',
      '',
    ]);
  });

  it('has in TRF16 none of the records of TRF26', () => {
    const ids = linesOf({ ...THREE, scoring: { win: 3, draw: 1, loss: 0, unit: 1 } }, trf16).map((each) =>
      each.slice(0, 3),
    );
    expect(ids.filter((id) => id !== '001')).toEqual([
      ...['012', '022', '032', '042', '052', '062', '072', '082', '092', '102', '112', '112', '122', '132'],
      ...['XXR', 'XXS', ''],
    ]);
  });

  it.each([
    [{ win: 3, draw: 1, loss: 0, unit: 1 }, '162  W 3.0    D 1.0    L 0.0'],
    [{ win: 12, draw: 5, loss: 1, unit: 1 }, '162  W12.0    D 5.0    L 1.0'],
    [{ win: 4, draw: 1, loss: 0, unit: 4 }, '162  W 1.0    D0.25    L 0.0'],
  ])('has the points of %o with letters in columns 6, 15 and 24', (scoring, record) => {
    const found = line(linesOf({ ...THREE, scoring }), '162');
    expect(found).toBe(record);
    expect([5, 14, 23].map((at) => found?.[at])).toEqual(['W', 'D', 'L']);
    expect([6, 15, 24].map((at) => Number(found?.slice(at, at + 4)) * scoring.unit)).toEqual([
      ...[scoring.win, scoring.draw, scoring.loss],
    ]);
  });

  it('says nothing of points where a win is 1 and a draw ½', () => {
    expect(line(linesOf(THREE), '162')).toBeUndefined();
  });

  it.each([
    ['the Berger table', 6, 1, 'berger', '192 FIDE_ROUNDROBIN'],
    ['the Berger table twice, with its exchange', 6, 2, 'berger', '192 FIDE_DOUBLEROUNDROBIN'],
    ['the Berger table three times', 6, 3, 'berger', '192 CUSTOM_ROUNDROBIN'],
    ['another table', 6, 1, 'crenshaw', '192 CUSTOM_ROUNDROBIN'],
  ])('calls %s by its name', (_, players, cycles, system, record) => {
    expect(line(linesOf(generated({ players, cycles, system, seed: 1 })), '192')).toBe(record);
  });

  it('leaves out tie-breaks that FIDE has no code for, and says so', () => {
    const event = { ...THREE, tieBreaks: ['PTS', 'NZ_SB', 'SB', 'WON#15.2', 'LOTS'] };
    expect([line(linesOf(event), '202'), line(linesOf(event), '212')]).toEqual(['202 SB', '212 PTS,SB']);
    expect(warned(event)).toContain('trf-tie-breaks-left; codes NZ_SB, WON#15.2, LOTS');
    expect(warned(event, trf16).join()).not.toContain('trf-tie-breaks-left');
  });
});

describe('rounds without a game', () => {
  it('a rest is Z with 0000 and no colour, never U', () => {
    const rests = linesOf(realEvent('iz1979b')).flatMap((each) => each.match(/0000 . ./g) ?? []);
    expect(new Set(rests)).toEqual(new Set(['0000 - Z']));
  });

  it('a forfeit keeps opponent and colour; of both it is lost by both', () => {
    const lines = linesOf(crossTable('*+|-*')).filter((each) => each.startsWith('001'));
    expect(lines.map((each) => each.slice(91))).toEqual(['   2 w +', '   1 b -']);
    const both = linesOf(crossTable('*x|x*')).filter((each) => each.startsWith('001'));
    expect(both.map((each) => each.slice(91))).toEqual(['   2 w -', '   1 b -']);
  });

  it('a game to come is blank, at the end nothing', () => {
    const lines = linesOf(crossTable('*.1|.*.|0.*')).filter((each) => each.startsWith('001'));
    expect(lines.map((each) => each.slice(91))).toEqual([
      '             3 w 1',
      '          0000 - Z',
      '0000 - Z     1 b 0',
    ]);
  });

  it('who left before half has no game in the standings, and all of them in the report for ratings', () => {
    const event = withStatus(THREE, 3, 'annulled');
    const rounds = (format: Format) =>
      linesOf(event, format)
        .filter((each) => each.startsWith('001'))
        .map((each) => each.slice(80, 89) + each.slice(91));
    expect(rounds(trf26)).toEqual([
      ' 1.0    1   2 w 1  0000 - Z  0000 - Z',
      ' 0.0    2   1 b 0  0000 - Z  0000 - Z',
      ' 0.0    30000 - Z  0000 - Z  0000 - Z',
    ]);
    expect(rounds(fideRating)).toEqual([
      ' 1.5    1   2 w 1     3 w =  0000 - Z',
      ' 1.0    2   1 b 0  0000 - Z     3 w 1',
      ' 0.5    30000 - Z     1 b =     2 b 0',
    ]);
  });
});

describe('points from the arbiter', () => {
  const adjusted = {
    ...THREE,
    players: THREE.players.map((player, at) => ({
      ...player,
      ...[{ adjustment: -1 }, { adjustment: 0.5 }, { adjustment: -1 }][at],
    })),
  };

  it('stand in TRF26 in 81 to 84 and in records 299, each with all whom it is about', () => {
    const lines = linesOf(adjusted);
    expect(lines.filter((each) => each.startsWith('001')).map((each) => each.slice(80, 84))).toEqual([
      ' 0.5',
      ' 1.5',
      '-0.5',
    ]);
    expect(lines.filter((each) => each.startsWith('299'))).toEqual([
      '299          -1.0  000    1    3',
      '299           0.5  000    2',
    ]);
  });

  it('stand in TRF16 nowhere, since nothing there says of them', () => {
    const lines = linesOf(adjusted, trf16);
    expect(lines.filter((each) => each.startsWith('001')).map((each) => each.slice(80, 84))).toEqual([
      ' 1.5',
      ' 1.0',
      ' 0.5',
    ]);
    expect(line(lines, '299')).toBeUndefined();
  });
});

describe('a match of two teams', () => {
  const match = playedBy(newMatch(3), '1=0 1=0 111');

  it('has its teams in records 310, with match points, game points, rank and members', () => {
    const lines = linesOf(match);
    expect(lines.filter((each) => each.startsWith('310'))).toEqual([
      '310   1 Kings                                            4.0    6.0   1     1    2    3',
      '310   2 Queens                                           2.0    3.0   2     4    5    6',
    ]);
    expect([line(lines, '082'), line(lines, '092'), line(lines, '192')]).toEqual([
      ...['082 2', '092 Team: Scheveningen', '192 FIDE_SCHEVENINGEN'],
    ]);
  });

  it('has them in records 013 of TRF16', () => {
    expect(linesOf(match, trf16).filter((each) => each.startsWith('013'))).toEqual([
      '013 Kings                              1    2    3',
      '013 Queens                             4    5    6',
    ]);
  });
});

describe('a report for ratings of more than 30 days', () => {
  const DAYS = ['2026-09-28', '2026-10-05', '2026-11-02'];
  const long = { ...THREE, games: THREE.games.map((game, at) => ({ ...game, date: DAYS[at]! })) };

  it('is a file for each month, with its games, days, points and places', () => {
    const files = filesOf(long, fideRating);
    expect(files.map(({ suffix }) => suffix)).toEqual(['-2026-09', '-2026-10', '-2026-11']);
    const told = files.map((file) => {
      const lines = linesIn(file);
      return [
        ...['042', '052', '132', '142'].map((id) => line(lines, id)?.slice(3).trim()),
        ...lines.filter((each) => each.startsWith('001')).map((each) => each.slice(80, 89) + each.slice(91)),
      ];
    });
    expect(told).toEqual([
      [
        ...['2026/09/28', '2026/09/28', '26/09/28', '1'],
        ...[' 1.0    1   2 w 1', ' 0.0    2   1 b 0', ' 0.0    20000 - Z'],
      ],
      [
        ...['2026/10/05', '2026/10/05', '26/10/05', '1'],
        ...[' 0.5    1   3 w =', ' 0.0    30000 - Z', ' 0.5    1   1 b ='],
      ],
      [
        ...['2026/11/02', '2026/11/02', '26/11/02', '1'],
        ...[' 0.0    20000 - Z', ' 1.0    1   3 w 1', ' 0.0    2   2 b 0'],
      ],
    ]);
  });

  it.each([
    ['2026-10-01', '2026-10-30', 1],
    ['2026-10-02', '2026-10-31', 1],
    ['2026-09-30', '2026-10-29', 1],
    ['2026-09-30', '2026-10-30', 2],
  ])('from %s to %s is %i files', (first, last, count) => {
    const games = THREE.games.map((game, at) => ({ ...game, date: at === 0 ? first : last }));
    expect(filesOf({ ...THREE, games }, fideRating)).toHaveLength(count);
  });

  it('puts a game that was moved to another month there', () => {
    const [first, second, third] = long.games;
    const moved = { ...long, games: [first!, { ...second!, date: '2026-11-20' }, third!] };
    const november = linesIn(filesOf(moved, fideRating)[1]!);
    expect([line(november, '132')?.trim().slice(3).trim(), line(november, '052')]).toEqual([
      ...['26/11/20  26/11/02', '052 2026/11/20'],
    ]);
  });

  it('is refused where a finished game has no day', () => {
    const [first, second, third] = long.games;
    const undated = {
      no: second!.no,
      round: 2,
      board: 1,
      cycle: 1,
      white: second!.white,
      black: second!.black,
      outcome: second!.outcome,
    };
    expect(told(fideRating.make!({ ...long, games: [first!, undated, third!] }, MAKING))).toEqual([
      'trf-rating-undated; round 2; most 30',
    ]);
  });

  it('has the ratings of each month where the list has them, else those of the list', () => {
    const columns = ['Club', 'Rating 2026-09', 'Elo Nov. 2026'];
    const extra = [
      [null, 2011, 2033],
      [null, '', 1955],
      [null, 1790, 'unrated'],
    ];
    const players = long.players.map((player, at) => ({
      ...player,
      rating: { typed: 1500 + at, strength: 1500 + at },
      extra: extra[at]!,
    }));
    const monthly = { ...long, columns, players };
    const ratings = filesOf(monthly, fideRating).map((file) =>
      linesIn(file)
        .filter((each) => each.startsWith('001'))
        .map((each) => each.slice(48, 52).trim()),
    );
    expect(ratings).toEqual([
      ['2011', '1501', '1790'],
      ['1500', '1501', '1502'],
      ['2033', '1955', ''],
    ]);
    expect(line(linesIn(filesOf(monthly, fideRating)[2]!), '072')).toBe('072 2');
    const { warnings } = valueOf(fideRating.make!(monthly, MAKING));
    expect(warnings.filter(({ code }) => code.includes('unrated'))).toEqual([
      problem(
        'trf-months-unrated',
        { field: 'rating' },
        { months: '2026-10', count: 1, heading: 'Rating 2026-10' },
      ),
      problem(
        'trf-month-unrated',
        { field: 'rating' },
        { heading: 'Rating 2026-09', month: '2026-09', names: 'Baer, Berta', count: 1 },
      ),
    ]);
  });

  it('of one month has the ratings of that month, too', () => {
    const players = THREE.players.map((player) => ({ ...player, extra: [2222] }));
    const games = THREE.games.map((game) => ({ ...game, date: '2026-10-05' }));
    const [file] = filesOf({ ...THREE, games, players, columns: ['Rating October 2026'] }, fideRating);
    expect(line(linesIn(file!), '001    1')?.slice(48, 52)).toBe('2222');
  });

  it('is one file in the standings', () => {
    expect(filesOf(long)).toHaveLength(1);
  });
});

it('what other lists call a federation is none of FIDE’s codes, and leads to one', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)));
  const called = codes.flatMap((code) => [[code, federationCalled(code)] as const].filter(([, to]) => to));
  expect(called).toContainEqual(['DEU', 'GER']);
  expect(called.filter(([code, to]) => isFederation(code) || !isFederation(to!))).toEqual([]);
});
