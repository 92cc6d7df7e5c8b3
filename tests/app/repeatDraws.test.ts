import { takeChange } from '../../src/app/changes/take';
import { createTournament, type TournamentChoices } from '../../src/app/create';
import { openTournament } from '../../src/app/open';
import { repeatDraws } from '../../src/app/repeatDraws';
import type { ListChoice } from '../../src/app/roster';
import { area } from '../../src/grid/cell';
import { rows } from '../../src/grid/block';
import { memoryWorkbook } from '../../emulator/memory/workbook';
import type { Workbook } from '../../src/workbook/port';
import { OCCASION } from './conduct/check';
import { valueOf } from '../results';

const FIVE = ['Anna', 'Bert', 'Cleo', 'Dora', 'Emil'];
const lines = (names: readonly string[]) => [['Name'], ...names.map((name) => [name])];

/** A club with a list, the same one on another sheet, and one of others. */
const club = (names = FIVE): Workbook =>
  memoryWorkbook([
    { name: 'Club', blocks: [rows(0, 0, lines(names), '@')] },
    { name: 'Copy', blocks: [rows(2, 1, lines(names), '@')] },
    { name: 'Others', blocks: [rows(0, 0, lines(['Fred', 'Gina', 'Hugo']), '@')] },
  ]);

/** A tournament whose lots were drawn from `apple`. */
const drawn = async (choices: TournamentChoices = {}, names = FIVE): Promise<Workbook> => {
  const workbook = club(names);
  const all = { seed: 'apple', ...choices };
  valueOf(await createTournament(workbook, { sheet: 'Club' }, all, { ...OCCASION, id: 'five' }));
  return workbook;
};

const namesIn = async (workbook: Workbook): Promise<readonly string[]> =>
  valueOf(await openTournament(workbook)).tournament.players.map(({ name }) => name);

/** The numbers and seeds of the draws, or what is wrong. */
const repeated = async (workbook: Workbook, given?: ListChoice): Promise<readonly string[]> => {
  const found = await repeatDraws(workbook, undefined, given);
  return found.ok
    ? found.value.draws.map(({ no, seed }) => `${no} ${seed}`)
    : found.problems.map(({ code, place, values }) =>
        [code, ...Object.values(place), ...Object.values(values)].join(' | '),
      );
};

/** Someone types over a name on the sheet Players. */
const typeOver = async (workbook: Workbook, no: number, write: string | null): Promise<unknown> => {
  const was = (await namesIn(workbook))[no - 1]!;
  const cell = { sheet: 'Players', row: 3 + no, column: 1, expect: was, write };
  return valueOf(await workbook.change({ cells: [cell] }));
};

/** The same for a cell of the list of the club. */
const listed = async (workbook: Workbook, row: number, expect: string, write: string): Promise<unknown> =>
  valueOf(await workbook.change({ cells: [{ sheet: 'Club', row, column: 0, expect, write }] }));

describe('the draw of a list', () => {
  it('comes out of the same list again, and is answered with the tournament', async () => {
    const workbook = await drawn();
    expect(await namesIn(workbook)).toEqual(['Dora', 'Emil', 'Bert', 'Cleo', 'Anna']);
    const { tournament, draws } = valueOf(await repeatDraws(workbook, 'five'));
    expect(tournament.id).toBe('five');
    expect(draws).toMatchObject([{ no: 1, numbering: 'lots', seed: 'apple', list: "'Club'!A1:A6" }]);
  });

  it('also where the list has moved, if it is said where it is now', async () => {
    const workbook = await drawn();
    expect(await repeated(workbook, { sheet: 'Copy' })).toEqual(['1 apple']);
    expect(await repeated(workbook, { sheet: 'Copy', range: area(2, 1, 6, 1) })).toEqual(['1 apple']);
    expect(await repeated(workbook, { range: area(0, 0, 3, 1) })).toEqual(['list-is-ours | Pairings']);
  });

  it('also where players were added below the list since: its range counts', async () => {
    const workbook = await drawn();
    const more = { sheet: 'Club', row: 6, column: 0, expect: null, write: 'Zoe' };
    valueOf(await workbook.change({ cells: [more] }));
    expect(await repeated(workbook)).toEqual(['1 apple']);
  });

  it('does not come out of another one', async () => {
    expect(await repeated(await drawn(), { sheet: 'Others' })).toEqual(['draw-differs | 1']);
  });

  it('names the first player whom somebody typed over', async () => {
    const workbook = await drawn();
    await typeOver(workbook, 2, 'Emilia');
    await typeOver(workbook, 4, 'Cleopatra');
    expect(await repeated(workbook)).toEqual(['draw-other-player | Emilia | 2 | Emilia | Emil']);
  });

  it('is one of a tournament: without a draw or a tournament there is nothing to repeat', async () => {
    expect(await repeated(await drawn({ numbers: 'list' }))).toEqual(['draw-missing']);
    expect(await repeated(club())).toEqual(['workbook-not-ours']);
  });

  it('in capitals or not the names are the same', async () => {
    const workbook = await drawn();
    await typeOver(workbook, 2, 'EMIL');
    expect(await repeated(workbook)).toEqual(['1 apple']);
  });

  it('of two teams numbers the members of the first before those of the second', async () => {
    const names = ['Anna', 'Bert', 'Cleo', 'Dora'];
    const teams = names.map((name, index) => [name, index % 2 === 0 ? 'Kings' : 'Queens']);
    const workbook = memoryWorkbook([
      { name: 'Club', blocks: [rows(0, 0, [['Name', 'Team'], ...teams], '@')] },
    ]);
    const match = { system: 'scheveningen', numbers: 'lots', seed: 'apple' };
    valueOf(await createTournament(workbook, {}, match, { ...OCCASION, id: 'match' }));
    expect(await repeated(workbook)).toEqual(['1 apple']);
    expect([...(await namesIn(workbook))].sort()).toEqual(names);
  });
});

