/** What the pane says of a workbook that calculates only when somebody asks for it, in one language. */
export type CalculationTexts = Readonly<Record<'byHand' | 'calculate' | 'calculated', string>>;

const en: CalculationTexts = {
  byHand:
    'This workbook calculates only when you ask for it (Formulas, Calculation Options, Manual), so standings and crosstable on its sheets may be old.',
  calculate: 'Calculate now',
  calculated: 'The sheets are up to date.',
};

const LANGUAGES: Readonly<Record<string, CalculationTexts>> = { en };

/** The texts of manual calculation in a language, else in English. */
export const calculationTexts = (language: string): CalculationTexts => LANGUAGES[language] ?? en;
