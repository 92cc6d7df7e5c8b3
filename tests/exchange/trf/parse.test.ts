import { tournamentOf } from '../../../src/exchange/found';
import { parseTrf } from '../../../src/exchange/trf/parse';
import { standings } from '../../../src/core/tiebreak/standings';
import { told, toldOf, valueOf } from '../../results';
import { four, FOUR, read, sample } from './lines';

const eventOf = (text: string) => valueOf(read(text)).events[0];

describe('a tournament report file', () => {
  it('tells of the event what its header has', () => {
    const { event, year, details } = eventOf(four());
    expect([event, year]).toEqual(['Winter Four', 2026]);
    expect(details).toEqual({
      city: 'Bremen',
      federation: 'GER',
      firstDay: '2026-10-02',
      lastDay: '2026-10-04',
      arbiter: 'IA Erika Muster 1234567',
      deputies: 'FA Max Muster 1234568; Ola Muster',
      timeControl: `90'+30"`,
    });
  });

  it('tells of each player what stands in their columns', () => {
    const { players, columns } = eventOf(four());
    expect(columns).toEqual(['Title', 'Sex', 'FIDE ID', 'Born']);
    expect(players).toEqual([
      {
        ...{ no: 1, name: 'Adler, Anton', rating: { typed: 2400, strength: 2400 }, federation: 'GER' },
        ...{ extra: ['GM', 'm', '1000001', '1980-01-01'], place: { line: 16 } },
      },
      {
        ...{ no: 2, name: 'Baer, Berta', rating: { typed: 2300, strength: 2300 }, federation: 'AUT' },
        ...{ extra: ['WIM', 'w', '1000002', '1990'], place: { line: 17 } },
      },
      {
        ...{ no: 3, name: 'Cosima, Carl', rating: { typed: 2200, strength: 2200 } },
        ...{ extra: [null, null, null, null], place: { line: 18 } },
      },
      { no: 4, name: 'Dachs, Dora', extra: [null, null, null, null], place: { line: 19 } },
    ]);
  });

  it('has each game once, with its round, colours and the day of its round', () => {
    const { games } = eventOf(four());
    expect(
      games.map(({ white, black, outcome, round, date }) => [white, black, outcome, round, date]),
    ).toEqual([
      [0, 3, '1-0', 1, '2026-10-02'],
      [2, 0, '1/2', 2, '2026-10-03'],
      [0, 1, '1-0', 3, '2026-10-04'],
      [1, 2, '1-0', 1, '2026-10-02'],
      [3, 1, '1/2', 2, '2026-10-03'],
      [2, 3, '1/2', 3, '2026-10-04'],
    ]);
  });

  it.each([
    ['trf16/rr6_tec_trf16.trf', 1],
    ['trf26/rr6_tec_trf26.trf', 1],
    ['trf26/drr_310_trf26.trf', 2],
  ])('%s has the points that it states', (name, cycles) => {
    const bytes = sample(name);
    const [event] = valueOf(parseTrf(bytes, name)).events;
    expect(event.cycles).toBe(cycles);
    const { tournament } = valueOf(tournamentOf(event, { id: 'x', file: name }));
    const { rows } = valueOf(standings(tournament));
    const lines = new TextDecoder()
      .decode(bytes)
      .split(/\r?\n/)
      .filter((line) => line.startsWith('001'));
    for (const line of lines) {
      const row = rows.find(({ no }) => no === Number(line.slice(4, 8)))!;
      const points = row.values[0]!;
      expect(points.n / points.d).toBe(Number(line.slice(80, 84)));
    }
  });

  it('reads points by record 162, with one blank before a value or two, and by XXS', () => {
    const threeOne = {
      '001    1': FOUR[15]!.replace(' 2.5 ', ' 7.0 '),
      '001    2': FOUR[16]!.replace(' 1.5 ', ' 4.0 '),
      '001    3': FOUR[17]!.replace(' 1.0 ', ' 2.0 '),
      '001    4': FOUR[18]!.replace(' 1.0 ', ' 2.0 '),
    };
    const scoring = { win: 3, draw: 1, loss: 0, unit: 1 };
    for (const line of [
      '162  W 3.0    D 1.0    L 0.0',
      '162  W  3.0   D  1.0   L  0.0 ',
      'XXS WW=3.0 BW=3.0 WD=1.0 BD=1.0 WL=0.0 BL=0.0',
    ])
      expect(eventOf(four({ ...threeOne, [line.slice(0, 3)]: line })).scoring).toEqual(scoring);
  });

  it('takes over the tie-breaks that there are here, and names the others', () => {
    const parsed = valueOf(read(four({ '212': '212 PTS,DE,MPvGP,sb' })));
    expect(parsed.events[0].tieBreaks).toEqual(['PTS', 'DE', 'SB']);
    expect(toldOf(parsed.warnings)).toEqual(['trf-tie-break; file club.trf; line 20; typed MPvGP']);
  });

  it('has points from the arbiter in 81 to 84 and in record 299', () => {
    const changed = FOUR[17]!.replace(' 1.0 ', ' 0.5 ');
    const parsed = valueOf(read(four({ '001    3': changed, '299': '299          -0.5  000    3' })));
    expect(parsed.events[0].players[2]?.adjustment).toBe(-0.5);
    expect(toldOf(parsed.warnings)).toEqual([
      'trf-adjustment; file club.trf; line 20; number 3; points -0.5',
    ]);
  });

  it.each([
    ['2. 10. 2026', '2026-10-02'],
    ['02/10/2026', '2026-10-02'],
    ['2026.10.02', '2026-10-02'],
    ['Oct 2, 2026', '2026-10-02'],
    ['October 2, 2026', '2026-10-02'],
  ])('reads %s as a day, and says so', (typed, date) => {
    const parsed = valueOf(read(four({ '042': `042 ${typed}` })));
    expect(parsed.events[0].details.firstDay).toBe(date);
    expect(toldOf(parsed.warnings)).toEqual([
      `trf-date-form; file club.trf; line 4; typed ${typed}; date ${date}`,
    ]);
  });

  it.each([
    ['03/10/2026 10/10/2026 17/10/2026', ['; typed 03/10/2026; date 2026-10-03']],
    ['13/10/2026 20/10/2026 27/10/2026', []],
    ['10/10/2026 20/10/2026 27/10/2026', []],
  ])('reads the dates of rounds %s day first, and says so where the month could be', (typed, told) => {
    const { warnings } = valueOf(read(four({ '132': `132 ${typed}` })));
    const [line] = FOUR.flatMap((each, index) => (each.startsWith('132') ? [index + 1] : []));
    expect(toldOf(warnings)).toEqual(told.map((rest) => `trf-date-form; file club.trf; line ${line}${rest}`));
  });

  it('reads a year of two digits, as some programs write it', () => {
    expect(eventOf(four({ '042': '042 26/10/02' })).details.firstDay).toBe('2026-10-02');
  });

  it('leaves out what is no day, and addresses of pages', () => {
    const parsed = valueOf(
      read(four({ '042': '042 soon', '022': '022 https://example.org/x', '102': '102 ' })),
    );
    expect(Object.keys(parsed.events[0].details)).toEqual([
      'federation',
      'timeControl',
      'deputies',
      'lastDay',
    ]);
    expect(toldOf(parsed.warnings)).toEqual(['trf-date-unknown; file club.trf; line 4; typed soon']);
  });

  it('reads games to come, unknown results and results that are not rated', () => {
    const changes = {
      '001    1': FOUR[15]!.replace('4 w 1', '4 w W').replace('2 w 1', '2 w  ').replace(' 2.5 ', ' 1.5 '),
      '001    2': FOUR[16]!.replace('1 b 0', '1 b'),
      '001    3': FOUR[17]!.replace('4 w =', '4 w ?'),
      '001    4': FOUR[18]!.replace('1 b 0', '1 b L').replace('3 b =', '3 b X'),
    };
    expect(eventOf(four(changes)).games.map(({ outcome }) => outcome)).toEqual([
      ...['1-0u', '1/2', null, '1-0', '1/2', null],
    ]);
  });

  it('reads a file of windows-1252 with its columns in place', () => {
    const text = four({ '001    3': FOUR[17]!.replace('Cosima', 'Cösimä') });
    const bytes = Uint8Array.from([...text].map((character) => character.charCodeAt(0)));
    const [event] = valueOf(parseTrf(bytes, 'club.trf')).events;
    expect([event.players[2]?.name, event.players[2]?.rating?.strength]).toEqual(['Cösimä, Carl', 2200]);
  });

  it('passes over comments, empty lines and records of a Swiss', () => {
    const parsed = valueOf(read(`### by hand\n\n# too\n${four()}\nDDD SSSS sTTT\n240 Z   1    2\n`));
    expect(parsed.events[0].games).toHaveLength(6);
    expect(toldOf(parsed.warnings)).toEqual(['trf-passed-over; file club.trf; records 240']);
  });
});

