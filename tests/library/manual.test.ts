import { format } from 'node:util';
import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as core from '../../src/core';
import * as trf from '../../src/exchange/trf';
import { EXAMPLES, MANUAL } from './api';

const LIBRARY: Readonly<Record<string, object>> = { 'roundabout/core': core, 'roundabout/trf': trf };

/** What an example prints, line by line. */
const run = (source: string): readonly string[] => {
  const { code } = transformSync(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const printed: string[] = [];
  const console = { log: (...told: unknown[]) => printed.push(format(...told)) };
  new Function('require', 'exports', 'console', code)((name: string) => LIBRARY[name], {}, console);
  return printed.flatMap((text) => text.split('\n'));
};

describe('the manual of the library', () => {
  it('has eleven examples of at most 15 lines', () => {
    expect(EXAMPLES).toHaveLength(11);
    const lengths = EXAMPLES.map(({ title, code }) => ({ title, lines: code.trimEnd().split('\n').length }));
    expect(lengths.filter(({ lines }) => lines > 15)).toEqual([]);
  });

  it.each(EXAMPLES)('$title: prints what stands there', ({ code, printed }) => {
    expect(run(code)).toEqual(printed);
  });

  it.each([
    ['roundabout/core', 'core/index.ts'],
    ['roundabout/trf', 'exchange/trf/index.ts'],
  ])('names everything that %s exports, and nothing else', (entry, file) => {
    const source = readFileSync(join(__dirname, '../../src', file), 'utf8');
    const exported = [...source.matchAll(/^export (?:type )?\{([^}]*)\}|^export const (\w+)/gm)]
      .flatMap(([, list, one]) => one ?? (list ?? '').split(','))
      .map((name) => name.replace('type ', '').trim())
      .filter((name) => name !== '');
    const [, section = ''] = MANUAL.split(new RegExp(`^## \`${entry}\`$([^]*?)^## `, 'm'));
    const told = section
      .split('\n')
      .flatMap((line) => (line.startsWith('|') ? (line.split('|')[1] ?? '') : line));
    const named = told.flatMap((text) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect([...named].sort()).toEqual([...new Set(exported)].sort());
  });
});
