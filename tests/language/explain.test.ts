import { PROFILES } from '../../src/core/model';
import { explainNeighbours, explainPlace } from '../../src/core/explain/standings';
import type { Tournament } from '../../src/core/model';
import { CRITERIA } from '../../src/core/tiebreak/registry';
import { criterionWords } from '../../src/language/criteria';
import { placeAmongText, placeText } from '../../src/language/explain';
import { numberText } from '../../src/language/number';
import { crossTable, eventOf, realEvent } from '../eventFixtures';
import { generated } from '../generated';
import { valueOf } from '../results';

const textOf = (tournament: Tournament, no: number, order: string): readonly string[] => {
  const place = valueOf(explainPlace(tournament, no, order.split(',')));
  const names = new Map(tournament.players.map((player) => [player.no, player.name]));
  return placeText(place, { names });
};

/** The lines from one heading to the next empty line. */
const section = (lines: readonly string[], heading: RegExp): readonly string[] => {
  const start = lines.findIndex((line) => heading.test(line));
  const end = lines.indexOf('', start);
  return lines.slice(start, end < 0 ? undefined : end);
};

describe('a place in words', () => {
  const kramnik = textOf(
    realEvent('cand2013'),
    realEvent('cand2013').players.findIndex(({ name }) => name === 'Kramnik,V') + 1,
    'PTS,DE,WIN,SB,KS',
  );

  it('says where they stand', () => {
    expect(kramnik[0]).toBe('Kramnik,V: place 2 of 8.');
  });

  it('names the opponent of every number', () => {
    expect(section(kramnik, /^Sonneborn/).slice(0, 3)).toEqual([
      'Sonneborn-Berger (FIDE C.07 9.1): 57.75',
      '  Round 1, Black, drew with Svidler,P: 0.5 × 8 = 4',
      '  Round 2, Black, drew with Carlsen,M: 0.5 × 8.5 = 4.25',
    ]);
    expect(section(kramnik, /^Koya/).slice(1, 4)).toEqual([
      '  Round 1, Black, drew with Svidler,P: 0.5 (has 8, needs 7)',
      '  Round 2, Black, drew with Carlsen,M: 0.5 (has 8.5, needs 7)',
      '  Round 3, White, drew with Grischuk,A: does not count: has 6.5, needs 7',
    ]);
    expect(section(kramnik, /^Direct/)).toEqual([
      'Direct encounter (FIDE C.07 6): Carlsen,M and Kramnik,V stay tied',
      '  Round 2, Black, drew with Carlsen,M: 0.5',
      '  Round 9, White, drew with Carlsen,M: 0.5',
      '  Total: 1',
    ]);
  });

  it('says by which article they stand below the one above them', () => {
    expect(section(kramnik, /^Why Carlsen/).slice(0, 6)).toEqual([
      'Why Carlsen,M is above Kramnik,V:',
      '  Points (FIDE C.07 4): both 8.5.',
      '  Direct encounter (FIDE C.07 6): in their games: both 1.',
      '  Wins (FIDE C.07 7.1): Carlsen,M 5; Kramnik,V 4.',
      '  Carlsen,M has more and is ahead.',
      '  For Carlsen,M: Wins (FIDE C.07 7.1): 5',
    ]);
  });

  it('says each application of direct encounter', () => {
    const table = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    expect(section(textOf(table, 5, 'PTS,DE'), /^Why F/).slice(2, 4)).toEqual([
      '  Direct encounter (FIDE C.07 6): in the games among B, D, E, and F: both 1.5. Then in their game: F 1; E 0.',
      '  F has more and is ahead.',
    ]);
  });

  it('says averages where some of the tied have met more often than others', () => {
    // A and B drew both their games, each beat C once, and C beat D twice: all three have 2.
    const results = [
      [1, 2, '1/2'],
      [2, 1, '1/2'],
      [1, 3, '1-0'],
      [2, 3, '1-0'],
      [3, 4, '1-0'],
      [4, 3, '0-1'],
    ];
    const games = results.map(([white, black, result], index) => ({
      round: index + 1,
      white,
      black,
      result,
    }));
    const players = ['A', 'B', 'C', 'D'].map((name, index) => ({ no: index + 1, name }));
    const event = eventOf(JSON.stringify({ event: 'Averages', cycles: 2, players, games }));
    expect(section(textOf(event, 3, 'PTS,DE'), /^Why B is above C/)[2]).toBe(
      '  Direct encounter (FIDE C.07 6): in the games among A, B, and C: B 1.5; C 0 (the averages against each opponent, added up).',
    );
  });

  it('says how many games of the tied are still to be played', () => {
    // A and C have 1 each and have not met.
    const table = crossTable('*1.. | 0*.= | ..*1 | .=0*');
    const said = textOf(table, 1, 'PTS,DE').join(' ');
    expect(said).toContain('in their game (1 still to be played): ');
    expect(said).not.toContain('among B');
  });

  it('shows a value of tied players as a place, any other as a number', () => {
    const table = crossTable('*10010 | 0*=1== | 1=*=01 | 10=*01 | 0=11*0 | 1=001*');
    const words = { names: new Map<number, string>() };
    const values = [5, 6].map((no) => {
      const place = explainPlace(table, no, ['PTS', 'DE']);
      return place.ok ? place.value.values.map((value) => placeAmongText(value, words)) : [];
    });
    expect(values).toEqual([
      [null, 'place 3'],
      [null, 'place 2'],
    ]);
  });

  it('says once why a place is shared, however many share it', () => {
    const all = crossTable('*=== | =*== | ==*= | ===*');
    expect(textOf(all, 2, 'PTS,DE').slice(-4)).toEqual([
      'Why A, B, C, and D share their place:',
      '  Points (FIDE C.07 4): all 1.5.',
      '  Direct encounter (FIDE C.07 6): in the games among A, B, C, and D: all 1.5.',
      '  Still tied after every tie-break.',
    ]);
    const why = valueOf(explainNeighbours({ ...all, tieBreaks: ['PTS'] }));
    expect(why.map(({ above, below, others }) => [above, below, others])).toEqual([[1, 2, [3, 4]]]);
  });

  it('says what was not played, what is still to be played, and that nothing decides', () => {
    expect(textOf(crossTable('*+. | -*1 | .0*'), 1, 'PTS,WON').slice(0, 7)).toEqual([
      'A: place 2 of 3.',
      '1 game is still to be played: these are the standings so far.',
      '',
      'Points (FIDE C.07 4): 1',
      '  Round 1, White, won by forfeit against B: 1',
      '',
      'Wins played (FIDE C.07 7.2): 0',
    ]);
    expect(textOf(crossTable('*= | =*'), 1, 'PTS').slice(-3)).toEqual([
      'Why A and B share their place:',
      '  Points (FIDE C.07 4): both 0.5.',
      '  Still tied after every tie-break.',
    ]);
    expect(textOf(realEvent('iz1979b'), 3, 'PTS')).toHaveLength(1);
  });

  it('says no code and nothing unfinished, by any criterion', () => {
    const event = generated({ players: 6, cycles: 2, seed: 3, special: 0.4, adjusted: true });
    const rested = { ...generated({ players: 5, cycles: 1, seed: 4, special: 0.4 }), lotsSeed: 'x' };
    for (const { code } of CRITERIA)
      for (const tournament of [event, rested]) {
        const text = textOf(tournament, 2, code === 'PTS' ? 'PTS' : `PTS,${code}`).join('\n');
        expect(text).not.toMatch(/[{}]|undefined|null|NaN|\?|#|\b(PTS|SB|KS|WIN|BWG|BPG|TPR|ARO|NZ_\w+)\b/);
      }
  });

  it('takes names as they are', () => {
    const named = crossTable('*1 | 0*');
    const players = named.players.map((player) => ({ ...player, name: `{x} '${player.name}' <b>` }));
    expect(textOf({ ...named, players }, 1, 'PTS')[3]).toBe("  Round 1, White, won against {x} 'B' <b>: 1");
  });
});

it.each([
  [1, 2, '0.5'],
  [17, 2, '8.5'],
  [-1, 2, '−0.5'],
  [0, 1, '0'],
  [225, 4, '56.25'],
  [-3, 10, '−0.3'],
  [2, 3, '2/3'],
  [4, 3, '1 1/3'],
  [7, 100, '0.07'],
])('%d/%d reads %s', (n, d, text) => {
  expect(numberText({ n, d })).toBe(text);
});

/** The lines of a text in a column of so many letters; a hyphen ends a line, too. */
const wrapped = (text: string, most: number): string[] =>
  text.split(/(?<=-)|\s+/).reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    const joined = last?.endsWith('-') ? `${last}${word}` : `${last} ${word}`;
    return last !== undefined && joined.length <= most ? [...lines.slice(0, -1), joined] : [...lines, word];
  }, []);

