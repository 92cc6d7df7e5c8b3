import { makeEvent, parseEvent } from '../../src/core/format/event';
import type { Tournament } from '../../src/core/model';
import { wordsEn as words } from '../../src/language/words';
import { sheetNames } from '../../src/sheets/names';
import { teamSheetNames } from '../../src/sheets/teamEvent/workbook';
import { parseTournament } from '../../src/sheets/parse';
import { generated } from '../generated';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { cellsByFormat, looksOf, rulesOf, sheetIn, shownOn, stylesOf } from './facts';
import { gridIn, partsOf, planned, typedInto } from './plan';
import { RICH } from './rich';
import { match, quad, rich } from './samples';

describe('the sheet Players', () => {
  it('says where there are sections that its numbers go on, while Standings counts each section from 1', () => {
    expect(planned(sectioned([4, 4])).value('Players', 1, 0)).toBe(
      'Correct a name here and it changes everywhere. Don’t change the numbers. Numbers continue across sections here. Standings and Crosstable start each section at 1.',
    );
  });

  it('holds this', () => {
    expect(shownOn(rich, 'Players', 24)).toEqual({
      1: 'Quad · B group · Players',
      2: 'Correct a name here and it changes everywhere. Don’t change the numbers.',
      4: 'No | Name | Rank | Federation | Club | Name 2 | A heading that is long indeed | Adjustment | Reason | Status | Play-off',
      5: '1 | Anna | 2100 | NZL | East | x | 1984 |  |  |  | 1',
      6: '2 | Bert |  |  | West |  |  | -0.5 | phone',
      7: '3 | Cora |  |  |  |  |  |  |  | withdrawn, games count',
      8: '4 | Dora | 3k',
    });
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    expect(cellsByFormat(sheetIn(rich, 'Players'))).toEqual({
      '@': 'A1 A4:K4 B5:B8 D5:D8 E5:E8 F5:F8 I5:J8',
      '0': 'A5:A8 C5:C8 G5:G8 A2',
      '+0.0;-0.0;0.0': 'H5:H8',
      General: 'K5:K8',
    });
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(quad, 'Players')).toEqual({
      conditions: [
        'A5:H8 italic, strike, color 5B6270 if OR(TRIM($G5&"")="annulled",TRIM($G5&"")="withdrawn, games annulled")',
        'A2 bold, color B42318 if $A$2<>"Correct a name here and it changes everywhere. Don’t change the numbers."',
      ],
      choices: [
        "G5:G8 only 'Lists'!$K$2:$K$4 “Status: Leave empty while they play. If they leave after half of their games, choose that all count; before half, that they don’t.”",
      ],
      tables: ['Players_Quad A4:H8 TableStyleLight1'],
      hidden: ['3-3', '4-4', '8-8'],
    });
  });

  it('a member’s team is text, too', () => {
    expect(cellsByFormat(sheetIn(match, 'Players'))['@']).toBe('A1 A4:I4 B5:B8 D5:D8 E5:E8 G5:H8');
  });

  it('in a match both columns of names to type into are tinted', () => {
    expect(stylesOf(sheetIn(match, 'Players')).slice(2)).toEqual([
      'A5:A8 align center',
      'B5:B8 align left, wrap, fill FFF9E5',
      'C5:C8 align center',
      'E5:E8 fill FFF9E5',
      'D5:E8 align left, indent 1, wrap',
      'F5:I8 fill FFF9E5',
      'G5:G8 wrap',
      'A5:I8 vertical center',
      'A4:I4 bold, wrap, vertical center',
    ]);
  });

  it.each([
    ['a number that stands there twice', 0, 2, 'A number appears here twice: undo that.'],
    ['an adjustment that is a word', 4, '2 points', 'An adjustment is not a number.'],
    ['an adjustment with ½', 4, '½', 'An adjustment is not a number.'],
    [
      'an adjustment of half a point',
      4,
      0.5,
      'Correct a name here and it changes everywhere. Don’t change the numbers.',
    ],
  ])('reports at the top %s', (_, column, write, said) => {
    const typed = typedInto(quad, [{ sheet: 'Players', row: 4, column, write }]);
    expect(typed.value('Players', 1, 0)).toBe(said);
  });

  it('reports a player added below the table at the top', () => {
    const five = planned(generated({ players: 5, cycles: 1, seed: 2 }));
    const added = typedInto(five, [{ sheet: 'Players', row: 9, column: 0, write: 6 }]);
    expect(added.value('Players', 1, 0)).toMatch(/player below the last row/);
  });
});

