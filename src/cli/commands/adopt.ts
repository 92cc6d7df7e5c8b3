import { parse } from 'node:path';
import { adopt as adoptTable, type AdoptChoices, type AdoptedSheets } from '../../app/tools/adopt';
import { idOf } from '../../core/format/id';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { adoptTexts, usedValues } from '../../language/adopt';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { parseRange } from '../../sheets/roster';
import {
  ENCODING_OPTION,
  outputOptions,
  type Arguments,
  type Command,
  type Report,
  type Session,
} from '../command';
import { withCopy } from '../sources';
import {
  optional,
  PAPER_CHOICES,
  parseCodes,
  parseNumber,
  parsePaperOption,
  parseScoring,
  together,
} from '../values';

const choicesOf = (given: Arguments, { language, locale = '' }: Session): Result<AdoptChoices> =>
  andThen(
    together({
      cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
      scoring: optional(given.text('scoring'), parseScoring),
      paper: parsePaperOption(given.text('paper'), locale),
    }),
    (parsed) => {
      const tieBreaks = given.text('tie-breaks');
      return ok({
        ...parsed,
        language,
        event: given.text('event'),
        system: given.text('system'),
        rules: given.text('rules'),
        tieBreaks: tieBreaks === undefined ? undefined : parseCodes(tieBreaks),
      });
    },
  );

const reportOf = (adopted: AdoptedSheets, out: string, language: string): Report => {
  const { tournament, layout, used, inferred, compared, games, sheet, sheets, warnings } = adopted;
  const { id, event, cycles, rounds, players } = tournament;
  const texts = adoptTexts(language);
  const finished = tournament.games.filter(({ outcome }) => outcome !== null).length;
  const counts = { players: players.length, rounds, games: tournament.games.length, finished };
  const differing = compared.filter(({ agrees }) => !agrees).length;
  return {
    text: () =>
      [
        say(texts.read, language, { sheet, kind: layout.kind, area: layout.area }),
        say(texts.adopted, language, { ...counts, out }),
        say(texts.used, language, usedValues(used)),
        ...(tournament.profile === 'go' ? [say(cliTexts(language).goByList, language, {})] : []),
        ...(compared.length === 0
          ? []
          : [say(texts.compared, language, { count: compared.length, differing })]),
      ].join('\n'),
    json: () => ({
      id,
      event,
      sheet,
      layout,
      used,
      cycles,
      ...counts,
      inferred,
      compared,
      games: games.map(({ no, ...known }) => ({ ...entryAt(tournament.games, no - 1), ...known })),
      sheets,
      out,
    }),
    warnings,
    profile: tournament.profile,
  };
};

/** From a cross-table or a list of results to a tournament in the same workbook. */
export const adopt: Command = {
  name: 'adopt',
  operands: [{ name: 'IN.xlsx|IN.csv' }],
  options: {
    ...ENCODING_OPTION,
    ...outputOptions('OUT.xlsx'),
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    system: { takes: 'ID' },
    cycles: { takes: 'N' },
    scoring: { takes: 'W,D,L' },
    rules: { takes: 'ID' },
    'tie-breaks': { takes: 'LIST' },
    paper: { takes: PAPER_CHOICES.join('|') },
    event: { takes: 'NAME' },
    id: { takes: 'TEXT', hidden: true },
  },
  run: async (given, session) => {
    const file = entryAt(given.operands, 0);
    const asked = together({
      range: optional(given.text('range'), parseRange),
      choices: choicesOf(given, session),
    });
    if (!asked.ok) return asked;
    const { range, choices } = asked.value;
    const id = idOf(given.text('id') ?? session.random());
    const output = { out: given.required('out'), force: given.flag('force') };
    const list = { sheet: given.text('sheet'), range, file: parse(file).name };
    const done = await withCopy(
      file,
      output,
      session.random(),
      async (workbook, located) =>
        andThen(await adoptTable(workbook, list, choices, { id, time: session.time() }), (adopted) =>
          ok({ ...adopted, warnings: adopted.warnings.map(located) }),
        ),
      session.texts,
    );
    return andThen(done, (adopted) => ok(reportOf(adopted, output.out, session.language)));
  },
};
