import { openTournaments } from '../../src/app/open';
import { valueOf } from '../results';
import { sectioned, withResults } from '../sectioned';
import { both, PLACES } from './repair/subjects';

it.each(PLACES)('sections come back as they were written: $name', async ({ damaged }) => {
  const made = withResults(sectioned([4, 4, 6]), 3, 0.5);
  const [opened] = valueOf(await openTournaments(await damaged(made, both())));
  expect(opened!.tournament.sections).toEqual(made.sections);
  expect(opened!.tournament.games).toEqual(made.games);
});
