import { withGame, withPlayers, withStatus } from '../../changed';
import { withRoundDates } from '../../../src/core/calendar/planned';
import type { Tournament, Rest } from '../../../src/core/model';
import type { CellValue } from '../../../src/grid/cell';
import { dateCell, dateIn } from '../../../src/sheets/dates';
import { finalReportLayout } from '../../../src/sheets/layout/finalReport';
import { realEvent } from '../../eventFixtures';
import { generated } from '../../generated';
import { newMatch } from '../../matches';
import { numberRulesOf } from '../facts';
import { planned, read, typedInto } from '../plan';

const chartOf = (tournament: Tournament) => planned({ ...tournament, liveHandouts: ['wall-chart'] });
const SHEET = 'Wall chart';

describe('the wall chart that fills itself', () => {
  const sheets = chartOf(realEvent('cand2013'));

  it('has opponents above, results below, points at the end', () => {
    const [above, below] = read(sheets, SHEET, 4, 0, 2, 17);
    expect(above).toEqual([1, 'Carlsen,M', 3, 2, 8, 5, 6, 7, 4, 3, 2, 8, 5, 6, 4, 7, 8.5]);
    expect(below!.slice(2, 16)).toEqual([
      ...['½', '½', '1', '1', '½', '1', '½', '½', '½', '1', '½', '0', '1', '0'],
    ]);
  });

  it('names the teams of a match', () => {
    const match = chartOf(newMatch(2));
    expect([4, 8].map((row) => read(match, SHEET, row, 0, 1, 2)[0])).toEqual([
      [1, 'K1 (Kings)'],
      [3, 'Q1 (Queens)'],
    ]);
  });

  it('follows a result that is typed', () => {
    const four = chartOf(generated({ players: 4, cycles: 1, seed: 1, finished: 0 }));
    const { pairings } = four.layout;
    const at = { sheet: 'Pairings', row: pairings.header + 1 };
    const column = read(four, 'Pairings', pairings.header, 0, 1, 12)[0]!.indexOf('Result');
    const after = typedInto(four, [{ ...at, column, write: '1-0' }]);
    expect(read(after, SHEET, 5, 2, 1, 1)).toEqual([['1']]);
    expect(read(after, SHEET, 4, 5, 1, 1)).toEqual([[1]]);
  });

  it('has a dash where there is a bye, and where whoever left will not play', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });
    const left = withStatus(five, 2, 'annulled');
    const sheetsLeft = chartOf(left);
    const [above, below] = read(sheetsLeft, SHEET, 6, 2, 2, 5);
    expect(above!.filter((each) => each === '–')).toHaveLength(1);
    expect(below!.filter((each) => each === '–')).toHaveLength(4);
  });

  it('has grey where a game does not count, and says what it means once there is one', () => {
    const four = generated({ players: 4, cycles: 1, seed: 1, finished: 6 });
    const left = chartOf(withStatus(four, 2, 'annulled'));
    const [legend, none] = [left, chartOf(four)].map((each) => String(read(each, SHEET, 2, 0, 1, 1)[0]![0]));
    const above = 'Above: the opponent’s number, bold with White.';
    expect([none, legend]).toEqual([
      `${above} Below: room for the result.`,
      `${above} Grey: the game does not count.`,
    ]);
    const signs = read(left, SHEET, 4, 11, 8, 3);
    expect(signs.flat().filter((each) => each === 'x')).toHaveLength(12);
    expect(signs.slice(2, 4).flat()).toEqual(['x', 'x', 'x', 'x', 'x', 'x']);
  });
});

