import { choiceProblemsEn } from './choices';
import { matchProblemsEn, sectionSheetProblemsEn, teamEventProblemsEn, teamStepProblemsEn } from './events';
import { conductProblemsEn, listProblemsEn } from './listsAndPlay';
import { sheetProblemsEn } from './sheets';

/** The problems that the pane begins with: an ICU message for each code. */
export const problemsEn = {
  ...listProblemsEn,
  ...conductProblemsEn,
  ...sheetProblemsEn,
  ...choiceProblemsEn,
  ...matchProblemsEn,
  ...teamEventProblemsEn,
  ...teamStepProblemsEn,
  ...sectionSheetProblemsEn,
} as const;
