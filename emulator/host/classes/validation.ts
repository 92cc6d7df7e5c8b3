import { setValidation } from '../../model';
import type { ValidationState } from '../../model/state';
import { type HostContext, type RangeObject, row } from '../row';

/** Data validation of a range. */
export const validationRow = row<HostContext, RangeObject>({
  type: 'DataValidation',
  set: {
    Rule: ({ book }, { ref }, rule: ValidationState['rule']) => setValidation(book, ref, { rule }),
    Prompt: ({ book }, { ref }, prompt: ValidationState['prompt']) => setValidation(book, ref, { prompt }),
    ErrorAlert: ({ book }, { ref }, errorAlert: ValidationState['errorAlert']) =>
      setValidation(book, ref, { errorAlert }),
  },
});
