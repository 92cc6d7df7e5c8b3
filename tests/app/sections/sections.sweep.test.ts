import { openTournaments } from '../../../src/app/open';
import { valueOf } from '../../results';
import { sectioned, withResults } from '../../sectioned';
import { both, PLACES } from '../repair/subjects';
import { HOSTS } from '../tools/hosts';
import { clubOf, dealQuads } from './hosted';

it.each(PLACES)('sections come back as they were written: $name', async ({ damaged }) => {
  const made = withResults(sectioned([4, 4, 6]), 3, 0.5);
  const [opened] = valueOf(await openTournaments(await damaged(made, both())));
  expect(opened!.tournament.sections).toEqual(made.sections);
  expect(opened!.tournament.games).toEqual(made.games);
});

it('forty players become ten quads in Excel, no request of which is larger than Excel takes', async () => {
  const { workbook } = await HOSTS['Excel']!([clubOf(40)]);
  await dealQuads(workbook);
  const made = valueOf(await openTournaments(workbook));
  expect(made.map(({ tournament }) => tournament.section)).toEqual(
    [...'ABCDEFGHIJ'].map((name) => `Section ${name}`),
  );
});
