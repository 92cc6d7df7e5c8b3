import { addTournament } from '../../app/create';
import { tournamentOf } from '../../app/draft';
import { idOf } from '../../core/format/id';
import type { Problem } from '../../core/problem';
import { andThen, ok, type Result } from '../../core/result';
import { drawsOf, withDraw } from '../draws';
import { readList } from '../lists';
import { choicesOf } from '../options';
import { sameText } from '../sameText';
import type { ListState } from '../state';
import type { Ports } from '../ports';
import type { Looking } from './looking';
import type { Keeping, Tasks } from './tasks';

type Outside = Pick<Ports, 'workbook' | 'language' | 'time' | 'random'>;

/** Makes the tournament of a list; its id, with the warnings of its sheets. */
const makeOf = async (
  list: ListState & { readonly kind: 'read' },
  { workbook, language, time, random }: Outside,
  { get }: Keeping,
  { progress }: Pick<Tasks, 'progress'>,
): Promise<Result<readonly [string, readonly Problem[]]>> => {
  const { options, event, draws } = get();
  const named = event === null || event.trim() === '' ? undefined : event.trim();
  const tournament = andThen(choicesOf(list.roster, options, language), (choices) =>
    tournamentOf(list.roster, { ...choices, event: named }, { id: idOf(random()) }),
  );
  if (!tournament.ok) return tournament;
  const now = time();
  const drawn = withDraw(draws, { roster: list.roster, options, language }, now);
  const told = { time: now, draws: drawsOf(drawn, list.roster) };
  const added = await addTournament(workbook, tournament.value, told, progress);
  return andThen(added, ({ warnings }) => ok([tournament.value.id, warnings] as const));
};

/**
 * Makes a tournament of the list that is shown, and shows it. The list is read once more: nobody shall get a tournament
 * of another list than they looked at.
 */
export const createTournament = async (
  outside: Outside,
  store: Keeping,
  tasks: Pick<Tasks, 'progress' | 'failed'>,
  { summary, seen, lookForLeftovers }: Looking,
): Promise<void> => {
  const { list } = store.get();
  if (list.kind !== 'read') return;
  const again = await readList(outside.workbook, list.choice);
  if (again.kind !== 'read' || !sameText(again.roster, list.roster)) {
    store.dispatch({ type: 'list', list: again });
    store.dispatch({ type: 'told', told: { what: 'list-changed' } });
    return;
  }
  const made = await makeOf(again, outside, store, tasks);
  if (!made.ok) {
    tasks.failed(made.problems);
    return lookForLeftovers();
  }
  const [id, warnings] = made.value;
  const summaries = await summary();
  if (!summaries.ok) return seen(summaries);
  store.dispatch({
    type: 'made',
    made: { id, warnings },
    summaries: summaries.value,
    seed: outside.random(),
  });
};