describe('columns of the list’s own, on the sheet Players', () => {
  const playersOf = (tournament: Tournament) => sheetIn(planned(tournament), 'Players');

  it('are printed with the title on one page, if it fits above them', () => {
    const players = RICH.players.map((player) => ({ ...player, name: `${player.name} of a long family` }));
    expect(looksOf(playersOf({ ...RICH, players })).printed).toContain('rows 1 to 1');
    const event = 'An event whose name is longer than the table is broad, by far';
    expect(looksOf(playersOf({ ...RICH, players, event })).printed).toContain('rows 4 to 4');
  });

  it('leave room for the title beside a narrow list of names, up to the width of a page', () => {
    const printed = (event: string) => looksOf(playersOf({ ...RICH, event })).printed;
    expect(printed('The winter championship of the club')).toContain('rows 1 to 1');
    expect(printed('An event whose name is longer than a page is broad, and by far')).toContain(
      'rows 4 to 4',
    );
  });

  it('are not printed: telephone numbers are nobody else’s business', () => {
    const columns = ['Telephone', 'Remarks', 'Born', 'Address', 'Lives in'].map(
      (heading) => `${heading}, as the secretary has it`,
    );
    expect(looksOf(playersOf({ ...RICH, columns })).printed).toContain('A4:D8 upright, 1 wide 1 tall');
  });

  it('are as wide as what stands in them, from 10 on', () => {
    const tournament = { ...RICH, columns: ['Born', 'Telephone', 'A heading that is long indeed'] };
    expect(looksOf(playersOf(tournament)).widths).toBe('6 14 10 14 10 13 36 12 22 31 10');
  });
});

const PLAIN = ['Pairings', 'Round', 'Standings', 'Crosstable', 'Players', 'Tournament', 'Log'].concat([
  'Calculation',
  'Lists',
  'Match',
  'Sections',
]);

const named = (event: string, taken: readonly string[], isMatch = false): readonly string[] =>
  Object.values(sheetNames(words, event, taken, isMatch ? ['match'] : []));

