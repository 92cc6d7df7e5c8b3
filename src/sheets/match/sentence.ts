import { fill } from '../../grid/block';
import type { Block } from '../../grid/plan';
import { fixedCell, quoted, whole, type Place } from '../../grid/reference';
import type { SheetWords } from '../../language/words';
import type { MatchLayout } from '../layout/match';
import { saidOf } from '../said';
import { aheadByAll, teamAhead } from './order';
import { TEAMS, teamName } from './teams';

/** How the match stands, in large type: who leads or has won, the game points of whoever is ahead first. */
const sentenceOf = (match: MatchLayout, words: SheetWords): string => {
  const { sheet, counted, open, units, said } = match;
  const texts = words.match;
  const sum = (where: Place): string => `SUM(${whole(where, sheet)})`;
  const cell = (where: Place): string => fixedCell(where, sheet);
  const ahead = aheadByAll(match);
  const [first, second] = [cell(said.first), cell(said.second)];
  const score = `IF(${ahead}<0,${second}&"–"&${first},${first}&"–"&${second})`;
  const either = (underWay: string, over: string): string =>
    `IF(${sum(open)}>0,${quoted(underWay)},${quoted(over)})`;
  const isByGames = `(${cell(units.first)}-${cell(units.second)})*${ahead}>0`;
  const told = `IF(${isByGames}," "&${score},", "&${score}&${quoted(` ${texts.inGamePoints}`)})`;
  const [one, other] = TEAMS.map((team) => teamName(match, team));
  const decided = `${teamAhead(match, words, ahead)}&" "&${either(texts.leads, texts.won)}&${told}`;
  const level = `${either(texts.areLevel, texts.drew)}&" "&${score}`;
  return `IF(${sum(counted)}=0,${one}&" – "&${other},IF(${ahead}=0,${level},${decided}))`;
};

/** How many games are finished, and what tells the teams apart if it is not their game points. */
const statusOf = (match: MatchLayout, words: SheetWords): string => {
  const { sheet, counted, open, decided, order, units } = match;
  const sum = (where: Place): string => `SUM(${whole(where, sheet)})`;
  const ahead = aheadByAll(match);
  const deciding = `INDEX(${whole(order.name, sheet)},COUNTIFS(${whole(decided, sheet)},0)+1)`;
  const isByGames = `(${fixedCell(units.first, sheet)}-${fixedCell(units.second, sheet)})*${ahead}>0`;
  const by = `IF(OR(${ahead}=0,${isByGames}),"",". "&IF(${sum(open)}>0,${quoted(words.match.aheadBy)},${quoted(words.match.decidedBy)})&": "&${deciding})`;
  const finished = `${sum(counted)}&" "&${quoted(words.ofGames)}&" "&(${sum(counted)}+${sum(open)})&" "&${quoted(words.gamesFinished)}`;
  return `IF(${sum(counted)}=0,${quoted(words.notStarted)},${finished}&${by})`;
};

/** The lines at the top of the page. */
export const makeMatchSentence = (match: MatchLayout, words: SheetWords): readonly Block[] => {
  const { sheet, page, game, units, said } = match;
  return [
    fill(page.sentence, sentenceOf(match, words)),
    fill(page.status, statusOf(match, words)),
    ...TEAMS.flatMap((team) => [
      fill(units[team], `SUM(${whole(game.points[team], sheet)})`),
      fill(said[team], saidOf(fixedCell(units[team], sheet))),
    ]),
  ];
};
