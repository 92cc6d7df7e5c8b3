import { useMemo } from 'react';
import { standings } from '../../core/tiebreak/standings';
import { projectorTexts } from '../../language/projector';
import { playTexts } from '../../language/play';
import { sectionTitle } from '../../language/sections';
import { boardsOf, byesIn } from '../boards';
import { isolated } from '../speech';
import { leadersOf, pointsText, rankText, teamScores } from '../standing';
import { More, type OpenedProps, Section, Sentence, Press, Stack } from './frame';
import { DatesToCheck, Missing } from './overdue';
import { CopyRound, Round } from './round';
import { SmallTable } from './table';

/** The first places as they stand now. */
const Leaders = ({ speech, tournament }: OpenedProps) => {
  const texts = playTexts(speech.language, speech.profile);
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const scores = teamScores(tournament);
  const leaders = ranked.ok ? leadersOf(tournament, ranked.value.rows) : [];
  if (leaders.length === 0) return null;
  const rows = leaders.map((row) => [
    rankText(row),
    row.more === 0 ? row.name : speech.say(texts.withMore, { name: isolated(row.name), count: row.more }),
    pointsText(row.values[0] ?? null),
  ]);
  return (
    <Section title={texts.leaders}>
      {scores && <Sentence>{speech.say(texts.match, scores)}</Sentence>}
      <SmallTable
        label={texts.firstPlaces}
        columns={[
          { heading: texts.rank, number: true },
          { heading: speech.words.name },
          { heading: texts.points, number: true },
        ]}
        rows={rows}
      />
    </Section>
  );
};

/** The name of a section above the first of its games; nothing where there are none. */
const sectionHeading = ({ speech, tournament, round }: OpenedProps & { readonly round: number }) => {
  const { players, sections } = tournament;
  if (!sections) return undefined;
  const sectionOf = (no: number | undefined) => players.find((player) => player.no === no)?.section;
  const firsts = new Map<number, string>();
  let before: string | undefined;
  for (const { game, left } of boardsOf(tournament, round, [])) {
    const section = sectionOf(left.no);
    if (section !== undefined && section !== before) firsts.set(game, section);
    before = section;
  }
  return function Heading(game: number) {
    const section = firsts.get(game);
    return (
      section !== undefined && (
        <h3 style={{ margin: '12px 0 4px', font: 'inherit', fontWeight: 600 }}>
          <bdi>{sectionTitle(section, speech.words.sections)}</bdi>
        </h3>
      )
    );
  };
};

/** The round that is being played, and how things stand. */
const Play = (props: OpenedProps) => {
  const { pane, state, speech, tournament } = props;
  const texts = playTexts(speech.language, speech.profile);
  const round = state.round ?? 1;
  const byes = byesIn(tournament, round);
  return (
    <Stack gap="L">
      <DatesToCheck {...props} />
      <Missing {...props} />
      <Round {...props} round={round} heading={sectionHeading({ ...props, round })}>
        {byes.length > 0 && <Sentence>{speech.say(texts.bye, { names: speech.list(byes) })}</Sentence>}
      </Round>
      <Leaders {...props} />
      <More title={texts.share}>
        <CopyRound {...props} round={round} />
        <Press size="small" onPress={pane.project}>
          {projectorTexts(speech.language).show}
        </Press>
      </More>
    </Stack>
  );
};

export default Play;
