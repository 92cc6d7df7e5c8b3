import { numberOfLetter } from '../../../core/pairing/letters';

/** What the labels of a table mean: one field with numbers or letters, or two teams, the second with letters. */
export type Labels = 'field' | 'lettered-field' | 'teams' | 'lettered-teams';

/** A label among many of another kind is a misprint: `I-8` for `1-8`, `1-H` for `I-H`. */
const FEW = 0.25;

/** The meaning of a table's labels. In a table of letters only, A is 1. */
export const labelsOf = (labels: readonly string[]): Labels => {
  if (labels.some((label) => /^[A-Z]\d/.test(label))) return 'lettered-teams';
  const letters = labels.filter((label) => /^[A-Z]$/.test(label)).length / Math.max(1, labels.length);
  if (letters < FEW) return 'field';
  return letters > 1 - FEW ? 'lettered-field' : 'teams';
};

/** Whether everybody meets everybody. */
export const isField = (labels: Labels): boolean => labels === 'field' || labels === 'lettered-field';

/** The normal form of a label: `07` is `7`, and C is 3 if letters number one field. Anything else is nobody. */
export const keyOf = (label: string, labels: Labels): string => {
  const isNumber = /^\d+$/.test(label);
  if (isNumber) return labels === 'lettered-field' ? '' : String(Number(label));
  if (labels === 'lettered-field') return String(numberOfLetter(label));
  return labels === 'field' ? '' : label;
};

/** The team of a label; nothing where one field plays. */
export const teamIn = (label: string, labels: Labels): string | null => {
  if (labels === 'teams') return /^\d/.test(label) ? 'numbers' : 'letters';
  return labels === 'lettered-teams' ? label.charAt(0) : null;
};
