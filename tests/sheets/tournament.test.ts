import type { Tournament } from '../../src/core/model';
import { areaAddress, type CellValue } from '../../src/grid/cell';
import { crosstableValues } from '../../src/sheets/values/crosstable';
import { standingsValues } from '../../src/sheets/values/standings';
import { generated } from '../generated';
import { valueOf } from '../results';
import { cellsByFormat, looksOf, rulesOf, sheetIn, shownOn, stylesOf } from './facts';
import { crosstableIn, planned, read, standingsIn, typedInto, type Planned } from './plan';
import { QUAD } from './quad';
import { RICH } from './rich';
import { match, quad, rich } from './samples';

describe('the sheet Tournament', () => {
  it('is a form of five groups, with a sentence beside each choice; what the program alone needs comes last', () => {
    expect(shownOn(rich, 'Tournament', 70, 0, 3)).toEqual({
      1: 'Quad · B group · Tournament',
      2: 'Change the yellow cells at any time. The rest shows how the tournament was set up.',
      4: 'The event',
      5: 'Event | Quad | For new files and sheets.',
      6: 'Section | B group',
      7: 'Year | 2026',
      8: 'Game | Go | Black is on the left, as on Go result sheets.',
      10: 'How it was paired',
      11: 'Pairing system | Berger tables | The usual tables, with colours as even as they can be.',
      12: 'Each pair meets | 1 | How many times: 2 means twice.',
      13: 'Rounds | 6',
      14: 'Last two rounds swapped | yes | Avoids the same colour three times in a row.',
      15: 'Pairing numbers | Drawn by lot | Chance decides.',
      16: 'Draw code | apple | Anyone can repeat the draw with the same code.',
      17: 'Who has White | The stronger player | In every game, as for a handicap.',
      18: 'Handicap | None | At most 9 stones. One stone: Black begins, komi 0.5.',
      20: 'Points',
      21: 'Win | 3 | If you change the points, tables and ranking update.',
      22: 'Draw | 1',
      23: 'Loss | 0.5',
      25: 'Ranking',
      26: 'Rules | Usual order',
      27: 'Ranked by | Points | Each one ranks only players still tied after those above it.',
      28: 'Then by | Sonneborn-Berger | Own points times the opponent’s, added up',
      29: 'Then by | Kashdan | 4 for a win, 2 for a draw, 1 for a loss, nothing for a forfeit',
      30: 'Then by | Play-off | Its result, or what the arbiter decided',
      31: 'Then by',
      32: 'Then by',
      33: 'Draw code for ties | pear | To break a tie by lot, type any word and press Refresh.',
      35: 'Appearance',
      36: 'Coming rounds on Crosstable | yes | Yes shows (3) for round 3. No leaves the cell empty.',
      37: 'Paper | Letter | For new sheets. For existing ones, use Page Layout, Size.',
      38: 'Language | English | The language of these sheets.',
      40: 'For Roundabout',
      41: 'Tournament | Quad | Do not change this: Roundabout needs it.',
      42: 'Format | 7',
      43: 'Options of the system | anchor=4 | What you chose when you created the tournament.',
      44: 'Who stays in one place |  | Player number, and the board if you chose one. A new draw keeps this.',
    });
  });

  it('asks for what reports tell of the event, where the tournament is to be reported', () => {
    const asking = planned({ ...QUAD, details: { city: 'Bremen', affiliate: 'A6012345' } });
    const { 39: heading, ...lines } = Object.fromEntries(
      Object.entries(shownOn(asking, 'Tournament', 60, 0, 3)).filter(([row]) => Number(row) >= 39),
    );
    expect({ 39: heading, ...lines }).toEqual({
      39: 'For reports',
      40: 'City | Bremen | Federations ask for this and the details below.',
      41: 'Federation |  | Three letters, such as GER or ENG.',
      42: 'First day |  | Such as 2026-11-27. If empty, the date of the first game.',
      43: 'Last day |  | If empty, the date of the last game.',
      44: 'Chief arbiter |  | Title, name and number, such as IA Anna Berg 1234567.',
      45: 'Deputy arbiters |  | Separate them with semicolons.',
      46: 'Time control |  | Such as 90 min + 30 s per move.',
      47: 'Affiliate | A6012345',
      48: 'State',
      49: 'ZIP code',
      50: 'Chief arbiter’s number',
      51: 'Deputy arbiter’s number',
      52: 'Event code',
      53: 'Submission |  | 1 for the first, a higher number for a corrected one.',
      54: 'Results officer',
      55: 'Results officer’s address',
      56: 'Treasurer',
      57: 'Treasurer’s address',
      58: 'Class of the event |  | A, B or C, depending on the time per game.',
      59: 'Komi',
      60: 'Adjusted minutes',
    });
    const hidden = sheetIn(asking, 'Tournament').rows!.filter(({ row, height }) => row >= 39 && height === 0);
    expect(hidden.map(({ row }) => row + 1)).toEqual([
      48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 65, 66,
    ]);
    expect(stylesOf(sheetIn(asking, 'Tournament'))).toContain('B40 fill FFF9E5, grid BFC7D1');
    expect(looksOf(sheetIn(asking, 'Tournament')).printed).toBe(
      'A3:B60 upright, 1 wide 1 tall, rows 1 to 1, header Quad',
    );
  });

  it('keeps what is typed as it was typed: the formats of all cells', () => {
    const { '@': texts = '', ...numbers } = cellsByFormat(sheetIn(rich, 'Tournament'));
    expect(numbers).toEqual({ '0': 'B42 B7 B12 B13 C21 C22 C23 C36 C37 C18 C28:C32', '0.0#': 'B21 B22 B23' });
    for (const key of rich.layout.tournament.settings)
      expect(`${numbers['0']} ${numbers['0.0#']} ${texts}`.split(' ')).toContain(
        areaAddress(rich.layout.tournament.setting(key).area, false),
      );
  });

  it('says what exchanging two rounds does where it does it', () => {
    const made = generated({ players: 6, cycles: 2, seed: 1, finished: 0 });
    const beside = (event: Tournament): CellValue => {
      const sheets = planned(event);
      return sheets.value('Tournament', sheets.layout.tournament.setting('exchange').area.row, 2);
    };
    const said = 'Avoids the same colour three times in a row.';
    expect(beside(made)).toBe(said);
    expect(beside({ ...made, exchangeLastTwo: false })).toBeNull();
    const games = made.games.map((game) => ({
      ...game,
      ...{ white: Math.min(game.white, game.black), black: Math.max(game.white, game.black) },
    }));
    // Colours turned by hand later change no cell that is ours alone: it would look like something typed.
    expect(beside({ ...made, games })).toBe(said);
  });

  it('says beside points that are not a number that they are none', () => {
    const beside = (write: CellValue): CellValue =>
      typedInto(quad, [{ sheet: 'Tournament', row: 20, column: 1, write }]).value('Tournament', 20, 2);
    expect([1, '½', '0,5', '2 points', null].map(beside)).toEqual([
      '',
      ...Array<string>(4).fill('Not a number.'),
    ]);
  });

  it('has its rules of colour, drop-downs, tables and hidden columns', () => {
    expect(rulesOf(quad, 'Tournament')).toEqual({
      conditions: [
        'C35 bold, color B42318 if $C35="Not one of the choices. Pick one from the list."',
        'C36 bold, color B42318 if $C36="Not one of the choices. Pick one from the list."',
        ...['C20', 'C21', 'C22'].map((cell) => `${cell} bold, color B42318 if $${cell}="Not a number."`),
        'C27:C31 bold, color B42318 if $C27="not in the list of criteria"',
      ],
      choices: [
        "B35 rather 'Lists'!$R$2:$R$3",
        "B36 rather 'Lists'!$U$2:$U$3",
        "B27:B31 rather 'Lists'!$G$2:$G$57",
      ],
      tables: [],
      hidden: [],
    });
  });

  it('hides the rows that say nothing of a tournament, and gives long texts their lines', () => {
    const rowsOf = (
      sheets: Planned,
      isWanted: (height: number) => boolean,
    ): readonly (string | undefined)[] =>
      sheetIn(sheets, 'Tournament').rows!.flatMap(({ row, height }) =>
        isWanted(height) ? [String(sheets.value('Tournament', row, 0))] : [],
      );
    const idle = ['Section', 'Year', 'Last two rounds swapped', 'Draw code'];
    expect(rowsOf(quad, (height) => height === 0)).toEqual([
      ...idle,
      ...['Options of the system', 'Who stays in one place'],
    ]);
    expect(rowsOf(rich, (height) => height === 0)).toEqual(['Who stays in one place']);
    const hiddenInMatch = rowsOf(match, (height) => height === 0);
    expect(hiddenInMatch).toContain('Coming rounds on Crosstable');
    const numbering = { method: 'column', detail: 'The numbers that the club drew on Monday' } as const;
    const long = planned({ ...RICH, numbering });
    expect(rowsOf(long, (height) => height === 33)).toEqual(['Pairing numbers']);
  });
});