describe('what the Log tells of later steps is taken into account', () => {
  it('a name that was corrected, and corrected once more, and a substitute', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'correct', { player: 1, name: 'Emile' }, OCCASION));
    valueOf(await takeChange(workbook, 'correct', { player: 1, name: 'Emilia', rating: 1500 }, OCCASION));
    const dirk = { player: 2, name: 'Dirk', rating: null, federation: null };
    valueOf(await takeChange(workbook, 'substitute', dirk, OCCASION));
    expect(await repeated(workbook)).toEqual(['1 apple']);
    await typeOver(workbook, 1, 'Emile');
    expect(await repeated(workbook)).toEqual(['draw-other-player | Emile | 1 | Emile | Emilia']);
  });

  it('whoever took the empty seat under way', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], OCCASION));
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe' }, OCCASION));
    expect(await repeated(workbook)).toEqual(['1 apple']);
    await typeOver(workbook, 6, 'Zora');
    expect(await repeated(workbook)).toEqual(['draw-other-player | Zora | 6 | Zora | Zoe']);
  });
});

describe('the draw of a field that changed', () => {
  it('comes out of the players that there were, however often it changed', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    const six = await namesIn(workbook);
    expect([...six].sort()).toEqual([...FIVE, 'Zoe']);
    expect(await repeated(workbook)).toEqual(['1 apple', '2 pear']);
    valueOf(await takeChange(workbook, 'remove', { player: 'Anna', seed: 'plum' }, OCCASION));
    valueOf(await takeChange(workbook, 'correct', { player: 'Zoe', name: 'Zora' }, OCCASION));
    expect(await repeated(workbook)).toEqual(['1 apple', '2 pear', '3 plum']);
    await typeOver(workbook, 1, 'Nobody');
    expect((await repeated(workbook)).map((told) => told.split(' | ')[0])).toEqual(['draw-other-player']);
  });

  it('leaves the draw of the list to the list', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    await listed(workbook, 1, 'Anna', 'Anne');
    expect(await repeated(workbook)).toEqual(['1 apple', '2 pear']);
    expect(await repeated(workbook, { sheet: 'Others' })).toEqual(['draw-differs | 1']);
  });

  it('has who entered under the name that they had then, whatever was typed over it', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    const no = (await namesIn(workbook)).indexOf('Zoe') + 1;
    await typeOver(workbook, no, 'Zora');
    expect(await repeated(workbook)).toEqual([`draw-other-player | Zora | ${no} | Zora | Zoe`]);
  });

  it('is found wherever the Log was sorted to', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    valueOf(await takeChange(workbook, 'correct', { player: 'Zoe', name: 'Zara' }, OCCASION));
    valueOf(await takeChange(workbook, 'correct', { player: 'Zara', name: 'Zora' }, OCCASION));
    const { parts } = valueOf(await openTournament(workbook));
    const { sheet, area: log } = parts.places.Log!;
    const lines = valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!;
    const first = log.row + 1 - lines.area.row;
    const body = lines.values.slice(first);
    const turned = body.flatMap((line, down) =>
      line.map((expect, along) => ({
        ...{ sheet, row: log.row + 1 + down, column: lines.area.column + along },
        ...{ expect, write: body.at(-1 - down)![along]! },
      })),
    );
    valueOf(await workbook.change({ cells: turned }));
    expect(await repeated(workbook)).toEqual(['1 apple', '2 pear']);
  });

  it('that was taken back stays a draw', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    expect(await repeated(workbook)).toEqual(['1 apple', '2 pear']);
  });

  it('that was taken back and done again is the same draw', async () => {
    const workbook = await drawn();
    valueOf(await takeChange(workbook, 'enter', { name: 'Zoe', seed: 'pear' }, OCCASION));
    const six = await namesIn(workbook);
    valueOf(await takeChange(workbook, 'undo', null, OCCASION));
    valueOf(await takeChange(workbook, 'redo', null, OCCASION));
    expect(await namesIn(workbook)).toEqual(six);
    expect(await repeated(workbook)).toEqual(['1 apple', '2 pear']);
    await typeOver(workbook, six.indexOf('Zoe') + 1, 'Zora');
    expect((await repeated(workbook)).map((told) => told.split(' | ')[0])).toEqual(['draw-other-player']);
  });
});

describe('players who are pinned', () => {
  it('have their places when the draw is repeated', async () => {
    const workbook = await drawn({ pins: [{ player: 'Bert' }] }, [...FIVE, 'Fred']);
    expect((await namesIn(workbook))[5]).toBe('Bert');
    expect(await repeated(workbook)).toEqual(['1 apple']);
  });

  it('also where the list no longer has their names: then somebody else has the number', async () => {
    const workbook = await drawn({ pins: [{ player: 'Bert' }] }, [...FIVE, 'Fred']);
    await listed(workbook, 2, 'Bert', 'Berta');
    const [told] = await repeated(workbook);
    expect(told).toMatch(/^draw-other-player \| /);
  });
});
