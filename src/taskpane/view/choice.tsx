import { Field, makeStyles, Select } from '@fluentui/react-components';

// A list is as wide as the pane, not as its longest choice.
const useStyles = makeStyles({
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  select: { minWidth: 0 },
});

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, name: string])[];
  readonly onChoose: (value: T) => void;
}

/** One of a few. */
export const Choice = <T extends string>({ label, hint, value, choices, onChoose }: ChoiceProps<T>) => {
  const styles = useStyles();
  return (
    <Field className={styles.field} label={label} {...(hint === undefined ? {} : { hint })}>
      <Select
        className={styles.select}
        select={{ className: styles.select }}
        value={value}
        onChange={(_, chosen) => onChoose(chosen.value as T)}
      >
        {choices.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
};

/** The keys of a record, in the order in which they stand. */
export const keys = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(record) as T[];
