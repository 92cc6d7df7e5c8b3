/** A picture for README or the guide: the first page of a sheet of a specimen. */
export interface Picture {
  /** The file's name, without `.png`. */
  readonly name: string;
  readonly specimen: string;
  readonly sheet: string;
}

/** The pictures of paper that `npm run pictures` draws into `docs/pictures`. */
export const PICTURES: readonly Picture[] = [
  { name: 'crosstable', specimen: '10-withdrawal', sheet: 'Crosstable' },
  { name: 'final-report', specimen: '10-single-finished', sheet: 'Report' },
  { name: 'race', specimen: '10-single-finished', sheet: 'Race' },
  { name: 'match', specimen: 'match-finished', sheet: 'Match' },
  { name: 'tournament', specimen: '10-single-half', sheet: 'Tournament' },
  { name: 'wall-chart', specimen: '10-single-half', sheet: 'Wall chart' },
  { name: 'scripts', specimen: 'scripts', sheet: 'Crosstable' },
];
