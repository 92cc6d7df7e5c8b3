/** @sweep */
import { readExchange } from '../../../src/app/exchange/read';
import { makeSchedule } from '../../../src/core/pairing/schedule';
import { SYSTEMS } from '../../../src/core/pairing/registry';
import { makeTyped } from '../../../src/core/results/typed';
import type { OutcomeCode } from '../../../src/core/results/outcome';
import { randomOf } from '../../generated';
import { valueOf } from '../../results';
import { inTurn, oneOf } from '../../sample';
import { faultOf, ODDITIES, type PrintedGame } from '../printedBack';

/** Headings of rounds as people write them in eleven languages. */
const HEADINGS: readonly ((round: number) => string)[] = [
  (round) => `Round ${round}`,
  (round) => `${round}. Runde`,
  (round) => `Ronde ${round}`,
  (round) => `${round}ª ronda`,
  (round) => `${round}° turno`,
  (round) => `${round} тур`,
  (round) => `Runda ${round}`,
  (round) => `${round}. kolo`,
  (round) => `Rodada ${round}`,
  (round) => `Omgang ${round}`,
  (round) => `Results of round ${round}:`,
];

const NAMES = [
  ...['Berg, Ada', 'Hill, Fay', 'Cole, Ben', 'Grob, Eva', 'Egli, Carl', 'Frei, Dora', 'Óláfsson, Jón'],
  ...['Černý, Jiří', 'De Vries, Koen', 'Moreau, Chloé', 'Иванов Пётр', 'Meyer-Kahl, Tom', 'van den Berg'],
  ...["O'Brien, Sean", 'Li Wei', 'Nováková', 'Ruiz, José', 'Şahin, Ali', 'Wójcik, Ewa', 'Zbinden, Urs'],
];

const RESULTS: readonly OutcomeCode[] = ['1-0', '1/2', '0-1', '+-', '-+', '--'];

const printed = (system: string, players: number, heading: (round: number) => string, seed: number) => {
  const random = randomOf(seed);
  const { rounds } = valueOf(makeSchedule({ system, players, cycles: 1 }));
  const lines: string[] = ['Club Cup', ''];
  const games: PrintedGame[] = [];
  for (const { round, games: own } of rounds) {
    lines.push(heading(round));
    for (const { white, black } of own) {
      const outcome = RESULTS[Math.floor(random() * RESULTS.length)] ?? '1-0';
      const [one, other] = [NAMES[white - 1] ?? '', NAMES[black - 1] ?? ''];
      lines.push(`${one} - ${other} ${makeTyped(outcome)}`);
      games.push({ white: one, black: other, outcome, line: lines.length });
    }
    lines.push('');
  }
  return { lines, games };
};

const readBack = (lines: readonly string[]) => {
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const read = readExchange({ file: 'club.txt', bytes });
  if (!read.ok) return { tournament: null, problems: read.problems };
  const [first] = read.value.imported;
  return {
    tournament: first?.tournament ?? null,
    problems: [...read.value.warnings, ...(first?.warnings ?? [])],
  };
};

const SIZES = Array.from({ length: 18 }, (_, at) => at + 3);

const tables = SIZES.flatMap((players) =>
  SYSTEMS.filter(({ sizes }) => players >= sizes.least && players <= sizes.most).map(
    ({ id }) => [id, players] as const,
  ),
);

describe('rounds in a text, one line of them changed', () => {
  it.each(inTurn(tables, 9, 4))(
    '%s for %i players: read whole, or refused with its place, or told',
    (system, players) => {
      const faults = oneOf([...HEADINGS.entries()], players).flatMap(([language, heading]) =>
        ODDITIES.flatMap(([name, change], odd) => {
          // The next round has no result yet: that is no oddity.
          if (players === 3 && /^(no|half a) result$/.test(name)) return [];
          const { lines, games } = printed(system, players, heading, players * 100 + language);
          const at = games[(odd * 7 + language) % games.length];
          const changed = lines.map((line, index) => (index + 1 === at?.line ? change(line) : line));
          const fault = faultOf(readBack(changed), games, at?.line ?? 0);
          return fault === null ? [] : [[heading(1), name, lines[(at?.line ?? 1) - 1], fault]];
        }),
      );
      expect(faults).toEqual([]);
    },
  );
});
