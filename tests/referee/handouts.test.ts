import { addHandout } from '../../src/app/handout';
import { begun, VALUES_HANDOUTS } from '../handouts';
import { addTournament } from '../../src/app/create';
import { titleOf } from '../../src/sheets/look/title';
import { newXlsx } from '../../src/workbook/xlsx';
import { realEvent } from '../eventFixtures';
import { valueOf } from '../results';
import { printed, type PrintedPage } from './soffice';

describe('every handout of a double round robin of eight, as it is printed', () => {
  const tournament = begun(realEvent('cand2013'));
  let pages: readonly PrintedPage[];
  beforeAll(async () => {
    const workbook = newXlsx();
    valueOf(await addTournament(workbook, tournament, { time: '2026-11-20 09:00' }));
    for (const { id: handout } of VALUES_HANDOUTS)
      valueOf(await addHandout(workbook, { handout }, undefined, { id: 'h' }));
    pages = await printed(valueOf(await workbook.save()));
  });

  const text = (): string => pages.map((page) => page.text).join('\n');

  it('has its title, whole; cards that fill a page have it at the head of the page', () => {
    const [cards, others] = [true, false].map((isCards) =>
      VALUES_HANDOUTS.filter(({ id }) => (id === 'table-cards') === isCards),
    );
    for (const { name } of others!) expect(text()).toContain(titleOf(tournament, name));
    for (const { name } of cards!) expect(text()).toMatch(new RegExp(`${tournament.event} +${name}`));
  });

  it('has no column that is too narrow for its numbers, and every name whole', () => {
    expect(text()).not.toMatch(/#{2,}/);
    for (const { name } of tournament.players) expect(text()).toContain(name);
  });

  it('has the event on each page', () => {
    for (const page of pages) expect(page.text).toContain(tournament.event);
  });
});
