import { Field, Select } from '@fluentui/react-components';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, name: string])[];
  readonly onChoose: (value: T) => void;
}

/** One of a few. */
export const Choice = <T extends string>({ label, hint, value, choices, onChoose }: ChoiceProps<T>) => (
  <Field label={label} {...(hint === undefined ? {} : { hint })}>
    <Select value={value} onChange={(_, chosen) => onChoose(chosen.value as T)}>
      {choices.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  </Field>
);
