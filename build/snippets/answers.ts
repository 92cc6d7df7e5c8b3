const HEADINGS = ['Question', 'Answer', 'Expected', 'OK?'];
/** More rows than there are questions. */
const ROWS = 40;

/** Puts a question and its answer into their row of the sheet Answers, which is made where it is missing. */
const note = (row: readonly string[]): Promise<void> =>
  Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    const found = worksheets.getItemOrNullObject('Answers');
    found.load('name');
    await context.sync();
    const sheet = found.isNullObject ? worksheets.add('Answers') : found;
    const questions = sheet.getRange(`A1:A${ROWS}`);
    questions.load('values');
    await context.sync();
    const asked = questions.values.map(([question]) => String(question));
    const known = asked.indexOf(row[0] ?? '');
    const at = known > 0 ? known : Math.max(1, asked.indexOf('', 1));
    const cells = sheet.getRange(`A${at + 1}:D${at + 1}`);
    cells.numberFormat = [HEADINGS.map(() => '@')];
    cells.values = [[...row]];
    sheet.getRange('A1:D1').values = [HEADINGS];
    sheet.getRange('A1:D1').format.font.bold = true;
    sheet.getRange('A:C').format.columnWidth = 240;
    await context.sync();
  });

/** Says something below the button. */
const show = (text: string): void => {
  const place = document.getElementById('answer');
  if (place !== null) place.textContent = text;
};

/** Yes or NO where code can tell; a person fills in the rest. */
const verdictOn = (answer: string): string =>
  answer.startsWith('look') ? '' : answer.startsWith('as documented') ? 'yes' : 'NO';

/**
 * Asks when Run is pressed. An answer that is good begins with “as documented”, one that only a person can give with “look”; it is
 * shown below the button and stands in the sheet Answers.
 */
export const begin = (question: string, expected: string, ask: () => Promise<string>): void => {
  const run = async (): Promise<void> => {
    show('...');
    const answer = await ask().catch((error) => `refused: ${error.code || error.message}`);
    const row = [question, answer, expected, verdictOn(answer)];
    show(
      await note(row).then(
        () => answer,
        (error) => `${answer} (not written into Answers: ${error.code || error.message})`,
      ),
    );
  };
  document.getElementById('run')?.addEventListener('click', () => void run());
};
