import {
  clearValidation,
  fullAddress,
  getValidation,
  setValidation,
  validationType,
  type Book,
} from '../../model';
import type { ValidationState } from '../../model/state';
import type { HostContext, RangeObject } from '../context';
import { row } from '../row';
import type { AreasObject } from './rangeAreas';

type Rule = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const isRange = (value: unknown): value is RangeObject =>
  typeof value === 'object' && value !== null && 'ref' in value;

/** A range given as a list's source becomes the formula that it stands for. */
const withFormulas = (book: Book, rule: Rule): Rule =>
  Object.fromEntries(
    Object.entries(rule).map(([kind, criteria]) => [
      kind,
      Object.fromEntries(
        Object.entries(criteria).map(([name, value]) => [
          name,
          isRange(value) ? absolute(book, value) : value,
        ]),
      ),
    ]),
  );

const absolute = (book: Book, { ref }: RangeObject): string =>
  `=${fullAddress(book, ref).replace(/([A-Z]+)(\d+)(?=:|$)/g, '$$$1$$$2')}`;

const read = <T>({ book }: HostContext, it: AreasObject, part: (state: ValidationState) => T): T | null => {
  const state = getValidation(book, it.ranges[0]!.ref);
  return state === null ? null : part(state);
};

const write = ({ book }: HostContext, it: AreasObject, part: Parameters<typeof setValidation>[2]): void => {
  for (const { ref } of it.ranges) setValidation(book, ref, part);
};

/** Data validation of ranges. Reading looks at the first range. */
export const validationRow = row<HostContext, AreasObject>({
  type: 'DataValidation',
  get: {
    Type: ({ book }, it) => validationType(book, it.ranges[0]!.ref),
    Rule: (context, it) => read(context, it, ({ rule }) => rule) ?? {},
    Prompt: (context, it) => read(context, it, ({ prompt }) => prompt) ?? {},
    ErrorAlert: (context, it) => read(context, it, ({ errorAlert }) => errorAlert) ?? {},
    IgnoreBlanks: (context, it) => read(context, it, ({ ignoreBlanks }) => ignoreBlanks) ?? true,
  },
  set: {
    Rule: (context, it, rule: Rule) => write(context, it, { rule: withFormulas(context.book, rule) }),
    Prompt: (context, it, prompt: Readonly<Record<string, unknown>>) => write(context, it, { prompt }),
    ErrorAlert: (context, it, errorAlert: Readonly<Record<string, unknown>>) =>
      write(context, it, { errorAlert }),
    IgnoreBlanks: (context, it, ignoreBlanks: boolean) => write(context, it, { ignoreBlanks }),
  },
  call: {
    Clear: ({ book }, it) => {
      for (const { ref } of it.ranges) clearValidation(book, ref);
    },
  },
});
