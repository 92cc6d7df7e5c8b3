import { Field, Input, type InputProps, makeStyles, Select } from '@fluentui/react-components';
import type { Ref } from 'react';

// A list is as wide as the pane, not as its longest choice.
const useStyles = makeStyles({
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  narrow: { minWidth: 0 },
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
        className={styles.narrow}
        select={{ className: styles.narrow }}
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

interface TextFieldProps extends Pick<InputProps, 'type' | 'inputMode' | 'min' | 'onKeyDown'> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** What is typed in one line. */
export const TextField = ({ label, hint, onType, inputRef, ...own }: TextFieldProps) => {
  const { narrow } = useStyles();
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <Input
        {...own}
        className={narrow}
        input={{ className: narrow, ...(inputRef ? { ref: inputRef } : {}) }}
        onChange={(_, { value }) => onType(value)}
      />
    </Field>
  );
};

/** The keys of a record, in the order in which they stand. */
export const keys = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(record) as T[];
