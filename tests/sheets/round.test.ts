import { withGames, withStatus } from '../changed';
import { lateEntry } from '../../src/core/conduct/lateEntry';
import { currentRound } from '../../src/core/conduct/owed';
import type { Game, Tournament } from '../../src/core/model';
import { OUTCOME_CODES, PENDING } from '../../src/core/results/outcome';
import type { CellValue } from '../../src/grid/cell';
import { withRoundDates } from '../../src/core/calendar/planned';
import { PAIRINGS } from '../../src/sheets/layout';
import { pointsOf } from '../../src/sheets/look/page';
import { lineHeight } from '../look/calibri';
import { wrapped } from '../look/wrap';
import { newMatch, playedBy } from '../matches';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import fc from '../properties';
import { newField } from './field';
import { planned, read, typedInto, type Planned } from './plan';

/** Six players, whose rounds are 1-6 2-5 3-4, 6-4 5-3 1-2, 2-6 3-1 4-5, 6-5 1-4 2-3, 3-6 4-2 5-1. */
const NAMES = ['Anna', 'Berg', 'Cora', 'Dora', 'Emil', 'Finn'];

const six = (outcome: (game: Game) => Game['outcome'], more: Partial<Tournament> = {}): Tournament => {
  const made = { ...newField(NAMES), ...more };
  return withGames(made, (game) => ({ ...game, outcome: outcome(game) }));
};

const until =
  (last: number) =>
  ({ no }: Game): Game['outcome'] =>
    no <= last ? '1-0' : null;

type Cell = readonly [
  part: 'result' | 'round' | 'board' | 'leftNo' | 'rightNo' | 'game' | 'date',
  game: number,
  CellValue,
];

/** The same sheets after somebody typed into the table, by the games' numbers. */
const typed = (sheets: Planned, ...cells: readonly Cell[]): Planned => {
  const { pairings } = sheets.layout;
  const numbers = read(sheets, 'Pairings', pairings.header + 1, 0, pairings.rows, 1).map(([no]) => no);
  return typedInto(
    sheets,
    cells.map(([part, game, write]) => ({
      sheet: 'Pairings',
      row: pairings.header + 1 + numbers.indexOf(game),
      column: part === 'date' ? pairings.columns.date! : PAIRINGS[part],
      write,
    })),
  );
};

const choosing = (sheets: Planned, write: CellValue): Planned => {
  const { sheet, area } = sheets.layout.round.chosen;
  return typedInto(sheets, [{ sheet, row: area.row, column: area.column, write }]);
};

/** What is printed, a line each row, cells apart by ` | `; rows with nothing in them are left out. */
const page = (sheets: Planned): string[] =>
  read(sheets, 'Round', 0, 0, sheets.layout.round.end, 5)
    .map((row) =>
      row
        .map((value) => String(value ?? ''))
        .join(' | ')
        .replace(/( \| )+$/, ''),
    )
    .filter((line) => line !== '');

const titleOf = (sheets: Planned): CellValue => sheets.value('Round', 1, 0);

/** The lines of games and byes. */
const lines = (sheets: Planned): string[] => page(sheets).slice(3, 3 + sheets.layout.round.body.area.rows);