describe('player cards', () => {
  const SHEET = 'Player cards';

  describe('the cards that fill themselves', () => {
    it('have each round with board, colour, opponent and result, two players beside each other', () => {
      const sheets = planned({ ...realEvent('cand2013'), liveHandouts: ['player-cards'] });
      expect(read(sheets, SHEET, 3, 0, 5, 5)).toEqual([
        ['1 Carlsen,M', null, null, null, null],
        ['Round', 'Board', 'Colour', 'Opponent', 'Result'],
        [1, expect.any(Number), 'Black', '3 Aronian,L', 'Drawn'],
        [2, expect.any(Number), expect.any(String), '2 Kramnik,V', 'Drawn'],
        [3, expect.any(Number), expect.any(String), '8 Gelfand,B', 'Won'],
      ]);
      expect(read(sheets, SHEET, 3, 6, 1, 1)).toEqual([['2 Kramnik,V']]);
    });

    it('name the bye', () => {
      const sheets = planned({
        ...generated({ players: 5, cycles: 1, seed: 1 }),
        liveHandouts: ['player-cards'],
      });
      const lines = read(sheets, SHEET, 5, 0, 5, 5);
      expect(lines.filter(([, board, , opponent]) => board === '–' && opponent === 'bye')).toHaveLength(1);
    });

    it('have a dash in a round before their player came, which is no bye', () => {
      const event = generated({ players: 5, cycles: 1, seed: 1 });
      const [{ player, round }] = event.rests as [Rest];
      const sheets = planned({ ...event, rests: event.rests.slice(1), liveHandouts: ['player-cards'] });
      const card = { row: 5 + Math.floor((player - 1) / 2) * 9, column: ((player - 1) % 2) * 6 };
      const line = read(sheets, SHEET, card.row + round - 1, card.column, 1, 5);
      expect(line).toEqual([[round, '–', '–', '–', '–']]);
    });

    it('have dates as Pairings has them now: times while all games are on one day', () => {
      const three = generated({ players: 3, cycles: 1, seed: 1 });
      const sheets = planned({
        ...withRoundDates(three, ['2026-11-27 14:00', '2026-11-27 14:35', '2026-11-27 15:10']),
        liveHandouts: ['player-cards'],
      });
      const { pairings } = sheets.layout;
      const datesOf = (from: typeof sheets) =>
        read(from, SHEET, 5, 8, 3, 1).map(([date]) => dateIn(date!) ?? 'none');
      expect(read(sheets, SHEET, 4, 0, 1, 6)).toEqual([
        ['Round', 'When', 'Board', 'Colour', 'Opponent', 'Result'],
      ]);
      expect(datesOf(sheets).sort()).toEqual(['2026-11-27 14:00', '2026-11-27 14:35', '–']);
      const day = /\$([A-Z]+)\$1>0/.exec(numberRulesOf(sheets, SHEET)[0]!)![1]!;
      const isOneDay = (from: typeof sheets) => read(from, SHEET, 0, day.charCodeAt(0) - 65, 1, 1)[0]![0];
      expect(isOneDay(sheets)).toBe(1);
      const first = { sheet: 'Pairings', row: pairings.header + 1, column: pairings.columns.date! };
      const dayAfter = typedInto(sheets, [{ ...first, write: dateCell('2026-11-28 10:00') }]);
      expect(datesOf(dayAfter)).toContain('2026-11-28 10:00');
      expect(isOneDay(dayAfter)).toBe(0);
    });
  });
});

