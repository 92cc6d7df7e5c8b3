import { exchangePaneTexts } from './exchangePane';
import { doctorTexts } from './tools';

/** The texts of the tools in the pane; those with values are ICU messages. */
export const paneToolTexts = {
  about:
    'These tools work on any of your sheets. You see every change before it happens, and you can undo it.',
  allTools: 'All tools',
  toNew: 'Back to the new tournament',
  names: {
    names: {
      name: 'Names for numbers',
      about: 'Replaces the numbers in a pairing table with names, or the names with numbers.',
    },
    check: {
      name: 'Check a pairing table',
      about: 'Compares your pairing table with the standard ones and points out any misprints.',
    },
    adopt: {
      name: 'Turn a cross-table into a tournament',
      about: 'Makes a live tournament from your own cross-table or list of results.',
    },
    file: exchangePaneTexts.open,
    doctor: doctorTexts,
  } satisfies Readonly<
    Record<'names' | 'check' | 'adopt' | 'doctor' | 'file', { name: string; about: string }>
  >,
  kept: 'A hidden sheet, “Before Roundabout”, keeps the old contents for Undo and Redo.',
  check: {
    hint: 'Select the pairing table, or any cell if the sheet has nothing else. Then press the button.',
    against: 'Compare with',
    nearest: 'The closest standard table',
    take: 'Check the selection',
    misprints: '{count, plural, =0 {No misprints.} one {One misprint.} other {# misprints.}}',
    repair: 'Correct {count, plural, one {one cell} other {# cells}}',
    remarks: 'Good to know',
  },
  adopt: {
    hint: 'Select the cross-table or the list of results, or any cell if the sheet has nothing else. Then press the button.',
    system: 'Rounds and colours',
    asFound: 'As in the table, or the best fit',
    asOften: 'as often as in the table',
    read: 'Read the selection',
    again: 'Read it again',
    size: '{players, plural, one {# player} other {# players}}, {games, plural, one {# game} other {# games}}, {finished} finished',
    take: 'Create the tournament',
    games: 'Games found',
  },
  write: {
    pairings: 'Pairing table',
    list: 'List of names',
    second: 'List of the second team',
    twoTeams: 'Two teams with separate lists',
    picked: '{sheet}, cells {cells}',
    useSelection: 'Use selection',
    how: 'Where the names go',
    hows: {
      replace: 'Instead of the numbers',
      beside: 'In a new table beside them',
      live: 'Instead of the numbers, linked to the list',
      numbers: 'Numbers instead of names',
    },
    plan: 'Preview the changes',
    take: 'Change {count, plural, one {one cell} other {# cells}}',
    columns: { cell: 'Cell', before: 'Now', after: 'After' },
  },
};
