import { exchangePaneTexts } from './exchangePane';
import { byLanguage } from './inProfile';

/** The texts of the tools in the pane, in one language; those with values are ICU messages. */
const en = {
  about:
    'These work on any sheet of yours. Nothing is written before you have seen it, and all of it can be undone.',
  allTools: 'All tools',
  toNew: 'Back to the new tournament',
  names: {
    names: {
      name: 'Names for numbers',
      about: 'Puts names where a table of pairings has numbers, or numbers where it has names.',
    },
    check: {
      name: 'Check a pairing table',
      about: 'Says which standard table yours is, and finds its misprints.',
    },
    adopt: {
      name: 'Take over a cross-table',
      about: 'Makes a live tournament of a cross-table or a list of results that you have kept yourself.',
    },
    file: exchangePaneTexts('en').open,
    doctor: {
      name: 'Look for mistakes',
      about:
        'Formulas typed over, results that became dates, numbers kept as text, missing results, names spelt in two ways.',
    },
  } satisfies Readonly<
    Record<'names' | 'check' | 'adopt' | 'doctor' | 'file', { name: string; about: string }>
  >,
  undo: 'Undo: {sentence}',
  redo: 'Redo: {sentence}',
  kept: 'What stood in the cells before is kept on a hidden sheet, “Before Roundabout”, for Undo and Redo.',
  check: {
    hint: 'Select the pairing table in your sheet, or any cell if it has the sheet to itself, then press the button.',
    against: 'Compare with',
    nearest: 'Whichever table it is nearest to',
    take: 'Check the selection',
    misprints: '{count, plural, =0 {No misprints.} one {One misprint.} other {# misprints.}}',
    repair: 'Put {count, plural, one {one cell} other {# cells}} right',
    remarks: 'What else to know',
  },
  adopt: {
    hint: 'Select the cross-table or the list of results, or any cell if it has the sheet to itself, then press the button.',
    system: 'Rounds and colours',
    asFound: 'As they stand, or as fits best',
    asOften: 'as often as in the table',
    read: 'Read the selection',
    again: 'Read it again',
    size: '{players, plural, one {# player} other {# players}}, {games, plural, one {# game} other {# games}}, {finished} finished',
    take: 'Create the tournament',
    games: 'The games as they were read',
  },
  write: {
    pairings: 'The pairings',
    list: 'The list of names',
    second: 'The second team',
    twoTeams: 'Two teams, each with a list of its own',
    picked: '{sheet}, cells {cells}',
    useSelection: 'Use selection',
    how: 'Where to write',
    hows: {
      replace: 'In place of the numbers',
      beside: 'In a table beside them',
      live: 'In place, linked to the list',
      numbers: 'Numbers in place of names',
    },
    plan: 'Show what would change',
    take: 'Write {count, plural, one {one cell} other {# cells}}',
    columns: { cell: 'Cell', before: 'Now', after: 'Then' },
  },
};

/** The texts of the tools in the pane in a language, else in English. */
export const paneToolTexts = byLanguage({ en });
