import { NAMES } from '../../gallery/names';
import { SPECIMENS, type Specimen } from '../../gallery/specimens';
import { sheetsOf } from './specimens';

/** How the sheets of a specimen are printed, by their names. */
const printsOf = async (wanted: string | Specimen) => {
  const specimen = typeof wanted === 'string' ? SPECIMENS.find(({ name }) => name === wanted)! : wanted;
  const sheets = await sheetsOf(specimen);
  return (sheet: string) => sheets.find(({ plan }) => plan.name === sheet)!.plan;
};

describe('twenty-four players with names of some forty letters', () => {
  let planOf: Awaited<ReturnType<typeof printsOf>>;
  beforeAll(async () => {
    planOf = await printsOf('24-long-names');
  });

  it('stand on two upright pages of Standings at full size, twelve on each', () => {
    expect(planOf('Standings').print).toMatchObject({ landscape: false, scale: 100, rowBreaks: [16] });
  });

  it('stand on one page of Crosstable, each on one line', () => {
    const { print, rows } = planOf('Crosstable');
    expect(print).toMatchObject({ landscape: true, fit: { wide: 1, tall: 1 } });
    expect(rows!.filter(({ row }) => row > 8).map(({ height }) => height)).toEqual(
      Array<number>(22).fill(19),
    );
  });

  it('have a final report of three pages: the standings, and the cross-table in two whole parts', () => {
    expect(planOf('Report').print).toMatchObject({ landscape: true, scale: 73, rowBreaks: [36, 70] });
  });

  it('stand on one page of the round table', () => {
    expect(planOf('Who meets when').print).toMatchObject({ landscape: false, fit: { wide: 1, tall: 1 } });
  });
});

it('headings of the final report that read upwards are as high as their words ask for', async () => {
  const heightOf = async (wanted: string) =>
    Math.max(...(await printsOf(wanted))('Report').rows!.map(({ height }) => height));
  expect(await heightOf('go-9-half')).toBe(64);
});

it('Standings print at 11 points: up to 28 players on one page, 20 names of two lines on two, ten on each', async () => {
  const printOf = async (players: number, last: string) => {
    const named = NAMES.plain.slice(0, players).map((name) => ({ name: `${name}${last}` }));
    return (await printsOf({ name: 'standings', players: named, finished: 0.6 }))('Standings').print;
  };
  expect(await printOf(28, '')).toMatchObject({ landscape: false, fit: { wide: 1, tall: 1 } });
  const long = ' Maximiliane von Hohenberg-Lichtenstein';
  expect(await printOf(20, long)).toMatchObject({ landscape: false, scale: 100, rowBreaks: [14] });
});

it('eight against eight have Pairings of two pages, four rounds on each, one line to a game, with long names of teams too', async () => {
  const match = SPECIMENS.find(({ name }) => name === 'match-8')!;
  const teams = [
    { id: 'r', name: 'Schachgesellschaft Rapperswil-Jona' },
    { id: 'u', name: 'Schachfreunde Uster' },
  ];
  const pairingsOf = async (specimen: Specimen) => (await printsOf(specimen))('Pairings');
  const [usual, long] = [
    await pairingsOf(match),
    await pairingsOf({ ...match, request: { ...match.request, teams } }),
  ];
  expect(usual.print).toMatchObject({ landscape: true, scale: 82, rowBreaks: [36] });
  expect(long.print).toMatchObject({ landscape: true, scale: 73, rowBreaks: [36] });
  expect([usual.rows, long.rows].map((rows) => rows?.length)).toEqual([1, 1]);
});

it('sixteen games with teams behind the names are printed across the paper, at full size', async () => {
  const { print } = (await printsOf('match-finished'))('Pairings');
  expect(print).toMatchObject({ landscape: true, fit: { wide: 1, tall: 1 } });
});

it('cross-tables of sections with long names take further pages before their letters are smaller than 8 points', async () => {
  const { print } = (await printsOf('sections-finished'))('Crosstable');
  expect(print!.scale).toBeGreaterThanOrEqual(73);
});
