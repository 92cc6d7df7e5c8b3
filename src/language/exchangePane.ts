import { byLanguage } from './inProfile';

/** What a format of exchange is called: by whom it is wanted, what it is good for, and what its files are where they are read. */
export interface FormatName {
  readonly name: string;
  readonly about: string;
  readonly file?: string;
}

/** The texts about files of other programs in the pane, in one language; those with values are ICU messages. */
const en = {
  /** By the ids of the registry. */
  formats: {
    'fide-rating': {
      name: 'FIDE: rating report',
      about:
        'The report that FIDE takes for rating. What it asks for and the workbook does not have is named.',
    },
    trf26: {
      name: 'New pairing programs (TRF26)',
      about: 'The whole tournament in the form of report that FIDE has since 2026.',
      file: 'Tournament report of FIDE (TRF26)',
    },
    trf16: {
      name: 'Other pairing programs (TRF16)',
      about: 'The report in its older form, which most programs and many federations read.',
      file: 'Tournament report of a pairing program (TRF16)',
    },
    uschess: { name: 'US Chess: rating report', about: 'The files that US Chess takes for rating.' },
    ecf: { name: 'English Chess Federation: results file', about: 'The file that the ECF takes for rating.' },
    h9: {
      name: 'European Go Database',
      about: 'The file that the European Go Federation takes for rating.',
    },
    pgn: {
      name: 'Game databases and live boards (PGN)',
      about: 'Pairings and results, without moves, for ChessBase, Lichess and boards that show games live.',
      file: 'Games (PGN)',
    },
    csv: {
      name: 'A spreadsheet: all games (CSV)',
      about: 'A line for each game, which any program opens.',
      file: 'List of games (CSV)',
    },
    'csv-crosstable': {
      name: 'A rating officer: cross-table (CSV)',
      about: 'Players with all that the list tells of them, and a column for each opponent.',
    },
    html: {
      name: 'Everyone: a web page',
      about:
        'Standings, cross-table and rounds in one file, to publish, to mail or to print on a sheet. It has no birth dates.',
    },
    markdown: {
      name: 'A website in Markdown',
      about: 'The same as text with tables, as GitHub and many club websites take it.',
    },
    'text-rounds': {
      name: 'Rounds in a text',
      about: 'Games below headings of rounds, as programs print them.',
    },
    'text-table': {
      name: 'A cross-table in a text',
      about: 'A table whose columns stand below each other.',
    },
    text: { name: 'A chat or an e-mail: plain text', about: 'The same in letters alone.' },
  } as Readonly<Record<string, FormatName>>,
  open: {
    name: 'Open another program’s file',
    about: 'Makes a tournament of a file that another program or a federation wrote.',
    file: 'The file',
    hint: 'It is read here and sent nowhere.',
    from: 'What kind of file it is',
    found: 'Whatever it turns out to be',
    read: 'Read as: {format}.',
    size: '{players, plural, one {# player} other {# players}}, {rounds, plural, one {# round} other {# rounds}}, {games, plural, one {# game} other {# games}}, {finished} finished',
    games: 'The games as they were read',
    take: 'Create the tournament',
    teamSize:
      '{teams, plural, one {# team} other {# teams}}, {rounds, plural, one {# round} other {# rounds}}, {matches, plural, one {# match} other {# matches}}, {finished} finished',
    matches: 'The matches as they were read',
    takeTeams: 'Create the event of the teams',
    warnings: 'What of the file was not taken over',
  },
  send: {
    title: 'Send results to…',
    about: 'A file for whoever wants the results. It is made here; you send it.',
    who: 'Who gets them',
    choose: 'Choose',
    missing: '{count, plural, one {One thing} other {# things}} to know or to add before you send it',
    impossible: 'This keeps the file from being made',
    games: 'Which games',
    allRounds: 'All rounds',
    oneRound: 'Round {round}',
    round: 'round',
    columns:
      'The report asks for what your list does not have: {headings}. Add empty columns for it to the sheet Players, and type there what you know.',
    addColumns: '{count, plural, one {Add the column} other {Add the # columns}}',
    noCells:
      'These sheets have no cells for what the report says of the event. Made anew they have, with all that you typed.',
    complete: 'Nothing is missing.',
  },
};

/** The texts about files of other programs in a language, else in English. */
export const exchangePaneTexts = byLanguage({ en });

/** What a format is called; of one that has no name its id. */
export const formatName = (id: string, language: string): FormatName =>
  exchangePaneTexts(language).formats[id] ?? { name: id, about: '' };

/** What a file in a format is called. */
export const fileKind = (id: string, language: string): string => {
  const { file, name } = formatName(id, language);
  return file ?? name;
};

/** The texts about a file that the pane has made, in one language; those with values are ICU messages. */
export type TakenFileTexts = Readonly<
  Record<'save' | 'copy' | 'keptText' | 'keptFile' | 'keptFileCommand' | 'copyCommand', string>
>;

const takenEn: TakenFileTexts = {
  save: 'Save {name}',
  copy: 'Copy the text of {name}',
  keptText:
    'Excel saves no files here. Copy the text, paste it into a text editor, and save it there as plain text under the name {name}.',
  keptFile:
    'Excel saves no files here, and {name} is no text that could be copied. Open this workbook in Excel on the web, and save the file there.',
  keptFileCommand:
    'Or save this workbook, and make the file in Terminal. If the workbook is not called tournament.xlsx, put its name there:',
  copyCommand: 'Copy the command',
};

/** The texts about a file that was made in a language, else in English. */
export const takenFileTexts = byLanguage({ en: takenEn });
