import { problem, type Problem, type ProblemPlace } from '../problem';
import type { Inferred } from './arrange';

/** What is told of rounds and colours that do not stand in a table: of games that were played, else of those to come. */
export const inferredWarnings = (place: ProblemPlace, inferred: Inferred): readonly Problem[] => {
  const { rounds, colours, system, fitting, roundsOf, coloursOf, finished } = inferred;
  const open = Math.max(roundsOf, coloursOf);
  if (rounds === 'inferred' || colours === 'inferred')
    return [problem('adopt-inferred', place, { count: open, system: system ?? '' })];
  if (rounds !== 'laid-down' && colours !== 'laid-down') return [];
  const both = Math.min(finished.rounds, finished.colours);
  const told =
    both > 0
      ? problem('adopt-schedule-laid-down', place, { count: Math.max(finished.rounds, finished.colours) })
      : finished.rounds > 0
        ? problem('adopt-rounds-laid-down', place, { count: finished.rounds })
        : finished.colours > 0
          ? problem('adopt-colours-laid-down', place, { count: finished.colours })
          : problem('adopt-open-laid-down', place, { count: open });
  return [
    told,
    ...(fitting.length === 0 ? [] : [problem('adopt-tables-fit', place, { choices: fitting.join(', ') })]),
  ];
};
