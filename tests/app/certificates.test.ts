import { withGames } from '../changed';
import { handoutOf } from '../../src/sheets/handout/registry';
import { addTournament } from '../../src/app/create';
import { addHandout, offeredHandouts } from '../../src/app/handout';
import { takeChange } from '../../src/app/changes/take';
import type { Tournament } from '../../src/core/model';
import type { CellValue } from '../../src/grid/cell';
import { dateIn } from '../../src/sheets/dates';
import { newXlsx } from '../../src/workbook/xlsx';
import { generated } from '../generated';
import { unplayed } from '../handouts';
import { valueOf } from '../results';
import { sectioned } from '../sectioned';
import { planned, read } from '../sheets/plan';

/** What stands on each certificate, from the event down to the points. */
const certificatesOf = async (
  tournament: Tournament,
  cleared?: number,
  handout = 'certificates',
): Promise<readonly (readonly CellValue[])[]> => {
  const workbook = newXlsx();
  valueOf(await addTournament(workbook, tournament, { time: '2026-11-27 09:00' }));
  const asked = { handout };
  const { sheet } = valueOf(await addHandout(workbook, asked, undefined, { id: 'h' }));
  if (cleared !== undefined)
    valueOf(
      await takeChange(workbook, 'record', [{ game: cleared, typed: '' }], { time: '2026-11-27 10:00' }),
    );
  const { values } = valueOf(await workbook.read({ ranges: [{ sheet, area: 'used' }] })).ranges[0]!;
  const starts = values.flatMap((row, index) => (row[3] === tournament.event ? [index - 1] : []));
  return starts.map((start) => [1, 2, 4, 6, 7].map((line) => values[start + line]?.[3] ?? null));
};

const ofFour: Tournament = { ...generated({ players: 4, cycles: 1, seed: 1 }), tieBreaks: ['PTS'] };
const allEnded = (tournament: Tournament, outcome: '1-0' | '1/2'): Tournament =>
  withGames(tournament, (game) => ({ ...game, outcome }));