describe('the page of a round', () => {
  it('has board, names and result, the first of the standings, and what is missing', () => {
    const sheets = typed(planned(six(until(7))), ['result', 2, 'pp'], ['result', 5, 'adj.']);
    expect(page(sheets)).toEqual([
      'Six',
      'Round 3',
      'Board | White | Result | Black',
      '1 | Berg | 1–0 | Finn',
      '2 | Cora |  | Anna',
      '3 | Dora |  | Emil',
      'Standings. Provisional: some games are still to be played.',
      '1 | Anna | 2',
      '2 | Berg | 1',
      '3–4 | Cora | 1',
      '3–4 | Finn | 1',
      '5–6 | Dora | 0',
      '5–6 | Emil | 0',
      'Still to play',
      'Round 1: Berg – Emil (postponed)',
      'Round 2: Emil – Cora (adjourned)',
    ]);
  });

  it('calls the standings final after the last result, and says it once', () => {
    expect(page(planned(six(() => '1-0')))).toContain('Final standings.');
  });

  it('shows every form of a result in one, and says in words what is not finished', () => {
    const sheets = planned(newField(NAMES));
    const shown = (text: string): string =>
      lines(typed(sheets, ['result', 1, text]))[0]!.slice('1 | '.length);
    expect(
      ['1', '1:0', '=', '1/2', '0', '0-1', '+', '-/+', '-/-', '½-0', '1-0u', 'pp', 'Adj.', 'x', '1-0 '].map(
        (text) => `${text}: ${shown(text)}`,
      ),
    ).toEqual([
      '1: Anna | 1–0 | Finn',
      '1:0: Anna | 1–0 | Finn',
      '=: Anna | ½–½ | Finn',
      '1/2: Anna | ½–½ | Finn',
      '0: Anna | 0–1 | Finn',
      '0-1: Anna | 0–1 | Finn',
      '+: Anna | +/- | Finn | by forfeit',
      '-/+: Anna | -/+ | Finn | by forfeit',
      '-/-: Anna | -/- | Finn | by forfeit',
      '½-0: Anna | ½–0 | Finn',
      '1-0u: Anna | 1–0 u | Finn',
      'pp: Anna |  | Finn | postponed',
      'Adj.: Anna |  | Finn | adjourned',
      'x: Anna |  | Finn | see Pairings',
      '1-0 : Anna | 1–0 | Finn',
    ]);
  });

  it('is of nobody’s standings before the first result', () => {
    expect(page(planned(newField(NAMES)))).toEqual([
      'Six',
      'Round 1',
      'Board | White | Result | Black',
      '1 | Anna |  | Finn',
      '2 | Berg |  | Emil',
      '3 | Cora |  | Dora',
    ]);
  });
});

