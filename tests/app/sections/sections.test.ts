import { createSections, pairSections } from '../../../src/app/sections/create';
import { takeChange } from '../../../src/app/changes/take';
import { openStep } from '../../../src/app/step';
import { openRoster } from '../../../src/app/roster';
import { planTournamentRemoval, removeTournament } from '../../../src/app/removeTournament';
import type { Workbook } from '../../../src/workbook/port';
import { HOSTS, TRIED } from '../tools/hosts';
import { clubOf, dealQuads, rowOf, TIME } from './hosted';
import { codesOf, valueOf } from '../../results';

const record = async (workbook: Workbook, section: string, ...results: readonly string[]) =>
  valueOf(
    await takeChange(
      workbook,
      'record',
      results.map((typed, at) => ({ game: at + 1, typed })),
      { time: TIME, named: `${section} Tournament` },
    ),
  );

const NOT_BEGUN = [null, null, null, null, null, null, 'No results yet.', '0 of 6 games finished'];

describe.each(TRIED)('the page of all sections, in %s', (_, host) => {
  it('has a row a section with its first board, and names nobody before the first result', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook);
    expect(await rowOf(workbook, 1)).toEqual(['Section A', 1, ...NOT_BEGUN]);
    expect(await rowOf(workbook, 2)).toEqual(['Section B', 3, ...NOT_BEGUN]);
  });

  it('follows the results: who leads, how far the section is, what is missing', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook);
    // Round 1 is P5-P8 and P6-P7, round 2 begins with P8-P7.
    await record(workbook, 'B', '1-0', '0-1', '1/2-1/2');
    expect(await rowOf(workbook, 1)).toEqual(['Section A', 1, ...NOT_BEGUN]);
    expect(await rowOf(workbook, 2)).toEqual([
      ...['Section B', 3, 'P7', 1.5, 'P5', 1, 'P8', 0.5],
      ...['After round 2 (1 game missing).', '3 of 6 games finished'],
    ]);
  });

  it('calls level who is level, and counts them from three on', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook);
    const draw = '1/2-1/2';
    await record(workbook, 'A', draw, draw, draw, draw, draw, draw);
    await record(workbook, 'B', draw, draw, draw, draw, '1-0', draw);
    expect((await rowOf(workbook, 1)).slice(2, 8)).toEqual(['P1 and 3 more', 1.5, null, null, null, null]);
    expect((await rowOf(workbook, 2)).slice(2, 8)).toEqual(['P6', 2, 'P5 and P7', 1.5, null, null]);
  });

  it('goes on when the sheets of a section are made anew for another field', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook);
    await record(workbook, 'A', '1-0');
    valueOf(
      await takeChange(workbook, 'enter', { name: 'Late Comer' }, { time: TIME, named: 'B Tournament' }),
    );
    expect(await rowOf(workbook, 2)).toEqual([
      ...['Section B', 3, null, null, null, null, null, null, 'No results yet.', '0 of 10 games finished'],
    ]);
    await record(workbook, 'B', '1-0', '1-0');
    expect((await rowOf(workbook, 2)).slice(-2)).toEqual(['After round 1.', '2 of 10 games finished']);
    expect((await rowOf(workbook, 1))[9]).toBe('1 of 6 games finished');
  });

  it('tells when the sheets of a section were removed, and keeps nobody from it', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook);
    await record(workbook, 'A', '1-0');
    const removal = valueOf(await planTournamentRemoval(workbook, 'A Tournament'));
    expect(removal.cautions).toEqual([]);
    valueOf(await removeTournament(workbook, removal, false));
    expect(await rowOf(workbook, 1)).toEqual([
      ...['Section A', null, null, null, null, null, null, null],
      ...['The sheets of this section are gone.', null],
    ]);
    expect((await rowOf(workbook, 2))[9]).toBe('0 of 6 games finished');
  });

  it('is no list of players', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook);
    expect(codesOf(await openRoster(workbook, { sheet: 'Sections' }))).toEqual(['list-is-ours']);
  });
});

it('counts in a file, too, the games of a section that somebody came to late', async () => {
  const { workbook } = await HOSTS['an .xlsx file']!([clubOf(8)]);
  await dealQuads(workbook);
  valueOf(await takeChange(workbook, 'enter', { name: 'Late Comer' }, { time: TIME, named: 'B Tournament' }));
  expect((await rowOf(workbook, 2))[9]).toBe('0 of 10 games finished');
});

