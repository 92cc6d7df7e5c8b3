/** 13 Grouped sheets: Run this, select the tabs Pairings and Standings together, type a result, and ungroup them, all within a minute. */
import { begin } from './answers';
import { inAMinute, toldDuring } from './watching';

begin(
  '13 Grouped sheets',
  'told of both sheets; Check and repair finds what was typed on Standings',
  async () => {
    const sheetsIn = (told: readonly string[]): readonly string[] => [
      ...new Set(told.map((cell) => cell.slice(0, cell.lastIndexOf('!')))),
    ];
    const told = await toldDuring((sofar) =>
      inAMinute(async () => (sheetsIn(sofar).length > 1 ? true : null)),
    );
    if (told.length === 0) return 'fault #2266: told of no change within a minute';
    const cells = told.join(', ');
    return sheetsIn(told).length > 1
      ? `as documented: told of ${cells}`
      : `fault #2266: told of ${cells} alone`;
  },
);
