/** @sweep */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { makeEvent, parseEvent } from '../../src/core/format/event';
import { crossTable, eventOf, eventTexts, realEvent } from '../eventFixtures';
import { eventFile, hashOf, problemsOf, run, tempFiles } from './run';
import { sampled } from '../sample';

const at = tempFiles();

/** All that an event file of a workbook loses. */
const ONLY_THE_LOG = /^File [^\n]*: The file does not hold: the Log[^\n,]*, with [^\n,]*\n$/;

describe('convert: from event file to workbook and back', () => {
  it.each(sampled([...eventTexts.keys()], 4))('%s is the same tournament', async (id) => {
    const before = hashOf(eventFile(id));
    const there = await run('convert', eventFile(id), at(`${id}.xlsx`));
    const back = await run('convert', at(`${id}.xlsx`), at(`${id}.json`));
    expect([there.code, there.stderr, back.code]).toEqual([0, '', 0]);
    expect(back.stderr).toMatch(ONLY_THE_LOG);
    expect(eventOf(readFileSync(at(`${id}.json`), 'utf8'))).toEqual(realEvent(id));
    expect(hashOf(eventFile(id))).toBe(before);
  });

  it('keeps every kind of result, the section, the year, an adjustment, a scoring, a play-off, the seed of lots', async () => {
    const codes = [
      '1-0',
      '1/2',
      '0-1',
      '+-',
      '-+',
      '--',
      '0-0',
      '1/2-0',
      '0-1/2',
      '1-0u',
      '1/2u',
      '0-1u',
      undefined,
    ];
    const tournament = crossTable('*......|.*.....|..*....|...*...|....*..|.....*.|......*', {
      id: 'kinds',
      section: 'B',
      year: 2026,
      scoring: { W: 3, D: 1, L: 0 },
      tieBreaks: ['PTS', 'SB', 'PLAYOFF', 'LOTS'],
      lotsSeed: 'last',
    });
    const games = tournament.games.map((game, index) => ({
      ...game,
      outcome: (codes[index] ?? null) as never,
    }));
    const players = tournament.players.map((player) =>
      player.no === 2 ? { ...player, adjustment: -0.5, adjustmentReason: 'phone', playOff: 1 } : player,
    );
    const source = makeEvent({ ...tournament, games, players });
    writeFileSync(at('kinds.json'), source);
    expect((await run('convert', at('kinds.json'), at('kinds.xlsx'))).stderr).toBe('');
    expect((await run('convert', at('kinds.xlsx'), at('kinds-back.json'))).stderr).toMatch(ONLY_THE_LOG);
    expect(parseEvent(readFileSync(at('kinds-back.json'), 'utf8'))).toEqual(parseEvent(source));
  });
});

describe('convert refuses, and writes nothing', () => {
  const teams = { teams: [{ id: 't', name: 'Team' }] };
  const single = makeEvent({
    ...crossTable('*1=|0*1|=0*'),
    games: crossTable('*1=|0*1|=0*').games.map((game) => ({ ...game, annulled: game.no === 2 })),
  });
  it.each([
    ['to a kind that nobody knows', 'in.json', eventTexts.get('ny1924')!, 'out.tdf', 'format-unknown'],
    ['to a name without a kind', 'in.json', eventTexts.get('ny1924')!, 'out', 'format-unknown'],
    ['to a workbook for macros', 'in.json', eventTexts.get('ny1924')!, 'out.xlsm', 'format-unknown'],
    ['from a kind that nobody knows', 'in.tdf', 'Ann 1', 'out.json', 'format-unknown'],
    [
      'to lose teams',
      'teams.json',
      makeEvent({ ...crossTable('*1=|0*1|=0*'), ...teams }),
      'out.xlsx',
      'format-cannot-hold',
    ],
    ['to let an annulled game count', 'annulled.json', single, 'out.xlsx', 'format-cannot-hold'],
    ['to overwrite what it reads', 'in.json', eventTexts.get('ny1924')!, 'in.json', 'output-is-input'],
  ])('%s', async (_, input, text, output, code) => {
    writeFileSync(at(input), text);
    const before = hashOf(at(input));
    const ran = await run('convert', at(input), at(output), '--json', '--force');
    expect([ran.code, ran.stdout]).toEqual([1, '']);
    expect(
      problemsOf(ran)
        .map((found) => found.code)
        .join(', '),
    ).toBe(code);
    expect(hashOf(at(input))).toBe(before);
    if (output !== input) expect(existsSync(at(output))).toBe(false);
  });

  it('an output that exists, unless forced', async () => {
    writeFileSync(at('there.json'), 'mine');
    const ran = await run('convert', eventFile('ny1924'), at('there.json'), '--json');
    expect([ran.code, problemsOf(ran)[0]!.code]).toEqual([1, 'output-exists']);
    expect(readFileSync(at('there.json'), 'utf8')).toBe('mine');
    expect((await run('convert', eventFile('ny1924'), at('there.json'), '--force')).code).toBe(0);
    expect(eventOf(readFileSync(at('there.json'), 'utf8'))).toEqual(realEvent('ny1924'));
  });
});
