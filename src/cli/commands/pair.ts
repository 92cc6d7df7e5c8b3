import { parse } from 'node:path';
import { entryAt } from '../../core/present';
import { createTournament, type Created, type TournamentChoices } from '../../app/create';
import type { ListChoice } from '../../app/roster';
import { DEFAULT_NUMBERS } from '../../app/choices';
import { COLOUR_METHODS, tossesColours } from '../../core/draw/colours';
import { drawsLots, makeNumbering, numberingOf } from '../../core/draw/numbers';
import { parseWantedPin } from '../../core/draw/placePins';
import type { Draw } from '../../core/draw/protocol';
import { idOf } from '../../core/format/id';
import { PROFILES } from '../../core/model';
import { parseOptions } from '../../core/pairing/options';
import { andThen, ok, type Result } from '../../core/result';
import { calendarIn, CALENDAR_OPTIONS } from '../calendarOptions';
import { REPORT_OPTION, reportsIn } from '../reportOption';
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
import { withCopy } from '../sources';
import {
  optional,
  parseChoice,
  parseCodes,
  PAPER_CHOICES,
  parseNumber,
  parsePaperOption,
  parseScoring,
  parseYesOrNo,
  together,
} from '../values';
import { drawsIn } from './draw';

const listChoice = (given: Arguments): Result<ListChoice> =>
  andThen(optional(given.text('range'), parseRange), (range) => {
    const file = parse(entryAt(given.operands, 0)).name;
    return ok({ sheet: given.text('sheet'), range, file });
  });

const COLOURS = COLOUR_METHODS.map(({ id }) => id);

/** The seed of the lots: the one that was given, else one made up; none without lots. */
const seedFor = (isChance: boolean, typed: string | undefined, random: () => string) =>
  isChance ? (typed ?? random()) : typed;

/** How numbers are given: as was asked for, else as in the last of the draws that were looked at before. */
const drawnAs = (
  { numbers, colours }: Pick<TournamentChoices, 'numbers' | 'colours'>,
  { seed, saidBy }: Pick<TournamentChoices, 'seed' | 'saidBy'>,
  draws: readonly Draw[],
  random: () => string,
): Pick<TournamentChoices, 'numbers' | 'seed' | 'saidBy'> => {
  const last = numbers === undefined && seed === undefined ? draws.at(-1) : undefined;
  const way = numbers ?? last?.numbering;
  const isChance = drawsLots(way ?? DEFAULT_NUMBERS) || tossesColours(colours);
  return {
    numbers: way,
    seed: seedFor(isChance, last && last.seed !== '' ? last.seed : seed, random),
    saidBy: saidBy ?? last?.saidBy,
  };
};

const codesIn = (given: Arguments, option: string): readonly string[] | undefined => {
  const typed = given.text(option);
  return typed === undefined ? undefined : parseCodes(typed);
};

const choicesOf = (
  given: Arguments,
  draws: readonly Draw[],
  { random, language, locale = '' }: Session,
): Result<TournamentChoices> => {
  const parsed = together({
    cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
    numbers: optional(given.text('numbers'), (typed) =>
      andThen(numberingOf(typed), (numbering) => ok(makeNumbering(numbering))),
    ),
    exchangeLastTwo: optional(given.text('exchange-last-two'), (typed) =>
      parseYesOrNo(typed, 'exchange-last-two'),
    ),
    scoring: optional(given.text('scoring'), parseScoring),
    colours: optional(given.text('colours'), (typed) => parseChoice(typed, 'colours', COLOURS)),
    profile: optional(given.text('profile'), (typed) => parseChoice(typed, 'profile', PROFILES)),
    calendar: calendarIn(given),
    reports: reportsIn(given),
    paper: parsePaperOption(given.text('paper'), locale),
  });
  return andThen(parsed, (choices) =>
    ok({
      ...choices,
      language,
      event: given.text('event'),
      system: given.text('system'),
      systemOptions: parseOptions(given.texts('option').join(',')),
      rules: given.text('rules'),
      tieBreaks: codesIn(given, 'tie-breaks'),
      teamColumn: given.text('team-column'),
      teamTieBreaks: codesIn(given, 'team-tie-breaks'),
      ...drawnAs(choices, { seed: given.text('seed'), saidBy: given.text('said-by') }, draws, random),
      pins: given.texts('pin').map(parseWantedPin),
    }),
  );
};

const reportOf = (
  { tournament, warnings }: Created,
  { profile }: Pick<TournamentChoices, 'profile'>,
  out: string,
  language: string,
): Report => {
  const { id, event, system, cycles, rounds, players, games, numbering } = tournament;
  const texts = cliTexts(language);
  const counts = { players: players.length, rounds, games: games.length };
  return {
    text: () =>
      [
        say(texts.paired, language, { ...counts, out }),
        ...(profile === undefined && tournament.profile === 'go' ? [say(texts.goByList, language, {})] : []),
        ...(numbering.seed === undefined ? [] : [say(texts.seed, language, { seed: numbering.seed })]),
      ].join('\n'),
    json: () => ({
      id,
      event,
      system,
      cycles,
      ...counts,
      ...(numbering.seed === undefined ? {} : { seed: numbering.seed }),
      out,
    }),
    warnings,
    profile: tournament.profile,
  };
};

/** From a list of players to a tournament. */
export const pair: Command = {
  name: 'pair',
  operands: [{ name: 'IN.xlsx|IN.csv' }],
  options: {
    ...ENCODING_OPTION,
    ...outputOptions('OUT.xlsx'),
    sheet: { takes: 'NAME' },
    range: { takes: 'A1:D20' },
    system: { takes: 'ID' },
    option: OPTION,
    cycles: { takes: 'N' },
    numbers: { takes: 'METHOD' },
    seed: { takes: 'TEXT' },
    'said-by': { takes: 'NAME', goesWith: 'seed' },
    protocol: { takes: 'DRAWS.json' },
    colours: { takes: COLOURS.join('|') },
    pin: { takes: 'NAME[:board N]', many: true },
    'exchange-last-two': { takes: 'yes|no' },
    rules: { takes: 'ID' },
    scoring: { takes: 'W,D,L' },
    'tie-breaks': { takes: 'LIST' },
    'team-column': { takes: 'NAME' },
    'team-tie-breaks': { takes: 'LIST' },
    ...CALENDAR_OPTIONS,
    profile: { takes: 'ID' },
    report: REPORT_OPTION,
    paper: { takes: PAPER_CHOICES.join('|') },
    event: { takes: 'NAME' },
    id: { takes: 'TEXT', hidden: true },
  },
  run: async (given, session) => {
    const file = given.text('protocol');
    const protocol = file === undefined ? ok([]) : await drawsIn(file);
    if (!protocol.ok) return protocol;
    const draws = protocol.value;
    const choices = together({ list: listChoice(given), tournament: choicesOf(given, draws, session) });
    if (!choices.ok) return choices;
    const { list, tournament } = choices.value;
    const id = idOf(given.text('id') ?? session.random());
    const output = { out: given.required('out'), force: given.flag('force') };
    const created = await withCopy(
      entryAt(given.operands, 0),
      output,
      session.random(),
      async (workbook, located) =>
        andThen(
          await createTournament(workbook, list, tournament, { id, time: session.time(), draws }),
          (made) => ok({ ...made, warnings: made.warnings.map(located) }),
        ),
      session.texts,
    );
    return andThen(created, (made) => ok(reportOf(made, tournament, output.out, session.language)));
  },
};
