import { auditOf, type Audit, type Audited } from '../../core/audit/audit';
import type { Tournament } from '../../core/model';
import { parseOptions } from '../../core/pairing/options';
import { makeSchedule } from '../../core/pairing/schedule';
import { andThen, ok, type Result } from '../../core/result';
import { auditTexts } from '../../language/audit';
import { say } from '../../language/language';
import { OPTION, type Arguments, type Command } from '../command';
import { readTournaments } from '../formats';
import { allOf, optional, parseNumber, together } from '../values';

/** A schedule with what it is called: a system with its options, or a tournament. */
interface Named {
  readonly name: string;
  readonly schedule: Audited;
}

const ofSystem = (
  system: string,
  players: number,
  cycles: number,
  typed: readonly string[],
): Result<Named> => {
  const options = parseOptions(typed.join(','));
  return andThen(makeSchedule({ system, players, cycles, options }), (schedule) =>
    ok({ name: [system, ...typed].join(' '), schedule }),
  );
};

const fromTables = async (given: Arguments): Promise<Result<readonly Named[]>> => {
  const asked = together({
    players: parseNumber(given.text('players')!, 'players'),
    cycles: optional(given.text('cycles'), (typed) => parseNumber(typed, 'cycles')),
  });
  const system = given.text('system') ?? 'berger';
  const [options, others] = [given.texts('option'), given.texts('against-option')];
  const against = given.text('against') ?? (others.length > 0 ? system : undefined);
  return andThen(asked, ({ players, cycles = 1 }) =>
    allOf([
      ofSystem(system, players, cycles, options),
      ...(against === undefined ? [] : [ofSystem(against, players, cycles, others)]),
    ]),
  );
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

/** What a pairing table asks of its players, alone or beside another; or what the games of a file do. */
export const audit: Command = {
  name: 'audit',
  operands: [{ name: 'FILE', optional: true }],
  options: {
    system: { takes: 'ID' },
    option: OPTION,
    players: { takes: 'N', needed: 'without a file' },
    cycles: { takes: 'K' },
    against: { takes: 'ID' },
    'against-option': OPTION,
  },
  run: async (given, { language }) => {
    const [file] = given.operands;
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
