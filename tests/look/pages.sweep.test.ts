import { SPECIMENS } from '../../gallery/specimens';
import { sheetsOf } from './specimens';

/** How the sheets of a specimen are printed, by their names. */
const printsOf = async (wanted: string) => {
  const sheets = await sheetsOf(SPECIMENS.find(({ name }) => name === wanted)!);
  return (sheet: string) => sheets.find(({ plan }) => plan.name === sheet)!.plan;
};

describe('twenty-four players with names of some forty letters', () => {
  let planOf: Awaited<ReturnType<typeof printsOf>>;
  beforeAll(async () => {
    planOf = await printsOf('24-long-names');
  });

  it('stand on two upright pages of Standings at full size, fourteen and ten', () => {
    expect(planOf('Standings').print).toMatchObject({ landscape: false, scale: 100, rowBreaks: [18] });
  });

  it('stand on one page of Crosstable, each on one line', () => {
    const { print, rows } = planOf('Crosstable');
    expect(print).toMatchObject({ landscape: true, fit: { wide: 1, tall: 1 } });
    expect(rows!.filter(({ row }) => row > 8).map(({ height }) => height)).toEqual(
      Array<number>(22).fill(19),
    );
  });

  it('have a final report of three pages: the standings, and the cross-table in two whole parts', () => {
    expect(planOf('Report').print).toMatchObject({ landscape: true, scale: 73, rowBreaks: [35, 69] });
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
