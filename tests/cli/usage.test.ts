import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optionsOf } from '../../src/cli/command';
import { COMMANDS } from '../../src/cli/commands';
import { ALL_SYSTEMS } from '../../src/core/pairing/anySystem';
import { SYSTEMS } from '../../src/core/pairing/registry';
import { HANDOUTS } from '../../src/sheets/handout/registry';
import { OF_COMMAND, optionHelp, OPTIONS, SUMMARIES } from '../../src/language/cliHelp';
import { eventFile, inFolder, nameList, run } from './run';

const { ran, said, written, list } = inFolder();
const NY1924 = `"${eventFile('ny1924')}"`;

describe('wrong usage ends with 2 and says how it goes, on the error output alone', () => {
  it.each([
    ['', 'Usage:'],
    ['swiss', 'There is no command “swiss”.'],
    ['table --player 8', 'This command has no option --player.'],
    ['table -x', 'This command has no option -x.'],
    ['table --system berger', 'The option --players is missing.'],
    ['table --system --players 8', 'The option --system needs a value.'],
    ['table --system berger --players', 'The option --players needs a value.'],
    ['table --system berger --players 8 --players 9', 'You gave the option --players twice.'],
    ['table --system berger --players 8 --json=yes', 'The option --json takes no value.'],
    ['table --system berger --players 8 more', '“more” is not expected here.'],
    ['pair --out x.xlsx', 'IN.xlsx|IN.csv is missing.'],
    ['pair list.xlsx', 'The option --out is missing.'],
    ['pair list.xlsx --out x.xlsx --constructor x', 'This command has no option --constructor.'],
    [
      'table --system berger --boards 4 --players 7',
      'The options --boards and --players do not work together.',
    ],
    ['table --system berger --players 7 --opponents 3', 'The option --opponents only works with --boards.'],
    [
      'handout seats x.xlsx --out y.xlsx --cycles 2',
      'The option --cycles is for a pairing table, but you named a file.',
    ],
    [
      'handout seats --players 8 --out y.xlsx --tournament Club',
      'The option --tournament is for a workbook, but you named none.',
    ],
    ['withdraw x.xlsx --out y.xlsx', 'The option --name is missing.'],
    ['withdraw x.xlsx --out y.xlsx --name Anna --no 3', 'The options --no and --name do not work together.'],
    ['correct x.xlsx --out y.xlsx --no Anna', 'The option --no needs N, not “Anna”.'],
    ['handout wall-chart x.xlsx --out y.xlsx --players 7', 'The option --players is for a'],
    ['standings x.json --date 2025-01-01', 'The option --date only works with --ratings.'],
    [
      'handout poster --out y.xlsx',
      'There is no HANDOUT “poster”. Choose one of: final-report, certificates, certificates-all, race, round-table, ',
    ],
    ['standings', 'FILE is missing.'],
    ['standings x.json --order PTS,SB', 'The option --order needs LABEL:LIST, not “PTS,SB”.'],
    ['record x.xlsx --out y.xlsx', 'GAME=RESULT is missing.'],
    ['record x.xlsx 1-0 --out y.xlsx', '“1-0” does not have the form GAME=RESULT.'],
  ] as const)('%j: %s', async (line, message) => {
    const { code, stdout, stderr } = await ran(line);
    expect(code).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
    expect(stderr).toContain('Usage:\n  roundabout ');
  });
});

