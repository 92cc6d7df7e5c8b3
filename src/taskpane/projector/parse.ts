import {
  anyText,
  given,
  listOf,
  makeFindings,
  oneOf,
  record,
  type Read,
  parseJson,
} from '../../core/format/fields';
import { present } from '../../core/present';
import { ok, type Result, failAll } from '../../core/result';
import type { ProjectorView, ShownGame, ShownPlace, ShownRound, ShownStandings } from './view';

/** What was read, without the fields that were not; whether any was not, the findings tell. */
const whole = <T extends object>(fields: { readonly [Key in keyof T]: T[Key] | undefined }): T =>
  given(fields) as T;

const game: Read<ShownGame> = record(({ required }) =>
  whole<ShownGame>({
    board: required('board', anyText),
    left: required('left', anyText),
    result: required('result', anyText),
    right: required('right', anyText),
    white: required('white', oneOf(['left', 'right'])),
  }),
);

const round: Read<ShownRound> = record(({ required }) =>
  whole<ShownRound>({
    title: required('title', anyText),
    headings: required(
      'headings',
      record((headings) =>
        whole<ShownRound['headings']>({
          board: headings.required('board', anyText),
          left: headings.required('left', anyText),
          result: headings.required('result', anyText),
          right: headings.required('right', anyText),
        }),
      ),
    ),
    games: required('games', listOf(game)),
    note: required('note', anyText),
  }),
);

const place: Read<ShownPlace> = record(({ required }) =>
  whole<ShownPlace>({
    place: required('place', anyText),
    name: required('name', anyText),
    points: required('points', anyText),
  }),
);

const standings: Read<ShownStandings> = record(({ required }) =>
  whole<ShownStandings>({
    title: required('title', anyText),
    headings: required('headings', place),
    places: required('places', listOf(place)),
    note: required('note', anyText),
  }),
);

const view: Read<ProjectorView> = record(({ required, optional }) =>
  whole<ProjectorView>({
    language: required('language', anyText),
    event: required('event', anyText),
    progress: required('progress', anyText),
    rounds: required('rounds', listOf(round)),
    standings: optional('standings', standings) ?? null,
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
