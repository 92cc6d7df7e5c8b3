import { eventFile, nameList, run, tempFiles, writeList } from './run';

const at = tempFiles();

beforeAll(async () => {
  await writeList(at('list.xlsx'), {
    Club: [
      ['Name', 'Seat'],
      ['Anna Berg', 1],
      ['Carla Rossi', 2],
      ['José Núñez', 3],
    ],
    Notes: nameList(3),
  });
  await run('pair', at('list.xlsx'), '--numbers', 'list', '--out', at('made.xlsx'));
});

describe('what is unknown names what was probably meant', () => {
  it.each([
    ['a system', ['table', '--system', 'bergr', '--players', '8'], 'Did you mean “berger”?'],
    [
      'a system for teams',
      ['table', '--system', 'schevening', '--boards', '8'],
      'Did you mean “scheveningen”?',
    ],
    [
      'an option of a system',
      ['table', '--system', 'riches', '--players', '8', '--option', 'odrer=even'],
      'Did you mean “order”?',
    ],
    [
      'a choice of it',
      ['table', '--system', 'riches', '--players', '8', '--option', 'order=evne'],
      'Did you mean “even”?',
    ],
    ['a tie-break', ['standings', eventFile('ny1924'), '--order', 'x:PTS,WINS'], 'Did you mean “WIN”?'],
    [
      'a rule set',
      ['pair', at('list.xlsx'), '--rules', 'fide2026', '--out', at('x.xlsx')],
      'Did you mean “fide-2026”?',
    ],
    [
      'a sheet',
      ['pair', at('list.xlsx'), '--sheet', 'Clubs', '--out', at('x.xlsx')],
      'There is no sheet “Clubs” in this workbook. Check its name, or choose another sheet. Did you mean “Club”?\n',
    ],
    [
      'a way of numbering',
      ['pair', at('list.xlsx'), '--numbers', 'ratings', '--out', at('x.xlsx')],
      'Did you mean “rating”?',
    ],
    [
      'a column',
      ['pair', at('list.xlsx'), '--numbers', 'column:Saet', '--out', at('x.xlsx')],
      'Did you mean “Seat”?',
    ],
    [
      'a player who stays',
      ['pair', at('list.xlsx'), '--pin', 'Carlo Rossi', '--out', at('x.xlsx')],
      'Did you mean “Carla Rossi”?',
    ],
    ['a kind of file', ['convert', eventFile('ny1924'), at('x.xslx')], 'Did you mean “.xlsx”?'],
    ['a tournament', ['status', at('made.xlsx'), '--tournament', 'Turnament'], 'Did you mean “Tournament”?'],
    ['a comparison', ['audit', '--preset', 'federation'], 'Did you mean “federations”?'],
  ])('%s', async (_, argv, question) => {
    const { code, stdout, stderr } = await run(...argv);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(question);
  });

  it('and nothing where all is too far', async () => {
    const { stderr } = await run('table', '--system', 'swiss', '--players', '8');
    expect(stderr).toBe(
      'There is no pairing system “swiss”. Choose one of: berger, crenshaw, standard, riches, shift, seats, porter.\n',
    );
  });
});

describe('what is used wrongly names what was probably meant', () => {
  it.each([
    [['standing'], 'There is no command “standing”. Did you mean “standings”?\n'],
    [['pari'], 'There is no command “pari”. Did you mean “pair”?\n'],
    [['table', '--sistem', 'berger'], 'There is no option --sistem here. Did you mean “--system”?\n'],
    [['table', '--players', '8', '--lables', 'letters'], 'Did you mean “--labels”?\n'],
    [['handout', 'wal-chart', 'x.xlsx', '--out', 'y.xlsx'], 'Did you mean “wall-chart”?\n'],
  ])('%j', async (argv, question) => {
    const { code, stderr } = await run(...argv);
    expect(code).toBe(2);
    expect(stderr.split('\n')[0] + '\n').toContain(question);
  });
});

describe('a player is named by a part of the name that nobody else has', () => {
  it.each([
    [['correct', '--name', 'car', '--rating', '1800'], 'Carla Rossi was corrected'],
    [['correct', '--name', 'nunez', '--rating', '1800'], 'José Núñez was corrected'],
    [['withdraw', '--name', 'Berg, A.'], 'Anna Berg has completed 0 of 2 games'],
  ])('%j', async ([command = '', ...argv], done) => {
    const { code, stdout } = await run(
      command,
      at('made.xlsx'),
      ...argv,
      '--out',
      at('later.xlsx'),
      '--force',
    );
    expect(code).toBe(0);
    expect(stdout).toContain(done);
  });

  it('nobody is asked about by name', async () => {
    const { code, stderr } = await run('standings', at('made.xlsx'), '--explain', 'Clara Rosi');
    expect([code, stderr]).toEqual([
      1,
      `File “${at('made.xlsx')}”: There is no player “Clara Rosi” in this tournament. Write the name as on the sheet Players, a part that nobody else has, or the number. Did you mean “Carla Rossi”?\n`,
    ]);
  });
});