describe('criteria in words', () => {
  it('has a heading of three lines at most, no word of which is longer than its column is wide', () => {
    const headings = PROFILES.flatMap((profile) =>
      CRITERIA.map(({ code }) => criterionWords(code, profile).heading),
    );
    const lines = headings.map((heading) => wrapped(heading, 11));
    expect(
      headings.filter((_, at) => lines[at]!.length > 3 || lines[at]!.some((line) => line.length > 11)),
    ).toEqual([]);
  });

  it('in Go has the names of Go, and cites no chess federation', () => {
    expect(criterionWords('DE', 'go')).toEqual({
      name: 'Direct comparison: place among those tied',
      heading: 'Direct comparison',
      source: '',
    });
    expect(criterionWords('SODOS', 'go').source).toBe('Custom of Go clubs');
    expect(criterionWords('BH', 'go').heading).toBe('SOS');
    const cited = CRITERIA.map(({ code }) => criterionWords(code, 'neutral').source);
    expect(cited.filter((source) => /FIDE|NZCF|Chess/.test(source))).toEqual([]);
  });

  it('has a name for every criterion, and all are different', () => {
    const names = CRITERIA.map(({ code }) => criterionWords(code).name);
    expect(names.filter((name) => name.trim() === '' || /[{}]/.test(name))).toEqual([]);
    expect(new Set(names).size).toBe(CRITERIA.length);
  });

  it.each([
    ['KS/L+1', 'Koya +0.5: with the limit half a point higher', 'FIDE C.07 14.5, 9.2'],
    ['KS/L-2', 'Koya -2: with the limit moved by so many half points', 'FIDE C.07 14.5, 9.2'],
    ['KS/L+1.0', 'Koya +1.0: with the limit moved by so many points', 'FIDE C.07 14.5, 9.2'],
    ['KS/L60', 'Koya 60 %: with the limit at 60 % of the points', 'FIDE C.07 14.5, 9.2'],
    ['SB/C1', 'Sonneborn-Berger cut 1: without the opponent with the lowest score', 'FIDE C.07 14.1, 9.1'],
    [
      'SB/C3',
      'Sonneborn-Berger cut 3: without the three opponents with the lowest scores',
      'FIDE C.07 14.2, 9.1',
    ],
    ['PS/C1', 'Progressive cut 1: the score without the first round', 'FIDE C.07 14.1, 7.5'],
    ['PS/C4', 'Progressive cut 4: the score without the first four rounds', 'FIDE C.07 14.2, 7.5'],
    ['BH/C1', 'Buchholz cut 1: without the lowest score', 'FIDE C.07 14.1, 8.1'],
    ['BH/C3', 'Buchholz cut 3: without the three lowest scores', 'FIDE C.07 14.2, 8.1'],
    ['BH/M1', 'Buchholz median 1: without the lowest and the highest score', 'FIDE C.07 14.3, 8.1'],
    [
      'BH/M3',
      'Buchholz median 3: without the three lowest and the three highest scores',
      'FIDE C.07 14.4, 8.1',
    ],
    [
      'NZ_BH/C1#rest',
      'Adjusted Buchholz cut 1: by adjusted scores, days of rest as draws, without the lowest',
      'NZCF handbook, Tie-breaking Systems',
    ],
    ['PTS', 'Points', ''],
    ['LUCK', 'LUCK', ''],
  ])('calls %s %s', (code, name, source) => {
    expect(criterionWords(code)).toEqual({ name, heading: name.split(':')[0], source });
  });
});
