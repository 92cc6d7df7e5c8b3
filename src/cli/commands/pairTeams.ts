import { parse } from 'node:path';
import type { PairedTeams, TeamEventChoices } from '../../app/pairTeams';
import { createTeamEvent } from '../../app/teamEvent';
import { idOf } from '../../core/format/id';
import { parseOptions } from '../../core/pairing/options';
import { entryAt } from '../../core/present';
import { andThen, ok, type Result } from '../../core/result';
import { LINE_UP_RULES } from '../../core/score';
import { cliTexts } from '../../language/cli';
import { say } from '../../language/language';
import { parseRange } from '../../sheets/roster';
import { ROUND_OPTIONS, teamCalendarIn } from '../calendarOptions';
import {
  ENCODING_OPTION,
  OPTION,
  outputOptions,
  type Arguments,
  type Command,
  type Report,
} from '../command';
import { withCopy } from '../sources';
import { optional, parseChoice, parseCodes, parseNumber, parseScoring, together } from '../values';

const WHITE = ['home', 'away'] as const;

const choicesOf = (given: Arguments, language: string): Result<TeamEventChoices> => {
  const number = (option: string): Result<number | undefined> =>
    optional(given.text(option), (typed) => parseNumber(typed, option));
  const parsed = together({
    boards: number('boards'),
    cycles: number('cycles'),
    scoring: optional(given.text('scoring'), parseScoring),
    matchScoring: optional(given.text('match-points'), parseScoring),
    lineUp: optional(given.text('line-up'), (typed) => parseChoice(typed, 'line-up', LINE_UP_RULES)),
    calendar: teamCalendarIn(given),
    whiteOnOdd: optional(given.text('white-on-odd'), (typed) => parseChoice(typed, 'white-on-odd', WHITE)),
  });
  return andThen(parsed, (choices) =>
    ok({
      ...choices,
      language,
      event: given.text('event'),
      teamColumn: given.text('team-column'),
      system: given.text('system'),
      systemOptions: parseOptions(given.texts('option').join(',')),
      tieBreaks: optionalCodes(given.text('tie-breaks')),
    }),
  );
};

const optionalCodes = (typed: string | undefined): readonly string[] | undefined =>
  typed === undefined ? undefined : parseCodes(typed);

const reportOf = ({ event, warnings }: PairedTeams, out: string, language: string): Report => {
  const {
    id,
    system,
    cycles,
    discipline: { boards },
  } = event;
  const counts = { teams: event.players.length, rounds: event.rounds, matches: event.games.length, boards };
  return {
    text: () => say(cliTexts(language).teamsPaired, language, { ...counts, out }),
    json: () => ({ id, event: event.event, system, cycles, ...counts, out }),
    warnings,
  };
};

/** From a list of players with their teams to an event of teams that all meet. */
export const pairTeams: Command = {
  name: 'pair-teams',
  operands: [{ name: 'IN.xlsx|IN.csv' }],
  options: {
    ...ENCODING_OPTION,
    ...outputOptions('OUT.xlsx'),
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    'team-column': { takes: 'NAME' },
    boards: { takes: 'N' },
    system: { takes: 'ID' },
    option: OPTION,
    cycles: { takes: 'N' },
    scoring: { takes: 'W,D,L' },
    'match-points': { takes: 'W,D,L' },
    'line-up': { takes: LINE_UP_RULES.join('|') },
    'white-on-odd': { takes: WHITE.join('|') },
    'tie-breaks': { takes: 'LIST' },
    ...ROUND_OPTIONS,
    event: { takes: 'NAME' },
    id: { takes: 'TEXT', hidden: true },
  },
  run: async (given, { random, language, time, texts }) => {
    const file = entryAt(given.operands, 0);
    const asked = together({
      range: optional(given.text('range'), parseRange),
      choices: choicesOf(given, language),
    });
    if (!asked.ok) return asked;
    const { range, choices } = asked.value;
    const list = { sheet: given.text('sheet'), range, file: parse(file).name };
    const id = idOf(given.text('id') ?? random());
    const output = { out: given.required('out'), force: given.flag('force') };
    const created = await withCopy(
      file,
      output,
      random(),
      async (workbook, located) =>
        andThen(await createTeamEvent(workbook, list, choices, id, time()), (made) =>
          ok({ ...made, warnings: made.warnings.map(located) }),
        ),
      texts,
    );
    return andThen(created, (made) => ok(reportOf(made, output.out, language)));
  },
};
