import { withGame, withPlayers } from '../changed';
import { withRoundDates } from '../../src/core/calendar/planned';
import { movedTo } from '../../src/core/calendar/timing';
import type { Game, Tournament } from '../../src/core/model';
import { problem } from '../../src/core/problem';
import { readingOf } from '../../src/core/results/typed';
import type { CellValue } from '../../src/grid/cell';
import { grammarFaults } from '../../src/grid/formula/grammar';
import { datedResult, isProposed, lastLogged, resultOfDate, undated } from '../../src/sheets/datedResult';
import { dateCell, dateIn, isNoDate, numberShown } from '../../src/sheets/dates';
import { parseTournament } from '../../src/sheets/parse';
import { scheduled } from '../core/calendar/field';
import { valueOf } from '../results';
import { newField } from './field';
import { shownSheets } from '../look/sheet';
import { gridIn, partsOf, planned, type Planned, read, typedInto } from './plan';

/** Three players play three rounds: 2-3 and the bye of 1, 1-2, 3-1. */
const three = withRoundDates(newField(['Anna', 'Berg', 'Cora']), ['2026-11-27', '2026-12-04 19:00']);

const table = (sheets: Planned) => {
  const { rows, columns } = sheets.layout.pairings;
  return read(sheets, 'Pairings', 3, 0, rows + 1, columns.count);
};
const parsed = (sheets: Planned): Tournament =>
  valueOf(parseTournament(partsOf(sheets), gridIn(sheets))).tournament;
const formatsOf = ({ plan }: Planned, column: number): readonly string[] =>
  plan.sheets[0]!.blocks.filter(
    ({ kind, area }) => kind === 'values' && area.column === column && area.row > 3,
  ).map(({ area, format }) => `${area.row}+${area.rows} ${format}`);

describe('a date in a cell', () => {
  it('is the number of its day, its time a fraction, as Excel, LibreOffice and Gnumeric count', () => {
    const cells: readonly (readonly [string, number])[] = [
      ['1900-03-01', 61],
      ['2026-11-27', 46_353],
      ['2026-11-27 19:00', 46_353 + 19 / 24],
      ['2026-11-27 18:00', 46_353.75],
      ['9999-12-31 23:59', 2_958_465 + 1439 / 1440],
    ];
    expect(cells.map(([date]) => dateCell(date))).toEqual(cells.map(([, number]) => number));
    expect(cells.map(([, number]) => dateIn(number))).toEqual(cells.map(([date]) => date));
  });

  it('is read to the minute, whatever Excel rounds', () => {
    expect(dateIn(46_353.791_666_666_66)).toBe('2026-11-27 19:00');
    expect(dateIn(46_353.999_99)).toBe('2026-11-28');
  });

  it('is whatever was typed there instead, and comes out as it was', () => {
    const typed = ['Friday', '27.11.', '1895-08-05', 12, 0.75, -3, 2_958_466];
    expect(typed.map((value) => dateCell(dateIn(value)))).toEqual(typed);
    expect([dateIn(null), dateIn(''), dateCell(undefined)]).toEqual([undefined, undefined, null]);
  });
});