describe('wrong usage says what is wrong and how the command is called, and no more', () => {
  it('of a command', async () => {
    const { stderr } = await ran('meet 2 5');
    expect(stderr).toBe(
      [
        'The option --players is missing.',
        '',
        'Usage:',
        '  roundabout meet I J --players N [--json]',
        '',
        '“roundabout meet --help” explains the options.',
        '',
      ].join('\n'),
    );
  });

  it('of none that there is', async () => {
    const { stderr } = await ran('swiss');
    expect(stderr).toBe(
      [
        'There is no command “swiss”.',
        '',
        'Usage:',
        '  roundabout COMMAND ...',
        '',
        '“roundabout --help” lists the commands.',
        '',
      ].join('\n'),
    );
  });

  it('of every command: its own lines of --help', async () => {
    for (const { name } of COMMANDS) {
      const wrong = await ran(`${name} --no-such-option`);
      const [, own] = (await said(`${name} --help`)).split('\n\n');
      expect(wrong.code).toBe(2);
      expect(wrong.stderr).toBe(
        `This command has no option --no-such-option.\n\n${own}\n\n“roundabout ${name} --help” explains the options.\n`,
      );
    }
  });
});

describe('--version', () => {
  it('prints the version of the package and ends with 0', async () => {
    const { version } = JSON.parse(readFileSync(join(__dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    for (const asked of ['--version', '-v'])
      expect(await ran(asked)).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
  });
});

describe('--help', () => {
  it('prints to the standard output and ends with 0', async () => {
    for (const line of ['--help', '-h', 'help', ...COMMANDS.map(({ name }) => `${name} --help`)]) {
      const { code, stdout, stderr } = await ran(line);
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Usage:\n  roundabout ');
    }
  });

  it('of a command is the same as help and its name', async () => {
    expect(await said('help pair')).toBe(await said('pair --help'));
    expect(await ran('help pears')).toMatchObject({ code: 2, stdout: '' });
  });

  it('asks for nothing else', async () => {
    expect((await ran('table --system berger -h')).code).toBe(0);
  });

  it('names every system and every handout that there is', async () => {
    const words = (text: string) => new Set(text.split(/[\s,]+/));
    const pair = words((await ran('pair --help')).stdout);
    for (const { id } of ALL_SYSTEMS) expect(pair).toContain(id);
    const handout = words((await ran('handout --help')).stdout);
    for (const { id } of HANDOUTS) expect(handout).toContain(id);
  });

  it('every command and every option has its words, and no words are left over', () => {
    expect(Object.keys(SUMMARIES).sort()).toEqual(COMMANDS.map(({ name }) => name).sort());
    const shown = COMMANDS.flatMap((command) =>
      Object.entries(optionsOf(command)).flatMap(([name, { hidden }]) =>
        hidden ? [] : [[command.name, name] as const],
      ),
    );
    expect(shown.filter(([command, name]) => optionHelp(command, name) === undefined)).toEqual([]);
    const own = Object.entries(OF_COMMAND).flatMap(([command, all]) =>
      Object.keys(all).map((name) => [command, name]),
    );
    expect(shown).toEqual(expect.arrayContaining(own));
    const others = shown.filter(([command, name]) => OF_COMMAND[command]?.[name] === undefined);
    expect(Object.keys(OPTIONS).sort()).toEqual([...new Set(others.map(([, name]) => name))].sort());
  });
});

it('a value may begin with a dash: --players -3 is a problem of the number, not of the usage', async () => {
  expect((await ran('table --system berger --players -3')).code).toBe(1);
  expect((await ran('table --system berger --players=-3')).code).toBe(1);
});

describe('what somebody typed or named cannot break a line or steer the terminal', () => {
  const evil = 'Eve\n\u001b[31mAdam';

  it('in a message', async () => {
    const problems = await run('table', '--system', evil, '--players', '4');
    expect(problems.stderr).toBe(
      `There is no pairing system “Eve [31mAdam”. Choose one of: ${SYSTEMS.map(({ id }) => id).join(', ')}.\n`,
    );
    expect((await run(evil)).stderr.split('\n')[0]).toBe('There is no command “Eve [31mAdam”.');
  });

  it('in a table', async () => {
    const players = [evil, 'Bob', 'Cleo'].map((name, index) => ({ no: index + 1, name }));
    written('evil.json', JSON.stringify({ event: 'Evil', players, games: [] }));
    expect(await said('standings evil.json')).toContain('Eve [31mAdam');
  });
});

beforeAll(async () => {
  await list('list.xlsx', {
    Club: [
      ['Name', 'Seat'],
      ['Anna Berg', 1],
      ['Carla Rossi', 2],
      ['José Núñez', 3],
    ],
    Notes: nameList(3),
  });
  await said('pair list.xlsx made.xlsx --numbers list');
});

describe('what is unknown names what was probably meant', () => {
  it.each([
    ['a system', 'table --system bergr --players 8', 'Did you mean “berger”?'],
    ['a system for teams', 'table --system schevening --boards 8', 'Did you mean “scheveningen”?'],
    [
      'an option of a system',
      'table --system riches --players 8 --option odrer=even',
      'Did you mean “order”?',
    ],
    ['a choice of it', 'table --system riches --players 8 --option order=evne', 'Did you mean “even”?'],
    ['a tie-break', `standings ${NY1924} --order x:PTS,WINS`, 'Did you mean “WIN”?'],
    ['a rule set', 'pair list.xlsx --rules fide2026 --out x.xlsx', 'Did you mean “fide-2026”?'],
    [
      'a sheet',
      'pair list.xlsx --sheet Clubs --out x.xlsx',
      'This workbook has no sheet “Clubs”. Check the name, or choose another sheet. Did you mean “Club”?\n',
    ],
    ['a way of numbering', 'pair list.xlsx --numbers ratings --out x.xlsx', 'Did you mean “rating”?'],
    ['a column', 'pair list.xlsx --numbers column:Saet --out x.xlsx', 'Did you mean “Seat”?'],
    ['a player who stays', 'pair list.xlsx --pin "Carlo Rossi" --out x.xlsx', 'Did you mean “Carla Rossi”?'],
    ['a kind of file', `convert ${NY1924} x.xslx`, 'Did you mean “.xlsx”?'],
    ['a tournament', 'status made.xlsx --tournament Turnament', 'Did you mean “Tournament”?'],
  ])('%s', async (_, line, question) => {
    const { code, stdout, stderr } = await ran(line);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(question);
  });

  it('and nothing where all is too far', async () => {
    const { stderr } = await ran('table --system swiss --players 8');
    expect(stderr).toBe(
      'There is no pairing system “swiss”. Choose one of: berger, crenshaw, standard, riches, shift, seats, porter.\n',
    );
  });
});

describe('what is used wrongly names what was probably meant', () => {
  it.each([
    ['standing', 'There is no command “standing”. Did you mean “standings”?\n'],
    ['pari', 'There is no command “pari”. Did you mean “pair”?\n'],
    ['table --sistem berger', 'This command has no option --sistem. Did you mean “--system”?\n'],
    ['table --players 8 --lables letters', 'Did you mean “--labels”?\n'],
    ['handout wal-chart x.xlsx --out y.xlsx', 'Did you mean “wall-chart”?\n'],
  ])('%j', async (line, question) => {
    const { code, stderr } = await ran(line);
    expect(code).toBe(2);
    expect(stderr.split('\n')[0] + '\n').toContain(question);
  });
});

describe('a player is named by a part of the name that nobody else has', () => {
  it.each([
    ['correct made.xlsx --name car --rating 1800', 'Corrected Carla Rossi: '],
    ['correct made.xlsx --name nunez --rating 1800', 'Corrected José Núñez: '],
    ['withdraw made.xlsx --name "Berg, A."', 'Withdrew Anna Berg: '],
  ])('%j', async (line, done) => {
    expect(await said(`${line} --out later.xlsx --force`)).toContain(done);
  });

  it('nobody is asked about by name', async () => {
    const { code, stderr } = await ran('standings made.xlsx --explain "Clara Rosi"');
    expect([code, stderr]).toEqual([
      1,
      'File “made.xlsx”: There is no player “Clara Rosi” in this tournament. Give the name as on the sheet Players, a part of it that nobody else has, or the number. Did you mean “Carla Rossi”?\n',
    ]);
  });
});
