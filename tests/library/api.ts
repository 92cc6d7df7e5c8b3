import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** `docs/api.md`, the manual of the library. */
export const MANUAL = readFileSync(join(__dirname, '../../docs/api.md'), 'utf8');

/** An example of the manual, and the lines that it says it prints. */
export interface Example {
  readonly title: string;
  readonly code: string;
  readonly printed: readonly string[];
}

const ARROW = /^\s*\/\/ → (.*)$/;

/** The examples of the manual: below each heading its code. */
export const EXAMPLES: readonly Example[] = [...MANUAL.matchAll(/^### (.+)$[^]*?^```ts\n([^]*?)^```$/gm)].map(
  ([, title = '', block = '']) => {
    const lines = block.trimEnd().split('\n');
    return {
      title,
      code: lines.filter((line) => !ARROW.test(line)).join('\n'),
      printed: lines.flatMap((line) => ARROW.exec(line)?.[1] ?? []),
    };
  },
);
