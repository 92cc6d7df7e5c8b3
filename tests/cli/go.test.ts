/** @sweep */
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { IS_SWEEP } from '../sample';
import { inFolder } from './run';

const { at, ran, said, refusal, read, list } = inFolder();

const RANKED = [
  ['Name', 'Rank'],
  ['Ada', '3k'],
  ['Ben', '2 dan'],
  ['Cleo', '5 kyu'],
  ['Dan', '1p'],
];
const CHESS = /chess|FIDE|NZCF/i;

beforeAll(async () => {
  await list('ranked.xlsx', { Club: RANKED });
  await said('pair ranked.xlsx go.xlsx --numbers list --id go');
  await said('record go.xlsx round1.xlsx 1=B+R 2=W+');
  await list('five.xlsx', { Club: [['Name'], ['Anna'], ['Bert'], ['Cora'], ['Dora'], ['Emil']] });
});

describe('the command line in a Go tournament', () => {
  it('has places in the standings, and says where the order of ranking comes from', async () => {
    const text = await said('standings round1.xlsx');
    expect(text).toMatch(/^Place +Name/m);
    expect(text).toContain('By Custom of Go clubs: points, SODOS, direct comparison');
    const explained = await said('standings round1.xlsx --explain Ada');
    expect(explained).toContain('SODOS (Custom of Go clubs): ');
    expect(text + explained).not.toMatch(CHESS);
  });

  it('tells of places where a result is corrected, and of no chess federation where a player leaves', async () => {
    const corrected = await said('record round1.xlsx corrected.xlsx 1=W+R');
    expect(corrected).toMatch(/: place 1 → [34], Points 1 → 0/);
    expect(corrected).not.toContain('rank');
    expect(await said('withdraw round1.xlsx left.xlsx --name Cleo')).not.toMatch(CHESS);
  });

  it('warns in its words: of a substitute, of a tie-break that takes ratings', async () => {
    const { stderr } = await ran('substitute round1.xlsx substitute.xlsx --name Ada --new Eve');
    expect(stderr).toContain('Usually a substitute comes in only before the player’s first game');
    const unrated = (await ran('standings substitute.xlsx --order x:PTS,ARO')).stderr;
    expect(unrated).toContain('decides nothing while a player has no rank');
    expect(stderr + unrated).not.toMatch(CHESS);
  });

  it.each([
    'pair fast.xlsx never.xlsx --profile go',
    'enter round1.xlsx never.xlsx --name Fay --rating fast',
    'correct round1.xlsx never.xlsx --name Ada --rating fast',
  ])('refuses in its words: %s', async (line) => {
    await list('fast.xlsx', {
      Club: [['Name', 'Rank'], ...['fast', '3k', '1d'].map((rank) => [`At ${rank}`, rank])],
    });
    expect((await ran(line)).stderr).toContain('“fast” is not a rank. Type one such as 3k or 2d');
  });
});

it('in another game the sides are those named first and second, in warnings too', async () => {
  await said('pair ranked.xlsx neutral.xlsx --numbers list --profile neutral');
  await said('record neutral.xlsx won.xlsx 1=1-0');
  const { stderr } = await ran('colours won.xlsx turned.xlsx 1');
  expect(stderr).toContain('Its result was reversed along with the sides');
  expect(stderr).not.toMatch(/colour|White|Black/);
});

/** ECMA-376, 18.3.1.63: 1 is Letter, 9 is A4. One for all sheets that have a page set-up. */
const sizesIn = (name: string): readonly string[] => [
  ...new Set(
    Object.entries(unzipSync(new Uint8Array(readFileSync(at(name)))))
      .filter(([part]) => part.startsWith('xl/worksheets/sheet'))
      .flatMap(([, part]) => strFromU8(part).match(/paperSize="\d+"/g) ?? []),
  ),
];
const [LETTER, A4] = [['paperSize="1"'], ['paperSize="9"']];

describe('the paper that sheets are printed on', () => {
  it.each([
    ['pair five.xlsx', undefined, A4],
    ['pair five.xlsx', 'de_DE.UTF-8', A4],
    ['pair five.xlsx', 'en_US.UTF-8', LETTER],
    ['pair five.xlsx --paper a4', 'en_US.UTF-8', A4],
    ['pair five.xlsx --paper Letter', 'de_DE.UTF-8', LETTER],
    ['pair five.xlsx --paper auto', 'es_MX.UTF-8', LETTER],
    ['handout seats --players 8', 'en_CA', LETTER],
    ['handout seats --players 8', 'fr_FR', A4],
    ['handout seats --players 8 --paper letter', 'fr_FR', LETTER],
  ])('%s on a machine of locale %s: %j', async (line, locale, sizes) => {
    expect(await ran(`${line} --out paper.xlsx --force`, locale)).toMatchObject({ code: 0, stderr: '' });
    expect(sizesIn('paper.xlsx')).toEqual(sizes);
  });

  it('is chosen for teams alike, and stands in their file', async () => {
    const clubs = ['Uster', 'Zug', 'Wil'].map((club, index) => [`Player ${index}`, club]);
    await list('clubs.xlsx', { Clubs: [['Name', 'Club'], ...clubs] });
    await ran('pair-teams clubs.xlsx league.xlsx', 'en_US.UTF-8');
    expect(sizesIn('league.xlsx')).toEqual(LETTER);
    await ran('convert league.xlsx league.json', 'de_DE.UTF-8');
    expect(JSON.parse(read('league.json'))).toMatchObject({ paper: 'Letter' });
  });

  it('goes into the event file and comes back', async () => {
    await ran('pair five.xlsx letter.xlsx', 'en_US');
    await ran('convert letter.xlsx letter.json', 'de_DE');
    await ran('convert letter.json again.xlsx', 'de_DE');
    expect(sizesIn('again.xlsx')).toEqual(LETTER);
  });

  if (IS_SWEEP)
    it('stays what it was when players come, leave or are taken back, and sheets to print follow it', async () => {
      for (const line of [
        'enter letter.xlsx six.xlsx --name Fred',
        'undo six.xlsx undone.xlsx',
        'handout wall-chart undone.xlsx chart.xlsx',
      ]) {
        expect(await ran(line, 'de_DE')).toMatchObject({ code: 0, stderr: '' });
        expect(sizesIn(line.match(/\S+\.xlsx/g)![1]!)).toEqual(LETTER);
      }
    });

  it('is A4, Letter or what the locale says, and nothing else', async () => {
    expect(await refusal('pair five.xlsx a5.xlsx --paper A5')).toMatchObject([
      { code: 'choice-unknown', values: { typed: 'A5', choices: 'a4, letter, auto' } },
    ]);
  });
});
