import type { Tournament } from '../../core/model';
import { andThen, ok, type Result } from '../../core/result';
import type { ExportedFiles, ExportOptions } from '../exchangeFormat';
import { type PageContent, type PageField, pageWords } from './content';
import { element, type Html, joined, styleSheet, text } from './element';
import { crossHtml, roundHtml, standingsHtml } from './htmlTables';
import { pageContent } from './pageContent';
import { printed } from './print';

/** How the page looks on a screen: light and dark, from a telephone to a projector. */
const SCREEN = `:root {
  color-scheme: light dark;
  --paper: #ffffff; --ink: #1b1b1b; --quiet: #595959; --line: #c9c9c9; --head: #f0f0f0; --leads: #fff4ce; --self: #d6d6d6;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1b1b1b; --ink: #f3f3f3; --quiet: #b8b8b8; --line: #4d4d4d; --head: #2b2b2b; --leads: #433500; --self: #4d4d4d;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 80rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 100%/1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", Arial, sans-serif;
}
h1, h2, h3, h4, p, caption, th, td { overflow-wrap: break-word; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 1.75rem 0 .5rem; }
h3 { font-size: 1.05rem; margin: 1.25rem 0 .4rem; }
h4 { font-size: 1rem; margin: 1rem 0 .3rem; }
p { margin: .4rem 0; }
.match { font-size: 1.25rem; font-weight: 600; }
.facts, .legend, .note, .bye, caption, footer, small, .open { color: var(--quiet); }
.legend, .note, .bye, caption, footer, small { font-size: .875rem; }
footer { margin-top: 2rem; }
.unseen {
  position: absolute; width: 1px; height: 1px; margin: -1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; border: 0;
}
.region { position: relative; overflow-x: auto; max-width: 100%; }
.region:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; padding: 0 0 .4rem; }
th, td { padding: .25rem .45rem; border: 1px solid var(--line); text-align: left; vertical-align: top; font-weight: 400; }
thead th { background: var(--head); font-weight: 600; font-size: .875rem; vertical-align: bottom; }
.number { text-align: right; }
.rank { text-align: center; white-space: nowrap; }
.points { font-weight: 600; }
.name { min-width: 7rem; }
.tieBreak { width: 1px; }
.tables tbody .leads > * { background: var(--leads); font-weight: 600; }
.left > * { font-style: italic; color: var(--quiet); }
.cross td, .cross .game { text-align: center; }
.cross td.number { text-align: right; }
.cross td { min-width: 2rem; white-space: nowrap; }
.cross .name { position: sticky; left: 0; background: var(--paper); max-width: 14rem; }
.cross thead .name { background: var(--head); }
.cross .first { border-left-width: 2px; }
.cross .self { background: var(--self); color: var(--quiet); }
.cross b { font-weight: 700; }
.rounds { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 0 2rem; }
.games { width: 100%; table-layout: fixed; }
.games thead th { padding: 0; border: 0; background: none; line-height: 0; position: relative; }
.games td { border-width: 0 0 1px; padding: .25rem .3rem; }
.games .number { width: 2.2em; }
.games .result { width: 4.8em; }
.games .noted td { border-bottom: 0; padding-bottom: 0; }
.games td.number { color: var(--quiet); }
.games b { font-weight: 600; }
.result { text-align: right; }
@media (max-width: 40rem) {
  .spare { display: none; }
  .rounds { font-size: .9375rem; }
  .games td { padding: .25rem .15rem; }
  .games .number { width: 1.6em; }
  .games .result { width: 4.1em; }
  .cross .name { max-width: 8rem; min-width: 5rem; }
}
@media (forced-colors: active) {
  .region:focus-visible { outline-color: Highlight; }
}
`;

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
      element(round, { id }, text(each.title)),
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
        element(part, {}, text(heads.standings)),
        region(scrolls(`${heads.standings}${suffix}`), standingsHtml(standings, progress)),
        joined(notes.map((note) => paragraph(note, 'note'))),
      ),
      element(
        'section',
        {},
        element(part, {}, text(heads.crosstable)),
        region(scrolls(`${heads.crosstable}${suffix}`), crossHtml(cross, heads)),
        paragraph(cross.legend.map((each) => each.text).join(' · '), 'legend'),
      ),
    ),
    element(
      'section',
      { class: 'games-of-all' },
      element(part, {}, text(heads.rounds)),
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
export const makeHtml = (tournament: Tournament, making: ExportOptions): Result<ExportedFiles> =>
  andThen(pageContent(tournament, making), (content) => {
    const { texts, say } = pageWords(tournament);
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
    const { html } = element('html', { lang: 'en' }, headHtml(content, tournament), body);
    return ok({ files: [{ suffix: '', content: `<!DOCTYPE html>\n${html}\n` }], warnings: [] });
  });
