import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { useEffect, useMemo, useRef } from 'react';
import { shownIn } from '../../app/cells';
import { owedGames } from '../../core/conduct/owed';
import { plays, type Player, type Tournament } from '../../core/model';
import { nameOf } from '../../core/named';
import { standings } from '../../core/tiebreak/standings';
import { playersTexts, type PlayersTexts } from '../../language/players';
import { pointsText, rankText } from '../standing';
import { ChangeMenu, type OfferedChange } from './changeMenu';
import { Section, Sentence, type OpenedProps } from './frame';
import { SmallTable } from './table';

const useStyles = makeStyles({
  left: { alignSelf: 'start' },
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    ':focus': { outline: 'none' },
  },
});

interface PersonProps extends OpenedProps {
  readonly player: Player;
}

/** The changes that are possible for a player, in the order of how often they happen. */
const possibleFor = ({ status }: Player, { games }: Tournament): readonly OfferedChange[] => {
  const begun = games.some(({ outcome }) => outcome !== null);
  return status === 'playing'
    ? ['withdraw', ...(begun ? [] : (['remove'] as const)), 'substitute', 'correct', 'adjust']
    : ['reenter', 'correct'];
};

/** Their games and rests by round. */
const rowsOf = (
  tournament: Tournament,
  { no }: Player,
  texts: PlayersTexts,
): readonly (readonly string[])[] => {
  const name = nameOf(tournament.players);
  const games = tournament.games.filter(plays(no)).map((game): readonly [number, readonly string[]] => {
    const isWhite = game.white === no;
    return [
      game.round,
      [
        String(game.round),
        `${name(isWhite ? game.black : game.white)} (${isWhite ? texts.black : texts.white})`,
        shownIn(tournament, game.outcome) ?? game.pending ?? '',
      ],
    ];
  });
  const rests = tournament.rests
    .filter(({ player }) => player === no)
    .map(({ round }): readonly [number, readonly string[]] => [round, [String(round), texts.rests, '']]);
  return [...games, ...rests].sort(([one], [other]) => one - other).map(([, cells]) => cells);
};

/** Where they stand, and what they owe. */
const Standing = ({ speech, tournament, player }: PersonProps) => {
  const texts = playersTexts(speech.language, speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const row = ranked.ok ? ranked.value.rows.find(({ no }) => no === player.no) : undefined;
  const games = tournament.games.filter(plays(player.no)).filter(({ outcome }) => outcome !== null).length;
  const owes = owedGames(tournament).players.find(({ no }) => no === player.no)?.games.length ?? 0;
  return (
    <>
      {player.status !== 'playing' && <Sentence>{texts.status[player.status]}</Sentence>}
      {row && (
        <Sentence>
          {speech.say(row.rank === null ? texts.noPlace : texts.stands, {
            ...{ rank: rankText(row), points: pointsText(row.values[0] ?? null), games },
          })}
        </Sentence>
      )}
      {owes > 0 && <Sentence>{speech.say(texts.owes, { count: owes })}</Sentence>}
    </>
  );
};

/** One player: where they stand, what can happen to them, their games. */
export const Person = (props: PersonProps) => {
  const { pane, state, speech, tournament, player } = props;
  const styles = useStyles();
  const texts = playersTexts(speech.language, speech.profile);
  const { busy } = state;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Button size="small" className={styles.left} onClick={() => pane.showPlayer(null)}>
        ‹ {texts.all}
      </Button>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {player.no} <bdi>{player.name}</bdi>
      </h2>
      <Standing {...props} />
      <Section title={texts.what}>
        <ChangeMenu
          {...props}
          changes={possibleFor(player, tournament)}
          known={{ player: String(player.no) }}
        />
      </Section>
      <Section title={texts.games}>
        <SmallTable
          label={speech.say(texts.gamesOf, { player: player.name })}
          columns={[
            { heading: texts.round, number: true },
            { heading: texts.opponent },
            { heading: texts.result },
          ]}
          rows={rowsOf(tournament, player, texts)}
        />
        <Button
          className={styles.left}
          disabledFocusable={busy !== null}
          onClick={() => void pane.handOut({ handout: 'player-cards', player: player.no })}
        >
          {texts.card}
        </Button>
      </Section>
    </>
  );
};