describe('sheets of a new tournament are called', () => {
  it('plainly, while these names are free; a match’s name only matters in a match', () => {
    expect(named('Club', ['Sheet1'])).toEqual(PLAIN);
    expect(named('Club', ['Match'])).toEqual(PLAIN);
    expect(named('Club', ['MATCH'], true)).toEqual(PLAIN.map((name) => `Club ${name}`));
  });

  it.each(PLAIN.slice(0, 8))('with the event in front of all of them if %s is taken', (taken) => {
    expect(named('Club', [taken.toUpperCase()])).toEqual(PLAIN.map((name) => `Club ${name}`));
  });

  it('with a number if that is taken, too', () => {
    const taken = ['Log', 'Club Log'];
    expect(named('Club', taken)).toEqual(PLAIN.map((name) => `Club 2 ${name}`));
    expect(named('Club', [...taken, 'Club 2 Log'])).toEqual(PLAIN.map((name) => `Club 3 ${name}`));
    expect(named('', ['Log'])).toEqual(PLAIN.map((name) => `2 ${name}`));
  });

  it('plainly for an event without a name of its own; only a name that is taken has a number behind', () => {
    const matches = PLAIN.map((name) => (name === 'Match' ? 'Match 2' : name));
    expect(named('Match', ['Match'], true)).toEqual(matches);
    const players = PLAIN.map((name) => (name === 'Players' ? 'Players 2' : name));
    expect(named('Players', ['PLAYERS'])).toEqual(players);
    expect(named('Sheet1', ['Sheet1', 'Log'])[6]).toBe('Log 2');
    expect(named('Players', ['Sheet1', ...players])[0]).toBe('Pairings 2');
    expect(named('Names', ['Log', 'Log 2'])[6]).toBe('Log 3');
    expect(named('Teams of May', ['Log'])[6]).toBe('Teams of May Log');
  });

  it.each([
    ['without what Excel refuses in a name', "''Club: A/B [2026]?*'", 'Club A B 2026'],
    ['with one blank for several', 'Club   of\nMay', 'Club of May'],
    ['with the first words of a long event', 'Vienna IM Norm Tournament 2026', 'Vienna IM Norm'],
    ['with a short first word alone', 'Club Championship', 'Club'],
    ['with a word of sixteen letters', 'Interzonalturnier Oslo', 'Interzonalturnie'],
    ['with a long word after a short one', 'U12 Meisterschaftsrunde', 'U12 Meisterschaf'],
    ['without half a sign', '🏆🏆🏆🏆🏆🏆🏆🏆🏆', '🏆🏆🏆🏆🏆🏆🏆🏆'],
  ])('%s', (_, event, front) => {
    expect(named(event, ['Log'])[6]).toBe(`${front} Log`);
  });

  it('with words that fit before the longest name of a sheet', () => {
    const names = teamSheetNames({ event: 'East Kent League', profile: 'chess' }, ['Teams']);
    expect([names.teams, names.crosstable]).toEqual(['East Kent Teams', 'East Kent Team crosstable']);
  });

  it('in at most 31 characters', () => {
    for (const name of named('International Championship', ['Log']))
      expect(name.length).toBeLessThanOrEqual(31);
  });
});

describe('the hidden sheet Lists', () => {
  it('holds what a result can be, as the game is written from left to right, and what it means', () => {
    expect(shownOn(rich, 'Lists', 16, 0, 2)).toEqual({
      1: 'Results | Meaning',
      2: 'B+R | Black won',
      3: 'W+R | White won',
      4: '1-0 | Black won',
      5: '0-1 | White won',
      6: '+/- | Black won by forfeit',
      7: '-/+ | White won by forfeit',
      8: '-/- | neither came',
      9: '0-0 | played, no points for either',
      10: '½-0 | a draw for Black, a loss for White',
      11: '0-½ | a draw for White, a loss for Black',
      12: '1-0 u | Black won, not rated',
      13: '0-1 u | White won, not rated',
      14: '½-½ | draw',
      15: '½-½ u | draw, not rated',
    });
    expect(shownOn(quad, 'Lists', 4, 0, 2)).toMatchObject({ 2: '1-0 | White won', 4: '0-1 | Black won' });
  });

  it('holds every criterion: code, name and article for the legend, and what the list of tie-breaks calls it', () => {
    expect(shownOn(quad, 'Lists', 5, 3, 8)).toEqual({
      1: 'Criterion | Meaning | Source | Name | Meaning',
      2: 'PTS | Points |  | Points',
      3: 'DE | Direct encounter: place among those tied | FIDE C.07 6 | Direct encounter | Place among those tied',
      4: 'SB | Sonneborn-Berger: own points times the opponent’s, added up | FIDE C.07 9.1 | Sonneborn-Berger | Own points times the opponent’s, added up',
      5: 'WIN | Wins: games won, forfeits included | FIDE C.07 7.1 | Wins | Games won, forfeits included',
    });
  });

  it('calls criteria as Go players do in a Go tournament', () => {
    expect(shownOn(rich, 'Lists', 3, 3, 8)[3]).toBe(
      'DE | Direct comparison: place among those tied |  | Direct comparison | Place among those tied',
    );
  });

  it('holds statuses, orders, yes and no, and papers by name, with their codes beside', () => {
    expect(shownOn(rich, 'Lists', 5, 9, 21)).toEqual({
      1: ' | Status | Code | Meaning |  | Name | Code |  | Name | Code |  | Name',
      2: ' | playing | playing | plays (or leave the cell empty) |  | By number, by place at the end | itself |  | yes | yes |  | A4',
      3: ' | withdrawn, games count | withdrawn | withdrew after half of their games or more: all count, the rest are forfeits |  | By number | number |  | no | no |  | Letter',
      4: ' | withdrawn, games annulled | annulled | withdrew before half of their games: these stay in the table but don’t count |  | By place | rank',
    });
  });

  it('is text throughout, hidden, and not for paper', () => {
    const sheet = sheetIn(rich, 'Lists');
    expect(Object.keys(cellsByFormat(sheet))).toEqual(['@']);
    expect([sheet.hidden, sheet.print, rulesOf(rich, 'Lists').conditions]).toEqual([true, undefined, []]);
  });
});

