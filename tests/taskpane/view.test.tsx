/** @sweep */
import {
  arrives,
  button,
  buttons,
  choicesOf,
  does,
  draw,
  field,
  fill,
  isDisabled,
  nameOf,
  openPane,
  press,
  rowsOf,
  said,
  showAllIn,
} from './drawn';
import '../../src/taskpane/view/particulars';
import axe from 'axe-core';
import { act } from 'react';
import { takeChange } from '../../src/app/changes/take';
import { area, type CellValue } from '../../src/grid/cell';
import { SYSTEMS } from '../../src/core/pairing/registry';
import { speechOf } from '../../src/taskpane/speech';
import { openTournaments } from '../../src/app/open';
import { openStep } from '../../src/app/step';
import { Outside } from '../../src/taskpane/view/outside';
import { listOf, NAMES, ports, withLeftovers, withList, type Around } from './ports';
import { QUADS } from '../../src/taskpane/sections';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import { valueOf } from '../results';
import { IS_SWEEP } from '../sample';

/** The groups of choices: a line each, with what is chosen. */
const groups = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')];

const lineOf = (group: HTMLDetailsElement): string => nameOf(group.querySelector('summary'));

const groupNamed = (name: string): string =>
  groups()
    .map(lineOf)
    .find((line) => line.startsWith(name)) ?? '';

/** The pane beside a list, by default of ten, with all choices unfolded. */
const openAll = async (list?: readonly (readonly CellValue[])[]) => {
  const opened = await openPane(ports(withLeftovers(withList(list))));
  await unfoldAll();
  return opened;
};

const unfold = (isMeant: (line: string) => boolean): Promise<void> =>
  does(() => {
    for (const group of groups())
      if (!group.open && isMeant(lineOf(group))) group.querySelector('summary')!.click();
  });

const unfoldAll = async (): Promise<void> => {
  await unfold((line) => line === 'More options');
  await unfold((line) => line.includes(' · '));
  await unfold((line) => line === 'Who made the draw?');
};

const offered = (label: string): readonly string[] =>
  [...field<HTMLSelectElement>(label).options].map(({ value }) => value);

const heading = (): string => document.querySelector('h1')?.textContent ?? '';

const status = (): string => document.querySelector('[role=status]')?.textContent ?? '';

