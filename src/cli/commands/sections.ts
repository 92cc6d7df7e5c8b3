import { DEFAULT_NUMBERS } from '../../app/choices';
import { createSections } from '../../app/sections/create';
import type { SectionChoices } from '../../app/sections/deal';
import type { PairedSections } from '../../app/sections/pair';
import { drawsLots } from '../../core/draw/numbers';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { parseFirstBoards } from '../../core/sections/boards';
import { DEAL_METHODS, type DealMethod, SECTION_SHEETS } from '../../core/sections/section';
import { LEFTOVERS } from '../../core/sections/sizes';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { oneLine } from '../columns';
import { type Arguments, OPTION, type Report, type Session } from '../command';
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
import { optional, parseChoice, parseNumber, collectResults } from '../values';

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
        leftover: parseChoice(given.text('leftover') ?? 'last', 'leftover', LEFTOVERS),
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
      sheets: optional(given.text('sheets'), (typed) => parseChoice(typed, 'sheets', SECTION_SHEETS)),
    }),
    ({ dealing, games, sheets, ...chosen }) => {
      const seed = drawsLots(chosen.numbers) ? (given.text('seed') ?? session.random()) : undefined;
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
  language: string,
  { seed }: { readonly seed: string | undefined },
): Report => {
  const { sections, warnings } = paired;
  const texts = cliTexts(language);
  const count = sections.length;
  const players = sections.reduce((sum, { tournament }) => sum + tournament.players.length, 0);
  return {
    text: () =>
      [
        say(texts.dealt, language, { players, count, out }),
        ...sections.map(({ name, tournament }) =>
          say(texts.section, language, {
            name: oneLine(name),
            players: tournament.players.map((player) => oneLine(player.name)).join(', '),
          }),
        ),
        ...(seed === undefined ? [] : [say(texts.sectionSeeds, language, { seed })]),
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
    createSections(workbook, list, dealing, tournament, { ...origin, sheets }),
  report: reportOf,
});
