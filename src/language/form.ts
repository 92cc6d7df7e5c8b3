/** The groups of the form on the sheet Tournament, in this order. */
export type FormGroup =
  'event' | 'pairing' | 'points' | 'ranking' | 'appearance' | 'calendar' | 'reports' | 'machine';

/** The words of the form on the sheet Tournament, and the choices that it shows by name. */
export interface FormWords {
  readonly groups: Readonly<Record<FormGroup, string>>;
  /** Beside the cells of the tie-breaks: the first, and each further one. */
  readonly rankedBy: string;
  readonly thenBy: string;
  /** Of the days without play: what they are, and the headings of the first and the last of each range. */
  readonly breaks: Readonly<Record<'label' | 'from' | 'to', string>>;
  /** Beside a choice that is none. */
  readonly unknown: string;
  /** Beside an order of ranking that is not published. */
  readonly ownOrder: string;
  /** Heading of the names in the lists of choices, and of their codes. */
  readonly name: string;
  readonly code: string;
  /** The label of each setting. */
  readonly labels: Readonly<Record<string, string>>;
  /** A sentence beside a setting where it needs one that does not depend on the choice. */
  readonly sentences: Readonly<Record<string, string>>;
  readonly ruleSets: Readonly<Record<string, string>>;
  readonly orders: Readonly<Record<'itself' | 'number' | 'rank', string>>;
  readonly yesNo: Readonly<Record<'yes' | 'no', string>>;
  /** What stands in the column Status of Players, by code. */
  readonly statuses: Readonly<Record<'playing' | 'withdrawn' | 'annulled', string>>;
}

export const formEn: FormWords = {
  groups: {
    event: 'The event',
    pairing: 'How it was paired',
    points: 'Points',
    ranking: 'Ranking',
    appearance: 'Appearance',
    reports: 'For reports',
    calendar: 'Calendar',
    machine: 'For Roundabout',
  },
  rankedBy: 'Ranked by',
  thenBy: 'Then by',
  breaks: { label: 'Days without play', from: 'First day', to: 'Last day; empty if it is a single day' },
  unknown: 'Not one of the choices: take one from the list.',
  ownOrder: 'An order of your own.',
  name: 'Name',
  code: 'Code',
  labels: {
    id: 'Tournament',
    format: 'Format',
    event: 'Event',
    section: 'Section',
    year: 'Year',
    system: 'Pairing system',
    cycles: 'Cycles',
    exchange: 'Last two rounds exchanged',
    rounds: 'Rounds',
    numbering: 'Pairing numbers',
    seed: 'Word for the draw',
    win: 'Win',
    draw: 'Draw',
    loss: 'Loss',
    rules: 'Rules',
    profile: 'Game',
    language: 'Language',
    unplayed: 'Rounds to come on Crosstable',
    options: 'Choices of the system',
    lots: 'Word for the last lots',
    colours: 'Who has White',
    pins: 'Who stays in one place',
    paper: 'Paper',
    city: 'City',
    federation: 'Federation',
    firstDay: 'First day',
    lastDay: 'Last day',
    arbiter: 'Chief arbiter',
    deputies: 'Deputy arbiters',
    timeControl: 'Time control',
    affiliate: 'Affiliate',
    state: 'State',
    zip: 'ZIP code',
    arbiterId: 'Chief arbiter’s number',
    deputyId: 'Deputy arbiter’s number',
    eventCode: 'Event code',
    submission: 'Submission',
    officer: 'Results officer',
    officerAddress: 'Results officer’s address',
    treasurer: 'Treasurer',
    treasurerAddress: 'Treasurer’s address',
    goClass: 'Class of the event',
    komi: 'Komi',
    minutes: 'Adjusted minutes',
    boards: 'Boards',
    asOf: 'Overdue before',
    carried: 'Games carried over',
  },
  sentences: {
    id: 'Identity of this tournament; do not change it.',
    event: 'For files and sheets that are made from now on.',
    cycles: 'How often everyone meets everyone.',
    exchange: 'Of the first cycle: nobody has one colour three times in a row.',
    seed: 'With the same word anyone can repeat the draw.',
    win: 'Change the points, and tables and ranking follow.',
    lots: 'Any word, written before lots are drawn; Refresh draws them.',
    unplayed: 'Yes: in brackets, (3) for round 3. No: an empty cell.',
    boards: 'Games that can be played at one time in one place; empty: as many as there are.',
    asOf: 'Games without a result that were due earlier are overdue. Refresh writes the day.',
    carried: 'From the sections: they count here and are not played again. Their numbers are the first ones.',
    paper: 'For sheets made from now on; for these see Page Layout, Size.',
    language: 'Of the words on these sheets.',
    options: 'As the system was set when the rounds were made.',
    city: 'Reports to a federation ask for this and what follows.',
    federation: 'Three letters, such as GER or ENG.',
    firstDay: 'Such as 2026-11-27. Left empty: the date of the first game.',
    lastDay: 'Left empty: the date of the last game.',
    arbiter: 'Title, name and number, such as IA Anna Berg 1234567.',
    deputies: 'Several with a semicolon between them.',
    timeControl: 'Such as 90 min + 30 s per move.',
    submission: '1 for the first, a higher number for a corrected one.',
    goClass: 'A, B or C, by the time for a game.',
    pins: 'By number, with the board if one was named; kept in a new draw.',
  },
  ruleSets: {
    'fide-2019': 'FIDE 2019',
    'fide-2026': 'FIDE 2026',
    nzcf: 'New Zealand Chess',
    'nzcf-swiss': 'New Zealand Chess, Swiss events',
    'uscf-34f': 'US Chess',
    go: 'Go clubs',
    match: 'Match of two teams',
    own: 'Own order',
  },
  orders: { itself: 'By number, by rank at the end', number: 'By number', rank: 'By rank' },
  yesNo: { yes: 'yes', no: 'no' },
  statuses: {
    playing: 'playing',
    withdrawn: 'withdrawn, games count',
    annulled: 'withdrawn, games annulled',
  },
};
