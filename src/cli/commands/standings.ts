import { problem, type Problem } from '../../core/problem';
import { andThen, fail, ok, unlessProblems, type Result } from '../../core/result';
import { checkOrder } from '../../core/tiebreak/registry';
import type { Command } from '../command';
import { readTournaments, type ReadTournament } from '../formats';
import { inFile } from '../sources';
import { eventStandings, ownOrder, standingsText, type EventStandings, type RankOrder } from '../standings';
import { allOf, parseCodes, together } from '../values';

/** `LABEL:PTS,SB`. */
const ORDER = /^[^:]*:[^:]+$/;

const orderOf = (typed: string): RankOrder => ({
  key: typed,
  order: parseCodes(typed.slice(typed.indexOf(':') + 1)),
});

interface FromFile extends ReadTournament {
  readonly file: string;
}

/** All tournaments of all files, else all problems. */
const readAll = async (files: readonly string[]): Promise<Result<readonly FromFile[]>> => {
  const found: FromFile[] = [];
  const problems: Problem[] = [];
  for (const file of files) {
    const read = await readTournaments(file);
    if (read.ok) found.push(...read.value.map((each) => ({ ...each, file })));
    else problems.push(...read.problems);
  }
  return unlessProblems([...problems, ...repeated(found)], () => found);
};

/** The answer has one place for an id: the same from two files would silently lose one. */
const repeated = (found: readonly FromFile[]): readonly Problem[] => {
  const first = new Map<string, string>();
  return found.flatMap(({ tournament: { id }, file }) => {
    const other = first.get(id);
    first.set(id, other ?? file);
    return other === undefined ? [] : [problem('tournament-twice', { file }, { id, other })];
  });
};

/** What one tournament comes to, in numbers and as a text. */
const standingsOf = (
  { tournament, file }: FromFile,
  typed: readonly RankOrder[],
  language: string,
): Result<{ readonly id: string; readonly event: EventStandings; readonly texts: readonly string[] }> => {
  const orders = typed.length > 0 ? typed : [ownOrder(tournament)];
  const result = together({
    id: ok(tournament.id),
    event: eventStandings(tournament, orders),
    texts: allOf(orders.map(({ order }) => standingsText(tournament, order, language))),
  });
  return inFile(file, result);
};

/** The standings of event files and workbooks. */
export const standings: Command = {
  name: 'standings',
  operands: [{ name: 'FILE', many: true }],
  options: { order: { takes: 'LABEL:LIST', many: true, form: ORDER } },
  run: async (given, { language }) => {
    const typed = given.texts('order').map(orderOf);
    const [wrong, ...more] = typed.flatMap(({ order }) => checkOrder(order));
    if (wrong) return fail(wrong, ...more);
    const read = await readAll(given.operands);
    if (!read.ok) return read;
    const found = allOf(read.value.map((each) => standingsOf(each, typed, language)));
    return andThen(found, (all) =>
      ok({
        text: () => all.flatMap(({ texts }) => texts).join('\n\n'),
        json: () => Object.fromEntries(all.map(({ id, event }) => [id, event])),
        warnings: read.value.flatMap(({ warnings }) => warnings),
      }),
    );
  },
};