describe('seating', () => {
  const PLAIN = generated({ players: 6, cycles: 1, seed: 1 });
  const SEATED: Tournament = {
    ...PLAIN,
    numbering: { method: 'lots', seed: 'coin' },
    colours: 'toss',
    pins: [{ no: 6 }, { no: 2, board: 3 }],
  };

  const readBack = (tournament: Tournament, setting?: 'colours' | 'pins', write = '') => {
    const sheets = planned(tournament);
    const { sheet, area } = sheets.layout.tournament.setting(setting ?? 'pins');
    const typed = setting
      ? typedInto(sheets, [{ sheet, row: area.row, column: area.column, write }])
      : sheets;
    return parseTournament(partsOf(typed), gridIn(typed));
  };

  it('who has White and who stays where stand on the Tournament sheet and come back from it', () => {
    const { tournament } = valueOf(readBack(SEATED));
    expect([tournament.colours, tournament.pins, tournament.numbering]).toEqual([
      'toss',
      [{ no: 6 }, { no: 2, board: 3 }],
      { method: 'lots', seed: 'coin' },
    ]);
  });

  it('colours of the system and nobody pinned need no word', () => {
    const { tournament } = valueOf(readBack(PLAIN));
    expect([tournament.colours, tournament.pins]).toEqual([undefined, undefined]);
  });

  it.each([
    ['colours', 'dice'],
    ['pins', 'Anna'],
    ['pins', '7'],
    ['pins', '0:2'],
    ['pins', '1:2:3'],
  ] as const)('%s that say “%s” are reported with their cell', (setting, typed) => {
    const parsed = readBack(PLAIN, setting, typed);
    expect(parsed).toMatchObject({ problems: [{ code: 'workbook-cell', values: { found: typed } }] });
  });

  it('both stand in an event file, too', () => {
    const { colours, pins } = valueOf(parseEvent(makeEvent(SEATED)));
    expect([colours, pins]).toEqual(['toss', [{ no: 6 }, { no: 2, board: 3 }]]);
    expect(JSON.parse(makeEvent(PLAIN)).pairing).not.toHaveProperty('pins');
  });

  it.each<[object, string]>([
    [{ colours: 'dice' }, 'choice-unknown at pairing.colours'],
    [{ pins: [{ no: 7 }] }, 'event-player-unknown at pairing.pins[0].no'],
    [{ pins: [{ board: 1 }] }, 'event-field at pairing.pins[0].no'],
    [{ pins: [{ no: 1, board: 0.5 }] }, 'event-field at pairing.pins[0].board'],
    [{ pins: [{ no: 1, board: 1e9 }] }, 'number-out-of-range at pairing.pins[0].board'],
    [{ pins: 'Anna' }, 'event-field at pairing.pins'],
  ])('an event file with %j is refused', (pairing, expected) => {
    const event = JSON.parse(makeEvent(PLAIN)) as { pairing: object };
    const parsed = parseEvent(JSON.stringify({ ...event, pairing: { ...event.pairing, ...pairing } }));
    expect(parsed.ok ? [] : parsed.problems.map(({ code, place }) => `${code} at ${place.field}`)).toEqual([
      expected,
    ]);
  });
});
