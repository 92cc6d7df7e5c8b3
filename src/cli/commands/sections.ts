import { DEFAULT_NUMBERS } from '../../app/choices';
import { createSections, type PairedSections, pairSections } from '../../app/sections/create';
import type { SectionChoices } from '../../app/sections/deal';
import { drawsLots } from '../../core/draw/numbers';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result, collectResults } from '../../core/result';
import { parseFirstBoards } from '../../core/sections/boards';
import { DEAL_METHODS, type DealMethod, SECTION_SHEETS, LEFTOVERS } from '../../core/sections/sizes';
import { tell } from '../../language/cli';
import { oneLine, tieLine } from '../steps';
import { type Arguments, OPTION, type Report, type Session, OUTPUT_OPTIONS } from '../command';
import {
  creationCommand,
  gamesIn,
  LIST_OPTIONS,
  LOT_OPTIONS,
  parseNumbers,
  PLAYER_GAME_OPTIONS,
  REPORT_OPTION,
  reportsIn,
} from '../creation';
import { choiceIn, parseChoice, parseCount, parseNumber, optional } from '../values';
import { createFinals, type FinalChoices, type MadeFinals } from '../../app/sections/finals';
import type { Decision, Finalist } from '../../core/sections/qualify';
import { joinedNames } from '../../language/nameLists';

/** The size of a section; by hand the list says it. */
const sizeOf = (typed: string | undefined, by: DealMethod): Result<number> => {
  if (typed !== undefined) return parseNumber(typed, 'size');
  return by === 'hand' ? ok(0) : fail(problem('section-size-missing', { field: 'size' }));
};

const dealingOf = (given: Arguments): Result<SectionChoices> =>
  andThen(parseChoice(given.required('by'), 'by', DEAL_METHODS), (by) =>
    andThen(
      collectResults({
        size: sizeOf(given.text('size'), by),
        firstBoards: parseFirstBoards(given.text('first-board') ?? ''),
        leftover: optional(given.text('leftover'), (typed) => parseChoice(typed, 'leftover', LEFTOVERS)),
      }),
      (chosen) => ok({ ...chosen, by, avoid: given.text('avoid'), column: given.text('column') }),
    ),
  );

const choicesOf = (given: Arguments, session: Session) =>
  andThen(
    collectResults({
      dealing: dealingOf(given),
      games: gamesIn(given, session),
      numbers: parseNumbers(given.text('numbers') ?? DEFAULT_NUMBERS),
      reports: reportsIn(given),
      sheets: choiceIn(given, 'sheets', SECTION_SHEETS),
    }),
    ({ dealing, games, sheets, ...chosen }) => {
      const isChance = drawsLots(chosen.numbers) || dealing.by === 'lots';
      const seed = isChance ? (given.text('seed') ?? session.random()) : undefined;
      return ok({ dealing, sheets, seed, tournament: { ...games, ...chosen, seed } });
    },
  );

/** As programs get it: the players of each section in the order of their numbers. */
const jsonOf = ({ sections }: PairedSections) => ({
  sections: sections.map(({ name, tournament: { players } }) => ({
    name,
    players: players.map((player) => ({ no: player.no, name: player.name })),
  })),
});

const reportOf = (
  paired: PairedSections,
  out: string,
  { seed }: { readonly seed: string | undefined },
): Report => {
  const { sections, warnings } = paired;
  const count = sections.length;
  const players = sections.reduce((sum, { tournament }) => sum + tournament.players.length, 0);
  return {
    text: () =>
      [
        tell('dealt', { players, count, out }),
        ...sections.map(({ name, tournament }) =>
          tell('section', {
            name: oneLine(name),
            players: joinedNames(tournament.players.map((player) => oneLine(player.name))),
          }),
        ),
        ...(seed === undefined ? [] : [tell('sectionSeeds', { seed })]),
      ].join('\n'),
    json: () => jsonOf(paired),
    warnings,
    profile: entryAt(sections, 0).tournament.profile,
  };
};