describe('Pairings of a tournament with dates', () => {
  it('has them before the check; a bye has none, nor has a round of which nobody knows', () => {
    expect(table(planned(three))).toEqual([
      ['Game', 'Round', 'Board', 'White no.', 'White', 'Result', 'Black', 'Black no.', 'Date', 'Check'],
      [1, 1, 1, 2, 'Berg', null, 'Cora', 3, 46_353, ''],
      [null, 1, null, 1, 'Anna', null, 'bye', null, null, ''],
      [2, 2, 1, 1, 'Anna', null, 'Berg', 2, 46_360 + 19 / 24, ''],
      [null, 2, null, 3, 'Cora', null, 'bye', null, null, ''],
      [3, 3, 1, 3, 'Cora', null, 'Anna', 1, null, ''],
      [null, 3, null, 2, 'Berg', null, 'bye', null, null, ''],
    ]);
  });

  it.each([5, 60, 60.9, 61, 46_353, 46_353.8, 2_958_465.9, 2_958_466, -3, 0, true, 'next Friday', ' ', null])(
    'says of %p that it is no date, in Check and in code alike, or that it is one',
    (value) => {
      const { header, columns } = planned(three).layout.pairings;
      const typed = typedInto(planned(three), [
        { sheet: 'Pairings', row: header + 1, column: columns.date!, write: value },
      ]);
      const checked =
        typed.value('Pairings', header + 1, columns.count - 1) === 'Not a date: type 3 Dec 2026';
      expect(checked).toBe(isNoDate(value));
      expect(checked).toBe(![61, 46_353, 46_353.8, 2_958_465.9, null].includes(value as number));
    },
  );

  it('shows the weekday, and a time where there is one', () => {
    expect(formatsOf(planned(three), 8)).toEqual(['4+2 ddd d mmm yyyy', '6+4 ddd d mmm yyyy hh:mm']);
    const rules = planned(three).plan.sheets[0]!.conditionals!.filter(({ style }) => style.numberFormat);
    expect(rules.map(({ area, formula }) => [area.column, area.rows, formula])).toEqual([
      [8, 6, 'AND($B5<>"",$B5<>$B4,ISNUMBER($B4),IF(ISNUMBER($I5),$I5>INT($I5),FALSE))'],
      [8, 6, 'IF(ISNUMBER($I5),$I5>INT($I5),FALSE)'],
      [8, 6, 'AND($B5<>"",$B5<>$B4,ISNUMBER($B4),IF(ISNUMBER($I5),$I5=INT($I5),FALSE))'],
      [8, 6, 'IF(ISNUMBER($I5),$I5=INT($I5),FALSE)'],
    ]);
  });

  it('shows the heading of moved games only when one was moved', () => {
    const heads = (tournament: Tournament): readonly string[] => {
      const plans = planned(tournament).plan.sheets;
      const shown = shownSheets(plans.map((plan) => ({ plan, blocks: plan.blocks })));
      return shown[0]!.cells.filter(({ row }) => row === 3).map(({ text }) => text);
    };
    const event = scheduled(6, '2026-11-27/7');
    expect(heads(event).slice(5, 7)).toEqual(['Black', 'Date']);
    expect(heads(event)).not.toContain('Moved from');
    expect(heads(withGame(event, 1, { planned: '2026-11-27', date: '2026-12-01' }))).toContain('Moved from');
  });

  it('hides the planned date of a game that was not moved before it strikes out whoever has left, for LibreOffice', () => {
    const styles = planned(scheduled(6, '2026-11-27/7')).plan.sheets[0]!.conditionals!.map(
      ({ style }) => style,
    );
    const hidden = styles.findIndex(({ numberFormat }) => numberFormat === ';;;');
    expect(hidden).not.toBe(-1);
    expect(styles.findIndex(({ strike }) => strike)).toBeGreaterThan(hidden);
  });

  it('shows no time of a day alone, 00:00, in a cell that was made for a time; where no game has one nobody asks', () => {
    const formatsOf = ({ plan }: Planned): readonly (string | undefined)[] =>
      plan.sheets[0]!.conditionals!.flatMap(({ style }) => style.numberFormat ?? []);
    expect(new Set(formatsOf(planned(three)))).toEqual(new Set(['ddd d mmm yyyy hh:mm', 'ddd d mmm yyyy']));
    const days = planned(withRoundDates(newField(['Anna', 'Berg', 'Cora']), ['2026-11-27']));
    expect(new Set(formatsOf(days))).toEqual(new Set(['ddd d mmm yyyy hh:mm']));
  });

  it('is printed without planned dates as long as all games keep theirs', () => {
    const made = withRoundDates(newField(['Anna', 'Berg', 'Cora']), ['2026-11-27']);
    const columnsOf = (before?: string): number | undefined => {
      const games = before ? made.games.map((game) => ({ ...game, planned: before })) : made.games;
      return planned({ ...made, games, calendar: ['planned'] }).plan.sheets[0]?.print?.area.columns;
    };
    expect([columnsOf(), columnsOf('2026-11-01')]).toEqual([9, 10]);
  });

  it('is printed down to its dates, the finder beside it', () => {
    const sheets = planned(three);
    expect(sheets.plan.sheets[0]!.print!.area.columns).toBe(9);
    expect(sheets.layout.pairings.wanted.area.column).toBe(13);
    const found = typedInto(sheets, [{ sheet: 'Pairings', row: 1, column: 13, write: 'Berg' }]);
    expect(read(found, 'Pairings', 4, 11, 3, 4)).toEqual([
      [1, 'White', 'Cora', ''],
      [2, 'Black', 'Anna', ''],
      [3, '', 'bye', ''],
    ]);
  });

  it('is read as it was made, also when somebody typed another date, a text, or nothing', () => {
    expect(parsed(planned(three))).toMatchObject({ dated: true, games: three.games });
    const cell = (row: number, write: string | number | null) => ({
      sheet: 'Pairings',
      row,
      column: 8,
      write,
    });
    const other = typedInto(planned(three), [cell(4, null), cell(6, 46_000.5), cell(8, 'Friday')]);
    const dates = parsed(other).games.map(({ date }) => date);
    expect(dates).toEqual([undefined, '2025-12-09 12:00', 'Friday']);
    expect(
      parsed(
        typedInto(
          planned(three),
          [4, 6].map((row) => cell(row, null)),
        ),
      ).dated,
    ).toBe(true);
  });

  it('has formulas and rules that mean the same everywhere, on Round and in the final report, too', () => {
    const { plan } = planned({ ...three, liveHandouts: ['final-report'] });
    const formulas = plan.sheets.flatMap(({ blocks, conditionals }) => [
      ...blocks.flatMap((block) => (block.kind === 'formula' ? [block.formula] : [])),
      ...(conditionals ?? []).map(({ formula }) => formula),
    ]);
    expect(formulas.filter((formula) => /MIN|INT/.test(formula)).length).toBeGreaterThan(10);
    expect(formulas.flatMap(grammarFaults)).toEqual([]);
  });

  it('has no such column without dates', () => {
    const sheets = planned(newField(['Anna', 'Berg', 'Cora']));
    expect(table(sheets)[0]).toHaveLength(9);
    expect(parsed(sheets)).not.toHaveProperty('dated');
    expect(sheets.plan.names.filter(({ name }) => /date/.test(name))).toEqual([]);
  });

  it('has it in a large tournament, too, where Refresh writes the names', () => {
    const large = planned(three, 'refreshed');
    expect(table(large).map((row) => row[8])).toEqual([
      'Date',
      46_353,
      null,
      46_360 + 19 / 24,
      null,
      null,
      null,
    ]);
  });
});

