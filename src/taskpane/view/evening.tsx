import { makeStyles, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { withTeams } from '../../app/teams';
import { type EveningField, eveningOf, type EveningRequest } from '../../core/calendar/evening';
import { problem } from '../../core/problem';
import { andThen, ok, type Result, unlessProblems } from '../../core/result';
import { eveningWords } from '../../language/evening';
import { newTournamentTexts } from '../../language/newTournament';
import type { Roster } from '../../sheets/roster';
import { isMatch, type SystemChoice, tableFor } from '../matches';
import { effective } from '../draft';
import { TextField } from './choice';
import { type RosterProps, Sentence, Stack } from './frame';
import { Group } from './group';
import { Problems } from './problems';

/** What an evening is told, as it was typed; times of day as `19:00`. */
interface EveningTyped {
  readonly minutes: string;
  readonly increment: string;
  readonly from: string;
  /** Empty where there is no end to keep to. */
  readonly to: string;
  /** Empty for as many as are needed. */
  readonly boards: string;
  readonly turn: string;
}

/** Minutes since midnight; `null` while a time is being typed. */
const minutesOf = (typed: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(typed.trim()) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** The fields of numbers, with the names under which problems know them. */
const NUMBERS = [
  ['minutes', 'time'],
  ['increment', 'time'],
  ['turn', 'turn'],
  ['boards', 'boards'],
] as const;

const numberOf = (typed: string): number => Number(typed.trim().replace(',', '.'));

const fieldOf = (roster: Roster, options: SystemChoice): EveningField => {
  const players = roster.players.length;
  if (!isMatch(roster, options) || !withTeams(roster).ok) return { players };
  const members = tableFor(roster, options);
  return { members, opponents: players - members };
};

/** While something is being typed that an evening cannot do without. */
const isUnfinished = ({ minutes, increment, turn, from }: EveningTyped): boolean =>
  [minutes, increment, turn].some((typed) => typed.trim() === '') || minutesOf(from) === null;

/**
 * What is asked of an evening for a list and its choices; `null` while it is being typed. Problems: `not-a-whole-number` for
 * each field that holds none.
 */
const eveningRequest = (
  roster: Roster,
  options: SystemChoice,
  cycles: number,
  typed: EveningTyped,
): Result<EveningRequest | null> => {
  if (isUnfinished(typed)) return ok(null);
  const wrong = NUMBERS.filter(([name]) => Number.isNaN(numberOf(typed[name]))).map(([name, field]) =>
    problem('not-a-whole-number', { field }, { typed: typed[name] }),
  );
  return unlessProblems(wrong, () => ({
    field: fieldOf(roster, options),
    cycles,
    control: { minutes: numberOf(typed.minutes), increment: numberOf(typed.increment) },
    turn: numberOf(typed.turn),
    boards: typed.boards.trim() === '' ? undefined : numberOf(typed.boards),
    from: minutesOf(typed.from) ?? 0,
    to: minutesOf(typed.to) ?? undefined,
  }));
};

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: tokens.spacingHorizontalM,
    rowGap: tokens.spacingVerticalS,
    alignItems: 'end',
  },
  fit: { margin: 0, fontWeight: tokens.fontWeightSemibold },
  instead: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
});

/** What is usual at clubs: half an hour a game, from seven to half past ten. */
const USUAL: EveningTyped = {
  minutes: '10',
  increment: '5',
  from: '19:00',
  to: '22:30',
  boards: '',
  turn: '5',
};

const FIELDS = ['minutes', 'increment', 'from', 'to', 'boards', 'turn'] as const;

const Answer = ({ pane, state, speech, roster, typed }: RosterProps & { readonly typed: EveningTyped }) => {
  const styles = useStyles();
  const { cycles } = effective(roster, state.options);
  const asked = eveningRequest(roster, state.options, cycles, typed);
  const evening = andThen(asked, (request) =>
    request ? andThen(eveningOf(request), (found) => ok({ request, found })) : ok(null),
  );
  if (!evening.ok) {
    const title = speech.say(speech.texts.errors, { count: evening.problems.length });
    return <Problems pane={pane} speech={speech} problems={evening.problems} intent="error" title={title} />;
  }
  if (!evening.value) return null;
  const { request, found } = evening.value;
  const { facts, fit, instead, after } = eveningWords(request, found, speech.language);
  return (
    <Stack gap="XS" aria-live="polite">
      {fit !== null && <p className={styles.fit}>{fit}</p>}
      {after !== null && <Sentence>{after}</Sentence>}
      {instead.length > 0 && (
        <ul className={styles.instead}>
          {instead.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {facts.map((fact) => (
        <Sentence key={fact} quiet>
          {fact}
        </Sentence>
      ))}
    </Stack>
  );
};

const Evening = (props: RosterProps) => {
  const styles = useStyles();
  const { labels } = newTournamentTexts(props.speech.language).evening;
  const [typed, type] = useState(USUAL);
  return (
    <>
      <div className={styles.fields}>
        {FIELDS.map((field) => (
          <TextField
            key={field}
            label={labels[field]}
            {...(field === 'from' || field === 'to' ? { type: 'time' } : { inputMode: 'numeric' })}
            value={typed[field]}
            onType={(value) => type({ ...typed, [field]: value })}
          />
        ))}
      </div>
      <Answer {...props} typed={typed} />
    </>
  );
};

/** Whether the tournament fits the evening, and what would instead. */
export const EveningGroup = (props: RosterProps) => {
  const { name, why } = newTournamentTexts(props.speech.language).evening;
  return (
    <Group name={name} chosen="" why={why}>
      {() => <Evening {...props} />}
    </Group>
  );
};
