import { makeStyles, tokens, useArrowNavigationGroup } from '@fluentui/react-components';
import { useEffect, useRef } from 'react';
import { areTeams, gameOf } from '../../app/choices';
import { listAddress } from '../../app/pairList';
import { gameNamed } from '../../sheets/roster/games';
import { controlText, DAY, timeText } from '../../language/evening';
import { say } from '../../language/language';
import { newTournamentTexts } from '../../language/newTournament';
import { effective, type Draft } from '../draft';
import { areMasters, eveningFound, usualEvening, type EveningTyped } from '../evening';
import { isMatch } from '../matches';
import { lookOf, shapesOf } from '../shape';
import { isolated } from '../speech';
import { FEW, teamsIn } from '../teams';
import { TITLE } from './bare';
import { Sentence, type RosterProps } from './frame';
import { InlineButton } from './inline';
import { intoView } from './intoView';

const useStyles = makeStyles({
  // Its margin keeps the heading above it in sight.
  made: { display: 'flex', flexDirection: 'column', scrollMarginTop: '4rem' },
  what: TITLE,
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});

/** What will be made, in large letters. */
export const Made = ({ children }: { readonly children: string }) => (
  <p className={useStyles().what}>{children}</p>
);

interface AnnouncementProps extends RosterProps {
  /** `null` where it is not one tournament, or the choices have a problem. */
  readonly draft: Draft | null;
  /** `null` while nothing was said of it. */
  readonly evening: EveningTyped | null;
  /** Leads to all that is said of the evening. */
  readonly onEvening: () => void;
}

/** How large it is, and what it is called where two teams meet. */
const madeText = (
  roster: RosterProps['roster'],
  { tournament, preview }: Draft,
  { texts }: RosterProps['speech'],
): string => {
  const { players, rounds, games } = preview;
  const [first, second] = tournament.teams;
  return first && second
    ? say(texts.makesMatch, {
        ...{ players, rounds, games },
        ...{ first: isolated(first.name), second: isolated(second.name) },
      })
    : say(texts.makes, { players, rounds, games, teams: String(areTeams(roster)) });
};

/** From so many minutes on, what ends after midnight ends on another day. */
const LONG = 8 * 60;

/** When all would be over; nothing of a tournament that has dates, of masters or a school class whose time nobody typed, of a game but chess, or while something is being typed. */
const Until = ({ pane, state, speech, roster, evening, onEvening }: AnnouncementProps) => {
  const usual = usualEvening(speech.profile, roster, pane.today());
  const found = eveningFound(roster, state.options, { ...(evening ?? usual), to: '' });
  const isEvening = !areMasters(roster) && lookOf(state, roster)?.like !== 'seats';
  const isShown = speech.profile === 'chess' && state.options.firstDay === '' && (evening ?? isEvening);
  if (!isShown || !found.ok || !found.value) return null;
  const { control, from } = found.value.request;
  const { ends } = found.value.evening;
  const said = newTournamentTexts();
  return (
    <Sentence>
      {say(said.until, {
        ...{ from: timeText(from), until: timeText(ends), control: controlText(control) },
        days: ends - from > LONG ? Math.floor(ends / DAY) : 0,
      })}{' '}
      <InlineButton onPress={onEvening}>{said.seeWhatFits}</InlineButton>
    </Sentence>
  );
};

/** Once or twice, where few play each other. */
const Twice = ({ pane, state, roster }: AnnouncementProps) => {
  const { teams } = state.options;
  const { cycles } = teams ?? effective(roster, state.options);
  const { length } = teams ? (teamsIn(roster)?.sizes ?? []) : roster.players;
  if (length < 3 || length > FEW || isMatch(roster, state.options) || cycles > 2) return null;
  const other = { cycles: 3 - cycles };
  return (
    <div>
      <InlineButton onPress={() => pane.choose(teams ? { teams: { ...teams, ...other } } : other)}>
        {say(newTournamentTexts().playTwice, { cycles })}
      </InlineButton>
    </div>
  );
};