describe('certificates', () => {
  it('promise no third place to two players or teams', () => {
    const { about, ofTeams } = valueOf(handoutOf('certificates'));
    expect([about, ofTeams?.about].join(' ')).not.toMatch(/three/);
  });

  it('lose the names while a result is missing again', async () => {
    const blank = [ofFour.event, null, '', '', ''];
    expect(await certificatesOf(allEnded(ofFour, '1-0'), 3)).toEqual([blank, blank, blank, blank]);
  });

  it('have the last day with a result, and the last of all days where words stand in place of one', () => {
    const games = allEnded(ofFour, '1-0').games.map((game) => ({
      ...game,
      date: `2026-12-0${game.round} 19:00`,
      outcome: game.round < 3 ? game.outcome : null,
    }));
    const dated: Tournament = { ...ofFour, dated: true, liveHandouts: ['certificates'] };
    const dayOn = (all: Tournament['games']) =>
      dateIn(read(planned({ ...dated, games: all }), 'Certificates', 12, 3, 1, 1)[0]![0]!);
    expect(dayOn(games)).toBe('2026-12-02');
    expect(dayOn(games.map((game) => (game.no === 1 ? { ...game, date: 'soon' } : game)))).toBe('2026-12-03');
  });

  it('keep the largest names to two lines, so that a page stays across the paper', () => {
    const printed = (name: string) => {
      const players = ofFour.players.map((player) => ({ ...player, name: `${name} ${player.no}` }));
      const { sheets } = planned({ ...ofFour, players, liveHandouts: ['certificates'] }).plan;
      const { styles, print } = sheets.find((sheet) => sheet.name === 'Certificates')!;
      return [Math.max(...styles.map(({ style }) => style.size ?? 0)), print?.landscape];
    };
    expect(printed('Anna Berg')).toEqual([48, true]);
    expect(printed('Wolfgang Maximilian von Hohenberg-Lichtenstein')).toEqual([28, true]);
  });

  it('whoever shares a place has it: four who drew every game are all first', async () => {
    const drawn = allEnded(ofFour, '1/2');
    const { event, players } = drawn;
    expect(await certificatesOf(drawn)).toEqual(
      players.map(({ name }) => [event, null, '1st place, shared', name, '1.5 points']),
    );
  });

  it('for everyone: also for places after the third, with the first name first as people say it', async () => {
    const names = ['Khan, Leo', 'Mia Wolf', 'Smith, John, Jr', 'Ortiz Vega, Ana Sofía'];
    const players = ofFour.players.map((player, at) => ({ ...player, name: names[at] ?? '' }));
    // 1 beats everyone, 2 whoever is below, and so on.
    const games = ofFour.games.map((game) => ({
      ...game,
      outcome: game.white < game.black ? ('1-0' as const) : ('0-1' as const),
    }));
    const found = await certificatesOf({ ...ofFour, players, games }, undefined, 'certificates-all');
    expect(found.map(([, , rank, name, points]) => [rank, name, points])).toEqual([
      ['1st place', 'Leo Khan', '3 points'],
      ['2nd place', 'Mia Wolf', '2 points'],
      ['3rd place', 'Smith, John, Jr', '1 point'],
      ['4th place', 'Ana Sofía Ortiz Vega', '0 points'],
    ]);
  });

  it('say the number or the club that tells namesakes apart after the surname', async () => {
    const names = ['Adams, Ava 1', 'Adams, Ava 12', 'Berg, Ina Maria (Halle)', 'Cleo 2'];
    const players = ofFour.players.map((player, at) => ({ ...player, name: names[at] ?? '' }));
    const drawn = allEnded({ ...ofFour, players }, '1/2');
    expect((await certificatesOf(drawn)).map(([, , , name]) => name)).toEqual([
      ...['Ava Adams 1', 'Ava Adams 12', 'Ina Maria Berg (Halle)', 'Cleo 2'],
    ]);
  });

  it('are of each section’s own players, with “1 point”; of three who won one game each against another all are first', async () => {
    const { players } = sectioned([4, 3]);
    const found = await certificatesOf(allEnded(sectioned([4, 3]), '1-0'));
    const whose = (name: CellValue): number | undefined => players.find((player) => player.name === name)?.no;
    expect(found.map(([, section, rank, name, points]) => [section, rank, whose(name!), points])).toEqual([
      ['Section A', '1st place', 1, '2 points'],
      ['Section A', '2nd place', 2, '2 points'],
      ['Section A', '3rd place', 4, '1 point'],
      ['Section B', '1st place, shared', 5, '1 point'],
      ['Section B', '1st place, shared', 6, '1 point'],
      ['Section B', '1st place, shared', 7, '1 point'],
    ]);
  });

  it('say “0.5 points” of whoever drew one game and lost two', async () => {
    // 1-4, 2-3; 4-3, 1-2; 2-4, 3-1: the first wins all, the second one more, and the others draw with each other.
    const outcomes = ['1-0', '1-0', '1/2', '1-0', '1-0', '0-1'] as const;
    const games = ofFour.games.map((game, index) => ({ ...game, outcome: outcomes[index] ?? null }));
    const found = await certificatesOf({ ...ofFour, games });
    expect(found.map(([, , place, , points]) => `${place}: ${points}`)).toEqual([
      '1st place: 3 points',
      '2nd place: 2 points',
      '3rd place, shared: 0.5 points',
      '3rd place, shared: 0.5 points',
    ]);
  });

  it('are offered after the last result of the event, or of a section', () => {
    const offers = (tournament: Tournament): boolean =>
      offeredHandouts(tournament).some(({ id }) => id === 'certificates');
    const played = allEnded(ofFour, '1-0');
    expect([offers(unplayed(played)), offers(played)]).toEqual([false, true]);
    const [first, ...others] = played.games;
    expect(offers({ ...played, games: [{ ...first!, outcome: null }, ...others] })).toBe(false);
  });

  it('of a section that is finished are there while another still plays, whose own stay blank', async () => {
    const played = allEnded(sectioned([4, 3]), '1-0');
    const games = played.games.map((game) => (game.white > 4 ? { ...game, outcome: null } : game));
    const found = await certificatesOf({ ...played, games });
    expect(found.map(([, section, rank]) => [section, rank])).toEqual([
      ['Section A', '1st place'],
      ['Section A', '2nd place'],
      ['Section A', '3rd place'],
      ['Section B', ''],
      ['Section B', ''],
      ['Section B', ''],
    ]);
  });
});
