import { allDetails, COMMON_DETAILS } from '../../core/details';
import { makeNumbering } from '../../core/draw/numbers';
import { makePins } from '../../core/draw/pins';
import type { Tournament } from '../../core/model';
import { makeOptions } from '../../core/pairing/options';
import { entryAt, present } from '../../core/present';
import { RULE_SETS } from '../../core/ruleSets';
import { choiceName, numberingName, type NamedChoice, choiceTexts } from '../../language/choices';
import { isOfChess } from '../../language/criteria';
import { OUR_LANGUAGE } from '../../language/form';
import { paneTexts } from '../../language/pane';
import { awaitedDetails, TEAM_REPORT } from '../../language/reports';
import { systemText } from '../../language/systems';
import type { SheetWords } from '../../language/words';
import type { CellValue } from '../../grid/cell';
import { dateCell } from '../dates';
import { FORMAT_VERSION, type SettingKey } from './settings';

/** The contents of each setting's cell: choices by name, anything else as it is; nothing for unset ones. */
export const settingValues = (tournament: Tournament): Readonly<Record<SettingKey, CellValue>> => {
  const { scoring, numbering, profile, discipline } = tournament;
  const game = discipline?.scoring;
  const named = (choice: NamedChoice, code: string): string => choiceName(choice, code, profile);
  return {
    id: tournament.id,
    format: FORMAT_VERSION,
    event: tournament.event,
    section: tournament.section ?? null,
    year: tournament.year ?? null,
    system: named('system', tournament.system),
    cycles: tournament.cycles,
    exchange: named('exchange', tournament.exchangeLastTwo ? 'yes' : 'no'),
    rounds: tournament.rounds,
    numbering: numberingName(makeNumbering(numbering), profile),
    seed: numbering.seed ?? null,
    win: scoring.win / scoring.unit,
    draw: scoring.draw / scoring.unit,
    loss: scoring.loss / scoring.unit,
    rules: named('rules', tournament.ruleSet),
    profile: named('profile', tournament.profile),
    language: OUR_LANGUAGE,
    order: named('order', 'itself'),
    unplayed: named('unplayed', 'yes'),
    options: tournament.systemOptions ? makeOptions(tournament.systemOptions) : null,
    lots: tournament.lotsSeed ?? null,
    colours: named('colours', tournament.colours ?? 'system'),
    handicap: named('handicap', tournament.handicap ?? 'none'),
    pins: makePins(tournament.pins ?? []) || null,
    paper: named('paper', tournament.paper ?? 'A4'),
    ...allDetails(tournament.details),
    boards: tournament.calendarLimits?.boards ?? null,
    asOf: dateCell(tournament.calendarLimits?.asOf),
    carried: tournament.carried ?? null,
    matchBoards: discipline?.boards ?? null,
    lineUp: discipline ? named('lineUp', discipline.lineUp) : null,
    gameWin: game ? game.win / game.unit : null,
    gameDraw: game ? game.draw / game.unit : null,
    gameLoss: game ? game.loss / game.unit : null,
    draws: tournament.draws === false ? named('unplayed', 'no') : null,
  };
};

const firstSentence = (text: string): string => `${entryAt(text.split('. '), 0).replace(/\.$/, '')}.`;

/** Settings that the form shows even while they are empty. */
const AWAITED: ReadonlySet<SettingKey> = new Set(['lots', 'boards', 'asOf', ...COMMON_DETAILS]);

/** Settings that do not matter for a tournament: they have a cell, but are not in the form. */
export const isIdle = (key: SettingKey, tournament: Tournament): boolean =>
  key === 'exchange'
    ? !tournament.exchangeLastTwo && tournament.cycles === 1
    : !AWAITED.has(key) &&
      !awaitedDetails(tournament.discipline ? TEAM_REPORT : tournament.columns).has(key) &&
      settingValues(tournament)[key] === null;

/** The sentence beside a setting; empty if the label is enough. */
export const sentenceOf = (key: SettingKey, tournament: Tournament, { form }: SheetWords): string => {
  const { system, numbering, colours = 'system', ruleSet, profile } = tournament;
  switch (key) {
    case 'system':
      return firstSentence(systemText(system, profile).about);
    case 'numbering':
      return firstSentence(paneTexts(profile).numbering[numbering.method].about);
    case 'colours':
      return firstSentence(choiceTexts(profile).colouring[colours].about);
    case 'profile':
      return tournament.discipline ? '' : choiceTexts().profiles[profile].about;
    case 'rules': {
      const source = RULE_SETS.find(({ id }) => id === ruleSet)?.source ?? '';
      if (source === '') return form.ownOrder;
      return profile !== 'chess' && isOfChess(source) ? '' : `${source}.`;
    }
    case 'exchange':
      return tournament.exchangeLastTwo ? present(form.sentences[key]) : '';
    default:
      return form.sentences[key] ?? '';
  }
};
