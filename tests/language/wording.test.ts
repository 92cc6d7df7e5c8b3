import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDER = join(__dirname, '../../src/language');

/** Every text of a file. */
const textsOf = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(join(FOLDER, file), 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

it.each(readdirSync(FOLDER, { encoding: 'utf8', recursive: true }).filter((file) => file.endsWith('.ts')))(
  '%s says no word twice in a row',
  (file) => {
    expect(textsOf(file).filter((text) => /(?<!\p{L})(\p{L}{2,}) \1(?!\p{L})/u.test(text))).toEqual([]);
  },
);