it.each([
  [36526, 'd-mmm', '1-Jan'],
  [36526, 'mmm-yy', 'Jan-00'],
  [46054, 'dd/mm/yyyy', '01/02/2026'],
  [46054, 'm/d/yy', '2/1/26'],
  [46054, '[$-409]dddd, mmmm d, yyyy;@', 'Sunday, February 1, 2026'],
  [46054, 'ddd d"." mmm\\ yyyy', 'Sun 1. Feb 2026'],
  [1 / 24, 'h:mm', '1:00'],
  [1 / 1440, 'hh:mm', '00:01'],
  [46054.75 + 5 / 86400, 'd.m.yyyy h:mm:ss AM/PM', '1.2.2026 6:00:05 PM'],
  [46054.5, 'mm:ss', '00:00'],
  [1, 'd-mmm', '1-Jan'],
  [59, 'd-mmm', '28-Feb'],
  [61, 'd-mmm', '1-Mar'],
  [36526, 'General', '36526'],
  [36526, '@', '36526'],
  [-1, 'd-mmm', '-1'],
])('%d with the format %s shows %s', (value, format, shown) =>
  expect(numberShown(value, format)).toBe(shown),
);

it.each([
  [36526, '1-0'],
  [46054, '½-½'],
  [46024, '½-½'],
  [1 / 24, '1-0'],
  [1 / 1440, '0-1'],
  [46023, null],
  [0.3, null],
])('%d can only have been typed as %s', (value, result) => expect(resultOfDate(value)).toBe(result));

