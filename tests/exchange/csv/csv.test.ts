/** @sweep */
import { csv, csvCrosstable } from '../../../src/exchange/csv/make';
import { GAME_LIST_WORDS } from '../../../src/language/gameListWords';
import { writeNumbersAs } from '../../../src/language/number';
import { afterThisTest } from '../../afterThisTest';
import type { FoundEvent, Parsed } from '../../../src/exchange/exchangeFormat';
import type { Result } from '../../../src/core/result';
import { eventTexts, realEvent } from '../../eventFixtures';
import { told, valueOf, toldOf } from '../../results';
import { sectioned } from '../../sectioned';
import { newTeamEvent, playedMatches } from '../../teamEvents';
import { MAKING, smallEvent, gamesTold } from '../events';
import { lostInRoundTrip } from '../roundTrip';
import type { TeamMember, Tournament } from '../../../src/core/model';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFound } from '../../../src/sheets/adopt/read';
import { parseDelimited } from '../../../src/workbook/delimited';
import { gridOf, type Typed } from '../../adoptGrid';
import { sampled } from '../../sample';
import { faultsOfParser } from '../malformed';

const KEPT = { fields: ['title', 'fideId', 'club'] } as const;

const textOf = (tournament: Tournament, making = MAKING): string =>
  String(valueOf(csv.make!(tournament, making)).files[0].content);

const parsed = (text: string | Uint8Array): Result<Parsed> =>
  csv.parse!(typeof text === 'string' ? new TextEncoder().encode(text) : text, 'games.csv');

const found = (text: string | Uint8Array): FoundEvent => valueOf(parsed(text)).events[0];

/** The names of four players in each other's games, as players of an event. */
const named = (names: readonly string[]): Tournament => {
  const event = smallEvent();
  return { ...event, players: event.players.map((player, at) => ({ ...player, name: names[at]! })) };
};

