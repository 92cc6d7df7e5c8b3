import './dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { speechOf } from '../../src/taskpane/speech';
import { ChangedCells } from '../../src/taskpane/view/changePreview';
import { Themed } from '../../src/taskpane/view/themed';
import { generated } from '../generated';

const tournament = generated({ players: 5, cycles: 1, seed: 1, finished: 0 });

/** The first two columns of the table, a row each, of cells that held this. */
const held = (before: number, ...keys: readonly string[]): readonly (readonly string[])[] => {
  const markup = renderToStaticMarkup(
    <Themed background={() => '#ffffff'}>
      <ChangedCells
        cells={keys.map((key) => ({ key, before, after: 2 }))}
        tournament={tournament}
        speech={speechOf('en')}
      />
    </Themed>,
  );
  const page = new window.DOMParser().parseFromString(markup, 'text/html');
  return [...page.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td, th')].slice(0, 2).map((cell) => cell.textContent ?? ''),
  );
};

const shown = (...keys: readonly string[]): readonly (readonly string[])[] => held(1, ...keys);

it('cells that change are called by what they belong to, not by the Log’s keys', () => {
  expect(shown('game 12', 'player 3 status', 'player 3 column2', 'round 2 bye', 'setting pins')).toEqual([
    ['Result of game 12', '1'],
    ['Status of number 3', '1'],
    ['Further column beside number 3', '1'],
    ['Who rests in round 2', '1'],
    ['Who stays in their place', '1'],
  ]);
});

it('their number formats, too; what has no name of its own is called by its address', () => {
  expect(shown('game 12 format', "'Club'!B2", "'Club'!B2 format")).toEqual([
    ['Result of game 12: number format', '1'],
    ["'Club'!B2", '1'],
    ["'Club'!B2: number format", '1'],
  ]);
});

it('the sides of a game are shown by the names of their players', () => {
  expect(shown('game 12 left')).toEqual([['Player on the left of game 12', tournament.players[0]!.name]]);
});

it('a date is shown as a date, not as the number that its cell holds', () => {
  expect(held(46_353.75, 'game 12 date', 'game 12 board')).toEqual([
    ['Date of game 12', '2026-11-27 18:00'],
    ['Board of game 12', '46353.75'],
  ]);
});