describe('the round that is shown by itself', () => {
  it('is the first with a game that somebody waits for', () => {
    expect([0, 2, 3, 8, 14].map((last) => titleOf(planned(six(until(last)))))).toEqual([
      'Round 1',
      'Round 1',
      'Round 2',
      'Round 3',
      'Round 5',
    ]);
  });

  it('is the last one when all games are played', () => {
    expect(titleOf(planned(six(until(15))))).toBe('Round 5');
  });

  it('is held up by no game that was put off, nor by one that whoever has left will not play', () => {
    const sheets = planned(six(until(0)));
    expect(titleOf(typed(sheets, ['result', 1, 'postponed'], ['result', 2, '1'], ['result', 3, 'adj']))).toBe(
      'Round 2',
    );
    const left = six(({ no }) => (no === 2 || no === 3 ? '1/2' : null));
    expect(titleOf(planned(withStatus(left, 6, 'annulled')))).toBe('Round 2');
  });

  it('is held up by what is no result', () => {
    expect(titleOf(typed(planned(six(until(6))), ['result', 4, 'abc']))).toBe('Round 2');
  });

  const gameOf = fc.record({
    outcome: fc.option(fc.constantFrom(...OUTCOME_CODES), { nil: null, freq: 2 }),
    pending: fc.option(fc.constantFrom(...PENDING), { nil: undefined }),
  });

  /** Rounds played in order up to one, with odd things in between: games forgotten, put off, played ahead or forfeited; players who left. */
  const states = fc
    .record({
      players: fc.constantFrom(5, 6, 8),
      until: fc.nat(7),
      odd: fc.array(fc.tuple(fc.nat(27), gameOf), { maxLength: 6 }),
      left: fc.array(fc.tuple(fc.nat(7), fc.constantFrom('annulled' as const, 'withdrawn' as const)), {
        maxLength: 2,
      }),
    })
    .map(({ players, until: last, odd, left }): Tournament => {
      const base = newField([...NAMES, 'Gerd', 'Hans'].slice(0, players));
      const statuses = new Map(left.map(([at, status]) => [(at % players) + 1, status]));
      const games = base.games.map((game, index): Game => {
        const found = odd.find(([at]) => at % base.games.length === index)?.[1];
        const outcome = game.round <= last ? ('1-0' as const) : null;
        if (!found) return { ...game, outcome };
        const { pending } = found;
        return { ...game, outcome: pending ? null : found.outcome, ...(pending ? { pending } : {}) };
      });
      return {
        ...base,
        players: base.players.map((each) => ({ ...each, status: statuses.get(each.no) ?? each.status })),
        games,
      };
    });

  it('is the current round of the pane, whatever was put off, forgotten, forfeited or played ahead', () => {
    fc.assert(
      fc.property(states, (tournament) => {
        const round = Math.min(currentRound(tournament), tournament.rounds);
        expect(titleOf(planned(tournament))).toBe(`Round ${round}`);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the cell with a drop-down', () => {
  const sheets = planned(six(until(7)));
  const hint = (of: Planned): CellValue => of.value('Round', 1, of.layout.round.choice);

  it('offers the rounds', () => {
    const { validations } = sheets.plan.sheets[1]!;
    expect(validations!.map(({ source }) => source)).toEqual(['$I$5:$I$9']);
    expect(read(sheets, 'Round', 4, 8, 5, 1).flat()).toEqual([1, 2, 3, 4, 5]);
  });

  it('chooses a round', () => {
    const chosen = choosing(sheets, 5);
    expect(lines(chosen)).toEqual(['1 | Cora |  | Finn', '2 | Dora |  | Berg', '3 | Emil |  | Anna']);
    expect([titleOf(chosen), hint(chosen)]).toEqual(['Round 5', '']);
  });

  it('says so of a round that there is not, and shows the one by itself', () => {
    expect([6, 0, 'x', '*'].map((no) => titleOf(choosing(sheets, no)))).toEqual(
      Array.from({ length: 4 }, () => 'Round 3'),
    );
    expect(hint(choosing(sheets, 6))).toBe('There is no such round.');
    expect(hint(sheets)).toBe('Leave this cell empty to show the current round.');
  });

  it('counts what is missing from the rounds before', () => {
    expect(page(choosing(sheets, 5)).slice(-6)).toEqual([
      'Still to play',
      'Round 3: Cora – Anna',
      'Round 3: Dora – Emil',
      'Round 4: Finn – Emil',
      'Round 4: Anna – Dora',
      'Round 4: Berg – Cora',
    ]);
    expect(page(choosing(planned(six(until(6))), 5)).slice(-6)).toEqual([
      'Still to play',
      'Round 3: Berg – Finn',
      'Round 3: Cora – Anna',
      'Round 3: Dora – Emil',
      'Round 4: Finn – Emil',
      'and 2 more games',
    ]);
  });
});

describe('games and players are known by number', () => {
  it('boards that were changed stand in their order, wherever the games stand in the table', () => {
    const sheets = planned(six(until(0)));
    const moved = typed(sheets, ['board', 1, 3], ['board', 3, 1], ['result', 3, '0']);
    expect(lines(moved)).toEqual(['1 | Cora | 0–1 | Dora', '2 | Berg |  | Emil', '3 | Anna |  | Finn']);
  });

  it('a game that was moved to another round stands there', () => {
    const sheets = planned(six(until(0)));
    const moved = typed(sheets, ['round', 8, 1], ['round', 3, 5]);
    expect(lines(moved)).toEqual(['1 | Anna |  | Finn', '2 | Berg |  | Emil', '2 | Cora |  | Anna']);
  });
});

describe('five players', () => {
  const five = newField(NAMES.slice(0, 5));

  it('whoever has the bye is named below the games', () => {
    expect(lines(planned(five))).toEqual(['1 | Berg |  | Emil', '2 | Cora |  | Dora', ' | Anna |  | bye']);
    expect(lines(choosing(planned(five), 2))).toEqual([
      '1 | Emil |  | Cora',
      '2 | Anna |  | Berg',
      ' | Dora |  | bye',
    ]);
  });

  it('a late entrant had no bye in a round before they came', () => {
    const late = valueOf(lateEntry(six(until(6)), { name: 'Zoe' }, { mayAdd: true })).tournament;
    const byes = (no: number) => lines(choosing(planned(late), no)).filter((line) => line.endsWith('bye'));
    expect([byes(2), byes(3)]).toEqual([[], [expect.any(String)]]);
  });

  it('a forfeit of whoever withdrew says so, and one of somebody who did not come stays a forfeit', () => {
    const games = five.games.map((game) => {
      if (game.white === 4) return { ...game, outcome: '-+' as const };
      return {
        ...game,
        outcome: game.black === 4 ? ('+-' as const) : game.no === 1 ? ('-+' as const) : null,
      };
    });
    const sheets = planned({ ...withStatus(five, 4, 'withdrawn'), games });
    expect(lines(choosing(sheets, 1)).slice(0, 2)).toEqual([
      '1 | Berg | -/+ | Emil | by forfeit',
      '2 | Cora | +/- | Dora | Dora withdrew',
    ]);
    expect(lines(choosing(sheets, 3))[1]).toBe('2 | Dora | -/+ | Emil | Dora withdrew');
  });

  it('of two who have left it says so, and once', () => {
    const players = five.players.map((each) =>
      each.no > 3 ? { ...each, status: 'annulled' as const } : each,
    );
    const games = five.games.map((game) => ({ ...game, outcome: null }));
    expect(lines(choosing(planned({ ...five, players, games }), 3))[1]).toBe(
      '2 | Dora | – | Emil | both withdrew',
    );
  });

  it('whoever has left has no bye; their games say who has it, and strike out their name unless they were played', () => {
    const games = five.games.map((game) => ({ ...game, outcome: game.no === 2 ? ('1-0' as const) : null }));
    const sheets = planned({ ...withStatus(five, 4, 'annulled'), games });
    expect(lines(choosing(sheets, 1)).slice(1)).toEqual([
      '2 | Cora | 1–0 | Dora | Dora withdrew',
      ' | Anna |  | bye',
    ]);
    expect(lines(choosing(sheets, 2)).slice(0, 2)).toEqual(['1 | Emil |  | Cora', '2 | Anna |  | Berg']);
    expect(lines(choosing(sheets, 3))[1]).toBe('2 | Dora | – | Emil | Bye: Emil');
    const [, round] = sheets.plan.sheets;
    const said = (no: number): CellValue => {
      const { sheet, area } = sheets.layout.round.said;
      return choosing(sheets, no).value(sheet, area.row + 1, area.column);
    };
    expect([said(1), said(3)]).toEqual([-3, -4]);
    const rules = round!.conditionals!.filter(({ formula }) => /(=|>)-[34]\b/.test(formula));
    const grey = { color: '5B6270', lineAbove: 'BFC7D1' };
    expect(rules.map(({ area, formula, style }) => [area.column, formula, style])).toEqual([
      [
        1,
        'AND($P5<>-3,OR($E5="both withdrew",$E5=$B5&" withdrew",$E5="Bye: "&$D5))',
        { strike: true, ...grey },
      ],
      [
        3,
        'AND($P5<>-3,OR($E5="both withdrew",$E5=$D5&" withdrew",$E5="Bye: "&$B5))',
        { strike: true, ...grey },
      ],
      [0, '$P5=-4', grey],
      [0, '$P5=-3', { italic: true, ...grey }],
    ]);
  });
});

it('Go has Black on the left', () => {
  const go = six(until(1), { profile: 'go' });
  expect(page(planned(go)).slice(2, 4)).toEqual(['Board | Black | Result | White', '1 | Finn | 0–1 | Anna']);
});

it('a match names the teams beside the players', () => {
  expect(lines(planned(playedBy(newMatch(2), '1.')))).toEqual([
    '1 | K1 (Kings) | 1–0 | Q1 (Queens)',
    '2 | K2 (Kings) |  | Q2 (Queens)',
  ]);
});

it('a tournament that Refresh keeps up to date has no such sheet', () => {
  expect(planned(newField(NAMES), 'refreshed').plan.sheets.map(({ role }) => role)).not.toContain('round');
});

describe('in a tournament with dates', () => {
  const days = ['2026-11-27', '2026-12-04 19:00', '2026-12-11'];
  const sheets = planned(withRoundDates(newField(NAMES), days));
  const above = (of: Planned): CellValue[] => read(of, 'Round', 2, 0, 1, 5)[0]!;
  const beside = (of: Planned): CellValue[] => read(of, 'Round', 4, 4, 3, 1).flat();

  it('the date and time of the round stand above its games, and not beside them', () => {
    expect([above(sheets), beside(sheets)]).toEqual([
      [46_353, null, '', '', null],
      ['', '', ''],
    ]);
    expect(above(choosing(sheets, 2))[0]).toBe(46_360 + 19 / 24);
  });

  it('games on several days have theirs beside them, below the first and the last', () => {
    const moved = typed(sheets, ['date', 1, 46_355.75], ['result', 2, '1-0']);
    expect([above(moved), beside(moved)]).toEqual([
      [46_353, null, '–', 46_355.75, null],
      [46_355.75, 46_353, 46_353],
    ]);
  });

  it('a game that was put off to a known day has that day; before it is known, the word for it', () => {
    const off = typed(sheets, ['result', 1, 'pp'], ['result', 2, '+'], ['result', 3, 'x']);
    expect(beside(off)).toEqual(['postponed', 'by forfeit', 'see Pairings']);
    expect(beside(typed(off, ['date', 1, 46_355]))).toEqual([46_355, 'by forfeit', 'see Pairings']);
  });

  it('what was typed instead of a date stands beside its game; a round without dates has nothing above', () => {
    const other = typed(sheets, ['date', 1, 'Friday'], ['date', 2, null]);
    expect([above(other), beside(other)]).toEqual([
      [46_353, null, '', '', null],
      ['Friday', '', ''],
    ]);
    expect(above(typed(other, ['date', 3, 'Sunday']))).toEqual(['', null, '', '', null]);
    expect(above(choosing(sheets, 4))).toEqual(['', null, '', '', null]);
  });

  it('dates are shown with weekdays, a time where there is one', () => {
    const { blocks, conditionals } = sheets.plan.sheets[1]!;
    const formats = blocks.filter(({ format }) => format === 'ddd d mmm yyyy').map(({ area }) => area);
    expect(formats.filter(({ column }) => column < 5)).toEqual([
      { row: 4, column: 4, rows: 3, columns: 1 },
      { row: 2, column: 0, rows: 1, columns: 1 },
      { row: 2, column: 3, rows: 1, columns: 1 },
    ]);
    expect(conditionals!.filter(({ style }) => style.numberFormat).map(({ formula }) => formula)).toEqual([
      'IF(ISNUMBER($A3),$A3>INT($A3),FALSE)',
      'IF(ISNUMBER($D3),$D3>INT($D3),FALSE)',
      'IF(ISNUMBER($E5),$E5>INT($E5),FALSE)',
    ]);
  });
});

describe('the standings below the games', () => {
  const drawn = (count: number): string[] => {
    const field = newField(Array.from('ABCDEFGHIJKL', (sign) => `Player ${sign}`).slice(0, count));
    return page(planned(withGames(field, (game) => ({ ...game, outcome: '1/2' }))));
  };

  it('have everybody up to ten, and of more the first five, as the top of the table', () => {
    expect(drawn(10).slice(-11)[0]).toBe('Final standings.');
    expect(drawn(12).slice(-6)).toEqual([
      'Final standings: top 5',
      ...['A', 'B', 'C', 'D'].map((sign) => `1–12 | Player ${sign} | 5.5`),
      '1–12 | Player E and 7 more | 5.5',
    ]);
  });

  it('leave out whoever left before half', () => {
    expect(
      page(planned(withStatus(six(until(15)), 6, 'annulled'))).filter((line) => line.includes('Finn')),
    ).toEqual([expect.stringContaining('Finn withdrew')]);
  });
});

describe('no name among the first places is cut', () => {
  /** The lines whose text needs more height than its row has. */
  const cut = (tournament: Tournament): readonly CellValue[] => {
    const sheets = planned(tournament);
    const { columns, rows, merges } = sheets.plan.sheets.find(({ name }) => name === 'Round')!;
    const { places } = sheets.layout.round;
    const font = { size: 16, bold: false };
    const texts = read(sheets, 'Round', places.area.row, 1, places.area.rows, 1).map(([text]) =>
      String(text),
    );
    expect(texts.join()).toContain(' and ');
    return texts.filter((text, index) => {
      const { height } = rows!.find(({ row }) => row === places.area.row + index)!;
      const { columns: count } = merges!.find(({ row }) => row === places.area.row + index) ?? { columns: 1 };
      const widths = columns.slice(1, 1 + count).map(({ width }) => width);
      return wrapped(text, pointsOf(widths), font).lines * lineHeight(font) > height + 1;
    });
  };
  const named = (index: number) => `Wolfgang Maximilian Hohenberg ${index + 1}`;
  /** The first two of each four beat the others; all other games are drawn. */
  const played = (tournament: Tournament): Tournament => {
    const leads = (no: number): number => Number((no - 1) % 4 < 2);
    const OUTCOMES = ['0-1', '1/2', '1-0'] as const;
    return {
      ...tournament,
      players: tournament.players.map((player, index) => ({ ...player, name: named(index) })),
      games: tournament.games.map((game) => ({
        ...game,
        outcome: OUTCOMES[1 + leads(game.white) - leads(game.black)]!,
      })),
    };
  };

  it('of two who lead a section', () => {
    expect(cut(played(sectioned([4, 4])))).toEqual([]);
    expect(cut(played(sectioned([4, 4, 4, 4, 4, 4])))).toEqual([]);
  });

  it('of the fifth and how many more are level', () => {
    const field = newField(Array.from('ABCDEFGHIJKL', (sign) => `Hohenburg${sign}`));
    expect(cut(withGames(field, (game) => ({ ...game, outcome: '1/2' })))).toEqual([]);
  });
});

describe('it is printed on one page, as large as that takes it', () => {
  const paper = (names: readonly string[]) => {
    const { print, columns } = planned(newField(names)).plan.sheets[1]!;
    return [print!.landscape ? 'across' : 'upright', print!.fit, columns[1]!.width];
  };
  const all = (count: number, name: string) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

  it('upright; long names of a small field across', () => {
    expect(paper(all(20, 'Anna Berg'))).toEqual(['upright', { wide: 1, tall: 1 }, 32]);
    expect(paper(all(40, 'Anna Berg'))).toEqual(['upright', { wide: 1, tall: 1 }, 32]);
    expect(paper(all(4, 'Wolfgang Maximilian Hohenberg-Lichtenstein'))[0]).toBe('across');
  });

  it('thirteen players on one page, though one has a name of three words', () => {
    const names = [...all(12, 'Novak, Ada'), 'Vandenberghe-Christodoulopoulos, Alexander'];
    expect(paper(names)).toEqual(['upright', { wide: 1, tall: 1 }, 48]);
  });

  it('the last of the first places as low as the others where “and 3 more” has room', () => {
    const { plan, layout } = planned(newField(all(8, 'Grischuk, Alex')));
    const { row } = layout.round.places.area;
    const heights = [0, 4].map(
      (line) => plan.sheets[1]!.rows!.find((each) => each.row === row + line)?.height,
    );
    expect(heights).toEqual([22, 22]);
  });

  it('of sections with long names on several, each of which begins with the title of a section', () => {
    const made = sectioned(
      [],
      { players: all(36, 'Maximilian von Hohenlohe-Langenburg').map((name) => ({ name })) },
      Array.from('NESWMC', (sign) => ({ name: `Championship of the Northern Region ${sign}`, players: 6 })),
    );
    const { plan, layout } = planned(made);
    const { print } = plan.sheets[1]!;
    expect(print!.rowBreaks!.length).toBeGreaterThan(1);
    expect(layout.round.titles).toEqual(expect.arrayContaining([...print!.rowBreaks!]));
    expect(print!.titleRows).toEqual({ from: 0, to: layout.round.header });
  });

  it('of ten sections of four on two pages, in letters of 12 points, and who leads in a line each', () => {
    const made = sectioned(
      [],
      { players: all(40, 'Quentin Leroy').map((name) => ({ name })) },
      Array.from('ABCDEFGHIJ', (name) => ({ name, players: 4 })),
    );
    const { plan, layout } = planned(made);
    const { print, rows } = plan.sheets[1]!;
    const { placesHead, places } = layout.round;
    expect(print!.rowBreaks!.length).toBe(1);
    expect(22 * print!.scale!).toBeGreaterThanOrEqual(1200);
    const heights = rows!.filter(({ row }) => row >= placesHead && row < placesHead + 1 + places.area.rows);
    expect(heights.map(({ height }) => height)).toEqual([28, ...Array.from('ABCDEFGHIJ', () => 22)]);
  });
});

it('a result has room on both sides between the names', () => {
  const { plan } = planned(sectioned([4, 4]));
  expect(plan.sheets[1]!.columns[2]!.width).toBe(14);
});

describe('the page of a round of sections', () => {
  const bodyOf = (sheets: Planned): string[] => {
    const { row, rows } = sheets.layout.round.body.area;
    return read(sheets, 'Round', row, 0, rows, 5).map((cells) =>
      cells
        .map((value) => String(value ?? ''))
        .join(' | ')
        .replace(/( \| )+$/, ''),
    );
  };
  // Section A: players 1 to 4, three rounds; section B: players 5 to 9, five rounds with a bye each.
  const made = sectioned([4, 5]);

  it('has the title of each above its games and byes', () => {
    expect(bodyOf(planned(made))).toEqual([
      'Section A',
      '1 | Player 1 |  | Player 4',
      '2 | Player 2 |  | Player 3',
      'Section B',
      '3 | Player 6 |  | Player 9',
      '4 | Player 7 |  | Player 8',
      ' | Player 5 |  | bye',
    ]);
  });

  it('says of a section that has played all its rounds that it has no games, and keeps games in order of boards within their section', () => {
    const sheets = choosing(planned(made), 4);
    expect(bodyOf(sheets).slice(0, 4)).toEqual(['Section A · no games', '', '', 'Section B']);
    const first = made.games.find(({ round, board }) => round === 4 && board === 3)!;
    const moved = choosing(typed(planned(made), ['board', first.no, 9]), 4);
    expect(bodyOf(moved).slice(4, 6)).toEqual(
      [...bodyOf(sheets).slice(4, 6)].reverse().map((line) => line.replace(/^3/, '9')),
    );
  });

  it('has titles that are larger than the games', () => {
    const { plan, layout } = planned(made);
    const [title] = layout.round.titles;
    const sizes = plan.sheets[1]!.styles.flatMap(({ area, style: { size } }) =>
      size !== undefined && area.row === title ? [size] : [],
    );
    expect(sizes.slice(-1)).toEqual([28]);
    expect(plan.sheets[1]!.merges).toContainEqual({ row: title, column: 0, rows: 1, columns: 5 });
  });
});
