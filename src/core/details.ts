/**
 * What every report to a federation asks of an event besides its games. `arbiter` and `deputies` are as people write them
 * (`IA First Surname 1234567`), several deputies separated by semicolons; days are dates (`dates.ts`).
 */
export const COMMON_DETAILS = [
  ...(['city', 'federation', 'firstDay', 'lastDay'] as const),
  ...(['arbiter', 'deputies', 'timeControl'] as const),
] as const;

/** What any report asks for, in this order. */
export const DETAIL_NAMES = [
  ...COMMON_DETAILS,
  // US Chess: affiliate, state and ZIP code, the numbers of the two tournament directors
  'affiliate',
  'state',
  'zip',
  'arbiterId',
  'deputyId',
  // England: the code of the event, the number of the submission, who answers for the results and who pays
  'eventCode',
  'submission',
  'officer',
  'officerAddress',
  'treasurer',
  'treasurerAddress',
  // Go: the class of the tournament, komi, adjusted minutes
  'goClass',
  'komi',
  'minutes',
] as const;

export type DetailName = (typeof DETAIL_NAMES)[number];

/** The known details; the others are missing. */
export type EventDetails = { readonly [name in DetailName]?: string };

/** The details with a text. */
export const detailsFrom = (textOf: (name: DetailName) => string): EventDetails =>
  Object.fromEntries(
    DETAIL_NAMES.map((name) => [name, textOf(name)] as const).filter(([, text]) => text !== ''),
  );

/** Details, `undefined` if none is known. */
export const unlessSilent = (details: EventDetails | undefined): EventDetails | undefined =>
  details !== undefined && Object.keys(details).length > 0 ? details : undefined;

/** A tournament whose sheets have cells for these details. */
export const askingForDetails = <T extends { readonly details?: EventDetails }>(tournament: T): T => ({
  ...tournament,
  details: tournament.details ?? {},
});

/** Every detail, `null` if it is not known. */
export const allDetails = (details: EventDetails = {}): Readonly<Record<DetailName, string | null>> =>
  Object.fromEntries(DETAIL_NAMES.map((name) => [name, details[name] ?? null])) as Record<
    DetailName,
    string | null
  >;

/** An arbiter without the number that reports to a federation have of them. */
export const withoutNumber = (arbiter: string): string => arbiter.replace(/\s+\d+$/, '');
