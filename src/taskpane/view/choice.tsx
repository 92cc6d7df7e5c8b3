import { Field, Input, type InputProps, makeStyles, mergeClasses, Select } from '@fluentui/react-components';
import { type Ref, useState } from 'react';
import { say } from '../../language/language';
import { paneTexts } from '../../language/pane';

// A list is as wide as the pane, not as its longest choice.
const useStyles = makeStyles({
  field: { gridTemplateColumns: 'minmax(0, 1fr)' },
  narrow: { minWidth: 0 },
  beside: {
    gridTemplateColumns: 'max-content minmax(0, 1fr)',
    // Lists below each other begin at one edge.
    '@media (min-width: 340px)': { gridTemplateColumns: 'minmax(7.25rem, max-content) minmax(0, 1fr)' },
  },
  number: { maxWidth: '4.5rem' },
});

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly choices: readonly (readonly [value: T, name: string])[];
  /** What stands first, with an empty value: that none of them is chosen. */
  readonly none?: string;
  readonly onChoose: (value: T) => void;
  /** The others come when somebody asks for all. */
  readonly usual?: readonly T[];
  /** Whether it stands beside its label. */
  readonly short?: true;
}

/** What stands last where not all are shown. */
const ALL = ' all';
/** More than so many others make a list long. */
const MANY = 2;

/** One of a few. */
export const Choice = <T extends string>({
  label,
  hint,
  value,
  choices,
  none,
  usual,
  onChoose,
  short,
}: ChoiceProps<T>) => {
  const styles = useStyles();
  const [all, showAll] = useState(false);
  const few = usual ? choices.filter(([id]) => id === value || usual.includes(id)) : choices;
  const shown = all || choices.length - few.length <= MANY ? choices : few;
  const option = ([id, name]: (typeof choices)[number]) => (
    <option key={id} value={id}>
      {name}
    </option>
  );
  return (
    <Field
      label={label}
      className={short ? styles.beside : styles.field}
      {...(short && { orientation: 'horizontal' })}
      {...(hint === undefined ? {} : { hint })}
    >
      <Select
        className={styles.narrow}
        select={{ className: styles.narrow }}
        value={value}
        onChange={(_, chosen) => (chosen.value === ALL ? showAll(true) : onChoose(chosen.value as T))}
      >
        {none !== undefined && <option value="">{none}</option>}
        {shown.map(option)}
        {shown.length < choices.length && (
          <option value={ALL}>{say(paneTexts().showAll, { count: choices.length })}</option>
        )}
      </Select>
    </Field>
  );
};

interface TextFieldProps extends Pick<
  InputProps,
  'type' | 'inputMode' | 'min' | 'placeholder' | 'onKeyDown'
> {
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with what was typed. */
  readonly wrong?: string | undefined;
  /** Whether it stands beside its label. */
  readonly short?: true;
  readonly value: string;
  readonly onType: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** What is typed in one line. */
export const TextField = ({ label, hint, wrong, short, onType, inputRef, ...own }: TextFieldProps) => {
  const { narrow, beside, number } = useStyles();
  return (
    <Field
      label={label}
      {...(short && { orientation: 'horizontal', className: beside })}
      {...(hint === undefined ? {} : { hint })}
      {...(wrong === undefined ? {} : { validationMessage: wrong })}
    >
      <Input
        {...own}
        className={mergeClasses(narrow, short && own.type === 'number' && number)}
        input={{ className: narrow, ...(inputRef ? { ref: inputRef } : {}) }}
        onChange={(_, { value }) => onType(value)}
      />
    </Field>
  );
};

/** The keys of a record, in the order in which they stand. */
export const keys = <T extends string>(record: Readonly<Record<T, unknown>>): readonly T[] =>
  Object.keys(record) as T[];
