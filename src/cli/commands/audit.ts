import { readSchedule } from '../../app/tools/check';
import { type Audit, type Audited, auditOf } from '../../core/audit/audit';
import { auditedOf } from '../../core/check/remarks';
import type { Tournament } from '../../core/model';
import { parseOptions } from '../../core/pairing/options';
import { type ScheduleRequest, makeSchedule } from '../../core/pairing/schedule';
import { makeTeamSchedule, memberLabel, type TeamRequest } from '../../core/pairing/teams/schedule';
import { allOf, andThen, ok, relocated, type Result } from '../../core/result';
import { auditTexts } from '../../language/audit';
import { say } from '../../language/language';
import { LANGUAGE, type Arguments, type Command, ENCODING_OPTION, OPTION } from '../command';
import { extensionOf, type TextReading } from '../files';
import { readTournaments } from '../eventFiles';
import { LIST_EXTENSIONS, openSource } from '../sources';
import { listSizesIn, placeIn, teamSizesIn } from '../values';

/** A schedule with what it is called: a system with its options, or a tournament. */
interface Named {
  readonly name: string;
  readonly schedule: Audited;
  /** How a player is known on paper; their number if absent. */
  readonly label?: (no: number) => string;
}

const ofSystem = (
  system: string,
  players: number,
  { cycles, exchangeLastTwo }: Pick<ScheduleRequest, 'cycles' | 'exchangeLastTwo'>,
  typed: readonly string[],
): Result<Named> => {
  const options = parseOptions(typed.join(','));
  return andThen(makeSchedule({ system, players, cycles, exchangeLastTwo, options }), (schedule) =>
    ok({ name: [system, ...typed].join(' '), schedule }),
  );
};

const ofTeamSystem = (
  system: string,
  sizes: Pick<TeamRequest, 'boards' | 'opponents' | 'cycles'>,
  typed: readonly string[],
): Result<Named> =>
  andThen(makeTeamSchedule({ system, ...sizes, options: parseOptions(typed.join(',')) }), (schedule) => {
    const { boards } = schedule;
    return ok({
      name: [system, ...typed].join(' '),
      schedule: { ...schedule, leaders: [1, 2, boards + 1, boards + 2] },
      label: (no: number) => memberLabel(boards, no),
    });
  });

/** The chosen system with its options and, where one is wanted, another beside it. */
const systemsIn = (
  given: Arguments,
  of: (system: string, options: readonly string[]) => Result<Named>,
): Result<readonly Named[]> => {
  const system = given.text('system') ?? 'berger';
  const [options, others] = [given.texts('option'), given.texts('against-option')];
  const against = given.text('against') ?? (others.length > 0 ? system : undefined);
  return allOf([of(system, options), ...(against === undefined ? [] : [of(against, others)])]);
};

const fromTables = (given: Arguments): Result<readonly Named[]> =>
  given.text('boards') === undefined
    ? andThen(listSizesIn(given), ({ players, ...sizes }) =>
        systemsIn(given, (system, options) => ofSystem(system, players, sizes, options)),
      )
    : andThen(teamSizesIn(given), (sizes) =>
        systemsIn(given, (system, options) => ofTeamSystem(system, sizes, options)),
      );

const ofTournament = ({ id, event, players, rounds, games }: Tournament): Named => ({
  name: `${event} (${id})`,
  schedule: {
    players: players.length,
    rounds: Array.from({ length: rounds }, (_, index) => ({
      round: index + 1,
      games: games.filter(({ round }) => round === index + 1),
    })),
  },
});

const fromFile = async (file: string, texts: TextReading): Promise<Result<readonly Named[]>> =>
  andThen(await readTournaments(file, { texts, of: 'players' }), (found) =>
    ok(found.map(({ tournament }) => ofTournament(tournament))),
  );

/** A schedule that somebody typed: on a sheet, or in a text file. */
const fromTyped = async (
  file: string,
  given: Arguments,
  texts: TextReading,
): Promise<Result<readonly Named[]>> => {
  const place = placeIn(given);
  if (!place.ok) return place;
  const source = await openSource(file, texts);
  if (!source.ok) return source;
  const { workbook, located } = source.value;
  const read = await readSchedule(workbook, place.value);
  return relocated(
    andThen(read, ({ grid, schedule }) => ok([{ name: grid.sheet, ...auditedOf(schedule) }])),
    located,
  );
};

/** Whether a file is asked for a typed schedule, and not for its tournaments. */
const isTyped = (file: string, given: Arguments): boolean =>
  LIST_EXTENSIONS.includes(extensionOf(file)) ||
  given.text('sheet') !== undefined ||
  given.text('range') !== undefined;

const textOf = (name: string, audit: Audit, label: (no: number) => string = String): string => {
  const texts = auditTexts(LANGUAGE);
  const line = (text: string, values: Readonly<Record<string, string | number>>): string =>
    `  ${say(text, LANGUAGE, values)}`;
  const listed = (numbers: readonly (number | string)[]) => ({
    count: numbers.length,
    numbers: numbers.join(', '),
  });
  return [
    name,
    line(texts.longestRun, { count: audit.longestRun }),
    line(texts.balance, { count: audit.widestBalance }),
    line(texts.half, { count: audit.widestHalf }),
    line(texts.repeats, { count: audit.repeats }),
    line(texts.startsTwice, listed(audit.startsTwice.map(label))),
    line(texts.alternating, listed(audit.alternatingRounds)),
    line(texts.walked, { count: audit.walked }),
    ...audit.meetings.map(({ one, other, round, white }) =>
      line(texts.meeting, { one: label(one), other: label(other), round, white: label(white) }),
    ),
    ...audit.players
      .filter(({ rests }) => rests.length > 0)
      .map(({ no, rests }) => line(texts.rest, { no: label(no), rounds: rests.join(', ') })),
  ].join('\n');
};

/** What a pairing table asks of its players, alone or beside others; or what the games of a file do. */
export const audit: Command = {
  name: 'audit',
  operands: [{ name: 'FILE', optional: true }],
  options: {
    ...ENCODING_OPTION,
    system: { takes: 'ID', only: 'without a file' },
    option: { ...OPTION, only: 'without a file' },
    players: { takes: 'N', needed: 'without a file', unless: 'boards' },
    boards: { takes: 'N', only: 'without a file', excludes: ['players', 'exchange-last-two'] },
    opponents: { takes: 'N', goesWith: 'boards' },
    cycles: { takes: 'K', only: 'without a file' },
    'exchange-last-two': { takes: 'yes|no', only: 'without a file' },
    against: { takes: 'ID', only: 'without a file' },
    'against-option': { ...OPTION, only: 'without a file' },
    sheet: { takes: 'NAME', only: 'with a file' },
    range: { takes: 'A1:D20', only: 'with a file' },
  },
  run: async (given, { texts }) => {
    const [file] = given.operands;
    const named =
      file === undefined
        ? fromTables(given)
        : isTyped(file, given)
          ? await fromTyped(file, given, texts)
          : await fromFile(file, texts);
    return andThen(named, (all) => {
      const audits = all.map((each) => ({ ...each, audit: auditOf(each.schedule) }));
      return ok({
        text: () => audits.map(({ name, audit, label }) => textOf(name, audit, label)).join('\n\n'),
        json: () => ({ audits: audits.map(({ name, audit }) => ({ name, ...audit })) }),
      });
    });
  },
};
