import { openTournaments } from '../../../src/app/open';
import { unwrap } from '../../workbook/excel';
import { HOSTS } from '../tools/hosts';
import { clubOf, dealQuads } from './hosted';

it('forty players become ten quads in Excel, no request of which is larger than Excel takes', async () => {
  const { workbook } = await HOSTS['Excel']!([clubOf(40)]);
  await dealQuads(workbook);
  const made = unwrap(await openTournaments(workbook));
  expect(made.map(({ tournament }) => tournament.section)).toEqual(
    [...'ABCDEFGHIJ'].map((name) => `Section ${name}`),
  );
});