describe('the organiser changes the Tournament sheet', () => {
  const event = generated({ players: 8, cycles: 1, seed: 12, draws: 0.6 });
  const settled = (row: number, write: CellValue): Planned =>
    typedInto(planned(event), [{ sheet: 'Tournament', row, column: 1, write }]);

  it('the order of the tie-breaks: ranks, values and headings follow', () => {
    const { slotsTop } = planned(event).layout.tournament;
    const sheets = settled(slotsTop + 1, 'KS');
    const wanted = standingsValues({ ...event, tieBreaks: ['PTS', 'KS', 'WIN', 'SB', 'KS'] }, sheets.layout);
    expect(wanted.ok).toBe(false); // the core refuses a criterion twice; the sheet just finds nothing new in it
    const once = valueOf(standingsValues({ ...event, tieBreaks: ['PTS', 'KS', 'WIN', 'SB'] }, sheets.layout));
    expect(standingsIn(sheets).map((row) => row.slice(0, 6))).toEqual(once.map((row) => row.slice(0, 6)));
    expect(read(sheets, 'Standings', 3, 3, 1, 4)).toEqual([['Koya', 'Wins', 'Sonneborn-Berger', 'Koya']]);
  });

  it.each(['*', '?E', 'S?', 'D*', '~'])(
    'a tie-break “%s” is none: it says so and decides nothing',
    (typed) => {
      const { slotsTop } = planned(event).layout.tournament;
      const sheets = settled(slotsTop + 1, typed);
      const wanted = valueOf(
        standingsValues({ ...event, tieBreaks: ['PTS', 'WIN', 'SB', 'KS'] }, sheets.layout),
      );
      const shown = standingsIn(sheets);
      expect(shown.map((row) => row.slice(0, 3))).toEqual(wanted.map((row) => row.slice(0, 3)));
      expect(shown.map((row) => row[3])).toEqual(shown.map(() => ''));
      expect(read(sheets, 'Tournament', slotsTop + 1, 2, 1, 1)).toEqual([['not in the list of criteria']]);
      expect(sheets.value('Standings', 3, 3)).toBe(typed);
      expect(sheets.value('Standings', sheets.layout.standings.notes, 0)).toBe('not in the list of criteria');
    },
  );

  it('three points for a win', () => {
    const { setting } = planned(event).layout.tournament;
    const win = settled(setting('win').area.row, 3);
    const wanted = valueOf(
      standingsValues({ ...event, scoring: { win: 6, draw: 1, loss: 0, unit: 2 } }, win.layout),
    );
    expect(standingsIn(win)).toEqual(wanted);
  });

  it.each(['by rank', 'rank', ' By Rank '])('the cross-table in order of rank, as “%s”', (typed) => {
    const sheets = typedInto(planned(event), [{ sheet: 'Crosstable', row: 2, column: 0, write: typed }]);
    const wanted = valueOf(crosstableValues(event, sheets.layout, 'rank'));
    expect(crosstableIn(sheets)).toEqual(wanted);
  });

  it.each([
    ['unplayed', 'perhaps'],
    ['paper', 'A5'],
  ] as const)('%s: “%s” is no choice, and that is said beside', (key, typed) => {
    const { row } = planned(event).layout.tournament.setting(key).area;
    expect(settled(row, typed).value('Tournament', row, 2)).toBe(
      'Not one of the choices. Pick one from the list.',
    );
  });

  it.each(['sonneborn-berger', 'Sonneborn-Berger', 'sb', ' SB '])(
    'a tie-break “%s” is Sonneborn-Berger',
    (typed) => {
      const { slotsTop } = planned(event).layout.tournament;
      const sheets = settled(slotsTop + 1, typed);
      const wanted = valueOf(standingsValues({ ...event, tieBreaks: ['PTS', 'SB'] }, sheets.layout));
      expect(standingsIn(sheets).map((row) => row[3])).toEqual(wanted.map((row) => row[3]));
      expect(sheets.value('Tournament', slotsTop + 1, 2)).toBe('Own points times the opponent’s, added up');
      expect(sheets.value('Standings', 3, 3)).toBe('Sonneborn-Berger');
    },
  );

  it('rounds to come not shown', () => {
    const { setting } = planned(event).layout.tournament;
    const sheets = settled(setting('unplayed').area.row, 'no');
    expect(JSON.stringify(crosstableIn(sheets))).not.toContain('(');
  });
});
