import {
  clearValidation,
  fullAddress,
  getValidation,
  setValidation,
  validationType,
  type Book,
} from '../../model';
import type { ValidationState } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

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

const read = <T>(
  { book }: HostContext,
  { ref }: RangeObject,
  part: (state: ValidationState) => T,
): T | null => {
  const state = getValidation(book, ref);
  return state === null ? null : part(state);
};

/** Data validation of a range. */
export const validationRow = row<HostContext, RangeObject>({
  type: 'DataValidation',
  get: {
    Type: ({ book }, { ref }) => validationType(book, ref),
    Rule: (context, it) => read(context, it, ({ rule }) => rule) ?? {},
    Prompt: (context, it) => read(context, it, ({ prompt }) => prompt) ?? {},
    ErrorAlert: (context, it) => read(context, it, ({ errorAlert }) => errorAlert) ?? {},
  },
  set: {
    Rule: ({ book }, { ref }, rule: Rule) => setValidation(book, ref, { rule: withFormulas(book, rule) }),
    Prompt: ({ book }, { ref }, prompt: Readonly<Record<string, unknown>>) =>
      setValidation(book, ref, { prompt }),
    ErrorAlert: ({ book }, { ref }, errorAlert: Readonly<Record<string, unknown>>) =>
      setValidation(book, ref, { errorAlert }),
  },
  call: { Clear: ({ book }, { ref }) => clearValidation(book, ref) },
});