describe('a number in the place of a result', () => {
  it.each<[what: string, value: CellValue, logged: CellValue, proposals: readonly string[] | null]>([
    ['tells what was typed by its date', 36526, null, ['1-0']],
    ['or by the Log', 46023, '0-1', ['0-1']],
    ['or by both, which may agree', 36526, '1-0', ['1-0']],
    ['or not', 36526, '0-1', ['0-1', '1-0']],
    ['or by nothing', 46023, 'postponed', []],
    ['is a result where it is one', 1, null, null],
    ['and a text is none that became a date', '1-Jan', '1-0', null],
  ])('%s', (_, value, logged, proposals) =>
    expect(datedResult(value, 'd-mmm', undefined, logged)?.proposals ?? null).toEqual(proposals),
  );

  it('among sets 1-2 and 2-1 become the same days as ½', () => {
    const sets = readingOf({ profile: 'plain' });
    expect([undefined, sets].map((reading) => resultOfDate(46054, reading))).toEqual(['½-½', null]);
    expect(datedResult(46054, 'd-mmm', sets, '3-1')!.proposals).toEqual(['3-1']);
  });

  it('is Text again as it was shown, or as the result if one alone is proposed and somebody says so', () => {
    const told = { shown: '1-Jan', proposals: ['1-0'] };
    expect([undated(told, false), undated(told, true)]).toEqual(['1-Jan', '1-0']);
    expect(undated({ shown: '1-Jan', proposals: ['0-1', '1-0'] }, true)).toBe('1-Jan');
    expect(undated({ shown: '1-Jan', proposals: [] }, true)).toBe('1-Jan');
  });

  it.each([
    ['1-0', true],
    ['0-1, 1-0', false],
    ['none', false],
  ])('%s: there is one result to take: %s', (results, isOne) =>
    expect(isProposed([problem('damaged-date', {}, { shown: '1-Jan', results })])).toBe(isOne),
  );
});

it('the Log tells the last result of each cell', () => {
  const line = { step: 1, time: '', tournament: '', sentence: '', rule: 'record', before: '' };
  const lines = [
    { ...line, cells: 'game 1\ngame 2', after: '"1-0"\n"0-1"' },
    { ...line, cells: 'game 1', after: '"1-Jan"' },
    { ...line, cells: 'game 2', after: '"½-½"' },
  ];
  expect([...lastLogged(lines)]).toEqual([
    ['game 1', '1-0'],
    ['game 2', '½-½'],
  ]);
});

/** Five rounds a week apart; game 1 of round 1 is Anna – Finn, game 4 Finn – Dora, game 6 Anna – Berg. */
const six = scheduled(6, '2026-11-27/7');
const moved = (no: number, date: string, change: Partial<Game> = {}): Tournament =>
  withGame(six, no, { ...movedTo(six.games[no - 1]!, date), ...change });
const checks = (sheets: Planned) => {
  const { columns, header, rows } = sheets.layout.pairings;
  return read(sheets, 'Pairings', header + 1, columns.check, rows, 1).map(([said]) => said);
};
const ofGame = (no: number, tournament: Tournament, mode?: 'long') =>
  checks(planned(tournament, mode))[no - 1] ?? '';

const CLASH = 'A player has another game that day';