describe('final report', () => {
  const SHEET = 'Report';

  /** The report of a tournament: its rows, as many columns as are asked for. */
  const reportOf = (tournament: Tournament, columns: number) => {
    const sheets = planned({ ...tournament, liveHandouts: ['final-report'] });
    const report = finalReportLayout(SHEET, sheets.layout);
    const lines = (row: number, rows: number): CellValue[][] => read(sheets, SHEET, row, 0, rows, columns);
    return { sheets, report, lines };
  };

  const candidates: Tournament = { ...realEvent('cand2013'), tieBreaks: ['PTS', 'DE', 'WIN', 'SB', 'KS'] };

  describe('the final report of the Candidates tournament of 2013', () => {
    const { report, lines } = reportOf(candidates, 8);

    it('begins with the winners', () => {
      expect(lines(report.winners.row, 3)).toEqual([
        [1, 'Carlsen,M', '', 8.5, '', '', '', ''].map((each) => each || null),
        [2, 'Kramnik,V', '', 8.5, '', '', '', ''].map((each) => each || null),
        [3, 'Svidler,P', null, 8, '', null, null, null],
      ]);
    });

    it('says in a sentence each what decided: more wins, more points, Sonneborn-Berger', () => {
      expect(lines(report.decided, 4).map((row) => row[0] ?? row[1])).toEqual([
        'What decided the top places',
        'Carlsen,M is ahead of Kramnik,V on Wins, 5 to 4.',
        'Kramnik,V is ahead of Svidler,P on points, 8.5 to 8.',
        'Svidler,P is ahead of Aronian,L on Direct encounter.',
      ]);
    });

    it('has the cross-table in order of rank', () => {
      const [carlsen, kramnik] = lines(report.first, 2);
      expect(carlsen!.slice(0, 8)).toEqual([1, 'Carlsen,M', 2872, 8.5, '', '', '½', '½']);
      expect(kramnik!.slice(0, 8)).toEqual([2, 'Kramnik,V', 2810, 8.5, '½', '½', '', '']);
    });

    it('says below the cross-table what bold means, and nothing of signs that nobody has', () => {
      expect(lines(report.legend, 1)[0]![1]).toBe('Bold: White.');
    });

    it('counts how the games ended, and the longest series', () => {
      expect(lines(report.statistics + 1, 8).map((row) => row.slice(1, 5))).toEqual([
        ['Games finished', null, 56, 'of 56'],
        ['White won', null, 15, '27%'],
        ['Drawn', null, 31, '55%'],
        ['Black won', null, 10, '18%'],
        ['White scored', null, null, '54%'],
        ['By forfeit', null, 0, null],
        ['Most wins in a row', null, 3, 'Kramnik,V'],
        ['Longest without a loss', null, 13, 'Kramnik,V'],
      ]);
    });
  });

  it('says below the cross-table what every sign in it means', () => {
    const four = generated({ players: 4, cycles: 1, seed: 1, finished: 0 });
    const { report, lines } = reportOf(withGame(four, 1, { outcome: '+-' }), 2);
    expect(lines(report.legend, 1)[0]![1]).toBe(
      'Bold: White. + and -: won and lost by forfeit. In brackets: the round of a game still to come.',
    );
  });

  describe('in a tournament with dates', () => {
    const three = generated({ players: 3, cycles: 1, seed: 1, finished: 0 });
    const head = (...days: readonly string[]) => {
      const { report, lines } = reportOf(withRoundDates(three, days), 4);
      return [report.dates, ...lines(3, 3)];
    };

    it('the first and the last day stand below the title, whatever the time and the order', () => {
      expect(head('2026-12-04 19:00', '2026-11-27 18:30', '2026-12-11 19:00')).toEqual([
        3,
        ['From', 46_353, null, null],
        ['To', 46_367, null, null],
        [null, null, null, null],
      ]);
    });

    it('an event of one day has that day, one without any known day none', () => {
      const none = [null, null, null, null];
      expect(head('2026-11-27 10:00', '2026-11-27 14:00').slice(1)).toEqual([
        ['On', 46_353, null, null],
        ['', '', null, null],
        none,
      ]);
      expect(head('Friday').slice(1)).toEqual([['', '', null, null], ['', '', null, null], none]);
    });

    it('the winners stand below them', () => {
      const { report } = reportOf(withRoundDates(three, []), 4);
      expect([report.winners.row, reportOf(three, 4).report.winners.row]).toEqual([6, 4]);
      expect(reportOf(three, 4).report.dates).toBeNull();
    });
  });

  it('who is level with the third is named beside their points; several are counted', () => {
    const third = (players: number): unknown => {
      const all = generated({ players, cycles: 1, seed: 1, finished: 0 });
      const games = all.games.map((game) => ({ ...game, outcome: '1/2' as const }));
      const { report, lines } = reportOf({ ...all, games }, 5);
      return lines(report.winners.row + 2, 1)[0]?.slice(0, 5);
    };
    expect(third(4)).toEqual(['1–4', 'Player C3', null, 1.5, 'and Player D4']);
    expect(third(5)).toEqual(['1–5', 'Player C3', null, 2, 'and 2 more']);
  });

  it('counts finished games as the sheet Pairings does, and says how many of them do not count', () => {
    const five = generated({ players: 5, cycles: 1, seed: 1 });
    const games = five.games.map((game) => (game.no <= 6 ? game : { ...game, outcome: null }));
    const annulled = { ...five.players[0]!, status: 'annulled' as const };
    const left = { ...five, games, players: [annulled, ...five.players.slice(1)] };
    const { sheets, report, lines } = reportOf(left, 5);
    expect(read(sheets, 'Pairings', 1, 0, 1, 1)).toEqual([['4 of 6 games finished']]);
    expect(lines(report.statistics + 1, 1)).toEqual([
      [null, 'Games finished', null, 4, 'of 6. 2 more do not count'],
    ]);
    const first = { ...left, games: games.map((game) => (game.no <= 4 ? game : { ...game, outcome: null })) };
    const early = reportOf(first, 5);
    expect(early.lines(early.report.statistics + 1, 1)[0]?.[4]).toBe('of 6. 1 more does not count');
  });

  it('says below the standings whose points the arbiter adjusted, and why', () => {
    const players = candidates.players.map((player) => ({
      ...player,
      ...(player.no === 3 ? { adjustment: -2, adjustmentReason: 'phone' } : {}),
      ...(player.no === 5 ? { adjustment: 0.5 } : {}),
    }));
    const { report, lines } = reportOf({ ...candidates, players }, 2);
    const [below] = lines(report.table + 10, 1);
    expect(below).toEqual([null, 'Adjusted: Aronian,L −2 (phone); Grischuk,A +0.5']);
    const none = reportOf(candidates, 2);
    expect(none.lines(none.report.table + 10, 1)).toEqual([[null, '']]);
  });

  it('before the first result nobody has won, and nothing has decided', () => {
    const { report, lines } = reportOf(generated({ players: 5, cycles: 1, seed: 1, finished: 0 }), 5);
    expect(lines(report.winners.row, 3).flat().filter(Boolean)).toEqual([]);
    expect(
      lines(report.decided + 1, 3)
        .flat()
        .filter(Boolean),
    ).toEqual([]);
  });

  it('says in which city it was, and who the arbiter was, without their number', () => {
    const details = { city: 'Bremen', arbiter: 'IA Erika Muster 1234567' };
    const { lines } = reportOf({ ...generated({ players: 4, cycles: 1, seed: 1 }), details }, 1);
    expect(lines(2, 1)[0]?.[0]).toMatch(/ · Bremen · Chief arbiter: IA Erika Muster$/);
  });

  it('has titles and federations beside names, and tells who withdrew from who is annulled', () => {
    const four = generated({ players: 4, cycles: 1, seed: 1 });
    const more = {
      1: { federation: 'NOR', extra: ['GM'] },
      2: { status: 'withdrawn', federation: 'Club of Uster', extra: [null] },
      3: { status: 'annulled', extra: ['FM'] },
    } as const;
    const players = four.players.map((each) => ({ ...each, ...more[each.no as 1 | 2 | 3] }));
    const { report, lines } = reportOf({ ...four, columns: ['Title'], players }, 2);
    expect(lines(2, 1)[0]?.[0]).toContain('· 4 players · ');
    for (const row of [report.table + 1, report.first])
      expect(
        lines(row, 4)
          .map(([, name]) => String(name))
          .sort(),
      ).toEqual([
        'FM Player C3 (NZL): withdrew, not counted',
        'GM Player A1 (NOR)',
        'Player B2: withdrew',
        'Player D4 (NZL)',
      ]);
  });

  it('has no federation that all of them share', () => {
    const { report, lines } = reportOf(generated({ players: 3, cycles: 1, seed: 1 }), 2);
    const names = lines(report.table + 1, 3).map(([, name]) => name);
    expect([...names].sort()).toEqual(['Player A1', 'Player B2', 'Player C3']);
  });

  it('names who shares a place, and leaves whoever is annulled out of what decided', () => {
    const drawn = (players: number) =>
      generated({ players, cycles: 1, seed: 1, draws: 1, tieBreaks: ['PTS', 'DE'] });
    const decided = (tournament: Tournament): readonly unknown[] => {
      const { report, lines } = reportOf(tournament, 5);
      return lines(report.decided + 1, report.decisions).map((line) => line[1]);
    };
    const level = drawn(4);
    expect(decided(level)).toEqual(['Player A1, Player B2 and 2 others share places 1–4.', '', '']);
    expect(decided(drawn(3))).toEqual(['Player A1, Player B2 and Player C3 share places 1–3.', '']);
    const listed = level.players.map((player, at) => ({ ...player, name: `Adams, Ava ${at + 1}` }));
    expect(decided({ ...level, players: listed })).toEqual([
      ...['Adams, Ava 1; Adams, Ava 2 and 2 others share places 1–4.', '', ''],
    ]);
    const games = level.games.map((game) => {
      const isDraw = game.white + game.black === 3;
      return {
        ...game,
        outcome: isDraw ? ('1/2' as const) : game.white < game.black ? ('1-0' as const) : ('0-1' as const),
      };
    });
    expect(decided({ ...level, games })).toEqual([
      'Player A1 and Player B2 share places 1–2.',
      'Player B2 is ahead of Player C3 on points, 2.5 to 1.',
      'Player C3 is ahead of Player D4 on points, 1 to 0.',
    ]);
    const left = withPlayers(level, (each) => ({ ...each, status: 'annulled' as const }));
    expect(decided(left)).toEqual(['', '', '']);
  });

  describe('the tie-breaks', () => {
    const four = generated({
      ...{ players: 4, cycles: 1, seed: 1, finished: 0 },
      tieBreaks: ['PTS', 'DE', 'WIN', 'BPG', 'SB'],
    });
    const headed = (...outcomes: readonly ('1-0' | '1/2' | '0-1')[]) => {
      const games = four.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null }));
      const { report, lines } = reportOf({ ...four, games }, 9);
      return lines(report.table, 5).map((line) => line.slice(3));
    };

    it('have no heading and no value before anybody has something in one', () => {
      expect(headed()).toEqual([
        ['Points', '', '', '', '', ''],
        ...[0, 0, 0, 0].map((points) => [points, '', '', '', '', '']),
      ]);
    });

    it('stand beside each other as soon as anybody has something in them, in the order of the list', () => {
      expect(headed('1/2')).toEqual([
        ['Points', 'Black games', 'Sonneborn-Berger', '', '', ''],
        ...[
          [0.5, 1, 0.25],
          [0.5, 0, 0.25],
          [0, 0, 0],
          [0, 0, 0],
        ].map((line) => [...line, '', '', '']),
      ]);
      expect(headed('1-0')).toEqual([
        ['Points', 'Wins', 'Black games', '', '', ''],
        ...[
          [1, 1, 0],
          [0, 0, 1],
          [0, 0, 0],
          [0, 0, 0],
        ].map((line) => [...line, '', '', '']),
      ]);
    });
  });

  it('a number of the standings takes two of the narrow columns from 13 games a player on', () => {
    const narrow = reportOf(generated({ players: 16, cycles: 1, seed: 1 }), 5).report;
    expect([narrow.span, narrow.figure(0), narrow.figure(1)]).toEqual([2, 4, 6]);
    const wide = reportOf(generated({ players: 12, cycles: 1, seed: 1 }), 5).report;
    expect([wide.span, wide.figure(0), wide.figure(1)]).toEqual([1, 4, 5]);
  });
});