/** From one list of players to sections, each a tournament of its own in the same workbook. */
export const sections = creationCommand({
  name: 'sections',
  options: {
    ...LIST_OPTIONS,
    size: { takes: 'N' },
    by: { takes: DEAL_METHODS.join('|'), required: true },
    avoid: { takes: 'COLUMN' },
    leftover: { takes: LEFTOVERS.join('|') },
    column: { takes: 'COLUMN' },
    'first-board': { takes: 'N,N' },
    sheets: { takes: SECTION_SHEETS.join('|') },
    ...PLAYER_GAME_OPTIONS,
    option: OPTION,
    ...LOT_OPTIONS,
    report: REPORT_OPTION,
  },
  choices: choicesOf,
  make: (workbook, { dealing, sheets, tournament }, { list, ...origin }) =>
    createSections(workbook, list, (roster) => pairSections(roster, dealing, tournament, origin), {
      ...origin,
      sheets,
    }),
  report: reportOf,
});

/** More of a section, or more finals, are a slip. */
const MOST = 100;

const decisionOf = (typed: string | undefined, seed: string): Decision => {
  if (typed === undefined) return { by: 'nothing' };
  if (typed.trim().toLowerCase() === 'lots') return { by: 'lots', seed };
  return { by: 'names', names: typed.split(';').map((name) => name.trim()) };
};

const finalChoicesOf = (given: Arguments, { random }: Session): Result<FinalChoices> =>
  andThen(
    collectResults({
      qualify: parseCount(given.required('qualify'), 'qualify', MOST),
      finals: parseCount(given.text('finals') ?? '1', 'finals', MOST),
      cycles: optional(given.text('cycles'), (typed) => parseCount(typed, 'cycles', MOST)),
      numbers: parseNumbers(given.text('numbers') ?? DEFAULT_NUMBERS),
    }),
    (chosen) => {
      const seed = given.text('seed') ?? random();
      const decision = decisionOf(given.text('decide'), seed);
      const carry = given.flag('carry');
      const isChance = drawsLots(chosen.numbers) || decision.by === 'lots';
      return ok({ ...chosen, carry, decision, seed: isChance ? seed : undefined });
    },
  );

const finalReportOf = (
  { finals: made, warnings }: MadeFinals,
  out: string,
  { seed }: FinalChoices,
): Report => {
  const nameIn = (at: number, place: number): string =>
    entryAt(entryAt(made, at).tournament.players, place).name;
  const told = (at: number, { section, place }: Finalist, index: number): string =>
    tell('finalist', { name: oneLine(nameIn(at, index)), section: oneLine(section), place });
  return {
    text: () =>
      [
        tell('finals', { count: made.length, out }),
        ...made.map(({ name, from }, at) =>
          tell('section', {
            name,
            players: joinedNames(from.map((finalist, index) => told(at, finalist, index))),
          }),
        ),
        ...made.flatMap(({ name, tournament: { carried } }) =>
          carried === undefined ? [] : [tell('finalCarried', { name, count: carried })],
        ),
        ...new Set(
          made.flatMap(({ draws }) => draws.flatMap(({ ties = [] }) => ties.map((tie) => tieLine(tie)))),
        ),
        ...(seed === undefined ? [] : [tell('seed', { seed })]),
      ].join('\n'),
    json: () => ({
      finals: made.map(({ name, from, tournament: { carried } }, at) => ({
        name,
        carried,
        players: from.map(({ section, place }, index) => ({
          ...{ no: index + 1, name: nameIn(at, index) },
          ...{ section, place },
        })),
      })),
    }),
    warnings,
    profile: entryAt(made, 0).tournament.profile,
  };
};

/** From the places of the sections of a workbook to finals. */
export const finals = creationCommand({
  name: 'finals',
  from: 'IN.xlsx',
  options: {
    ...OUTPUT_OPTIONS,
    qualify: { takes: 'K', required: true },
    finals: { takes: 'N' },
    decide: { takes: 'lots|NAMES' },
    cycles: { takes: 'N' },
    carry: {},
    ...LOT_OPTIONS,
  },
  choices: finalChoicesOf,
  make: (workbook, choices, { id, time }) => createFinals(workbook, choices, { id, time }),
  report: finalReportOf,
});
