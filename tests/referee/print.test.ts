import type { Tournament } from '../../src/core/model';
import { realEvent } from '../eventFixtures';
import { generated } from '../generated';
import { fileOf } from './books';
import { printed, type PrintedPage } from './soffice';

const pagesOf = async (tournament: Tournament): Promise<readonly PrintedPage[]> =>
  printed((await fileOf(tournament)).bytes);

/** The pages of a sheet: each has the name of its sheet at the end of its first line. */
const sheetPages = (pages: readonly PrintedPage[], title: string): PrintedPage[] =>
  pages.filter(({ text }) => text.trimStart().split('\n', 1)[0]!.trimEnd().endsWith(` ${title}`));

const TITLES = ['Pairings', 'Round', 'Standings', 'Crosstable', 'Players', 'Tournament', 'Log'];

const names = ({ players }: Tournament): string[] => players.map(({ name }) => name);

describe('eight players, double round robin: every sheet on one page', () => {
  const tournament = realEvent('cand2013');
  let pages: readonly PrintedPage[];
  beforeAll(async () => {
    pages = await pagesOf(tournament);
  });

  it('seven pages for seven sheets', () => {
    expect(TITLES.map((title) => sheetPages(pages, title).length)).toEqual(TITLES.map(() => 1));
    expect(pages).toHaveLength(7);
  });

  it('no column too narrow for its number, every name whole', () => {
    for (const { text } of pages) expect(text).not.toMatch(/#{2,}/);
    for (const title of ['Pairings', 'Round', 'Standings', 'Crosstable', 'Players'])
      for (const name of names(tournament)) expect(sheetPages(pages, title)[0]!.text).toContain(name);
  });

  it('the event and the page number stand on every page', () => {
    pages.forEach(({ text }, index) => {
      expect(text).toContain(tournament.event);
      expect(text).toMatch(new RegExp(`\\b${index + 1}\\s*/\\s*7\\b`));
    });
  });
});

describe('twenty-one players, odd field', () => {
  const tournament = realEvent('iz1955');
  let pages: readonly PrintedPage[];
  beforeAll(async () => {
    pages = await pagesOf(tournament);
  });

  it('nothing is clipped; the cross-table stands on one page', () => {
    for (const { text } of pages) expect(text).not.toMatch(/#{2,}/);
    const table = sheetPages(pages, 'Crosstable');
    expect(table).toHaveLength(1);
    for (const name of names(tournament)) expect(table[0]!.text).toContain(name);
  });

  it('the headings stand on every page of the pairings', () => {
    const pairings = sheetPages(pages, 'Pairings');
    expect(pairings.length).toBeGreaterThan(1);
    for (const { text } of pairings) expect(text).toMatch(/Game\s+Round\s+Board/);
  });
});

it('forty players: all of them stand on each page of the cross-table, none has its headings alone', async () => {
  const tournament = generated({ players: 40, cycles: 1, seed: 6, finished: 0.5 });
  const table = sheetPages(await pagesOf(tournament), 'Crosstable');
  expect(table).toHaveLength(2);
  for (const { text } of table)
    for (const { no, name } of tournament.players)
      expect(text).toMatch(new RegExp(`^\\s*${no}\\s+${name}\\b`, 'm'));
});

describe('a hundred players', () => {
  const tournament = generated({ players: 100, cycles: 1, seed: 5, finished: 0.5 });
  let pages: readonly PrintedPage[];
  beforeAll(async () => {
    pages = await pagesOf(tournament);
  });

  it('no column too narrow for its number', () => {
    for (const { text } of pages) expect(text).not.toMatch(/#{2,}/);
  });

  it('number and name stand on every page of the cross-table', () => {
    const table = sheetPages(pages, 'Crosstable');
    expect(table.length).toBeGreaterThan(4);
    const seen = new Map<string, number>();
    for (const { text } of table)
      for (const { no, name } of tournament.players)
        if (new RegExp(`^\\s*${no}\\s+${name}\\b`, 'm').test(text)) seen.set(name, (seen.get(name) ?? 0) + 1);
    const across = Math.max(...seen.values());
    expect(across).toBeGreaterThan(1);
    expect(names(tournament).map((name) => seen.get(name))).toEqual(names(tournament).map(() => across));
  });
});
