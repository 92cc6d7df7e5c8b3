import type { MisprintKind } from '../core/check/misprint';
import type { RemarkCode } from '../core/check/remarks';
import { byLanguage } from './inProfile';

const en = {
  /** What the command does and its options. */
  command: {
    summary:
      'find the misprints in a pairing table that somebody typed (.xlsx, .csv, .txt, or what table --json prints), and say which standard table it is',
    options: {
      sheet: 'the sheet with the table (else the one that was open last)',
      range: 'the cells of the table (else all of the sheet)',
      against: 'compare with this system alone, and tell every difference: {systems}; {teamSystems}',
      reversals:
        'the file is a reversal table for so many players: for each number that leaves, the games that are reversed, such as 13,18-1,17-2',
      out: 'the workbook to write, with all repairs that are certain',
    } as Readonly<Record<string, string>>,
  },
  /** What a schedule is nearest to; where no table is. */
  nearest:
    '{differences, plural, =0 {This is} other {This is nearly}} the table “{name}” for {players} players{cycles, plural, one {} other {, # cycles}}{orientation, select, colours {, all colours reversed} rounds {, the rounds in reverse order} both {, all colours reversed and the rounds in reverse order} other {}}{renumbered, select, yes {, with other numbers for the players} other {}}{differences, plural, =0 {.} one {: # game differs.} other {: # games differ.}}',
  none: 'This is not near any standard table, so only contradictions are listed.',
  reversals: 'The reversal table for {players} players, beside the table “{name}”.',
  clean: 'No misprints.',
  /** Where something is wrong: a cell, or a round. */
  where:
    '{cell, select, none {{round, select, none {} other {Round {round}}}} other {{cell}{round, select, none {} other { (round {round})}}}}',
  game: '{count, plural, one {bye {one}} other {{one}-{other}}}',
  or: ' or ',
  /** What stands there and what should; what could; what is missing. */
  repair: '{where}: {printed} should be {repair}. {why}',
  gone: '{where}: {printed} should not be there. {why}',
  absent: '{where}: {repair} is missing.',
  absentOpen:
    '{where}: a game is missing{count, plural, =0 {} one {; it is {candidates}} other {; it could be {candidates}}}.',
  open: '{where}: {printed} is wrong; it could be {candidates}. {why}',
  unsure: '{where}: {printed} is wrong. {why}',
  why: {
    'unknown-player': '{blank, select, yes {A number is missing.} other {There is no player {label}.}}',
    'player-against-self': 'Nobody can play themselves.',
    'player-twice': '{label} plays twice in this round.',
    'pair-twice': 'These two meet in another round.',
    colour: 'The table has the colours the other way round.',
    'rest-wrong': '{label} plays in this round, or has had the bye already.',
    'rest-missing': 'It does not say who has the bye.',
    'game-missing': 'A game is missing.',
    'game-extra': 'This is one game too many.',
    'other-game': 'The table has another game here.',
    'pair-missing': '{candidates}: these two do not meet often enough.',
    'round-missing': 'Round {round} is missing.',
    'no-late-game': 'The last rounds of the table have no such game to reverse.',
  } satisfies Readonly<Record<MisprintKind, string>>,
  remarks: {
    options: 'Its choices: {options}.',
    literal: 'It is the table as its source prints it.',
    exchanged:
      'The last two rounds of a cycle {exchanged, select, yes {have changed places} other {stand in their usual order}}.',
    'also-near':
      'It is also nearly the table “{name}” as published: {count, plural, one {only # game differs} other {only # games differ}} ({cells}).',
    'other-rounds':
      '{count, plural, one {Round {rounds} has} other {Rounds {rounds} have}} other games than the table, but nothing in that is wrong.',
    'other-colours':
      '{count, plural, one {# game has} other {# games have}} other colours than in the table{cells, select, none {} other { ({cells})}}.',
    'rounds-fewer': '{count, plural, one {# round} other {# rounds}} of {expected} are there.',
    'rounds-more': 'There are {count} rounds where {expected} would do.',
    'colour-run':
      '{count, plural, one {{players} has} other {# players have}} one colour up to {longest} times in a row{count, plural, one {} other {: {players}}}.',
    'colours-uneven':
      '{count, plural, one {{players} has} other {# players have}} one colour up to {most} times more than the other{count, plural, one {} other {: {players}}}.',
  } satisfies Readonly<Record<RemarkCode, string>>,
  /** What the step says that put misprints right. */
  did: '{count, plural, one {One misprint} other {# misprints}} put right.',
  written: '{count, plural, =0 {No repair is certain} one {# cell repaired} other {# cells repaired}}: {out}',
};

/** What is said of a schedule that was checked, in one language: ICU messages. */
export type CheckTexts = typeof en;

/** The texts on a checked schedule in a language, else in English. */
export const checkTexts = byLanguage({ en });
