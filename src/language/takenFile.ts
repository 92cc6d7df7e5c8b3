import { byLanguage } from './inProfile';

/** The texts about a file that the pane has made, in one language; those with values are ICU messages. */
export type TakenFileTexts = Readonly<
  Record<'save' | 'copy' | 'keptText' | 'keptFile' | 'keptFileCommand' | 'copyCommand', string>
>;

const en: TakenFileTexts = {
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
export const takenFileTexts = byLanguage({ en });
