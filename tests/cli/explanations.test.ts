import { readFileSync } from 'node:fs';
import { run } from './run';

/** The commands of `docs/explanations.md` that are followed by what they print. */
const EXPLAINED = [
  ...readFileSync('docs/explanations.md', 'utf8').matchAll(/```sh\n(.+)\n```\n\n```text\n([^`]+)```/g),
].map(([, command, text]) => [command!, text!] as const);

/** The arguments after the program's name, of which some are quoted. */
const argumentsOf = (command: string): readonly string[] =>
  [...command.matchAll(/"([^"]+)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!).slice(2);

describe('docs/explanations.md', () => {
  it('explains three decisions', () => {
    expect(EXPLAINED).toHaveLength(3);
  });

  it.each(EXPLAINED)('%s prints what stands there', async (command, text) => {
    const { code, stdout } = await run(...argumentsOf(command));
    expect(code).toBe(0);
    expect(stdout).toContain(text);
  });

  it.each(EXPLAINED)('names an article for the decision, and no code: %s', (_, text) => {
    expect(text).toMatch(/FIDE C\.07 (6|7\.1|9\.1)/);
    expect(text).not.toMatch(/\b(PTS|DE|WIN|SB|KS)\b/);
  });
});
