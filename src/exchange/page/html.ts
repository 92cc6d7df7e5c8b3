import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import type { Made, Making } from '../format';
import type { PageContent, PageField } from './content';
import { element, joined, styleSheet, text, type Html } from './element';
import { crossHtml, roundHtml, standingsHtml } from './htmlTables';
import { pageContent } from './pageContent';
import { printed } from './print';
import { SCREEN } from './screen';
import { voiceOf } from './voice';

/** No script, nothing from elsewhere, no form: only the style sheet of the page itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

type Scrolls = (table: string) => string;

interface Page {
  readonly content: PageContent;
  /** What a screen reader calls a table that moves sideways. */
  readonly scrolls: Scrolls;
}

/** A table that is wider than a telephone moves in a region of its own, which the keyboard reaches. */
const region = (label: string, table: Html): Html =>
  element('div', { class: 'region', role: 'region', tabindex: 0, 'aria-label': label }, table);

const paragraph = (said: string, look?: string): Html => element('p', { class: look }, text(said));

/** The parts of a field: under the event where it is the only one, else under the heading of the section. */
const fieldHtml = ({ content, scrolls }: Page, field: PageField, place: number): Html => {
  const { heads, fields } = content;
  const [part, round] = field.title === null ? ['h2', 'h3'] : ['h3', 'h4'];
  const suffix = fields.length === 1 ? '' : `, ${field.title ?? ''}`;
  const rounds = field.rounds.map((each, index) => {
    const id = `round-${place}-${index}`;
    return element(
      'section',
      { class: 'round' },
      element(round ?? '', { id }, text(each.title)),
      roundHtml(each, id, content),
    );
  });
  const { standings, cross, progress, match, notes } = field;
  return element(
    'section',
    { class: 'field' },
    joined(field.title === null ? [] : [element('h2', {}, text(field.title))]),
    joined(match === null ? [] : [paragraph(match, 'match')]),
    element(
      'div',
      { class: 'tables' },
      element(
        'section',
        {},
        element(part ?? '', {}, text(heads.standings)),
        region(scrolls(`${heads.standings}${suffix}`), standingsHtml(standings, progress)),
      ),
      element(
        'section',
        {},
        element(part ?? '', {}, text(heads.crosstable)),
        region(scrolls(`${heads.crosstable}${suffix}`), crossHtml(cross, heads)),
        paragraph(cross.legend.map((each) => each.text).join(' · '), 'legend'),
      ),
    ),
    joined(notes.map((note) => paragraph(note, 'note'))),
    element(
      'section',
      { class: 'games-of-all' },
      element(part ?? '', {}, text(heads.rounds)),
      element('div', { class: 'rounds' }, joined(rounds, '\n')),
    ),
  );
};

const headHtml = (content: PageContent, tournament: Tournament): Html =>
  element(
    'head',
    {},
    element('meta', { charset: 'utf-8' }),
    element('meta', { 'http-equiv': 'Content-Security-Policy', content: POLICY }),
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    element('meta', { name: 'color-scheme', content: 'light dark' }),
    element('meta', { name: 'generator', content: 'Roundabout' }),
    element('title', {}, text(content.title)),
    styleSheet(`${SCREEN}${printed(content, tournament.paper ?? 'A4')}`),
  );

/**
 * Standings, cross-table and rounds as a page that stands alone, without a script and without anything from elsewhere. Problems: those
 * of `pageContent`.
 */
export const makeHtml = (tournament: Tournament, making: Making): Result<Made> =>
  andThen(pageContent(tournament, making), (content) => {
    const { texts, say } = voiceOf(tournament, making.language);
    const page: Page = { content, scrolls: (table) => say(texts.scrolls, { table }) };
    const body = element(
      'body',
      {},
      element(
        'header',
        {},
        element('h1', {}, text(content.title)),
        joined(content.facts.length === 0 ? [] : [paragraph(content.facts.join(' · '), 'facts')]),
      ),
      element('main', {}, joined(content.fields.map((field, place) => fieldHtml(page, field, place)))),
      element(
        'footer',
        {},
        joined(content.notes.map((note) => paragraph(note, 'note'))),
        paragraph(content.asOf),
      ),
    );
    const { html } = element('html', { lang: making.language }, headHtml(content, tournament), body);
    return ok({ files: [{ suffix: '', content: `<!DOCTYPE html>\n${html}\n` }], warnings: [] });
  });
