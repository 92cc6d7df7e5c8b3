import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { openGames } from '../../core/conduct/owed';
import { chancesOf } from '../../core/outlook/chances';
import { fraction } from '../../core/fraction';
import { present } from '../../core/present';
import { nameInSection } from '../../core/names/name';
import { individualStandings } from '../../core/teamEvent/individuals';
import { isTeamEvent, teamNo, type TeamEvent } from '../../core/teamEvent/model';
import { standings, type StandingRow } from '../../core/tiebreak/standings';
import { chancesSentences, chancesTitle } from '../../language/chances';
import { criterionWords } from '../../language/criteria';
import { paneStandingsTexts } from '../../language/paneTournament';
import { standingsAsText } from '../../app/asText';
import { paneTeamTexts } from '../../language/paneTeams';
import { projectorTexts } from '../../language/projector';
import { pointsText, rankText } from '../standing';
import { isolated } from '../speech';
import { LINK } from './bare';
import { CopyButton } from './copyButton';
import { Explained } from './explained';
import { More, Sentence, type OpenedProps, Press, Stack } from './frame';
import { Problems } from './problems';
import { SmallTable } from './table';

const useStyles = makeStyles({
  frame: {
    overflowX: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  table: { width: '100%', borderCollapse: 'collapse' },
  head: {
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightRegular,
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    padding: tokens.spacingHorizontalXS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  cell: { padding: tokens.spacingHorizontalXS, minWidth: '5rem', overflowWrap: 'anywhere' },
  number: { textAlign: 'end', minWidth: 0, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  heading: { whiteSpace: 'normal', overflowWrap: 'normal' },
  value: {
    ...LINK,
    boxSizing: 'border-box',
    minWidth: '24px',
    minHeight: '24px',
    textAlign: 'end',
    textDecorationLine: 'none',
    ':hover': { textDecorationLine: 'underline' },
  },
});

/** A number that is to be explained: whose, and of which criterion. */
interface Asked {
  readonly no: number;
  readonly code: string;
}

interface TableProps extends OpenedProps {
  readonly order: readonly string[];
  readonly rows: readonly StandingRow[];
  /** Explains a number; where teams meet, none is. */
  readonly onAsk?: (asked: Asked) => void;
}

const Table = ({ speech, tournament, order, rows, onAsk }: TableProps) => {
  const styles = useStyles();
  const texts = paneStandingsTexts(speech.language);
  const name = nameInSection(tournament);
  const { team, criteria } = speech.words.teamEvent;
  const { discipline } = tournament;
  const headings = order.map((code) =>
    discipline ? (criteria[code] ?? code) : criterionWords(code, speech.profile).heading,
  );
  return (
    <div className={styles.frame} role="region" aria-label={texts.title} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={mergeClasses(styles.head, styles.number)}>
              {texts.place}
            </th>
            <th scope="col" className={styles.head}>
              {discipline ? team : texts.name}
            </th>
            {headings.map((heading, index) => (
              <th
                key={index}
                scope="col"
                className={mergeClasses(styles.head, styles.number, styles.heading)}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.no}>
              <td className={mergeClasses(styles.cell, styles.number)}>{rankText(row)}</td>
              <td className={styles.cell}>
                <bdi>{name(row.no)}</bdi>
              </td>
              {row.values.map((value, index) => {
                const [code = '', criterion = ''] = [order[index], headings[index]];
                const text = pointsText(value);
                return (
                  <td key={index} className={mergeClasses(styles.cell, styles.number)}>
                    {onAsk ? (
                      <button
                        type="button"
                        className={styles.value}
                        aria-label={speech.say(texts.explain, {
                          ...{ criterion, value: text },
                          name: isolated(name(row.no)),
                        })}
                        onClick={() => onAsk({ no: row.no, code })}
                      >
                        {text}
                      </button>
                    ) : (
                      text
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Who has made how many points over the board. */
const Individuals = ({ speech, event }: Pick<OpenedProps, 'speech'> & { readonly event: TeamEvent }) => {
  const { words } = speech;
  const played = individualStandings(event).filter(({ games }) => games > 0);
  const texts = paneTeamTexts(speech.language);
  return (
    <More title={texts.individuals}>
      {played.length === 0 ? (
        <Sentence>{texts.noGame}</Sentence>
      ) : (
        <SmallTable
          label={texts.individuals}
          columns={[
            { heading: words.rank, number: true },
            { heading: words.name, wide: true },
            { heading: words.points, number: true },
            { heading: words.games, number: true },
            { heading: words.teamEvent.team, wide: true },
          ]}
          rows={played.map((row) => {
            const team = present(teamNo(event, row.team));
            return [
              rankText(row),
              present(team.members[row.member - 1]).name,
              pointsText(fraction(row.points, event.discipline.scoring.unit)),
              String(row.games),
              team.name,
            ];
          })}
        />
      )}
    </More>
  );
};

/** Who is certain of first place, or out; worked out when it is asked for. */
const Chances = ({ speech, tournament }: OpenedProps) => {
  const texts = paneStandingsTexts(speech.language);
  const [open, setOpen] = useState(false);
  const chances = useMemo(() => (open ? chancesOf(tournament) : null), [open, tournament]);
  const name = nameInSection(tournament);
  return (
    <More title={texts.chances} onToggle={() => setOpen(true)}>
      {chances && (
        <>
          <Sentence quiet>{chancesTitle(chances, speech.language)}</Sentence>
          {chancesSentences(tournament, chances, {
            language: speech.language,
            name: (no) => isolated(name(no)),
          }).map((sentence, index) => (
            <Sentence key={index}>{sentence}</Sentence>
          ))}
        </>
      )}
    </More>
  );
};

/** The standings as they are now; of players each number is explained on request. */
const Standings = (props: OpenedProps) => {
  const { pane, state, speech, tournament } = props;
  const texts = paneStandingsTexts(speech.language);
  const askSelected = async (): Promise<void> => {
    const selected = await pane.askSelected();
    if (selected) ask(selected);
  };
  const ranked = useMemo(() => standings(tournament), [tournament]);
  const [asked, ask] = useState<Asked | null>(null);
  if (!ranked.ok)
    return <Problems {...props} problems={ranked.problems} intent="error" title={speech.texts.couldNot} />;
  const missing = openGames(tournament).length;
  const event = isTeamEvent(tournament) ? tournament : null;
  if (!event && tournament.games.every(({ outcome }) => outcome === null))
    return <Sentence>{texts.noResult}</Sentence>;
  const asText = () => {
    const made = standingsAsText(tournament, speech.language);
    return made.ok ? made.value : '';
  };
  return (
    <Stack gap="L">
      {missing > 0 && (
        <Sentence quiet>{event ? paneTeamTexts(speech.language).unranked : texts.unranked}</Sentence>
      )}
      <Table {...props} {...ranked.value} {...(event ? {} : { onAsk: ask })} />
      {asked ? (
        <Explained key={`${asked.no} ${asked.code}`} {...props} {...asked} onClose={() => ask(null)} />
      ) : (
        !event && <Sentence quiet>{texts.explainHint}</Sentence>
      )}
      {!event && (
        <Press size="small" state={state} onPress={() => askSelected()}>
          {texts.selected}
        </Press>
      )}
      <CopyButton speech={speech} label={texts.copy} text={asText} />
      {event ? (
        <Individuals speech={speech} event={event} />
      ) : (
        <Press size="small" onPress={pane.project}>
          {projectorTexts(speech.language).show}
        </Press>
      )}
      {!event && missing > 0 && <Chances {...props} />}
    </Stack>
  );
};

export default Standings;