/** Says which sheet is read while another is open that is none of ours. */
const OtherSheet = ({ pane, state, roster }: Omit<AnnouncementProps, 'draft'>) => {
  const said = newTournamentTexts();
  const ours = state.tournaments.flatMap(({ sheets }) => sheets);
  const { sheet: open } = state;
  if (open === null || open === roster.sheet || ours.includes(open)) return null;
  return (
    <Sentence>
      {say(said.fromSheet, { sheet: isolated(roster.sheet) })}{' '}
      <InlineButton onPress={() => void pane.useSelection()}>
        {say(said.useSheet, { sheet: isolated(open) })}
      </InlineButton>
    </Sentence>
  );
};

/** That the list is of another game than chess, by its ranks or its name, with the way back. */
const NotChess = ({ pane, state, roster }: RosterProps) => {
  const { profile: chosen, teams } = state.options;
  const named = { ...roster, event: state.options.event ?? roster.event };
  const [game, said] = [gameOf(named), newTournamentTexts()];
  const { line } = useStyles();
  if (teams || game === 'chess' || game === 'home' || (chosen ?? 'chess') !== 'chess') return null;
  const name = game === 'go' ? 'none' : isolated(gameNamed([named.event, named.sheet])?.name ?? '');
  return (
    <div className={line}>
      <Sentence>{say(said.looksLike[chosen ? 'chess' : game], { name })}</Sentence>
      <InlineButton onPress={() => pane.choose({ profile: chosen ? null : 'chess' })}>
        {chosen ? say(said.notChess, { name }) : said.notGo}
      </InlineButton>
    </div>
  );
};

/** What will be made: how large it is and how long it takes; what the list looks like, and what else can be made of it. */
export const Announcement = (props: AnnouncementProps) => {
  const { pane, state, speech, roster, draft } = props;
  const styles = useStyles();
  const said = newTournamentTexts();
  const look = lookOf(state, roster);
  const list = listAddress(roster);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(list);
  // The keyboard goes past them in one step; arrows lead from one to the next.
  const arrows = useArrowNavigationGroup({ axis: 'both' });
  // Another list was chosen further down the pane.
  useEffect(() => {
    if (before.current !== list) intoView(place.current);
    before.current = list;
  }, [list]);
  return (
    <div className={styles.made} ref={place}>
      {draft && <Made>{madeText(roster, draft, speech)}</Made>}
      <OtherSheet {...props} />
      {draft && <Until {...props} />}
      {(draft || state.options.teams) && <Twice {...props} />}
      {look && (
        <Sentence>
          {say(said.looksLike[look.like], {
            column: isolated(look.column),
            divisions: isolated(look.divisions ?? ''),
            venue: look.venue ? isolated(look.venue) : 'none',
            sheet: isolated(look.sheet ?? ''),
            first: isolated(look.sides?.[0] ?? ''),
            second: isolated(look.sides?.[1] ?? ''),
            boards: roster.players.length / 2,
          })}
        </Sentence>
      )}
      <div className={styles.line} role="toolbar" aria-label={said.whatIsThis} {...arrows}>
        {shapesOf(state, roster).map(({ shape, options, isChosen }, _, all) => (
          <InlineButton key={shape} pressed={isChosen} onPress={() => pane.choose(options)}>
            {shape === 'match' && all.some((other) => other.shape === 'boards')
              ? said.allPlay
              : said.shapes[shape]}
          </InlineButton>
        ))}
        <InlineButton onPress={() => void pane.useSelection()}>{speech.texts.useSelection}</InlineButton>
        {look?.like === 'seats' && (
          <InlineButton onPress={() => pane.choose({ system: 'berger' })}>{said.notSeats}</InlineButton>
        )}
      </div>
      <NotChess {...props} />
    </div>
  );
};