describe('a list of games as CSV', () => {
  it.each([...eventTexts.keys()])('has all of %s that it can hold when it is read back', (name) => {
    expect(lostInRoundTrip(realEvent(name), csv, KEPT)).toEqual([]);
  });

  it('has every result, date and remark of a small event when it is read back', () => {
    const event = smallEvent();
    const outcomes = ['0-0', '1/2-0', '0-1/2', '1-0u', '1/2u', '0-1u'] as const;
    const others = {
      ...event,
      games: event.games.map((game, at) => ({ ...game, outcome: outcomes[at]!, annulled: at === 2 })),
    };
    expect(lostInRoundTrip(event, csv, KEPT)).toEqual([]);
    expect(lostInRoundTrip(others, csv, KEPT)).toEqual([]);
  });

  it('has the games at the boards of a league, with what a list tells of those who played', () => {
    const event = playedMatches(newTeamEvent(3, 2), 'A-B 1=', 'A-C 0+');
    const rated = ({ name }: TeamMember): TeamMember =>
      name === 'B2' ? { name, rating: { typed: 1650, strength: 1650 } } : { name };
    const players = event.players.map((team) => ({ ...team, members: team.members.map(rated) }));
    const league = { ...event, players };
    const people = {
      columns: ['ECF no', 'Club'],
      players: [
        {
          name: 'A1',
          rating: { typed: 1834, strength: 1834 },
          federation: 'ENG',
          extra: ['123450A', 'Hill'],
        },
      ],
    };
    expect(
      textOf(league, { ...MAKING, people })
        .trim()
        .split('\r\n'),
    ).toEqual([
      expect.stringMatching(
        /^Event,Round,Match,White Team,Black Team,Board,Date,White No,White,.*,White Club,Black No,.*,Result,Remark$/,
      ),
      'League,2,2,Team A,Team B,1,,1,A1,1834,ENG,Hill,3,B1,,,,1–0,',
      'League,2,2,Team B,Team A,2,,4,B2,1650,,,2,A2,,,,½–½,',
      'League,3,3,Team C,Team A,1,,5,C1,,,,1,A1,1834,ENG,Hill,1–0,',
    ]);
    expect(textOf(league, { ...MAKING, round: 3 })).not.toContain('League,2');
    expect(found(textOf(league)).players.map(({ name }) => name)).toEqual(['A1', 'B1', 'B2', 'A2', 'C1']);
  });

  it('begins with the mark of UTF-8, a line of headings, and a line for each game', () => {
    expect(textOf(smallEvent()).split('\r\n').slice(0, 4)).toEqual([
      '\uFEFFEvent,Round,Board,Date,White No,White,White Rating,White Federation,White Title,White FIDE ID,White Club,Black No,Black,Black Rating,Black Federation,Black Title,Black FIDE ID,Black Club,Result,Remark',
      'Harbour Cup,1,1,2026-11-06 19:00,1,"Berg, Anna",2143,GER,WFM,1000001,Riverside,4,"Novak, Petr",1830,CZE,CM,1000004,,1–0,',
      'Harbour Cup,1,2,2026-11-06,2,"Óláfsson, Jón",2015,ISL,,1000002,Hill & Vale,3,"Moreau, Chloé",,FRA,,,Riverside,½–½,',
      'Harbour Cup,2,1,2026-11-13,4,"Novak, Petr",1830,CZE,CM,1000004,,3,"Moreau, Chloé",,FRA,,,Riverside,0F–1F,',
    ]);
  });

  it('never tells when somebody was born', () => {
    expect(textOf(smallEvent())).not.toMatch(/1990|2009|1985/);
  });

  it('has no result that a spreadsheet takes for a date, a time or a formula', () => {
    const results = textOf(smallEvent())
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',').at(-2));
    expect(results).toEqual(['1–0', '½–½', '0F–1F', '0–1', '0F–0F', '']);
  });

  it.each([
    ['en-GB', ',', 'Round,Board,Date'],
    ['de-AT', ';', 'Round;Board;Date'],
    ['', ',', 'Round,Board,Date'],
  ])('is separated as Excel in “%s” expects, by %s, and read back', (locale, separator, words) => {
    afterThisTest(() => writeNumbersAs(''));
    writeNumbersAs(locale);
    expect(textOf(smallEvent()).split('\r\n')[0]).toContain(`${separator}${words}${separator}`);
    expect(lostInRoundTrip(smallEvent(), csv, KEPT)).toEqual([]);
  });

  it.each([
    [1, 'Runde,Brett,Datum'],
    [2, 'Ronde,Échiquier,Date'],
    [3, 'Ronda,Tablero,Fecha'],
    [4, 'Тур,Доска,Дата'],
  ])('is read with headings of other languages as well: %s, %s', (column, words) => {
    const [heading = '', ...rows] = textOf(smallEvent()).split('\r\n');
    const each = Object.values(GAME_LIST_WORDS).sort(([one], [other]) => other!.length - one!.length);
    const others = heading.replace(
      new RegExp(each.map(([english]) => english).join('|'), 'g'),
      (english) => each.find(([word]) => word === english)![column]!,
    );
    expect(others).toContain(words);
    expect(gamesTold(found([others, ...rows].join('\r\n')))).toEqual(gamesTold(found(textOf(smallEvent()))));
  });

  it('has one round alone where it is asked for', () => {
    expect(gamesTold(found(textOf(smallEvent(), { ...MAKING, round: 2 })))).toEqual([
      '2: Novak, Petr - Moreau, Chloé -+',
      '2: Berg, Anna - Óláfsson, Jón 0-1',
    ]);
  });

  it('has sections in one file, which come apart again', () => {
    const tournament = sectioned([4, 3]);
    expect(lostInRoundTrip(tournament, csv)).toEqual([]);
    expect(valueOf(parsed(textOf(tournament))).events.map(({ section }) => section)).toEqual(['A', 'B']);
  });

  it('writes a name that looks like a formula so that it is none, and reads it back', () => {
    const names = ["=cmd|' /C calc'!A0", '+49 30 1234', '-Berg', '@SUM(A1)'];
    const more = ['\tTab', "'=quoted", '＝wide', "''+"];
    for (const four of [names, more]) {
      const text = textOf(named(four));
      for (const name of four) expect(text).toContain(`'${name.slice(0, 2)}`);
      expect(found(text).players.map(({ name }) => name)).toEqual(expect.arrayContaining(four));
      for (const cell of text.split(/\r\n|,/)) expect(cell).not.toMatch(/^["\s]*[=+\-@]/);
    }
  });

  it('keeps quotation marks, separators and apostrophes in names', () => {
    const names = ['O"Neil; Sean', "'t Hart, Jan", 'Berg, "Bo", Anna', 'Novak'];
    expect(
      found(textOf(named(names)))
        .players.map(({ name }) => name)
        .sort(),
    ).toEqual([...names].sort());
  });
});

