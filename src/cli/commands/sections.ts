import { parse } from 'node:path';
import { DEFAULT_NUMBERS } from '../../app/choices';
import { createSections } from '../../app/sections/create';
import type { SectionChoices } from '../../app/sections/deal';
import type { PairedSections } from '../../app/sections/pair';
import { drawsLots, makeNumbering, numberingOf } from '../../core/draw/numbers';
import { idOf } from '../../core/format/id';
import { parseOptions } from '../../core/pairing/options';
import { entryAt } from '../../core/present';
import { problem } from '../../core/problem';
import { andThen, fail, ok, type Result } from '../../core/result';
import { parseFirstBoards } from '../../core/sections/boards';
import { DEAL_METHODS, SECTION_SHEETS, type DealMethod } from '../../core/sections/section';
import { LEFTOVERS } from '../../core/sections/sizes';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { parseRange } from '../../sheets/roster';
import {
  ENCODING_OPTION,
  OPTION,
  outputOptions,
  type Arguments,
  type Command,
  type Report,
  type Session,
} from '../command';
import { oneLine } from '../line';
import { REPORT_OPTION, reportsIn } from '../reportOption';
import { withCopy } from '../sources';
import {
  optional,
  PAPER_CHOICES,
  parseChoice,
  parseCodes,
  parseNumber,
  parsePaperOption,
  parseScoring,
  together,
} from '../values';

/** The size of a section; by hand the list says it. */
const sizeOf = (typed: string | undefined, by: DealMethod): Result<number> => {
  if (typed !== undefined) return parseNumber(typed, 'size');
  return by === 'hand' ? ok(0) : fail(problem('section-size-missing', { field: 'size' }));
};

const dealingOf = (given: Arguments): Result<SectionChoices> =>
  andThen(parseChoice(given.required('by'), 'by', DEAL_METHODS), (by) =>
    andThen(
      together({
        size: sizeOf(given.text('size'), by),
        firstBoards: parseFirstBoards(given.text('first-board') ?? ''),
        leftover: parseChoice(given.text('leftover') ?? 'last', 'leftover', LEFTOVERS),
      }),
      (chosen) => ok({ ...chosen, by, avoid: given.text('avoid'), column: given.text('column') }),
    ),
  );

const choicesOf = (given: Arguments, { random, language, locale = '' }: Session) =>
  andThen(
    together({
      numbers: andThen(numberingOf(given.text('numbers') ?? DEFAULT_NUMBERS), (found) =>
        ok(makeNumbering(found)),
      ),
      cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
      scoring: optional(given.text('scoring'), parseScoring),
      paper: parsePaperOption(given.text('paper'), locale),
      reports: reportsIn(given),
    }),
    (chosen) =>
      ok({
        ...chosen,
        language,
        event: given.text('event'),
        system: given.text('system'),
        systemOptions: parseOptions(given.texts('option').join(',')),
        rules: given.text('rules'),
        tieBreaks: optionalCodes(given.text('tie-breaks')),
        seed: drawsLots(chosen.numbers) ? (given.text('seed') ?? random()) : undefined,
      }),
  );

const optionalCodes = (typed: string | undefined): readonly string[] | undefined =>
  typed === undefined ? undefined : parseCodes(typed);

/** As programs get it: the players of each section in the order of their numbers. */
const jsonOf = ({ sections }: PairedSections) => ({
  sections: sections.map(({ name, tournament: { players } }) => ({
    name,
    players: players.map((player) => ({ no: player.no, name: player.name })),
  })),
});

const reportOf = (
  paired: PairedSections,
  seed: string | undefined,
  out: string,
  language: string,
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
export const sections: Command = {
  name: 'sections',
  operands: [{ name: 'IN.xlsx|IN.csv' }],
  options: {
    ...ENCODING_OPTION,
    ...outputOptions('OUT.xlsx'),
    size: { takes: 'N' },
    by: { takes: DEAL_METHODS.join('|'), required: true },
    avoid: { takes: 'COLUMN' },
    leftover: { takes: LEFTOVERS.join('|') },
    column: { takes: 'COLUMN' },
    'first-board': { takes: 'N,N' },
    sheets: { takes: SECTION_SHEETS.join('|') },
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    system: { takes: 'ID' },
    option: OPTION,
    cycles: { takes: 'N' },
    numbers: { takes: 'METHOD' },
    seed: { takes: 'TEXT' },
    rules: { takes: 'ID' },
    scoring: { takes: 'W,D,L' },
    'tie-breaks': { takes: 'LIST' },
    paper: { takes: PAPER_CHOICES.join('|') },
    report: REPORT_OPTION,
    event: { takes: 'NAME' },
    id: { takes: 'TEXT', hidden: true },
  },
  run: async (given, session) => {
    const file = entryAt(given.operands, 0);
    const asked = together({
      range: optional(given.text('range'), parseRange),
      dealing: dealingOf(given),
      choices: choicesOf(given, session),
      sheets: optional(given.text('sheets'), (typed) => parseChoice(typed, 'sheets', SECTION_SHEETS)),
    });
    if (!asked.ok) return asked;
    const { range, dealing, choices, sheets } = asked.value;
    const id = idOf(given.text('id') ?? session.random());
    const output = { out: given.required('out'), force: given.flag('force') };
    const list = { sheet: given.text('sheet'), range, file: parse(file).name };
    const done = await withCopy(
      file,
      output,
      session.random(),
      async (workbook, located) =>
        andThen(
          await createSections(workbook, list, dealing, choices, { id, time: session.time(), sheets }),
          (paired) => ok({ ...paired, warnings: paired.warnings.map(located) }),
        ),
      session.texts,
    );
    return andThen(done, (paired) => ok(reportOf(paired, choices.seed, output.out, session.language)));
  },
};
