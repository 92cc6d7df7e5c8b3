import { makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef, useState } from 'react';
import { owedGames } from '../../core/conduct/owed';
import { progressOf } from '../../core/conduct/withdrawal';
import { type Game, type Player, plays, type Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { isBye } from '../../language/byes';
import { dateText } from '../../language/dates';
import { nameInSection } from '../../language/inSection';
import { say } from '../../language/language';
import { numberInSection } from '../../core/sections/fields';
import { outcomeOf } from '../../core/results/outcome';
import { isBegun, stillToPlay } from '../../core/results/progress';
import { markFor } from '../../core/results/typed';
import { isTeamEvent } from '../../core/teamEvent/model';
import { isByForfeit } from '../../core/teamEvent/table';
import { standings } from '../../core/tiebreak/standings';
import { replacedBy } from '../../sheets/log/history';
import { signedText } from '../../language/number';
import { playersTexts, type PlayersTexts } from '../../language/players';
import type { SheetWords } from '../../language/words';
import { pointsText, rankText, scoreText } from '../standing';
import { BARE, TITLE } from './bare';
import { ChangeMenu } from './changeMenu';
import { isolated } from '../speech';
import { TextField } from './choice';
import { type OpenedProps, Section, Sentence, Press, Stack } from './frame';
import { InlineButton } from './inline';
import { Norms } from './norms';
import { missingText } from './overdue';
import { playerLabel } from './playerChoices';
import { possibleFor, possibleInAll } from './possibleChanges';
import { SmallTable } from './table';
import { hasSides } from '../../core/results/sides';

const usePersonStyles = makeStyles({ title: { ...TITLE, ':focus': { outline: 'none' } } });

interface PersonProps extends OpenedProps {
  readonly player: Player;
  readonly onLeave: () => void;
}

/** Where and when a game is to be played. */
const toCome = ({ board, boards, date, venue }: Game, words: SheetWords): string =>
  [boards ? venue : `${words.board}\u00a0${board}`, date && dateText(date, ['weekday', 'day', 'month'])]
    .filter(Boolean)
    .join(', ');

/** How a game went for one of its players: what they did in it, of a match with its score; else what is known of it. */
const ownResult = (
  tournament: Tournament,
  game: Game,
  side: 'white' | 'black',
  { played, forfeited, score, notToPlay }: PlayersTexts,
  words: SheetWords,
): string => {
  const outcome = game.outcome && outcomeOf(game.outcome);
  const match = isTeamEvent(tournament) && tournament.games.find(({ no }) => no === game.no);
  const isPlayed = match ? !isByForfeit(tournament, match) : outcome?.kind === 'played';
  const result = outcome ? (isPlayed ? played : forfeited)[outcome[side]] : '';
  const hasBegun = isBegun(game);
  if (!outcome && !hasBegun && !stillToPlay(tournament).includes(game)) return notToPlay;
  const open = outcome || hasBegun ? '' : (game.pending ?? toCome(game, words));
  if (open !== '' || !(match || game.sets)) return result || open;
  const isWhite = side === 'white';
  const own = match ? scoreText(tournament, match, isWhite ? 'home' : 'away') : markFor(game, isWhite);
  return result === '' ? own : say(score, { result, score: own });
};

/** Their games and rests by round. */
const rowsOf = (
  tournament: Tournament,
  { no }: Player,
  texts: PlayersTexts,
  words: SheetWords,
): readonly (readonly string[])[] => {
  const name = nameOf(tournament.players);
  const games = tournament.games.filter(plays(no)).map((game): readonly [number, readonly string[]] => {
    const [side, opponent] =
      game.white === no ? (['white', game.black] as const) : (['black', game.white] as const);
    const result = ownResult(tournament, game, side, texts, words);
    return [
      game.round,
      [String(game.round), ...(hasSides(tournament) ? [texts[side]] : []), name(opponent), result],
    ];
  });
  const rests = tournament.rests
    .filter(({ player }) => player === no)
    .map(({ round }): readonly [number, readonly string[]] => [
      round,
      [String(round), ...(hasSides(tournament) ? [''] : []), texts.rests, ''],
    ]);
  return [...games, ...rests].sort(([one], [other]) => one - other).map(([, cells]) => cells);
};

/** Where they stand, and what they owe. */
const Standing = ({ speech, opened, tournament, player }: Omit<PersonProps, 'onLeave'>) => {
  const texts = playersTexts(speech.whom);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const row = ranked.ok ? ranked.value.rows.find(({ no }) => no === player.no) : undefined;
  const finished = tournament.games.filter(plays(player.no)).filter(({ outcome }) => outcome !== null).length;
  if (isBye(player)) return <Sentence>{texts.status.bye}</Sentence>;
  const isGone = row?.rank === null && player.status !== 'playing';
  // Nobody played a game that was lost by forfeit.
  const games = isGone ? progressOf(tournament, player.no).completed : finished;
  const text = isGone ? texts.gone : row?.rank === null ? texts.noPlace : texts.stands;
  const { adjustment = 0, adjustmentReason = '' } = player;
  const former = replacedBy(opened.lines, player);
  const owes = owedGames(tournament).games.filter(plays(player.no));
  return (
    <>
      {player.status !== 'playing' && <Sentence>{texts.status[player.status]}</Sentence>}
      {row &&
        (finished > 0 || isGone || adjustment !== 0) &&
        !(tournament.discipline && player.status === 'annulled') && (
          <Sentence>
            {say(text, {
              ...{ rank: rankText(row), games },
              points: pointsText(row.values[0] ?? null),
            })}
          </Sentence>
        )}
      {former !== undefined && (
        <Sentence>{say(texts.inPlaceOf, { ...former, player: isolated(former.player) })}</Sentence>
      )}
      {adjustment !== 0 && (
        <Sentence>
          {say(texts.adjusted, {
            points: signedText(adjustment),
            reason: adjustmentReason === '' ? 'none' : isolated(adjustmentReason),
          })}
        </Sentence>
      )}
      {owes.length > 0 && <Sentence>{missingText(owes, speech)}</Sentence>}
    </>
  );
};

/** One player: where they stand, what can happen to them, their games. */
const Person = (props: PersonProps) => {
  const { pane, state, speech, tournament, player, onLeave } = props;
  const styles = usePersonStyles();
  const texts = playersTexts(speech.whom);
  const { words } = speech;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <div>
        <InlineButton onPress={onLeave}>{texts.all}</InlineButton>
      </div>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        <bdi>{playerLabel(tournament)(player.no)}</bdi>
      </h2>
      <Standing {...props} />
      <Norms {...props} />
      <Section title={texts.what}>
        <ChangeMenu
          {...props}
          changes={possibleFor(player, tournament)}
          known={{ player: String(player.no) }}
        />
      </Section>
      {player.members && (
        <Section title={words.players}>
          <SmallTable
            label={player.name}
            columns={[
              { heading: words.board, number: true },
              { heading: words.name },
              { heading: words.rating, number: true },
            ]}
            rows={player.members.map(({ name, rating }, index) => [
              ...[String(index + 1), name],
              String(rating?.typed ?? ''),
            ])}
          />
        </Section>
      )}
      {!isBye(player) && (
        <Section title={texts.games}>
          <SmallTable
            label={say(texts.gamesOf, { player: player.name })}
            columns={[
              { heading: texts.round, number: true },
              ...(hasSides(tournament) ? [{ heading: texts.side, short: true }] : []),
              { heading: texts.opponent },
              { heading: texts.result, short: tournament.discipline !== undefined },
            ]}
            rows={rowsOf(tournament, player, texts, words)}
          />
          {!tournament.discipline && (
            <Press
              state={state}
              onPress={() => pane.makeReady([], [{ handout: 'player-cards', player: player.no }])}
            >
              {texts.card}
            </Press>
          )}
        </Section>
      )}
    </>
  );
};

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    ...BARE,
    boxSizing: 'border-box',
    width: '100%',
    display: 'grid',
    gridTemplateColumns: '2rem minmax(0, 1fr) auto',
    columnGap: tokens.spacingHorizontalS,
    padding: `${tokens.spacingVerticalSNudge} ${tokens.spacingHorizontalXS}`,
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: tokens.colorNeutralStroke2,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  number: { textAlign: 'end', color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const isFound = (no: number, name: string, typed: string): boolean =>
  String(no) === typed || name.toLowerCase().includes(typed.toLowerCase());

/** The players, to be looked for by a part of their names. Whoever comes back from one of them is there again. */
const PlayerList = ({ pane, speech, tournament, from }: OpenedProps & { readonly from: number | null }) => {
  const styles = useStyles();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const texts = playersTexts(speech.whom);
  const [typed, type] = useState('');
  const ranked = useMemo(() => standings(tournament, tournament.tieBreaks.slice(0, 1)), [tournament]);
  const points = new Map(
    ranked.ok ? ranked.value.rows.map(({ no, values }) => [no, pointsText(values[0] ?? null)]) : [],
  );
  const named = nameInSection(tournament, (name, section) => `${name} (${section})`);
  const number = numberInSection(tournament);
  const found = tournament.players.filter(({ no, name }) => isFound(number(no), name, typed.trim()));
  const only = found.length === 1 ? found[0] : undefined;
  return (
    <>
      <TextField
        label={texts.find}
        value={typed}
        onType={type}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && only) pane.showPlayer(only.no);
        }}
      />
      {found.length === 0 && <Sentence>{texts.nobody}</Sentence>}
      <ul className={styles.list} aria-label={texts.title}>
        {found.map(({ no, name, status }) => (
          <li key={no}>
            <button
              type="button"
              ref={no === from ? back : null}
              className={styles.row}
              onClick={() => pane.showPlayer(no)}
            >
              <span className={styles.number}>{number(no)}</span>
              <bdi>{named(no)}</bdi>
              <span className={styles.quiet}>
                {status === 'playing' ? points.get(no) : !isBye({ name, status }) && texts.status.withdrawn}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The players of a tournament, and what happens to them. */
const Players = (props: OpenedProps) => {
  const { player: no } = props.state;
  const player = props.tournament.players.find((each) => each.no === no);
  const [from, setFrom] = useState<number | null>(null);
  const leave = (): void => {
    setFrom(no);
    props.pane.showPlayer(null);
  };
  return (
    <Stack gap="L">
      {player ? (
        <Person key={player.no} {...props} player={player} onLeave={leave} />
      ) : (
        <>
          <Section title={playersTexts(props.speech.whom).what}>
            <ChangeMenu {...props} changes={possibleInAll(props.tournament)} />
          </Section>
          <PlayerList {...props} from={from} />
        </>
      )}
    </Stack>
  );
};

export default Players;
