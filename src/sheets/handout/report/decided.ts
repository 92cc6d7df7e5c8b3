import { countTo, fill } from '../../../grid/block';
import { area, address } from '../../../grid/cell';
import { withoutWildcards } from '../../../grid/escape';
import type { Block } from '../../../grid/plan';
import { inRow, quoted, whole, type Place } from '../../../grid/reference';
import { POINT_UNIT } from '../../layout';
import { ofCriteria } from '../../layout/lists';
import { slotCode } from '../../standings/tieBreakColumns';
import { inField } from '../../layout/fields';
import type { DecidedParts } from './head';

/** The number of whoever stands at a place of the field, also among those who share one. */
const standing = ({ layout, report, field }: DecidedParts, place: number): string => {
  const { player, order } = layout.calculation;
  const [numbers, positions] = [player.no, order.position].map((where) => whole(where, report.sheet));
  return `IFERROR(INDEX(${numbers},MATCH(${field.before + place},${positions},0)),${field.before + 1})`;
};

/** The numbers of the two who stand next to each other, and how many of the list leave them level. */
const pairBlocks = (parts: DecidedParts): readonly Block[] => {
  const { layout, report } = parts;
  const { sheet, upper, lower, level } = report;
  const { chain } = layout.calculation;
  const all = (where: Place): string => whole(where, sheet);
  const [one, other] = [inRow(upper, sheet), inRow(lower, sheet)];
  const isLevel = (places: Place): string => `(INDEX(${all(places)},${one})=INDEX(${all(places)},${other}))`;
  const { row, column } = upper.area;
  return [
    ...countTo(report.decisions).flatMap((each) => [
      fill(area(row + each - 1, column), standing(parts, each)),
      fill(area(row + each - 1, lower.area.column), standing(parts, each + 1)),
    ]),
    fill(level, chain.map(({ place }) => isLevel(place)).join('+')),
  ];
};

/** What each place of the list is called. */
export const criterionBlocks = ({ layout, report, words }: DecidedParts): readonly Block[] => {
  const all = (where: Place): string => whole(where, report.sheet);
  const [names, codes] = (['heading', 'code'] as const).map((what) =>
    all(ofCriteria(layout.lists.criteria, what)),
  );
  return countTo(layout.slots - 1).map((slot) => {
    const code = slotCode(layout, slot, report.sheet);
    const name = `INDEX(${names},MATCH(${withoutWildcards(code)},${codes},0))`;
    return fill(
      area(report.criterion.area.row + slot, report.criterion.area.column),
      `IF(${code}="","",IFERROR(${name},${quoted(words.criterionUnknown)}))`,
    );
  });
};

/** What both have by each place of the list, points first, where that says anything to a reader. */
const valueBlocks = ({ layout, report }: DecidedParts): readonly Block[] => {
  const { sheet, values, criterion, upper, lower } = report;
  const ofGroup = layout.criteria.filter(({ formula }) => formula === 'rank chain').map(({ code }) => code);
  return layout.calculation.chain.flatMap(({ shown }, slot) => {
    const code = slotCode(layout, slot, sheet);
    const silent = [`${code}=""`, ...ofGroup.map((each) => `${code}=${quoted(each)}`)].join(',');
    return countTo(report.decisions).flatMap((each) =>
      [upper, lower].map((who, side) => {
        const line = address(who.area.row + each - 1, who.area.column, 'both');
        const value = `INDEX(${whole(shown, sheet)},${line})`;
        const rounded = `IF(ISNUMBER(${value}),IF(${value}<0,"",INT(${value}*${POINT_UNIT}+0.5)/${POINT_UNIT}),"")`;
        return fill(
          area(criterion.area.row + slot, values.area.column + 2 * (each - 1) + side),
          slot === 0 ? rounded : `IF(OR(${silent}),"",${rounded})`,
        );
      }),
    );
  });
};

/** A sentence for each two of the first places: what decided between them. All who share a place have one together. */
const sentence = (parts: DecidedParts, each: number): Block => {
  const { layout, report, words, field } = parts;
  const { sheet, criterion, values, upper, lower, level } = report;
  const { aheadOf, onPoints, on, to, and, others, share } = words.finalReport;
  const all = (where: Place): string => whole(where, sheet);
  const at = (where: Place, line = each): string =>
    address(where.area.row + line - 1, where.area.column, 'both');
  const nameOf = (who: string): string => `INDEX(${all(layout.calculation.player.name)},${who})`;
  const valueOf = (side: number): string => {
    const { area: whereAll } = values;
    const column = whole(
      { sheet, area: { ...whereAll, column: whereAll.column + 2 * (each - 1) + side, columns: 1 } },
      sheet,
    );
    return `INDEX(${column},${at(level)}+1)`;
  };
  const [one, other] = [valueOf(0), valueOf(1)];
  const [above, below] = [nameOf(at(upper)), nameOf(at(lower))];
  const ahead = `${above}&${quoted(` ${aheadOf} `)}&${below}`;
  const both = `", "&${one}&${quoted(` ${to} `)}&${other}`;
  const byPoints = `${quoted(` ${onPoints}`)}&${both}&"."`;
  const compared = `IF(OR(${one}="",${other}=""),"",${both})`;
  const byCriterion = `${quoted(` ${on} `)}&INDEX(${all(criterion)},${at(level)}+1)&${compared}&"."`;
  const tied = `INDEX(${all(layout.calculation.order.tied)},${at(upper)})`;
  const last = `IF(${tied}=3,${nameOf(standing(parts, each + 2))},(${tied}-2)&${quoted(` ${others}`)})`;
  const comma = `IF(LEN(SUBSTITUTE(${above}&${below},",",""))=LEN(${above}&${below}),", ","; ")`;
  const names = `${above}&IF(${tied}=2,"",${comma}&${below})&${quoted(` ${and} `)}&IF(${tied}=2,${below},${last})`;
  const together = `${names}&${quoted(` ${share} ${each}–`)}&(${tied}+${each - 1})&"."`;
  const shared = each === 1 ? together : `IF(${at(level, each - 1)}=${layout.slots},"",${together})`;
  const told = `IF(${at(level)}=${layout.slots},${shared},${ahead}&IF(${at(level)}=0,${byPoints},${byCriterion}))`;
  const { game, player } = layout.calculation;
  const notBegun = layout.divided
    ? `MAX(${all(inField(player.played, field))})=0`
    : `COUNTIFS(${all(game.whiteResult)},"<>0")=0`;
  const counts = `INDEX(${all(player.live)},${at(lower)})=0`;
  return fill(area(report.decided + each, 1), `IF(OR(${notBegun},${counts}),"",${told})`);
};

/** Why the first places stand as they do, a sentence each. */
export const decidedBlocks = (parts: DecidedParts): readonly Block[] => [
  ...countTo(parts.report.decisions).map((each) => sentence(parts, each)),
  ...pairBlocks(parts),
  ...valueBlocks(parts),
];
