/** The names of a format: who wants it, its purpose, and its files when reading. */
export interface FormatName {
  readonly name: string;
  readonly about: string;
  readonly file?: string;
}

/** The texts about files of other programs in the pane; those with values are ICU messages. */
export const exchangePaneTexts = {
  /** By the ids of the registry. */
  formats: {
    'fide-rating': {
      name: 'FIDE: rating report',
      about: 'The report that FIDE needs to rate the event. It shows what is still missing.',
    },
    trf26: {
      name: 'A pairing program (TRF26)',
      about: 'The whole tournament in FIDE’s report format of 2026. Only new programs read it.',
      file: 'FIDE tournament report (TRF26)',
    },
    trf16: {
      name: 'A pairing program (TRF16)',
      about: 'FIDE’s older report format. Most programs and many federations read it.',
      file: 'Report from a pairing program (TRF16)',
    },
    uschess: { name: 'US Chess: rating report', about: 'The files that US Chess needs to rate the event.' },
    ecf: {
      name: 'English Chess Federation: results file',
      about: 'The file that the ECF needs to rate the event.',
    },
    h9: {
      name: 'European Go Database',
      about: 'The file that the European Go Federation needs to rate the event.',
    },
    pgn: {
      name: 'Databases, live boards (PGN)',
      about: 'Pairings and results without moves, for ChessBase, Lichess and live boards.',
      file: 'Games (PGN)',
    },
    csv: {
      name: 'A spreadsheet: all games (CSV)',
      about: 'One line for each game. Any spreadsheet opens it.',
      file: 'List of games (CSV)',
    },
    'csv-crosstable': {
      name: 'A rating officer: cross-table (CSV)',
      about: 'All details of the players, and a column for each opponent.',
    },
    html: {
      name: 'Everyone: a web page',
      about:
        'Standings, cross-table and rounds on one page, to publish, mail or print. It leaves out birth dates.',
    },
    markdown: {
      name: 'A website in Markdown',
      about: 'Standings, cross-table and rounds as Markdown, for GitHub and many club websites.',
    },
    'text-rounds': {
      name: 'Rounds in a text file',
      about: 'Games listed under a heading for each round.',
    },
    'text-table': {
      name: 'A cross-table in a text file',
      about: 'A table with aligned columns.',
    },
    text: {
      name: 'A chat or an e-mail: plain text',
      about: 'Standings, cross-table and rounds, to paste into a message.',
    },
  } as Readonly<Record<string, FormatName>>,
  open: {
    name: 'Open another program’s file',
    about: 'Makes a tournament from a file of another program or a federation.',
    file: 'The file',
    hint: 'The file stays on your computer.',
    from: 'File type',
    found: 'Detect automatically',
    read: 'Read as: {format}.',
    size: '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}, {finished} finished',
    games: 'Games found',
    take: 'Create the tournament',
    teamSize:
      '{teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}}, {finished} finished',
    matches: 'Matches found',
    takeTeams: 'Create the team league',
    warnings: 'Left out of the tournament',
  },
  send: {
    title: 'Send results to…',
    about: 'Makes a results file for you to send.',
    who: 'Who is it for?',
    choose: 'Choose',
    missing: '{count, plural, one {One thing} other {# things}} to check before you send it',
    impossible: 'Roundabout needs this before it can make the file',
    games: 'Which rounds',
    allRounds: 'All rounds',
    oneRound: 'Round {round}',
    round: 'round',
    columns:
      'The report asks for {headings}, which your list does not have. Add {count, plural, one {an empty column} other {empty columns}} to the sheet Players, then fill in what you know.',
    addColumns: '{count, plural, one {Add the column} other {Add the # columns}}',
    noCells:
      'You can also include the place, dates, arbiters and time control. Roundabout adds cells for these to the sheet “{sheet}”; everything you typed stays.',
    addCells: 'Add these cells',
    complete: 'Nothing is missing.',
  },
};

/** The name of a format, or else its id. */
export const formatName = (id: string): FormatName =>
  exchangePaneTexts.formats[id] ?? { name: id, about: '' };

/** What a file in a format is called. */
export const fileKind = (id: string): string => {
  const { file, name } = formatName(id);
  return file ?? name;
};

/** The texts about a file that the pane has made; those with values are ICU messages. */
export type TakenFileTexts = Readonly<
  Record<'save' | 'copy' | 'keptText' | 'keptFile' | 'keptFileCommand' | 'copyCommand', string>
>;

/** The texts about a file that was made. */
export const takenFileTexts: TakenFileTexts = {
  save: 'Save {name}',
  copy: 'Copy the text of {name}',
  keptText:
    'Excel cannot save files here. Copy the text, paste it into a text editor, and save it as plain text under the name {name}.',
  keptFile:
    'Excel cannot save files here, and you cannot copy {name} as text. Open this workbook in Excel on the web and save the file there.',
  keptFileCommand:
    'Or save this workbook and make the file in Terminal. If your workbook has another name, use that instead of tournament.xlsx:',
  copyCommand: 'Copy the command',
};