/** What axe finds in pages that the tests in a browser, which ask it about all others, do not show. */
const violations = async (): Promise<readonly string[]> => {
  const found = await axe.run(document.documentElement as unknown as axe.ElementContext, {
    rules: { 'color-contrast': { enabled: false } },
  });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

describe('a new tournament', () => {
  it('shows the list that was found, round 1 with names, and what Create will make', async () => {
    await openPane();
    expect(heading()).toBe('New round robin');
    expect(field<HTMLInputElement>('Name of the event').value).toBe('Club');
    expect(said()).toContain('10 players, 9 rounds, 45 games');
    expect(said()).toContain('1GinaInes');
    expect(said()).not.toContain('Berger');
    await unfoldAll();
    expect(groupNamed('Players')).toBe('Players · Club, cells A1:B11');
    expect(said()).toContain('3Anna20007Bert19908Cora1980');
    expect(said()).toContain('Everyone has White in 4 or 5 of 9 games.');
    expect(isDisabled('Create 9 rounds for 10 players')).toBe(false);
  });

  it('says whose players these are while another sheet is open, and takes its list by one click', async () => {
    const { around } = await openPane();
    expect(said()).not.toContain('These are the players');
    await does(() => around.surface.open('Juniors'));
    expect(said()).toContain('This is the list on “Club”.');
    around.surface.select({ sheet: 'Club', area: area(1, 0, 4, 1) });
    await press('Use “Juniors” instead');
    expect(said()).toContain('4 players, 3 rounds');
  });

  it('makes a tournament of a list that is pasted on the sheet in front', async () => {
    const names = (name: string, list: readonly string[]) => ({
      ...{ name, widths: {}, columns: [] },
      blocks: [
        { kind: 'values' as const, area: area(0, 0, list.length), values: list.map((each) => [each]) },
      ],
    });
    const workbook = memoryWorkbook([names('Club', ['Name', ...NAMES]), names('Sheet1', ['Notes'])]);
    const { around } = await openPane(ports(withLeftovers(workbook)));
    expect(said()).toContain('10 players, 9 rounds');
    await does(() => around.surface.open('Sheet1'));
    const pasted = ['Name', ...NAMES.slice(0, 6)].map((write, row) => ({
      ...{ sheet: 'Sheet1', row, column: 0, write },
      expect: row === 0 ? 'Notes' : null,
    }));
    valueOf(await workbook.change({ cells: pasted }));
    around.surface.change('Sheet1');
    await does(() => around.clock.pass());
    expect(said()).toContain('6 players, 5 rounds');
    expect(button('Create 5 rounds for 6 players')).toBeDefined();
  });

  it('makes a list with dan and kyu a Go tournament, says why, and leaves the choice', async () => {
    const go = [
      ['Name', 'Rank'],
      ['Ada', '3k'],
      ['Ben', '2d'],
      ['Cleo', '1k'],
      ['Dan', ''],
    ];
    await openPane(ports(withLeftovers(withList(go))));
    const proposed = 'Go: your list has dan and kyu ranks.';
    expect(said()).toContain(proposed);
    expect(said()).toContain('BoardBlackWhite');
    await unfoldAll();
    expect(field<HTMLSelectElement>('Game').value).toBe('go');
    expect(field<HTMLSelectElement>('Tie-breaks').value).toBe('go');
    await fill('Game', 'chess');
    expect(said()).not.toContain(proposed);
    expect(said()).toContain('BoardWhiteBlack');
    await fill('Game', 'go');
    expect(said()).toContain('BoardBlackWhite');
    expect(said()).not.toContain(proposed);
  });

  it('says at once that Go is refused', async () => {
    await openPane(
      ports(
        withLeftovers(
          withList([
            ['Name', 'Rank'],
            ['Ada', '3k'],
            ['Ben', '2d'],
            ['Cleo', '1k'],
          ]),
        ),
      ),
    );
    await press('No, it is chess');
    expect(said()).not.toContain('Go: your list');
    expect(said()).toContain('BoardWhiteBlack');
    await press('No, it is Go');
    expect(said()).toContain('Go: your list has dan and kyu ranks.No, it is chess');
    expect(said()).toContain('BoardBlackWhite');
  });

  it('makes a list called table tennis another game, says why, and takes it back at a click', async () => {
    const list = [
      ['Table Tennis', null],
      ['No', 'Name'],
      ...NAMES.slice(0, 4).map((name, at) => [at + 1, name]),
    ];
    await openPane(ports(withLeftovers(withList(list))));
    expect(said()).toContain('Another game: Table Tennis.No, it is chess');
    expect(said()).toContain('TablePlayerOpponent');
    await press('No, it is chess');
    expect(said()).toContain('Chess, although it is called Table Tennis.No, it is Table Tennis');
    expect(said()).toContain('BoardWhiteBlack');
    await press('No, it is Table Tennis');
    expect(said()).toContain('TablePlayerOpponent');
  });

  it('hears what is played from the name that is typed, too', async () => {
    const { pane } = await openPane(
      ports(withLeftovers(withList([['Name'], ...NAMES.map((name) => [name])]))),
    );
    expect(said()).toContain('BoardWhiteBlack');
    await fill('Name of the event', 'Tuesday table tennis');
    expect(said()).toContain('Another game: table tennis.No, it is chess');
    expect(said()).toContain('TablePlayerOpponent');
    await act(async () => pane.create());
    expect(pane.get().opened!.open.tournament).toMatchObject({
      ...{ event: 'Tuesday table tennis', profile: 'plain' },
    });
  });

  it('asks in another game, and only there, whether games can be drawn', async () => {
    await openAll([['Name'], ...[1, 2, 3, 4].map((no) => [`Player ${no}`])]);
    expect(said()).not.toContain('Games can be drawn');
    await fill('Game', 'plain');
    expect(field<HTMLInputElement>('Games can be drawn').checked).toBe(true);
    await fill('Game', 'go');
    expect(said()).not.toContain('Games can be drawn');
  });

  it('asks darts for minutes per game, and says nothing of clocks', async () => {
    await openAll([['Name'], ...[1, 2, 3, 4, 5, 6].map((no) => [`Player ${no}`])]);
    await fill('Game', 'home');
    expect(field('Minutes per game').value).toBe('30');
    expect(said()).toContain('There are 3 games at a time. A game takes up to 30 min.');
    expect(said()).not.toMatch(/clock|per player|per move|until \d|\d\+\d/);
    await fill('Minutes per game', '60');
    expect(said()).toContain('What would fit instead:38 minutes per game');
  });

  it('asks who is named first where one side begins, and nothing of the kind in table tennis', async () => {
    await openAll([['Name'], ...[1, 2, 3, 4, 5, 6].map((no) => [`Player ${no}`])]);
    const asked = /Who is named first|named first in|same side|Swap the last two rounds/g;
    await fill('Game', 'neutral');
    expect(said().match(asked)).not.toBeNull();
    await fill('Game', 'plain');
    expect(said().match(asked)).toBeNull();
    expect(said()).toContain('TablePlayerOpponent');
  });

  it('of scores says what ranks before them, and shows one as the example', async () => {
    await openAll([['Name'], ...[1, 2, 3, 4].map((no) => [`Player ${no}`])]);
    await fill('Game', 'plain');
    expect(said()).toContain('Points and ranking · by who beat whom, then sets, legs or goals');
    await press('Create 3 rounds for 4 players');
    expect(said()).toContain('of the sheet “Pairings”, such as 3-1.');
  });

  it('asks a Go list for minutes per player and nothing else of clocks, and answers in them', async () => {
    const ranks = ['3k', '2d', '1k', '4k', '5k', '1d', '6k', '7k'];
    await openAll([['Name', 'Rank'], ...ranks.map((rank, at) => [`Player ${at + 1}`, rank])]);
    expect(said()).not.toContain('Seconds per move');
    expect(field('Minutes per player, with byo-yomi').value).toBe('30');
    expect(said()).toContain('A game at 30 minutes per player takes up to 1 h.');
    expect(said()).toContain(
      'What would fit instead:12 minutes per player2 sections of up to 4 players3 evenings like this',
    );
    expect(said()).not.toMatch(/usual time control|60 moves|\d\+\d/);
    await fill('Minutes per player, with byo-yomi', '10');
    expect(said()).toContain('It fits, with 40 min to spare.');
    expect(said()).not.toContain('There is even time');
  });

  it('says until when it takes: the next day where an evening is far too short, and of sections the hours alone', async () => {
    const { pane } = await openPane(
      ports(withLeftovers(withList(listOf(Array.from({ length: 12 }, (_, at) => `Player ${at + 1}`))))),
    );
    expect(said()).toContain('19:00 until 01:20 at 10+5: see what fits');
    await act(async () => pane.choose({ cycles: 2 }));
    expect(said()).toContain('19:00 until 07:45 the next day at 10+5: see what fits');
    await act(async () => pane.choose({ cycles: 1, system: 'seats' }));
    expect(said()).toContain('19:00 until 01:20 at 10+5: see what fits');
    await act(async () => pane.choose({ system: null, firstDay: '2026-12-04' }));
    expect(said()).not.toContain('see what fits');
    await act(async () => pane.choose({ firstDay: '', system: 'seats' }));
    await act(async () => pane.choose({ system: null, sections: { ...QUADS, size: '5', leftover: 'last' } }));
    await arrives();
    expect(said()).toContain('Up to 7 rounds, 31 games, about 4 hours at 10+5');
  });

  it('says no time of day to a school class', async () => {
    const children = [['Name', 'Class'], ...NAMES.slice(0, 6).map((name) => [name, '4b'])];
    await openPane(ports(withLeftovers(withList(children))));
    expect(said()).toContain('A school class: after each round everyone moves on one seat.');
    expect(said()).not.toContain('see what fits');
  });

  it.each([
    [12, true],
    [13, false],
  ])('offers %i players to meet twice: %s', async (count, isOffered) => {
    const names = Array.from({ length: count }, (_, at) => `Player ${at + 1}`);
    await openPane(ports(withLeftovers(withList(listOf(names)))));
    expect(buttons().includes('Play everyone twice')).toBe(isOffered);
  });

  it('offers few players to meet twice, and says until when from the start that was typed, or the usual one', async () => {
    const six = ports(withLeftovers(withList(listOf(NAMES.slice(0, 6)))));
    const { pane } = await openPane(six);
    expect(said()).toContain('6 players, 5 rounds');
    expect(said()).toContain('19:00 until 21:50 at 10+5:');
    await press('Play everyone twice');
    expect(said()).toContain('6 players, 10 rounds');
    await press('Play everyone once');
    expect(pane.get().options.cycles).toBe(1);
    await openAll();
    await fill('Seconds per move', '0');
    await fill('Start', '14:00');
    await fill('End by', '17:00');
    expect(said()).toContain('14:00 until 17:40 at 10+0:');
    expect(buttons()).toContain('2 sessions like this');
    expect(said()).not.toContain('same seconds');
  });

  it('says nothing of an evening to masters, who play one round a day, unless they name a start', async () => {
    const rated = (rating: number) =>
      withLeftovers(withList([['Name', 'Elo'], ...NAMES.map((name, at) => [name, rating + at])]));
    await openPane(ports(rated(2600)));
    expect(said()).not.toContain('see what fits');
    await openAll();
    await fill('Start', '23:00');
    expect(said()).toContain('23:00 until 04:10 at 10+5: see what fits');
    await openPane(ports(rated(1600)));
    expect(said()).toContain('see what fits');
  });

  it('asks of sections, too, who witnessed their draws and what decides between equal points', async () => {
    const { pane, around } = await openPane(ports(withLeftovers(withList(listOf(NAMES.slice(0, 8))))));
    await act(async () => pane.choose({ sections: QUADS, numbers: 'lots', seed: 'r1' }));
    await arrives();
    await unfoldAll();
    await unfold((line) => line === 'Points and ranking');
    await fill('Witness (optional)', 'Ms Okafor');
    await fill('Tie-breaks', 'uscf-34f');
    await does(() => pane.create());
    const { open, lines } = valueOf(await openStep(around.workbook));
    expect(open.tournament.ruleSet).toBe('uscf-34f');
    expect(lines.map(({ after }) => /said-by=(.*)/.exec(after)?.[1])).toEqual([
      'Ms Okafor',
      'Ms Okafor',
      undefined,
    ]);
  });

  it('names the sections that finals wait for', async () => {
    const { pane } = await openPane(ports(withLeftovers(withList(listOf(NAMES.slice(0, 8))))));
    await act(async () => pane.choose({ sections: QUADS, numbers: 'list' }));
    await act(async () => pane.create());
    await act(async () => pane.turnTo('more'));
    await arrives();
    expect(said()).toContain('Make the finals12 games are still to be played in sections A and B.');
  });

  const TEAMS = [
    ['Name', 'Team'],
    ...[
      ['Ada', 'Kings'],
      ['Ben', 'Queens'],
      ['Cleo', 'Kings'],
      ['Dan', 'Queens'],
      ['Eva', 'Kings'],
      ['Finn', 'Queens'],
    ],
  ];

  it('makes a list of two teams a match, says why, and is told otherwise by one click', async () => {
    const { pane } = await openPane(ports(withLeftovers(withList(TEAMS))));
    expect(said()).toContain('Kings against Queens: 6 players, 3 rounds, 9 games');
    expect(said()).toContain('A match of two teams: your list has a column “Team”.');
    await unfoldAll();
    expect(groupNamed('Pairings')).toBe('Pairings · Scheveningen, modern tables, once');
    expect(offered('Pairing system')).toEqual(['berger', 'crenshaw', 'seats', 'scheveningen', ' all']);
    expect(said()).not.toContain('Who has White');
    expect(said()).toMatch(/NoNameTeam[1-3]AdaKings[4-6]BenQueens/);
    expect(said()).toContain('You need 3 boards and 3 clocks.');
    expect(offered('Pairing numbers')).not.toContain('varma');
    await press('One tournament');
    expect(said()).toContain('6 players, 5 rounds, 15 games');
    expect(said()).not.toContain('A match of two teams:');
    await press('A match, everyone plays everyone');
    expect(said()).toContain('Kings against Queens');
    expect(choicesOf(field('Pairing system')).at(-1)).toBe('Show all 10');
    await showAllIn('Pairing system');
    expect(offered('Pairing system')).toHaveLength(10);
    await fill('Pairing system', 'scheveningen-cyclical');
    expect(said()).toContain('Kings against Queens');
    await press('Create 3 rounds for 6 players');
    expect(pane.get().tournaments).toMatchObject([{ players: 6, rounds: 3, games: 9 }]);
    await act(async () => pane.turnTo('more'));
    expect(button('Sheet Match')).toBeDefined();
  });

  it('a match is decided in the order that was chosen, and Match has it', async () => {
    const { around } = await openAll(TEAMS);
    const order = (): readonly string[] =>
      [...document.querySelectorAll('[aria-label="If the match is drawn"] bdi')].map(
        (line) => line.textContent ?? '',
      );
    expect(order()).toEqual([
      'Game points',
      'Sum of the numbers of the boards won (lower is better)',
      'Games won with Black',
    ]);
    await fill('Decide the match by', 'MP');
    expect(order()[0]).toBe('Match points');
    await press('Move Games won with Black up');
    expect(order()[1]).toBe('Games won with Black');
    await press('Create 3 rounds for 6 players');
    const opened = await openTournaments(around.workbook);
    expect(opened.ok && opened.value[0]?.tournament.teamTieBreaks).toEqual(['MP', 'NZ_BLACK', 'NZ_BOARDS']);
  });

  it('proposes no match to those who chose who stays in one place', async () => {
    const { pane } = await openPane(ports(withLeftovers(withList(TEAMS))));
    await act(async () => pane.choose({ pins: [{ player: 'Ada' }] }));
    expect(said()).toContain('6 players, 5 rounds, 15 games');
  });

  it('names the event after the title above the list, until somebody names it', async () => {
    const titled = [['Spring Cup', null], [null, null], ...listOf(['Ada', 'Ben', 'Cleo'])];
    const { pane } = await openPane(ports(withLeftovers(withList(titled))));
    expect(field<HTMLInputElement>('Name of the event').value).toBe('Spring Cup');
    expect(said()).not.toContain('Every printed sheet shows this name.');
    await fill('Name of the event', 'Summer Cup');
    await press('Create 3 rounds for 3 players');
    expect(pane.get().tournaments).toMatchObject([{ event: 'Summer Cup' }]);
  });

  it.each(['Sheet 1', 'Tabelle1', 'Hoja1'])(
    'leaves the name open where the sheet is called %s; without one it is a Tournament',
    async (sheet) => {
      const { pane } = await openPane(ports(withLeftovers(withList(listOf(['Ada', 'Ben', 'Cleo']), sheet))));
      expect(field<HTMLInputElement>('Name of the event').value).toBe('');
      expect(said()).toContain('Every printed sheet shows this name.');
      await press('Create 3 rounds for 3 players');
      expect(pane.get().tournaments).toMatchObject([{ event: 'Tournament' }]);
    },
  );

  it('says in the line of each group what is chosen in it', async () => {
    const chosen = (): readonly string[] =>
      groups()
        .map(lineOf)
        .filter((line) => line.includes(' · '));
    await openPane();
    expect(chosen()).toEqual([]);
    await unfold((line) => line === 'More options');
    expect(chosen()).toEqual([
      'Pairings · Berger tables (FIDE), once',
      'Numbers and colours · Drawn by lot',
      'Points and ranking · as FIDE recommends',
      'Dates and time · no dates',
      'Players · Club, cells A1:B11',
      'Game, paper, report · Chess · A4',
    ]);
    await unfoldAll();
    await fill('Each pair meets', '2');
    await fill('Win, draw, loss', 'own');
    await fill('Stays in one place', 'Anna');
    await fill('First round on', '2026-11-27');
    expect(chosen()).toEqual([
      'Pairings · Berger tables (FIDE), twice, colours reversed',
      'Numbers and colours · Drawn by lot · one player stays in place',
      'Points and ranking · 1 – 0.5 – 0 · as FIDE recommends',
      'Dates and time · Fri 27 Nov 2026 to Fri 11 Dec 2026',
      'Players · Club, cells A1:B11',
      'Game, paper, report · Chess · A4',
    ]);
  });

  if (IS_SWEEP)
    it('in a game that is neither chess nor Go names the sides first and second', async () => {
      await openAll();
      await fill('Game', 'neutral');
      expect(said()).toContain('BoardFirstSecond');
      expect(said()).toContain('Everyone is named first in 4 or 5 of 9 games.');
      expect(said()).toContain('Berger tables');
      for (const system of SYSTEMS) {
        await fill('Pairing system', system.id);
        expect(said().replaceAll('Chess', '')).not.toMatch(/White|Black|FIDE|NZCF|chess/);
      }
    });

  it('in Go shows ranks, and numbers by rank', async () => {
    const go = [
      ['Name', 'Rank'],
      ['Ada', '3k'],
      ['Ben', '2d'],
      ['Cleo', '1k'],
      ['Dan', '4d'],
    ];
    await openAll(go);
    await fill('Pairing numbers', 'rating');
    expect(said()).toContain('NoNameRank4Ada3k2Ben2d3Cleo1k1Dan4d');
    expect(groupNamed('Numbers')).toBe('Numbers and colours · By rank');
    expect(said().replaceAll(/Chess|No, it is chess/g, '')).not.toMatch(/FIDE|NZCF|chess|[Rr]ating\b/i);
  });

  it('in Go offers a handicap where there are ranks, and gives the stronger player White with it', async () => {
    const { pane } = await openAll([
      ['Name', 'Rank'],
      ['Ada', '3k'],
      ['Ben', '2d'],
      ['Cleo', '1k'],
    ]);
    expect(field<HTMLSelectElement>('Handicap').value).toBe('none');
    await fill('Handicap', 'ranks-1');
    expect(field<HTMLSelectElement>('Who has White').value).toBe('strength');
    expect(pane.get().options).toMatchObject({ handicap: 'ranks-1', colours: 'strength' });
    await fill('Who has White', 'system');
    expect(field<HTMLSelectElement>('Handicap').value).toBe('none');
  });

  it('follows every choice at once', async () => {
    await openAll();
    await fill('Each pair meets', '2');
    expect(button('Create 18 rounds for 10 players')).toBeDefined();
    expect(document.querySelectorAll('input[type=checkbox]')).toHaveLength(1);
    await fill('Game', 'go');
    expect(said()).toContain('BoardBlackWhite');
    expect(field<HTMLSelectElement>('Tie-breaks').value).toBe('go');
    await fill('Pairing numbers', 'list');
    expect(groupNamed('Numbers')).toBe('Numbers and colours · As listed');
    expect(said()).toContain('1JanAnna');
    expect(said()).not.toContain('Draw code');
    await fill('Pairing numbers', 'lots');
    await fill('Draw code', '');
    expect(said()).toContain('A draw by lot needs a draw code');
    expect(isDisabled('Create the tournament')).toBe(true);
  });

  it('leads to what was typed wrongly beside the button, which is always in sight', async () => {
    await openAll();
    await fill('First round on', '2026-12-04');
    await fill('Days without play', 'Xmas');
    expect(isDisabled('Create the tournament')).toBe(true);
    const beside = (): string => said(button('Create the tournament').parentElement);
    expect(beside()).toBe('One thing to fix firstCreate the tournament');
    expect(said()).toContain('“Xmas” is not a day');
    await fill('Days without play', '6 Dec 2026');
    expect(isDisabled('Create 9 rounds for 10 players')).toBe(false);
  });

  it('draws lots by a word that the arbiter sees and can change; nothing else changes the draw', async () => {
    await openAll();
    expect(field<HTMLInputElement>('Draw code').value).toBe('r1');
    await fill('Each pair meets', '2');
    await fill('Pairing system', 'crenshaw');
    expect(said()).toContain('3Anna20007Bert19908Cora1980');
    await fill('Draw code', 'Tante Käthe');
    expect(said()).not.toContain('3Anna20007Bert19908Cora1980');
    await fill('Draw code', 'r1');
    expect(said()).toContain('3Anna20007Bert19908Cora1980');
  });

  it('counts the draws that were seen, and draws again at the press of a button', async () => {
    const { around, pane } = await openAll();
    const seeds = (): unknown => Object.values(pane.get().draws)[0]?.map(({ seed }) => seed);
    expect(said()).toContain('Draw 1');
    expect(seeds()).toBeUndefined();
    await act(() => around.clock.pass());
    expect(seeds()).toEqual(['r1']);
    await press('Draw again');
    expect(said()).toContain('Draw 2');
    expect(field<HTMLInputElement>('Draw code').value).toBe('r2');
    for (const typed of ['U', 'Ul', 'Ull', 'Ulla']) await fill('Draw code', typed);
    expect(said()).toContain('Draw 3');
    await act(() => around.clock.pass());
    expect(seeds()).toEqual(['r1', 'r2', 'Ulla']);
  });

  it('a draw that was gone before it could be seen is none', async () => {
    const { around, pane } = await openAll();
    await fill('Draw code', '');
    await act(() => around.clock.pass());
    expect(pane.get().draws).toEqual({});
  });

  it('a draw that cannot be shown is not seen', async () => {
    const { around, pane } = await openPane();
    const pins = ['Anna', 'Bert'].map((player) => ({ player, board: 1 }));
    await act(async () => pane.choose({ pins }));
    expect(said()).toContain('Two players cannot both stay at board 1.');
    await act(() => around.clock.pass());
    expect(pane.get().draws).toEqual({});
  });

  if (IS_SWEEP)
    it('offers every pairing system there is, each explained', async () => {
      await openAll();
      expect(offered('Pairing system')).toEqual(['berger', 'crenshaw', 'seats', ' all']);
      await showAllIn('Pairing system');
      expect(offered('Pairing system')).toHaveLength(7);
      expect(choicesOf(field('Pairing system'))).not.toContain('Show all 7');
      for (const id of offered('Pairing system')) {
        await fill('Pairing system', id);
        expect(said()).toContain(SYSTEMS.find((system) => system.id === id)!.about);
        expect(button('Create 9 rounds for 10 players')).toBeDefined();
      }
      expect(offered('Pairing system')).toEqual(expect.arrayContaining(['berger', 'crenshaw']));
    });

  it('offers the choices of a system that has some', async () => {
    await openAll();
    await fill('Pairing system', 'riches');
    const before = said();
    await fill('Order of rounds', 'listed');
    expect(said()).not.toBe(before);
    expect(said()).toContain('three or more times in a row');
    await fill('Pairing system', 'berger');
    await fill('Pairing system', 'riches');
    expect(field<HTMLSelectElement>('Order of rounds').value).toBe('even');
  });

  it('takes numbers by hand, and says whose is wrong', async () => {
    await openAll();
    await fill('Pairing numbers', 'hand');
    await arrives();
    const label = 'Numbers in the order of your list';
    expect(field<HTMLInputElement>(label).value).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10');
    await fill(label, '10, 9, 8, 7, 6, 5, 4, 3, 2, 1');
    expect(said()).toContain('10Anna20009Bert1990');
    await fill(label, '10, 9, 8, 7, 6, 5, 4, 3, 2, 2');
    expect(said()).toContain('The pairing number 2 is used twice, here and in Ines.');
  });

  /** The lines of a list that can be put in order. */
  const lines = (label: string): readonly HTMLLIElement[] => [
    ...document.querySelector(`ol[aria-label="${label}"]`)!.querySelectorAll('li'),
  ];
  const orderIn = (label: string): readonly string[] =>
    lines(label).map((line) => line.querySelector('bdi')!.textContent ?? '');
  const alt = (line: Element, key: string): Promise<void> =>
    act(async () => {
      const init = { key, altKey: true, bubbles: true };
      line.querySelector('button')!.dispatchEvent(new window.KeyboardEvent('keydown', init));
    });

  it('asks who saw numbers drawn by hand, and for no draw code', async () => {
    const { pane } = await openAll();
    await fill('Pairing numbers', 'hand');
    await fill('Witness (optional)', 'Eva Moser');
    expect(pane.get().options.saidBy).toBe('Eva Moser');
    expect(said()).toContain('Who saw the draw.');
    expect(said()).not.toContain('Draw code');
    await fill('Pairing numbers', 'rating');
    expect(said()).not.toContain('Who made the draw?');
  });

  it('puts numbers in order by buttons, by Alt with an arrow, and by dragging', async () => {
    await openAll();
    await fill('Pairing numbers', 'hand');
    const label = 'Players by number';
    const typed = (): string => field<HTMLInputElement>('Numbers in the order of your list').value;
    await press('Move Cora up');
    expect(orderIn(label).slice(0, 4)).toEqual(['Anna', 'Cora', 'Bert', 'Dora']);
    expect(typed()).toBe('1, 3, 2, 4, 5, 6, 7, 8, 9, 10');
    expect(nameOf(document.activeElement!)).toBe('Move Cora up');
    expect(said()).toContain('Cora is now number 2 of 10.');
    await alt(lines(label)[1]!, 'ArrowUp');
    expect(orderIn(label).slice(0, 3)).toEqual(['Cora', 'Anna', 'Bert']);
    await alt(lines(label)[0]!, 'ArrowUp');
    await alt(lines(label)[0]!, 'ArrowLeft');
    expect(orderIn(label).slice(0, 3)).toEqual(['Cora', 'Anna', 'Bert']);
    const drop = (from: number, to: number): Promise<void> =>
      act(async () => {
        const happens = (line: Element, what: string) =>
          line.dispatchEvent(new window.Event(what, { bubbles: true, cancelable: true }));
        happens(lines(label)[from]!, 'dragstart');
        happens(lines(label)[to]!, 'dragover');
        happens(lines(label)[to]!, 'drop');
      });
    await drop(9, 0);
    expect(orderIn(label).slice(0, 3)).toEqual(['Jan', 'Cora', 'Anna']);
    expect(said()).toContain('1Jan');
    await fill('Numbers in the order of your list', '1, 2');
    expect(document.querySelector(`ol[aria-label="${label}"]`)).toBeNull();
  });

  if (IS_SWEEP)
    it.each([
      ['chess', ['nzcf', 'uscf-34f', 'go'], ['REP', 'SODOS', 'KASHDAN_NZ', 'BPG', 'NZ_SB', 'US_TIED']],
      ['go', ['nzcf', 'uscf-34f', 'go'], ['REP', 'SODOS', 'KASHDAN_NZ', 'BPG', 'NZ_SB', 'US_TIED']],
      ['home', [], ['BPG']],
      ['plain', [], []],
    ] as const)('offers %s no tie-break that means nothing there', async (profile, sets, tieBreaks) => {
      const { pane } = await openAll();
      await does(() => pane.choose({ profile, tieBreaks: ['PTS'] }));
      for (const label of ['Tie-breaks', 'Add a tie-break']) await showAllIn(label);
      const of = (label: string, codes: readonly string[]) =>
        codes.filter((code) => offered(label).includes(code));
      expect(of('Tie-breaks', ['nzcf', 'uscf-34f', 'go'])).toEqual(sets);
      expect(of('Add a tie-break', ['REP', 'SODOS', 'KASHDAN_NZ', 'BPG', 'NZ_SB', 'US_TIED'])).toEqual(
        tieBreaks,
      );
    });

  it('ranks by a published list, or by one’s own: moved, added to, shortened', async () => {
    const { pane } = await openAll();
    const label = 'Ranked by';
    const [points, direct, wins] = ['Points', 'Direct encounter', 'Wins'];
    expect(orderIn(label).slice(0, 3)).toEqual([points, direct, wins]);
    expect(lines(label)[0]!.querySelectorAll('button')).toHaveLength(0);
    await alt(lines(label)[2]!, 'ArrowUp');
    await alt(lines(label)[1]!, 'ArrowUp');
    expect(pane.get().options.tieBreaks).toEqual(['PTS', 'WIN', 'DE', 'SB', 'KS']);
    expect(groupNamed('Points and')).toBe('Points and ranking · in your own order');
    await press('Remove Direct encounter');
    await fill('Add a tie-break', 'SB/C1');
    expect(pane.get().options.tieBreaks).toEqual(['PTS', 'WIN', 'SB', 'KS', 'SB/C1']);
    expect(offered('Add a tie-break')).toContain('DE');
    expect(offered('Add a tie-break')).not.toContain('BH');
    await press('Create 9 rounds for 10 players');
    await act(async () => pane.turnTo('more'));
    await press('Create another tournament');
    await unfoldAll();
    expect(orderIn(label)).toContain(direct);
    await fill('Tie-breaks', 'own');
    expect(orderIn(label)).toEqual([points]);
  });

  it('says whether it fits the evening, and what would instead', async () => {
    await openAll();
    expect(said()).toContain('It does not fit. You have 3 h 30 min until 22:30; you need');
    expect(said()).toContain('What would fit instead:');
    expect(said()).not.toContain('10 players: 45 games');
    await press('5+3, the longest usual time control that fits');
    expect(field('Minutes per player').value).toBe('5');
    expect(field('Seconds per move').value).toBe('3');
    expect(said()).toContain('It fits');
    await fill('Minutes per player', '5');
    await fill('Seconds per move', '0');
    expect(said()).toContain('It fits, with 1 h 20 min to spare.');
    expect(said()).toContain('You need 5 boards and 5 clocks.');
    await fill('Boards', '3');
    expect(said()).toContain('With 3 boards and 3 clocks instead of 5, it takes 15 rounds.');
    await fill('Boards', 'three');
    expect(said()).toContain('Field “Boards”: “three” is not a whole number.');
    await fill('Boards', '0');
    expect(said()).toContain('Field “Boards”');
    await fill('Boards', '');
    await fill('End by', '');
    expect(said()).not.toContain('fit.');
    await fill('End by', '11');
    expect(said()).toContain('“11” is not a time. Type one such as 19:30 or 7.30pm.');
    expect(said()).not.toContain('You need');
    await fill('End by', '11.30pm');
    expect(said()).toContain('End by23:30');
    expect(said()).toContain('It fits, with 2 h 20 min to spare.');
    await fill('Minutes per player', '');
    expect(said()).not.toContain('You need');
  });

  it.each<[way: string, chosen: () => Promise<void>, details: object | undefined]>([
    ['nothing of the time', () => fill('End by', '23:00'), undefined],
    ['minutes', () => fill('Minutes per player', '15'), { timeControl: '15+5' }],
    ['what fits', () => press('5+3, the longest usual time control that fits'), { timeControl: '5+3' }],
    ['evenings as they stand', () => press('2 evenings like this'), { timeControl: '10+5' }],
  ])('tells the Tournament sheet the time control where somebody chose %s', async (_, chosen, details) => {
    const { pane } = await openAll();
    await chosen();
    await press('Create 9 rounds for 10 players');
    expect(pane.get().opened?.open.tournament.details).toEqual(details);
  });

  it('plans several evenings or sections at the press of a button, and says nothing of one evening beside their dates', async () => {
    const { pane } = await openAll();
    await press('2 evenings like this');
    expect(pane.get().options).toMatchObject({
      ...{ firstDay: '2026-11-20', timesOfDay: '19:00, 19:35, 20:10, 20:45, 21:20', daysBetween: '7' },
    });
    expect(said()).toContain('R5 20 Nov 21:20, R6 27 Nov 19:00');
    expect(said()).toContain('Days between evenings');
    expect(said()).not.toContain('Days between rounds');
    expect(said()).not.toMatch(/fit\.|You need/);
    expect(
      [...document.querySelectorAll('label')].filter(({ textContent }) => textContent === 'Boards'),
    ).toHaveLength(1);
    await fill('First round on', '');
    await press('2 sections of up to 5 players');
    expect(pane.get().options.sections).toMatchObject({ size: '5', leftover: 'spread' });
  });

  it('gives the rounds of all sections dates, and says nothing of an evening then', async () => {
    const { pane } = await openPane();
    await act(async () => pane.choose({ sections: { ...QUADS, size: '5', leftover: 'last' } }));
    await arrives();
    await unfold((line) => line === 'More options');
    await unfold((line) => line.startsWith('Dates and time'));
    await fill('First round on', '2026-11-27');
    await press('One round a week');
    expect(said()).toContain('Dates and time · Fri 27 Nov 2026 to Fri 8 Jan 2027');
    expect(said()).toContain('R1 27 Nov, R2 4 Dec, R3 11 Dec');
    expect(said()).not.toMatch(/evening|Boards/);
    await fill('Days without play', 'never');
    expect(said()).toContain('never');
    await fill('Days without play', '');
    await does(() => pane.create());
    const { games } = pane.get().opened!.open.tournament;
    expect(games.filter(({ round }) => round === 2).every(({ date }) => date === '2026-12-04')).toBe(true);
  });

  it('proposes when the rounds of one afternoon begin, once the day is known', async () => {
    const { pane } = await openPane();
    await act(async () => pane.choose({ sections: { ...QUADS, size: '5', leftover: 'last' } }));
    await arrives();
    await unfold((line) => line === 'More options');
    await unfold((line) => line.startsWith('Dates and time'));
    await fill('Start', '14:00');
    await fill('End by', '18:00');
    await fill('First round on', '2026-11-27');
    expect(said()).not.toContain('fit.');
    expect(pane.get().options).toMatchObject({
      ...{ daysBetween: '0', timesOfDay: '14:00, 14:35, 15:10, 15:45, 16:20' },
    });
    expect(said()).toContain('R4 27 Nov 15:45, R5 27 Nov 16:20');
    expect(said()).not.toContain('All on one day');
    await fill('Start', '13:');
    await fill('Start', '13:30');
    expect(said()).toContain('R4 27 Nov 15:15, R5 27 Nov 15:50');
    await fill('Times on each day', '10:00, 11:00, 12:00, 13:00, 14:00');
    expect(said()).not.toContain('How long does it take?');
    await fill('Times on each day', '');
    expect(said()).not.toContain('How long does it take?');
    await press('All on one day: 13:30, 14:05, 14:40, 15:15, 15:50');
    expect(said()).toContain('How long does it take?');
    expect(said()).toContain('R4 27 Nov 15:15, R5 27 Nov 15:50');
  });

  it('plans one tournament that fits an evening on the day that is given, and one round a week at a press', async () => {
    const { pane } = await openAll();
    await fill('Minutes per player', '5');
    await fill('Seconds per move', '0');
    await fill('First round on', '2026-12-04');
    const times = '19:00, 19:15, 19:30, 19:45, 20:00, 20:15, 20:30, 20:45, 21:00';
    expect(pane.get().options).toMatchObject({ daysBetween: '0', timesOfDay: times });
    expect(said()).toContain('R1 4 Dec 19:00, R2 4 Dec 19:15');
    expect(said()).not.toContain('Days between');
    expect(field('Times on each day').value).toBe(times);
    expect(said().split(times)).toHaveLength(1);
    expect(said()).toContain('How long does it take?');
    await press('One round a week');
    expect(said()).toContain('R1 4 Dec, R2 11 Dec, R3 18 Dec');
    expect(said()).not.toContain('How long does it take?');
    await press(`All on one day: ${times}`);
    expect(said()).toContain('R9 4 Dec 21:00');
    await fill('Each pair meets', '2');
    expect(pane.get().options).toMatchObject({ daysBetween: '7', timesOfDay: times });
    expect(said()).toContain('R9 4 Dec 21:00, R10 11 Dec 19:00');
  });

  it('gives 14 players three evenings of 5, 4 and 4 rounds, on the day that the list is named after', async () => {
    const players = Array.from({ length: 14 }, (_, at) => `Player ${at + 1}`);
    await openAll(listOf(players));
    await fill('Name of the event', 'Thursday club');
    await press('3 evenings like this');
    expect(field('First round on').value).toBe('2026-11-26');
    expect(said()).toMatch(/R5 26 Nov 21:20, R6 3 Dec 19:00, .*R9 3 Dec 20:45, R10 10 Dec 19:00/);
  });

  it.each<[string, readonly (readonly string[])[], string]>([
    ['years of birth of children', [['Name', 'Born'], ...NAMES.map((name) => [name, '2014'])], '14:00'],
    ['years of birth of grown-ups', [['Name', 'Born'], ...NAMES.map((name) => [name, '1984'])], '19:00'],
    ['a column of schools', [['Name', 'School'], ...NAMES.map((name) => [name, 'Hill'])], '14:00'],
  ])('%s: proposes a start', async (_, list, start) => {
    await openAll(list);
    expect(field('Start').value).toBe(start);
  });

  it('counts the boards of all sections at once', async () => {
    const { pane } = await openPane();
    await act(async () => pane.choose({ sections: { ...QUADS, size: '5', leftover: 'last' } }));
    await arrives();
    await unfold((line) => line === 'More options');
    await unfold((line) => line.startsWith('Dates and time'));
    expect(said()).toContain('You need 4 boards and 4 clocks.');
    await fill('Boards', '3');
    expect(said()).toContain('With 3 boards and 3 clocks instead of 4, it takes 7 rounds.');
  });

  it('takes the name that the list now has for whoever stays in one place', async () => {
    const { pane } = await openAll();
    await does(() => pane.choose({ pins: [{ player: 'Coral', board: 2 }] }));
    expect(said()).toContain('Did you mean “Cora”?');
    await press('Use “Cora”');
    expect(said()).not.toContain('Did you mean');
    expect(pane.get().options.pins).toEqual([{ player: 'Cora', board: 2 }]);
  });

  it('lets the stronger have White, or a toss decide', async () => {
    await openAll();
    expect(offered('Who has White')).toEqual(['system', 'strength', 'toss']);
    await fill('Who has White', 'strength');
    expect(said()).toContain('Everyone has White in 0 to 9 of 9 games.');
    await fill('Pairing numbers', 'list');
    expect(said()).not.toContain('Draw code');
    await fill('Who has White', 'toss');
    expect(field('Draw code')).toBeDefined();
    expect(said()).not.toContain('Draw again');
  });

  if (IS_SWEEP)
    it('keeps players in their places, by number or at a board, as many as there are boards', async () => {
      await openAll();
      expect(said()).toContain('3Anna20007Bert19908Cora1980');
      await fill('Stays in one place', 'Anna');
      expect(said()).toContain('10Anna20007Bert19908Cora1980');
      expect(offered('Which place')).toEqual(['', '1', '2', '3', '4', '5']);
      await fill('Which place', '2');
      expect(said()).toContain('2AnnaCora');
      expect(offered('Also stays in one place')).not.toContain('Anna');
      await fill('Also stays in one place', 'Bert');
      expect(said()).toContain('Anna and Bert both stay at their boards, but meet in round');
      await fill('Which place', '');
      expect(said()).toContain('Field “Stays in one place”: Two players cannot both stay at board 1.');
      await fill('Which place', '2');
      await fill('Stays in one place', '');
      expect(field<HTMLSelectElement>('Stays in one place').value).toBe('Bert');
      await fill('Stays in one place', '');
      expect(field<HTMLSelectElement>('Stays in one place').value).toBe('');
      expect(said()).not.toContain('Also stays in one place');
    });

  it('warns where the two strongest meet early, with systems by name that avoid it', async () => {
    await openAll();
    await fill('Pairing numbers', 'rating');
    expect(said()).toContain('the two strongest, Anna and Bert, meet as early as round 2 of 9');
    expect(said()).toContain('brings them together at the end: Crenshaw-Berger (US Chess), Standard circle');
    await fill('Pairing system', 'crenshaw');
    expect(said()).not.toContain('the two strongest');
  });

  it('takes points of one’s own', async () => {
    await openAll();
    await fill('Win, draw, loss', 'own');
    await fill('Draw', '2');
    expect(said()).toContain('does not work as points');
    await fill('Draw', '0,25');
    expect(said()).not.toContain('does not work as points');
  });

  it('gives the rounds dates where a first day is chosen', async () => {
    await openAll();
    expect(said()).not.toContain('Days between rounds');
    await fill('First round on', '2026-11-27');
    await press('One round a week');
    expect(said()).toContain('2 evenings: 19:00, 19:35, 20:10, 20:45, 21:20');
    await fill('Days between rounds', 'weekly');
    expect(said().split('“weekly” is not a whole number.')).toHaveLength(2);
    await press('One thing to fix first');
    expect((document.activeElement as HTMLInputElement).value).toBe('weekly');
    await fill('Days between rounds', '14');
    expect(said()).not.toContain('is not a whole number');
    expect(said()).toContain('R1 27 Nov, R2 11 Dec, R3 8 Jan');
    expect(said()).toContain('(no round on 25 Dec)');
    await fill('Days without play', '8 Jan 2027');
    expect(said()).toContain('R1 27 Nov, R2 11 Dec, R3 22 Jan');
  });

  it('shows each problem with its place and leads there', async () => {
    const { around } = await openPane(
      ports(withLeftovers(withList(listOf(['Anna', 'Bert', 'Anna', 'Cora'])))),
    );
    expect(said()).toContain('One thing to fix first');
    expect(said()).toContain('Sheet “Club”, cell A4: “Anna” is also in A2.');
    await press('Show A4 on Club');
    expect(around.surface.shown).toEqual([
      { sheet: 'Club', area: { row: 3, column: 0, rows: 1, columns: 1 } },
    ]);
    expect(() => isDisabled('Create the tournament')).toThrow('no button');
    expect(await violations()).toEqual([]);
  });

  it('numbers children of one name by one click, in the tournament only, also when the list grows', async () => {
    const list = listOf(['Anna', 'Bert', 'Anna', 'Cora']);
    const { around } = await openPane(ports(withLeftovers(withList(list))));
    await press('Number them: Anna 1 and Anna 2');
    expect(said()).toContain('Players with the same name appear as Anna 1, Anna 2.');
    const added = { sheet: 'Club', row: 5, column: 0, expect: null, write: 'Anna' };
    valueOf(await around.workbook.change({ cells: [added] }));
    around.surface.change('Club');
    await does(() => around.clock.pass());
    await press('Create 5 rounds for 5 players');
    const [made] = valueOf(await openTournaments(around.workbook));
    const names = made?.tournament.players.map(({ name }) => name);
    expect([...(names ?? [])].sort()).toEqual(['Anna 1', 'Anna 2', 'Anna 3', 'Bert', 'Cora']);
    const cells = { sheet: 'Club', area: area(1, 0, 5, 1) };
    const kept = await around.workbook.read({ ranges: [cells] });
    expect(valueOf(kept).ranges[0]?.values.flat()).toEqual(['Anna', 'Bert', 'Anna', 'Cora', 'Anna']);
  });

  it('shows five players first, and all of them when asked', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Player ${index + 1}`);
    await openAll(listOf(names));
    const rows = (): number =>
      document.querySelector('[aria-label="The list of players"]')!.querySelectorAll('tbody tr').length;
    expect(rows()).toBe(5);
    await press('Show all 12');
    expect(rows()).toBe(12);
    await press('Show the first 5');
    expect(rows()).toBe(5);
  });

  it('a name is text, whatever it looks like', async () => {
    const names = ['<b>Bo</b>', '{count, plural,', '=Bo()', 'נועה'];
    await openPane(ports(withLeftovers(withList(listOf(names)))));
    await unfoldAll();
    for (const name of names) expect(said()).toContain(name);
    expect(document.querySelector('b')).toBeNull();
  });
});

describe('sections', () => {
  const rated = (count: number) => [
    ['Name', 'Rating'],
    ...Array.from({ length: count }, (_, at) => [`P${at + 1}`, at === 1 ? '' : 1500 + at]),
  ];

  it('a league and a match stand beside them on the first screen, and say what the list lacks', async () => {
    await openPane(ports(withLeftovers(withList(rated(6)))));
    const chosen = () => button('One tournament').getAttribute('aria-pressed');
    expect(said()).toContain('One tournamentSectionsA team leagueA match between two teams');
    expect(chosen()).toBe('true');
    await press('A match between two teams');
    expect(chosen()).toBe('false');
    expect(said()).toContain('The list has no column “Team” for the teams. It has: –.');
    await press('A team league');
    await arrives();
    expect(said()).toContain('The list has no column “Team” for the teams. It has: –.');
    await press('One tournament');
    expect(said()).toContain('Create 5 rounds for 6 players');
  });

  it('show their players with ratings, the strongest first and those without one last', async () => {
    await openPane(ports(withLeftovers(withList(rated(8)))));
    await press('Sections');
    await arrives();
    expect(rowsOf('All sections')).toEqual([
      'Section|Players',
      'A|P8 (1507); P7 (1506); P6 (1505); P5 (1504)',
      'B|P4 (1503); P3 (1502); P1 (1500); P2',
    ]);
    expect(said()).toContain('2 sections of 43 rounds, 12 games, about 2 hours at 10+5');
    expect(rowsOf('Boards of round 1').length).toBe(5);
  });

  it('by age have the years of their players before they are made', async () => {
    const born = [2018, 2014, 2017, 2013, 2016, 2015];
    const names = () => rowsOf('All sections').map((row) => row.split('|')[0]);
    await openPane(
      ports(withLeftovers(withList([['Name', 'Born'], ...born.map((year, at) => [`P${at + 1}`, year])]))),
    );
    await press('Sections');
    await arrives();
    await fill('Players per section', '3');
    expect(names()).toEqual(['Section', 'A', 'B']);
    await fill('Split the list', 'age');
    expect(names()).toEqual(['Section', 'A: 2016–2018', 'B: 2013–2015']);
  });
});

describe('Create', () => {
  it('a list that has become too short for sections still leads back to one tournament of all', async () => {
    const workbook = withLeftovers(withList(listOf(['Anna', 'Bert', 'Cora', 'Dora', 'Emil', 'Fred'])));
    const { around } = await openPane(ports(workbook));
    await press('Sections');
    await arrives();
    const cells = [0, 1].map((column) => ({
      sheet: 'Club',
      row: 6,
      column,
      expect: ['Fred', 1950][column]!,
      write: null,
    }));
    expect(await workbook.change({ cells })).toMatchObject({ ok: true });
    around.surface.change('Club');
    await act(around.clock.pass);
    await press('One tournament');
    expect(said()).toContain('Create 5 rounds for 5 players');
    expect(said()).not.toContain('Sections');
  });

  it('ends on the tournament, with the focus on its heading and the way to its sheets', async () => {
    const { pane, around } = await openAll();
    await fill('Name of the event', 'Spring Cup');
    button('Create 9 rounds for 10 players').focus();
    await press('Create 9 rounds for 10 players');
    expect(heading()).toBe('Spring Cup');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(said()).toContain('The tournament is ready');
    expect(said()).toContain('0 of 45 games finished');
    await act(async () => pane.turnTo('more'));
    await press('Sheet Standings');
    expect(around.surface.shown).toMatchObject([{ sheet: 'Standings' }]);
  });

  it('tells of the new tournament until the first result is typed', async () => {
    const around = ports();
    const { pane } = await openPane(around);
    await press('Create 9 rounds for 10 players');
    expect(said()).toContain('The tournament is ready');
    await takeChange(around.workbook, 'record', [{ game: 1, typed: '1-0' }], { time: '2026-11-20 19:00' });
    await act(() => pane.follow());
    expect(said()).not.toContain('The tournament is ready');
    expect(said()).toContain('1 of 45 games finished');
    await act(async () => pane.turnTo('more'));
    expect(said()).toContain('The sheets update themselves with every result');
  });

  it('leads to another tournament, once nothing is being done', async () => {
    const { pane } = await openPane();
    await press('Create 9 rounds for 10 players');
    await act(async () => pane.turnTo('more'));
    const way = button('Create another tournament');
    let begun: Promise<void> = Promise.resolve();
    act(() => {
      begun = pane.refresh();
    });
    expect(way.getAttribute('aria-disabled')).toBe('true');
    act(() => way.click());
    expect(pane.get().screen).toBe('tournament');
    await act(() => begun);
    expect(way.getAttribute('aria-disabled')).toBe('false');
    await press('Create another tournament');
    expect(pane.get().screen).toBe('new');
  });

  it('tells of it until the organiser turns to another tab', async () => {
    const { pane } = await openPane();
    await press('Create 9 rounds for 10 players');
    await act(async () => pane.turnTo('print'));
    expect(said()).not.toContain('The tournament is ready');
    await act(async () => pane.turnTo('play'));
    expect(said()).not.toContain('The tournament is ready');
  });

  it('says that a workbook calculates only when asked for it, and asks', async () => {
    const { pane, around } = await openPane();
    around.surface.byHand = true;
    await press('Create 9 rounds for 10 players');
    expect(said()).not.toContain('does not recalculate automatically');
    await act(() => pane.follow());
    expect(said()).toContain('does not recalculate automatically');
    await press('Calculate now');
    expect(around.surface.calculated).toBe(1);
    expect(said()).toContain('The sheets are up to date.');
    await takeChange(around.workbook, 'record', [{ game: 1, typed: '1-0' }], { time: '2026-11-20 19:00' });
    await act(() => pane.follow());
    expect(said()).not.toContain('The sheets are up to date.');
    around.surface.byHand = false;
    await act(() => pane.follow());
    expect(said()).not.toContain('does not recalculate automatically');
  });

  it('keeps the focus while it is under way, and says how far it is', async () => {
    const workbook = withLeftovers(withList());
    let finish = (): void => undefined;
    const { pane, around } = await openPane(
      ports({
        ...workbook,
        create: (plan, progress) => {
          progress?.(3, 7, true);
          return new Promise((done) => (finish = () => done(workbook.create(plan))));
        },
      }),
    );
    button('Create 9 rounds for 10 players').focus();
    await press('Create 9 rounds for 10 players');
    const create = button('Create 9 rounds for 10 players');
    expect(create.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(create);
    expect(status()).toBe('Creating the sheets … Please don’t type yet.');
    expect(said(document.querySelector('[inert]'))).toContain('10 players, 9 rounds, 45 games');
    expect(document.querySelector('progress')?.getAttribute('value')).toBe('3');
    expect(said()).not.toContain('Cancel');
    await act(() => around.clock.pass());
    await press('Cancel');
    expect(status()).toBe('Cancelling …');
    expect(isDisabled('Cancel')).toBe(true);
    await act(async () => finish());
    await act(async () => undefined);
    expect(pane.get().screen).toBe('tournament');
  });

  it('offers to remove what a failed attempt left, by name', async () => {
    await openPane(ports(withLeftovers(withList(), ['~Roundabout 1', '~Roundabout 2'])));
    expect(said()).toContain('~Roundabout 1');
    await press('Remove these sheets');
    expect(said()).not.toContain('~Roundabout 1');
    expect(status()).toBe('2 sheets removed.');
  });
});

if (IS_SWEEP)
  describe('care for the sheets', () => {
    const made = async (): Promise<Around> => {
      const { pane, around } = await openPane();
      await press('Create 9 rounds for 10 players');
      await act(async () => pane.turnTo('more'));
      return around;
    };
    const type = async ({ workbook }: Around, sheet: string, row: number, column: number, write: string) => {
      const where = { row, column, rows: 1, columns: 1 };
      const read = await workbook.read({ ranges: [{ sheet, area: where }] });
      const held = read.ok ? read.value.ranges[0]!.values[0]![0]! : null;
      await workbook.change({ cells: [{ sheet, row, column, expect: held, write }] });
    };

    it('says that all is well, or what is damaged and what Repair would do, and does it', async () => {
      const around = await made();
      await press('Check and repair …');
      expect(said()).toContain('All is well. Nothing is damaged.');
      await type(around, 'Pairings', 8, 0, 'x9');
      await press('Check and repair …');
      expect(said()).toContain('One thing is damaged');
      expect(said()).toContain('“x9” is in this cell, but 5 belongs here. Repair restores it.');
      await press('Repair');
      expect(status()).toBe('Repaired one thing.');
    });

    it('does nothing that was not told: damage that came meanwhile is shown first', async () => {
      const around = await made();
      await type(around, 'Pairings', 8, 0, 'x9');
      await press('Check and repair …');
      await type(around, 'Pairings', 9, 0, 'x10');
      await press('Repair');
      expect(status()).toBe(
        'Somebody has changed the sheets. Check below what will happen now, then confirm.',
      );
      expect(said()).toContain('2 things are damaged');
      await press('Repair');
      expect(status()).toBe('Repaired 2 things.');
    });

    it('names the sheets of a tournament before they are deleted, and what of the organiser’s goes with them', async () => {
      const around = await made();
      await type(around, 'Pairings', 3, 20, 'prizes at 8 pm');
      await press('Remove this tournament …');
      expect(said()).toContain(
        'Pairings, Round, Standings, Crosstable, Players, Tournament, Log, Lists, and Calculation. Your own list stays. This cannot be undone.',
      );
      expect(said()).toContain('A cell of yours (U4) would be deleted with this sheet.');
      await press('Not now');
      expect(said()).not.toContain('would be deleted');
      await press('Remove this tournament …');
      await press('Delete these 9 sheets');
      expect([heading(), status()]).toEqual(['New round robin', '9 sheets deleted.']);
    });
  });

describe('when something goes wrong', () => {
  it('Escape takes the box away that says so; another key does not', async () => {
    const { pane } = await openPane();
    await press('Create 9 rounds for 10 players');
    await act(async () => pane.takeChange('record', { game: '99', result: '1-0' }));
    const alert = document.querySelector('[role=alert]')!;
    const key = (name: string): Promise<void> =>
      does(() => alert.dispatchEvent(new window.KeyboardEvent('keydown', { key: name, bubbles: true })));
    expect(said(alert)).toContain('There is no game 99 in this tournament.');
    await key('a');
    expect(said()).toContain('There is no game 99 in this tournament.');
    await key('Escape');
    expect(said()).not.toContain('There is no game 99 in this tournament.');
  });

  it('an unforeseen error while reading ends in a page that says so, with a way on', async () => {
    const workbook = withLeftovers(withList());
    let broken = true;
    const read = (query: Parameters<typeof workbook.read>[0]) => {
      if (broken) throw new TypeError('no such thing');
      return workbook.read(query);
    };
    await openPane(ports({ ...workbook, read }));
    expect(heading()).toBe('Something went wrong');
    expect(said()).toContain('TypeError: no such thing');
    expect(await violations()).toEqual([]);
    broken = false;
    await press('Try again');
    expect(heading()).toBe('New round robin');
  });

  it('an unforeseen error while drawing does, too', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { pane } = await openPane();
    await act(async () => pane.choose({ pins: null as never }));
    expect(heading()).toBe('Something went wrong');
    expect(button('Try again')).toBeDefined();
  });
});

describe('outside of Excel', () => {
  afterEach(() => void Reflect.deleteProperty(globalThis, 'Office'));

  it('the page says how to use it', async () => {
    Object.assign(globalThis, { Office: {} });
    await draw(<Outside speech={speechOf()} />);
    expect(heading()).toBe('Roundabout works inside Excel');
    expect(document.querySelectorAll('ol li')).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });

  it('where Microsoft’s script is blocked, the page says that it is missing', async () => {
    await draw(<Outside speech={speechOf()} />);
    expect(heading()).toBe('Microsoft’s script did not load');
    expect(said()).toContain('office.js');
    expect(await violations()).toEqual([]);
  });
});

describe('the theme of Office', () => {
  /** The ground that the pane paints, as its style sheets say. */
  const ground = (): string | undefined =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap(({ cssText }) => /--colorNeutralBackground1: ?(#[0-9a-f]+)/i.exec(cssText)?.[1] ?? [])
      .at(-1);

  it('is followed when somebody comes back to the pane', async () => {
    let background = '#ffffff';
    await draw('text', () => background);
    expect(ground()).toBe('#ffffff');
    background = '#262626';
    await act(async () => window.dispatchEvent(new window.Event('focus')));
    expect(ground()).toBe('#292929');
    background = '#000000';
    await act(async () => window.dispatchEvent(new window.Event('focus')));
    expect(ground()).toBe('#000000');
  });
});
