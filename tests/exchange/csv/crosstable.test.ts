/** @sweep */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tournament } from '../../../src/core/model';
import { csv, csvCrosstable } from '../../../src/exchange/csv/make';
import { readFound } from '../../../src/sheets/adopt/read';
import { parseDelimited } from '../../../src/workbook/delimited';
import { gridOf, type Typed } from '../../adoptGrid';
import { eventTexts, realEvent } from '../../eventFixtures';
import { told, toldOf, valueOf } from '../../results';
import { sampled } from '../../sample';
import { sectioned } from '../../sectioned';
import { MAKING, smallEvent } from '../events';
import { faultsOfParser } from '../malformed';

const madeOf = (tournament: Tournament, language = 'en') =>
  valueOf(csvCrosstable.make!(tournament, { ...MAKING, language }));

const linesOf = (tournament: Tournament, language = 'en'): readonly string[] =>
  String(madeOf(tournament, language).files[0].content).slice(1).trimEnd().split('\r\n');

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
    expect(toldOf(madeOf(table).warnings)).toContain(
      'exchange-column-missing; field club; what club; heading Club; count 2; report dwz',
    );
  });

  it('speaks German, with commas in numbers, where it is asked for in German', () => {
    const lines = linesOf(smallEvent({ details: DETAILS }), 'de');
    expect(lines.slice(3, 9)).toEqual([
      'Letzter Tag;2026-11-20',
      'Modus;Rundenturnier',
      'Bedenkzeit;90 min + 30 s',
      'Turnierleiter;FA Ute Kern',
      '',
      'Nr;Name;Titel;Geburtsdatum;Verein;Verband;FIDE-ID;Wertungszahl;1;2;3;4;Punkte;DE;WIN;SB;KS;Rang;Status',
    ]);
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
      'exchange-player-detail-missing; player Novak, Petr; field club; name Novak, Petr; what club; heading Club',
    ]);
  });

  it.each(sampled([...eventTexts.keys()], 4))(
    'of %s is read like any other cross-table, with every result',
    (name) => {
      const event = realEvent(name);
      const [entries, finished] = [
        adopted(String(madeOf(event, 'de').files[0].content).slice(1)),
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
