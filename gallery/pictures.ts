/** A picture for README or the guide: the first page of a sheet of a specimen. */
export interface Picture {
  /** The file's name, without `.png`. */
  readonly name: string;
  readonly specimen: string;
  readonly sheet: string;
}

/** The pictures that `npm run gallery -- --pictures` draws into `docs/pictures`. */
export const PICTURES: readonly Picture[] = [
  { name: 'round', specimen: '10-single-half', sheet: 'Round' },
  { name: 'standings', specimen: '10-single-half', sheet: 'Standings' },
  { name: 'crosstable', specimen: '10-withdrawal', sheet: 'Crosstable' },
  { name: 'pairings-withdrawal', specimen: '10-withdrawal', sheet: 'Pairings' },
  { name: 'final-report', specimen: '10-single-finished', sheet: 'Final report' },
  { name: 'race', specimen: '10-single-finished', sheet: 'Race' },
  { name: 'match', specimen: 'match-finished', sheet: 'Match' },
  { name: 'tournament', specimen: '10-single-half', sheet: 'Tournament' },
  { name: 'wall-chart', specimen: '10-single-half', sheet: 'Wall chart' },
  { name: 'result-slips', specimen: '10-single-half', sheet: 'Result slips' },
  { name: 'go-standings', specimen: 'go-half', sheet: 'Standings' },
  { name: 'scripts', specimen: 'scripts', sheet: 'Crosstable' },
];
