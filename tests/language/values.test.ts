import '../../src/language/lateProblems';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { PROBLEM_CODES, type ProblemCode } from '../../src/core/problem';
import { LANGUAGES, problemText, placeholdersOf } from '../../src/language/language';

const SOURCE = join(__dirname, '../../src');

const sources = (readdirSync(SOURCE, { recursive: true }) as string[]).filter((path) => /\.tsx?$/.test(path));

interface Made {
  readonly where: string;
  readonly code: ProblemCode;
  /** Names of the values, `null` where the source does not spell them out. */
  readonly values: readonly string[] | null;
}

const namesOf = (values: ts.Expression | undefined): readonly string[] | null => {
  if (!values) return [];
  if (!ts.isObjectLiteralExpression(values) || values.properties.some(ts.isSpreadAssignment)) return null;
  return values.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
};

const problemsMadeIn = (path: string): readonly Made[] => {
  const text = readFileSync(join(SOURCE, path), 'utf8');
  // Most sources make no problem, and parsing takes a hundred times as long as looking.
  if (!/\bproblem\s*\(/.test(text)) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const made: Made[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText(file) === 'problem') {
      const [code, , values] = node.arguments;
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      if (code && ts.isStringLiteral(code))
        made.push({ where: `${path}:${line}`, code: code.text as ProblemCode, values: namesOf(values) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return made;
};

const made = sources.flatMap(problemsMadeIn);

describe('the problems that the sources make', () => {
  it('are found by this test', () => {
    expect(made.length).toBeGreaterThan(40);
    expect(made.filter(({ code }) => !PROBLEM_CODES.includes(code))).toEqual([]);
  });

  it.each(LANGUAGES.map((language) => [language.code, language] as const))(
    'carry every value that their text in %s asks for',
    (code, language) => {
      const lacking = made.flatMap(({ where, code: made, values }) => {
        const missing = placeholdersOf(problemText(made, language), code).filter(
          (name) => values !== null && !values.includes(name),
        );
        return missing.length > 0 ? [`${where} ${made} lacks ${missing.join(', ')}`] : [];
      });
      expect(lacking).toEqual([]);
    },
  );
});