const LIST = 'Round;White;Black;Result\r\n1;Müller;Gärtner;1:0\r\n2;Gärtner;Müller;½:½\r\n';
const LATIN = LIST.replaceAll('½:½', '0,5');

describe('a list of games of another program', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode(LIST)],
    ['UTF-8 with its mark', new TextEncoder().encode(`\uFEFF${LIST}`)],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...new Uint8Array(Buffer.from(LIST, 'utf16le'))])],
    ['windows-1252', new Uint8Array(Buffer.from(LIST, 'latin1'))],
  ])('is read in %s', (_, bytes) => {
    expect(gamesTold(found(bytes))).toEqual(['1: Müller - Gärtner 1-0', '2: Gärtner - Müller 1/2']);
  });

  it.each([
    ['semicolons', LATIN],
    ['tabs', LATIN.replaceAll(';', '\t')],
    ['commas', LIST.replaceAll(';', ',')],
    ['a line for Excel', `sep=;\r\n${LATIN}`],
    ['line ends of a Mac', LATIN.replaceAll('\r\n', '\r')],
    ['lines above the headings', `Club evening\r\n\r\n${LATIN}`],
  ])('is read with %s', (_, text) => {
    expect(gamesTold(found(text))).toEqual(['1: Müller - Gärtner 1-0', '2: Gärtner - Müller 1/2']);
  });

  it.each([
    ['English', 'Rd,Bd,White,WhiteElo,Black,BlackElo,Res'],
    ['German', 'Runde,Brett,Weiß,Weiß DWZ,Schwarz,Schwarz Elo,Ergebnis'],
    ['French', 'Ronde,Éch,Blancs,Elo blancs,Noirs,Elo noirs,Résultat'],
    ['Spanish', 'Ronda,Mesa,Blancas,Blancas Elo,Negras,Negras Elo,Resultado'],
    ['Russian', 'Тур,Доска,Белые,Белые рейтинг,Черные,Черные Эло,Результат'],
  ])('is understood with %s headings', (_, headings) => {
    const event = found(`${headings}\n1,1,Anna,2000,Bo,1900,1-0\n`);
    expect(gamesTold(event)).toEqual(['1: Anna - Bo 1-0']);
    expect(event.players.map(({ rating }) => rating?.strength)).toEqual([2000, 1900]);
  });

  it.each([
    ['1-0', '1-0'],
    ['1:0', '1-0'],
    ['½-½', '1/2'],
    ['0.5', '1/2'],
    ['+:-', '+-'],
    ['0F-0F', '--'],
    ['remis', '1/2'],
    ['*', null],
    ['-', null],
    ['', null],
  ])('has the result “%s” as %s', (typed, outcome) => {
    expect(found(`White;Black;Result\nAnna;Bo;${typed}`).games[0]!.outcome).toBe(outcome);
  });

  it.each([
    ['27.11.2026', '2026-11-27'],
    ['2026/11/27 19:00', '2026-11-27 19:00'],
    ['27/11/2026', '2026-11-27'],
    ['11/27/2026', '2026-11-27'],
    // either the third of April or the fourth of March: it stays as it is
    ['3/4/2026', '3/4/2026'],
    ['Friday', 'Friday'],
  ])('has the date %s as %s', (typed, date) => {
    expect(found(`Date;White;Black;Result\n${typed};Anna;Bo;1-0`).games[0]!.date).toBe(date);
  });

  it('leaves out a game with the bye, and keeps its player', () => {
    const event = found('White;Black;Result\nAnna;Bo;1-0\nCleo;spielfrei;\n');
    expect(event.players.map(({ name }) => name)).toEqual(['Anna', 'Bo', 'Cleo']);
    expect(event.games).toHaveLength(1);
  });

  it('tells two players of one name apart by their numbers', () => {
    const event = found('White;White No;Black;Black No;Result\nLi;1;Li;2;1-0\n');
    expect(event.players.map(({ no }) => no)).toEqual([1, 2]);
  });

  it.each([
    [
      'a result',
      'White;Black;Result\nA;B;1-0\nA;C;2-0',
      ['exchange-result; file games.csv; line 3; typed 2-0'],
    ],
    ['a lonely name', 'White;Black;Result\nA;;1-0', ['exchange-csv-side; file games.csv; line 2; name A']],
    [
      'a number with two names',
      'White No;White;Black No;Black;Result\n1;A;2;B;1-0\n1;C;2;B;0-1',
      ['exchange-csv-two-names; file games.csv; line 3; number 1; name C; other A'],
    ],
    [
      'an open quotation mark',
      'White;Black;Result\nA;B;1-0\n"A;B;',
      ['exchange-csv-quotes; file games.csv; line 3'],
    ],
    [
      'a round',
      'Round;White;Black;Result\n0;A;B;1-0',
      ['number-out-of-range; file games.csv; line 2; typed 0; least 1; most 9999'],
    ],
    ['no headings', 'A;B;1-0', ['exchange-csv-no-games; file games.csv']],
    ['a cross-table', 'Name;1;2\nA;x;1\nB;0;x', ['exchange-csv-no-games; file games.csv']],
    ['no games', 'White;Black;Result\n', ['exchange-csv-no-games; file games.csv']],
  ])('is refused for %s, with its line', (_, text, problems) => {
    expect(told(parsed(text))).toEqual(problems);
  });

  it('counts lines in quotation marks', () => {
    expect(told(parsed('White;Black;Result\n"A\nB";C;1-0\nA;C;7'))).toEqual([
      'exchange-result; file games.csv; line 4; typed 7',
    ]);
  });
});