describe.each([['live', undefined] as const, ['as Refresh writes it', 'long'] as const])(
  'Check of a game that was moved, %s',
  (_, mode) => {
    it('says that one of its players has another game that day', () => {
      expect(ofGame(1, moved(1, '2026-12-04'), mode)).toBe(CLASH);
      expect(ofGame(1, moved(1, '2026-12-04 19:30', { pending: 'postponed' }), mode)).toBe(CLASH);
    });

    it('says nothing of it on a free day, on its own, or once it is played', () => {
      expect(ofGame(1, moved(1, '2026-12-05', { pending: 'postponed' }), mode)).toBe('Postponed');
      expect(ofGame(1, moved(1, '2026-11-27 20:00'), mode)).toBe('');
      expect(ofGame(1, moved(1, '2026-12-04', { outcome: '1-0' }), mode)).toBe('');
      expect(ofGame(1, moved(1, 'Friday'), mode)).toBe('Not a date: type 3 Dec 2026');
      expect(ofGame(1, scheduled(6, '2026-11-27/0'), mode)).toBe('');
    });

    it('says first what else is wrong with it, and that somebody has left', () => {
      const players = six.players.map((player) =>
        player.no === 1 ? { ...player, status: 'annulled' as const } : player,
      );
      expect(ofGame(1, { ...moved(1, '2026-12-04'), players }, mode)).toBe('Anna withdrew: not played');
    });
  },
);

it.each([['live', undefined] as const, ['as Refresh writes it', 'long'] as const])(
  'Check says what to type of each open game of players who withdrew and whose games count, %s',
  (_, mode) => {
    const gone = (...left: readonly number[]): Tournament =>
      withPlayers(six, (player) =>
        left.includes(player.no) ? { ...player, status: 'withdrawn' as const } : player,
      );
    const anna = gone(1);
    expect([1, 4, 6].map((no) => ofGame(no, anna, mode))).toEqual([
      'Anna withdrew: enter -/+',
      '',
      'Anna withdrew: enter -/+',
    ]);
    expect([1, 4].map((no) => ofGame(no, gone(1, 6), mode))).toEqual([
      'Anna withdrew: enter -/-',
      'Finn withdrew: enter -/+',
    ]);
    expect(ofGame(1, gone(6), mode)).toBe('Finn withdrew: enter +/-');
    expect(ofGame(1, withGame(anna, 1, { outcome: '1-0' }), mode)).toBe('');
    expect(ofGame(1, withGame(anna, 1, { pending: 'postponed' }), mode)).toBe('Postponed');
  },
);

it('a date typed over another one is noticed at once, and a result that nobody understands comes first', () => {
  const base = planned(six);
  const { columns, header } = base.layout.pairings;
  const cell = { sheet: 'Pairings', row: header + 1 };
  const clashing = typedInto(base, [{ ...cell, column: columns.date!, write: 46_360 }]);
  expect(checks(clashing)[0]).toBe(CLASH);
  expect(checks(typedInto(clashing, [{ ...cell, column: 5, write: 'x' }]))[0]).not.toBe(CLASH);
});

it('tournaments without planned dates have the formula that they had', () => {
  const formulaIn = (tournament: Tournament) => JSON.stringify(planned(tournament).plan.sheets[0]!.blocks);
  expect(formulaIn(withRoundDates(newField(['Anna', 'Berg', 'Cora']), []))).not.toContain('COUNTIFS($I');
  expect(formulaIn(scheduled(3, '2026-11-27/7'))).toContain('COUNTIFS($I');
});

it('keeps to the grammar', () => {
  const { sheets } = planned(
    scheduled(6, '2026-11-27/7', { venue: { all: 'Hall' }, deadline: { weeks: 4 } }),
  ).plan;
  const formulas = sheets.flatMap(({ blocks, conditionals }) => [
    ...blocks.flatMap((block) => (block.kind === 'formula' ? [block.formula] : [])),
    ...(conditionals ?? []).map(({ formula }) => formula),
  ]);
  expect(formulas.flatMap(grammarFaults)).toEqual([]);
});

it('a planned date is short, with a time or without, so that no wide empty column stands before Check', () => {
  const lookIn = (dates: string) => {
    const { plan, layout } = planned(scheduled(4, dates));
    const { column } = layout.pairings.times.find(({ cell }) => cell === 'planned')!;
    const { columns, blocks } = plan.sheets[0]!;
    const { width } = columns.find(({ from }) => from === column)!;
    return [width, blocks.find(({ area }) => area.column === column && area.row > 3)!.format];
  };
  expect([lookIn('2026-11-27/7'), lookIn('2026-11-27 19:00/7')]).toEqual([
    [13, 'ddd d mmm'],
    [13, 'd mmm hh:mm'],
  ]);
});
