import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import scheveningen from '../../../fixtures/pairings/scheveningen.json';
import typos from '../../../fixtures/pairings/uscf_typos.json';
import { pairsOf, scheduled } from '../field';

/** `12. **The claim in words.** True` in docs/claims.md. */
const LISTED = /^(\d+)\. +\*\*(.+?)\.\*\* (True|False|In part)\b/gm;

/** `it('12. The claim in words (true)', ...` in a test. */
const TESTED = /^ +it\('(\d+)\. ([^']+) \((true|false|in part)\)',/gm;

const document = readFileSync(join(__dirname, '../../../../docs/claims.md'), 'utf8');

const listed = [...document.matchAll(LISTED)].map(
  ([, number, text, verdict]) => `${number} ${verdict!.toLowerCase()} ${text}`,
);

const tested = readdirSync(__dirname)
  .filter((file) => file !== 'list.test.ts')
  .flatMap((file) => [...readFileSync(join(__dirname, file), 'utf8').matchAll(TESTED)])
  .map(([, number, text, verdict]) => `${number} ${verdict} ${text}`)
  .sort((one, other) => Number.parseInt(one) - Number.parseInt(other));

/** The rows of the tables of a part of the document, without headings. */
const rowsUnder = (heading: string): string[][] =>
  (document.split(heading)[1] ?? '')
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => !cells[0]!.startsWith('-') && !['edition', 'boards'].includes(cells[0]!));

describe('docs/claims.md', () => {
  it('lists the claims from 1 on, without a gap', () => {
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.map((entry) => Number.parseInt(entry))).toEqual(listed.map((_, index) => index + 1));
    expect(document.match(/^\d+\. /gm)).toHaveLength(listed.length);
  });

  it('every claim has a test of its number, words and verdict, and every test a claim', () => {
    expect(tested).toEqual(listed);
  });

  it('lists every misprint with what is right', () => {
    const ofRulebook = typos.items.map((item) => [
      item.edition,
      item.table,
      item.location,
      item.printed,
      item.correct,
    ]);
    const ofMatches = scheveningen.corrections.map(({ boards, round, board, printed, corrected }) =>
      [boards, round, board ?? 'all', printed, corrected].map(String),
    );
    expect(rowsUnder('## Misprints')).toEqual([...ofRulebook, ...ofMatches]);
  });

  it('what is printed right of the pairings stands in the tables, what was misprinted does not', () => {
    const placed = typos.items.flatMap(({ table, location, printed, correct }) => {
      const players = Number.parseInt(table);
      const round = /^round (\d+)/.exec(location)?.[1];
      return /pairing table/.test(table) && round
        ? [{ players, round: Number(round), printed, correct }]
        : [];
    });
    expect(placed).toHaveLength(11);
    for (const { players, round, printed, correct } of placed) {
      const pairs = pairsOf(scheduled('crenshaw', players).rounds[round - 1]!);
      expect([players, round, pairs.includes(correct), pairs.includes(printed)]).toEqual([
        players,
        round,
        true,
        false,
      ]);
    }
  });
});
