import {
  anyText,
  given,
  listOf,
  makeFindings,
  oneOf,
  record,
  type Read,
  yesOrNo,
  parseJson,
} from '../../core/format/fields';
import { present } from '../../core/present';
import { ok, type Result, failAll } from '../../core/result';
import { COLUMN_KINDS, type ProjectorView, type ShownColumn, type ShownTable } from './messages';

/** What was read, without the fields that were not; whether any was not, the findings tell. */
const whole = <T extends object>(fields: { readonly [Key in keyof T]: T[Key] | undefined }): T =>
  given(fields) as T;

const column: Read<ShownColumn> = record(({ required }) =>
  whole<ShownColumn>({
    kind: required('kind', oneOf(COLUMN_KINDS)),
    heading: required('heading', anyText),
    isBold: required('isBold', yesOrNo),
  }),
);

const table: Read<ShownTable> = record(({ required }) =>
  whole<ShownTable>({
    of: required('of', oneOf(['round', 'standings'])),
    title: required('title', anyText),
    columns: required('columns', listOf(column)),
    lines: required('lines', listOf(listOf(anyText))),
    note: required('note', anyText),
  }),
);

const view: Read<ProjectorView> = record(({ required }) =>
  whole<ProjectorView>({
    language: required('language', anyText),
    event: required('event', anyText),
    progress: required('progress', anyText),
    tables: required('tables', listOf(table)),
  }),
);

/** A view as it was sent. Problems: `file-not-json`, and those of the fields that are not as they should be. */
export const parseProjectorView = (sent: string): Result<ProjectorView> => {
  const findings = makeFindings();
  const value = parseJson(sent, findings);
  const found = findings.problems.length === 0 ? view(value, '', findings) : undefined;
  const [first, ...more] = findings.problems;
  return first ? failAll([first, ...more]) : ok(present(found));
};