describe('what is refused of a tournament report file, with its line', () => {
  it.each([
    ['no players', { '001': '' }, 'trf-no-players; file club.trf'],
    [
      'a player without a number',
      { '001    3': '001        Cosima' },
      'trf-player-number; file club.trf; line 18; typed ',
    ],
    [
      'a number that two have',
      { '001    4': FOUR[18]!.replace('   4  ', '   3  ') },
      'exchange-player-twice; file club.trf; line 19; number 3; other 18',
    ],
    [
      'a missing number',
      { '001    4': FOUR[18]!.replace('   4  ', '   5  ') },
      'trf-number-gap; file club.trf; line 19; number 5; name Dachs, Dora; missing 4',
    ],
    [
      'an opponent whom nobody knows',
      { '001    4': FOUR[18]!.replace('3 b =', '9 b =') },
      'exchange-player-unknown; file club.trf; line 19; round 3; player Dachs, Dora; number 9',
    ],
    [
      'somebody against themselves',
      { '001    4': FOUR[18]!.replace('3 b =', '4 b =') },
      'adopt-against-self; file club.trf; line 19; round 3; player Dachs, Dora; name Dachs, Dora',
    ],
    [
      'a result that only one side has',
      { '001    4': FOUR[18]!.slice(0, 111) },
      'exchange-not-mirrored; file club.trf; line 18; round 3; player Cosima, Carl; name Cosima, Carl; typed 4 w =; opponent Dachs, Dora; other –',
    ],
    [
      'a win of both',
      { '001    2': FOUR[16]!.replace('1 b 0', '1 b 1') },
      'exchange-not-mirrored; file club.trf; line 16; round 3; player Adler, Anton; name Adler, Anton; typed 2 w 1; opponent Baer, Berta; other 1 b 1',
    ],
    [
      'White on both sides',
      { '001    2': FOUR[16]!.replace('1 b 0', '1 w 0') },
      'exchange-colours; file club.trf; line 16; round 3; player Adler, Anton; name Adler, Anton; opponent Baer, Berta',
    ],
    [
      'a letter that is no result',
      { '001    2': FOUR[16]!.replace('1 b 0', '1 b Q') },
      'trf-entry; file club.trf; line 17; round 3; player Baer, Berta; typed 1 b Q; name Baer, Berta',
    ],
    [
      'a bye against somebody',
      { '001    2': FOUR[16]!.replace('1 b 0', '1 b U') },
      'trf-entry; file club.trf; line 17; round 3; player Baer, Berta; typed 1 b U; name Baer, Berta',
    ],
    [
      'points that the results do not give',
      { '001    2': FOUR[16]!.replace(' 1.5 ', ' 2.0 ') },
      'trf-points; file club.trf; line 17; player Baer, Berta; name Baer, Berta; typed 2.0; points 1.5',
    ],
    [
      'points that are no number',
      { '001    2': FOUR[16]!.replace(' 1.5 ', ' 1,x ') },
      'trf-points; file club.trf; line 17; player Baer, Berta; name Baer, Berta; typed 1,x; points 1.5',
    ],
    [
      'a round more than there are',
      { XXR: 'XXR 2' },
      'trf-rounds; file club.trf; line 16; player Adler, Anton; name Adler, Anton; rounds 2; last 3',
    ],
    [
      'a record that there is none of',
      { '101': '101    5      Nobody' },
      'trf-record; file club.trf; line 20; id 101',
    ],
    [
      'a win worth less than a draw',
      { '162': '162  W 0.0    D 1.0' },
      'trf-scoring; file club.trf; line 20; typed W 0.0    D 1.0',
    ],
    [
      'points for games that were not played',
      { '162': '162  W 1.0    D 0.5    A 0.5' },
      'trf-scoring; file club.trf; line 20; typed W 1.0    D 0.5    A 0.5',
    ],
    [
      'an adjustment of no points',
      { '299': '299          much  000    3' },
      'trf-adjustment-points; file club.trf; line 20; typed much',
    ],
    [
      'an adjustment of nobody',
      { '299': '299          -0.5  000    9' },
      'exchange-player-unknown; file club.trf; line 20; number 9',
    ],
    [
      'a record that changes a result',
      { '299': '299 W         0.5  001    3' },
      'trf-assignment; file club.trf; line 20; type W',
    ],
  ])('%s', (_, changes, message) => {
    const [first] = told(read(four(changes as Record<string, string>)));
    expect(first).toContain(message);
  });

  it('a Swiss in which everyone has met fewer players than there are', () => {
    const six = sample('trf16/rr6_tec_trf16.trf');
    const lines = new TextDecoder()
      .decode(six)
      .split('\n')
      .filter((line) => line.startsWith('001'));
    const cut = lines.map((line) => `${line.slice(0, 80)}    ${line.slice(84, 121)}`);
    expect(told(read(['XXR 3', ...cut].join('\n')))).toEqual([
      'exchange-not-all-play; file club.trf; players 6; needed 5; rounds 3',
    ]);
    expect(told(read(['XXR 5', ...cut].join('\n')))).toEqual([]);
  });

  it('a Swiss with as many rounds as a round robin, by who has more opponents left than rounds', () => {
    const lines = ['001    1      A', '001    2      B', '001    3      C', '001    4      D'];
    const pairs = ['2 w =', '1 b =', '4 w =', '3 b ='];
    const twice = lines.map((line, at) => `${line.padEnd(91)}   ${pairs[at]}     ${pairs[at]}`);
    expect(told(read(['XXR 3', ...twice].join('\n')))).toEqual([
      'trf-not-all-meet; file club.trf; line 2; player A; name A; missing 2; free 1',
    ]);
  });

  it('points for a round without an opponent: in a Swiss by its name, else by the round', () => {
    const rounds = [
      '0000 - U     3 w 1     2 b 0',
      '   3 b 0  0000 - U     1 w 1',
      '   2 w 1     1 b 0  0000 - U',
    ];
    const names = ['A', 'B', 'C'];
    const points = ['1.0', '2.0', '2.0'];
    const lines = rounds.map(
      (text, at) => `${`001    ${at + 1}      ${names[at]}`.padEnd(80)} ${points[at]}    1  ${text}`,
    );
    expect(told(read(['XXR 3', ...lines].join('\n')))[0]).toBe(
      'trf-bye-paid; file club.trf; line 3; round 2; player B; name B; letter U',
    );
    expect(told(read(['092 Swiss', 'XXR 3', ...lines].join('\n')))).toEqual([
      'trf-swiss; file club.trf; type Swiss',
    ]);
  });
});
