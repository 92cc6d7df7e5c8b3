import { auditOf, type Audit, type Audited } from '../../core/audit/audit';
import { compare, COMPARISONS, type AuditedTable } from '../../core/audit/comparisons';
import type { Tournament } from '../../core/model';
import { makeOptions, parseOptions } from '../../core/pairing/options';
import type { ScheduleRequest } from '../../core/pairing/request';
import { makeSchedule } from '../../core/pairing/schedule';
import { andThen, ok, type Result } from '../../core/result';
import { auditTexts } from '../../language/audit';
import { say } from '../../language/language';
import { OPTION, type Arguments, type Command, type Report } from '../command';
import { readTournaments } from '../formats';
import { allOf, optional, parseNumber, parseYesOrNo, together } from '../values';

/** A schedule with what it is called: a system with its options, or a tournament. */
interface Named {
  readonly name: string;
  readonly schedule: Audited;
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

const fromTables = async (given: Arguments): Promise<Result<readonly Named[]>> => {
  const asked = together({
    players: parseNumber(given.text('players')!, 'players'),
    cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
    exchangeLastTwo: optional(given.text('exchange-last-two'), (typed) =>
      parseYesOrNo(typed, 'exchange-last-two'),
    ),
  });
  const system = given.text('system') ?? 'berger';
  const [options, others] = [given.texts('option'), given.texts('against-option')];
  const against = given.text('against') ?? (others.length > 0 ? system : undefined);
  return andThen(asked, ({ players, cycles = 1, exchangeLastTwo }) => {
    const request = { cycles, exchangeLastTwo };
    return allOf([
      ofSystem(system, players, request, options),
      ...(against === undefined ? [] : [ofSystem(against, players, request, others)]),
    ]);
  });
};

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

const fromFile = async (file: string): Promise<Result<readonly Named[]>> =>
  andThen(await readTournaments(file), (found) =>
    ok(found.map(({ tournament }) => ofTournament(tournament))),
  );

const textOf = (name: string, audit: Audit, language: string): string => {
  const texts = auditTexts(language);
  const line = (text: string, values: Readonly<Record<string, string | number>>): string =>
    `  ${say(text, language, values)}`;
  const listed = (numbers: readonly number[]) => ({ count: numbers.length, numbers: numbers.join(', ') });
  return [
    name,
    line(texts.longestRun, { count: audit.longestRun }),
    line(texts.balance, { count: audit.widestBalance }),
    line(texts.half, { count: audit.widestHalf }),
    line(texts.repeats, { count: audit.repeats }),
    line(texts.startsTwice, listed(audit.startsTwice)),
    line(texts.alternating, listed(audit.alternatingRounds)),
    line(texts.walked, { count: audit.walked }),
    ...audit.meetings.map((meeting) => line(texts.meeting, { ...meeting })),
    ...audit.players
      .filter(({ rests }) => rests.length > 0)
      .map(({ no, rests }) => line(texts.rest, { no, rounds: rests.join(', ') })),
  ].join('\n');
};

const tableName = ({ table }: AuditedTable, language: string): string => {
  const texts = auditTexts(language);
  const { system, options = {}, literal, exchangeLastTwo } = table;
  return [
    system,
    ...(Object.keys(options).length > 0 ? [makeOptions(options)] : []),
    ...(literal ? [texts.literal] : []),
    ...(exchangeLastTwo === undefined
      ? []
      : [say(texts.exchanged, language, { exchanged: exchangeLastTwo ? 'yes' : 'no' })]),
  ].join(', ');
};

/** Tables that are compared by the name of their comparison. */
const comparedReport = (given: Arguments, preset: string, language: string): Result<Report> =>
  andThen(
    optional(given.text('players'), (typed) => parseNumber(typed, 'players')),
    (asked) =>
      andThen(compare(preset, asked), ({ comparison, players, tables }) => {
        const texts = auditTexts(language);
        const words = texts.comparisons[comparison.id]!;
        const audits = tables.map((each) => ({ name: tableName(each, language), ...each.audit }));
        return ok({
          text: () =>
            [
              say(texts.compared, language, { ...words, players }),
              ...audits.map((each) => textOf(each.name, each, language)),
            ].join('\n\n'),
          json: () => ({ preset: comparison.id, players, audits }),
          warnings: [],
        });
      }),
  );

/** What a pairing table asks of its players, alone or beside others; or what the games of a file do. */
export const audit: Command = {
  name: 'audit',
  operands: [{ name: 'FILE', optional: true }],
  options: {
    system: { takes: 'ID' },
    option: OPTION,
    players: { takes: 'N', needed: 'without a file', unless: 'preset' },
    cycles: { takes: 'K' },
    'exchange-last-two': { takes: 'yes|no' },
    against: { takes: 'ID' },
    'against-option': OPTION,
    preset: { takes: COMPARISONS.map(({ id }) => id).join('|') },
  },
  run: async (given, { language }) => {
    const [file] = given.operands;
    const preset = given.text('preset');
    if (preset !== undefined) return comparedReport(given, preset, language);
    const named = file === undefined ? await fromTables(given) : await fromFile(file);
    return andThen(named, (all) => {
      const audits = all.map(({ name, schedule }) => ({ name, ...auditOf(schedule) }));
      return ok({
        text: () => audits.map((each) => textOf(each.name, each, language)).join('\n\n'),
        json: () => ({ audits }),
        warnings: [],
      });
    });
  },
};