const madeOf = (tournament: Tournament) => valueOf(csvCrosstable.make!(tournament, MAKING));

const linesOf = (tournament: Tournament): readonly string[] =>
  String(madeOf(tournament).files[0].content).slice(1).trimEnd().split('\r\n');

const DETAILS = { city: 'Bremen', timeControl: '90 min + 30 s', arbiter: 'FA Ute Kern' };

/** A row for each game that the adopted table has. */
const adopted = (text: string): readonly string[] => {
  const found = readFound(gridOf(parseDelimited(text).rows as readonly (readonly Typed[])[]));
  expect(told(found)).toEqual([]);
  const value = valueOf(found);
  if (value.kind !== 'crosstable') throw new Error(value.kind);
  return value.entries.map(({ player, opponent, meeting, mark }) =>
    [value.numbers[player], value.numbers[opponent], meeting, mark].join(' '),
  );
};

describe('the cross-table for a rating officer', () => {
  it('has event, place, days, mode and time control, everybody’s club and every result', () => {
    expect(linesOf(smallEvent({ details: DETAILS }))).toEqual([
      'Event,Harbour Cup',
      'Place,Bremen',
      'First day,2026-11-06',
      'Last day,2026-11-20',
      'Mode,Round robin',
      'Time control,90 min + 30 s',
      'Chief arbiter,FA Ute Kern',
      '',
      'No,Name,Title,Born,Club,Federation,FIDE ID,Rating,1,2,3,4,Points,DE,WIN,SB,KS,Rank,Status',
      '1,"Berg, Anna",WFM,,Riverside,GER,1000001,2143,x,0,,1,1,,1,0,0,3,',
      '2,"Óláfsson, Jón",,,Hill & Vale,ISL,1000002,2015,1,x,½,-,1.5,,1,1.75,0.5,1,',
      '3,"Moreau, Chloé",,2009,Riverside,FRA,,,,½,x,+,1.5,,1,0.75,0.5,2,',
      '4,"Novak, Petr",CM,,,CZE,1000004,1830,0,-,-,x,0,,0,0,0,4,',
      '',
      'Round,Date',
      '1,2026-11-06',
      '2,2026-11-13',
      '3,2026-11-20',
    ]);
  });

  it('has clubs where the list has them in the column for federation or club, and misses none then', () => {
    const event = smallEvent({ details: DETAILS });
    const clubs = ['SC Uster', 'Bremen 1877', 'GER', ''];
    const players = event.players.map((player, at) => ({ ...player, federation: clubs[at]!, extra: [] }));
    const table = { ...event, columns: [], players };
    const cells = linesOf(table)
      .slice(9, 13)
      .map((line) =>
        line
          .replace(/"[^"]*"/, 'name')
          .split(',')
          .slice(4, 6),
      );
    expect(cells).toEqual([
      ['SC Uster', ''],
      ['Bremen 1877', ''],
      ['', 'GER'],
      ['', ''],
    ]);
    expect(
      madeOf(table)
        .warnings.filter(({ place }) => place.field === 'club')
        .map(({ code, place }) => [code, place.player]),
    ).toEqual([['exchange-player-detail-missing', 'Moreau, Chloé']]);
  });

  it('has commas in numbers where Excel has them, and semicolons between cells', () => {
    afterThisTest(() => writeNumbersAs(''));
    writeNumbersAs('de-AT');
    const lines = linesOf(smallEvent({ details: DETAILS }));
    expect(lines.slice(3, 5)).toEqual(['Last day;2026-11-20', 'Mode;Round robin']);
    expect(lines[10]).toBe('2;Óláfsson, Jón;;;Hill & Vale;ISL;1000002;2015;1;x;½;-;1,5;;1;1,75;0,5;1;');
  });

  it('keeps those who left, and says so', () => {
    const event = smallEvent();
    const statuses = ['playing', 'withdrawn', 'playing', 'annulled'] as const;
    const left = {
      ...event,
      players: event.players.map((player, at) => ({ ...player, status: statuses[at]! })),
    };
    const rows = linesOf(left).filter((line) => /withdrawn$|annulled$/.test(line));
    expect(rows).toEqual([
      '2,"Óláfsson, Jón",,,Hill & Vale,ISL,1000002,2015,1,x,½,-,1.5,,1,0.25,0,1,withdrawn',
      '4,"Novak, Petr",CM,,,CZE,1000004,1830,0,-,-,x,,,,,,,annulled',
    ]);
  });

  it('has a column for each game of two players who meet twice', () => {
    const lines = linesOf(realEvent('cand2013'));
    expect(lines.find((line) => line.startsWith('Mode'))).toBe('Mode,Double round robin');
    expect(lines.find((line) => line.startsWith('No,'))).toContain(',Rating,1,,2,,3,,4,,5,,6,,7,,8,,Points');
  });

  it('is a file for each section', () => {
    expect(madeOf(sectioned([4, 3])).files.map(({ suffix }) => suffix)).toEqual(['-1', '-2']);
  });

  it('says what an officer would send it back for', () => {
    const { warnings } = madeOf(smallEvent());
    expect(toldOf(warnings)).toEqual([
      'exchange-detail-missing; field city; what City',
      'exchange-detail-missing; field timeControl; what Time control',
      'exchange-player-detail-missing; player Novak, Petr; field club; names Novak, Petr; count 1; what club; heading Club',
    ]);
  });

  it.each(sampled([...eventTexts.keys()], 4))(
    'of %s is read like any other cross-table, with every result',
    (name) => {
      const event = realEvent(name);
      const [entries, finished] = [
        adopted(String(madeOf(event).files[0].content).slice(1)),
        event.games.filter(({ outcome }) => outcome !== null).length,
      ];
      expect(new Set(entries).size).toBe(2 * finished);
    },
  );
});

const SAMPLES = join(__dirname, '../../fixtures/exchange/csv');

it('gives an event or located problems of a list of games, whatever is in it', () => {
  const made = String(valueOf(csv.make!(smallEvent(), MAKING)).files[0].content);
  const samples = readdirSync(SAMPLES).map((name) => new Uint8Array(readFileSync(join(SAMPLES, name))));
  const more = [
    'White;Black;Result\n'.repeat(10000),
    `White;Black;Result\n${'A;B;"'.repeat(10000)}`,
    `White;Black;Result\n${'A;B;1-0\n'.repeat(20000)}`,
    `Round;White;Black;Result\n${'9'.repeat(50000)};A;B;1-0`,
    `Date;White;Black;Result\n${'1.'.repeat(50000)};A;B;1-0`,
    `${'White '.repeat(20000)};Black;Result\nA;B;1-0`,
    'White,Black,Result\n__proto__,constructor,1-0',
  ];
  expect(faultsOfParser(csv, [new TextEncoder().encode(made), ...samples], more)).toEqual([]);
});
