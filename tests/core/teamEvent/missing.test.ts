import { withStatus } from '../../changed';
import { missingNames, missingResults } from '../../../src/core/teamEvent/table';
import type { TeamEvent } from '../../../src/core/teamEvent/model';
import { withSeats } from '../../../src/core/teamEvent/reseat';
import { newTeamEvent, playedMatches } from '../../teamEvents';

/** Four teams on two boards; the matches: 1 A-D, 2 B-C; 3 D-C, 4 A-B; 5 B-D, 6 C-A. */
const event = newTeamEvent(4, 2);

const left = (before: TeamEvent, no: number): TeamEvent => withStatus(before, no, 'withdrawn');

it('results are missing at the open boards of rounds that have begun', () => {
  const missing = (of: TeamEvent) => missingResults(of).map(({ match, boards }) => [match.no, ...boards]);
  expect(missing(event)).toEqual([]);
  expect(missing(playedMatches(event, 'A-D 1.'))).toEqual([
    [1, 2],
    [2, 1, 2],
  ]);
  expect(missing(playedMatches(event, 'A-D 10', 'A-B ..', 'C-D 1='))).toEqual([
    [2, 1, 2],
    [4, 1, 2],
  ]);
  // Nobody waits for a team that has left.
  expect(missing(left(playedMatches(event, 'A-D 10', 'C-D 1='), 2))).toEqual([]);
});

it('names are missing at boards to play', () => {
  const empty = withSeats(playedMatches(event, 'A-D 1.'), 1, 'away', [
    { board: 1, name: '' },
    { board: 2, name: '' },
  ]);
  const also = withSeats(empty, 6, 'home', [{ board: 1, name: ' ' }]);
  const missing = (of: TeamEvent) =>
    missingNames(of).map(({ match, side, boards }) => [match.no, side, ...boards]);
  expect(missing(also)).toEqual([
    [1, 'away', 2],
    [6, 'home', 1],
  ]);
  expect(missing(left(also, 3))).toEqual([[1, 'away', 2]]);
});
