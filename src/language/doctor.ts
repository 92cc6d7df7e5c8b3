import { byLanguage } from './inProfile';

/** The texts about what looks wrong on a sheet, in one language; those with values are ICU messages. */
const en = {
  name: 'Look for mistakes',
  about:
    'Formulas that were typed over, results that Excel made dates of, numbers kept as text, missing results, names that are spelt in two ways.',
  look: 'Look for mistakes',
  again: 'Look again',
  more: '{count, plural, one {One more comes} other {# more come}} when these are put right.',
  nothing: 'Nothing looks wrong on your sheets.',
  found: '{count, plural, one {One thing looks} other {# things look}} wrong.',
  /** The button of a cure. */
  put: 'Change it to {shown}',
  putAll: 'Put right {count, plural, one {the sure one} other {the # sure ones}}',
  /** What the step says that put things right. */
  did: '{count, plural, one {One mistake} other {# mistakes}} put right.',
  ours: 'On the sheets of the tournament',
  repair: 'Check and repair puts these right.',
  cli: {
    summary:
      'say what looks wrong on the sheets of a workbook (formulas typed over, results turned into dates, numbers kept as text, missing results, names in two spellings), and put it right in a copy',
    options: {
      sheet: 'the sheet to look at (all of them)',
      mend: 'what to put right in --out: sure for all that is beyond doubt, or the number of a line, 3, with that of the cure where there are several, 3:2',
      out: 'the copy in which it is put right',
    },
    cure: '    right would be {shown}',
    cures: '    {number} would be {shown}',
    mended: '{count, plural, one {One cell is} other {# cells are}} put right: {out}. undo takes it back.',
    ours: 'repair puts right what is wrong on the sheets of a tournament.',
  },
};

/** The texts about what looks wrong on a sheet in a language, else in English. */
export const doctorTexts = byLanguage({ en });