it.each(TRIED)(
  'two players swap with all that the list has of them, in %s; Undo takes it back',
  async (_, host) => {
    const club = clubOf(8);
    const values = club.values.map((row, index) => [
      ...row,
      ...(index === 0 ? ['Class', 'Phone'] : [`${index}A`, `0151 ${index}`]),
    ]);
    const all = <T>(value: T) => values.map((row) => row.map(() => value));
    const { workbook } = await host([
      { ...club, area: { ...club.area, columns: 4 }, values, formulas: all(null), formats: all('@') },
    ]);
    await dealQuads(workbook, 'one');
    const own = async (): Promise<readonly unknown[]> =>
      valueOf(await openStep(workbook)).open.tournament.players.map(({ name, extra = [] }) => [
        name,
        ...extra,
      ]);
    const before = await own();
    expect(before.slice(3, 6)).toEqual([
      ['P4', '4A', '0151 4'],
      ['P5', '5A', '0151 5'],
      ['P6', '6A', '0151 6'],
    ]);
    valueOf(await takeChange(workbook, 'swap', { player: 4, other: 6 }, { time: TIME }));
    expect((await own()).slice(3, 6)).toEqual([
      ['P6', '6A', '0151 6'],
      ['P5', '5A', '0151 5'],
      ['P4', '4A', '0151 4'],
    ]);
    valueOf(await takeChange(workbook, 'undo', null, { time: TIME }));
    expect(await own()).toEqual(before);
  },
);

describe.each(TRIED)('two players swap their numbers, in %s', (_, host) => {
  const occasion = { time: TIME };
  const players = async (workbook: Workbook): Promise<readonly string[]> =>
    valueOf(await openStep(workbook)).open.tournament.players.map(
      ({ section = '', name, rating }) => `${section} ${name} ${rating?.typed ?? ''}`,
    );

  it('and sections, until one of them has a result; the Log says so, and Undo takes it back', async () => {
    const { workbook } = await host([clubOf(8)]);
    await dealQuads(workbook, 'one');
    const before = await players(workbook);
    expect(before.slice(3, 6)).toEqual(['A P4 2370', 'B P5 2360', 'B P6 2350']);
    const games = valueOf(await openStep(workbook)).open.tournament.games;
    valueOf(await takeChange(workbook, 'swap', { player: 'P6', other: 4 }, occasion));
    expect((await players(workbook)).slice(3, 6)).toEqual(['A P6 2350', 'B P5 2360', 'B P4 2370']);
    const { open, lines } = valueOf(await openStep(workbook));
    expect(open.tournament.games).toEqual(games);
    expect(lines.at(-1)?.said).toBe('Numbers swapped: P6 has number 4, P4 has number 6.');
    valueOf(await takeChange(workbook, 'undo', null, occasion));
    expect(await players(workbook)).toEqual(before);
    valueOf(await takeChange(workbook, 'record', [{ game: 1, typed: '1-0' }], occasion));
    const { white } = open.tournament.games[0]!;
    expect(codesOf(await takeChange(workbook, 'swap', { player: white, other: 6 }, occasion))).toEqual([
      'swap-decided',
    ]);
    expect(codesOf(await takeChange(workbook, 'swap', { player: 5, other: 5 }, occasion))).toEqual([
      'swap-itself',
    ]);
  });
});

it('sections drawn by lot have a draw with its code, although numbers are not drawn', async () => {
  const drawn = async (by: 'lots' | 'rating'): Promise<readonly unknown[]> => {
    const { workbook } = await TRIED[0]![1]([clubOf(8)]);
    const dealing = { by, size: 4, leftover: 'last' as const };
    const choices = { numbers: 'list', seed: 'apple', event: 'Open' };
    const { sections } = valueOf(
      await createSections(
        workbook,
        { sheet: 'Club' },
        (roster) => pairSections(roster, dealing, choices, { id: 'open' }),
        { id: 'open', time: TIME },
      ),
    );
    return sections.flatMap(({ draws }) =>
      draws.map(({ section, numbering, seed, lines, dealt }) => [
        ...[section, numbering, seed, lines],
        dealt?.length,
      ]),
    );
  };
  expect(await drawn('lots')).toEqual([
    ['A', 'list', 'apple', [1, 2, 3, 4], 4],
    ['B', 'list', 'apple', [1, 2, 3, 4], 4],
  ]);
  expect(await drawn('rating')).toEqual([]);
});
