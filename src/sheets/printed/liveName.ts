import { FormulaError, parseFormula, type Node } from '../../grid/formula/parse';

const isJoined = (node: Node): boolean => {
  if (node.kind === 'operation') return node.operator === '&' && isJoined(node.left) && isJoined(node.right);
  if (node.kind === 'call') return node.name === 'INDEX';
  return node.kind === 'literal' && typeof node.value === 'string';
};

/** Whether a formula is one of ours for names: what INDEX finds in a list, joined with texts. */
export const isLiveName = (formula: string): boolean => {
  try {
    return isJoined(parseFormula(formula));
  } catch (error) {
    // Formulas of the organiser's have much that ours have not.
    if (error instanceof FormulaError) return false;
    throw error;
  }
};
