import type { ReactNode } from 'react';
import type { Affected } from '../../core/conduct/effect';
import type { Tournament } from '../../core/model';
import { nameOf } from '../../core/names/name';
import { changeTexts, type CellNameId } from '../../language/changes';
import { dateText } from '../../language/dates';
import { cellKey, type LoggedChange } from '../../sheets/log/changes';
import { kindOf, parseKey } from '../../sheets/log/key';
import { playersTexts } from '../../language/players';
import { dateIn } from '../../sheets/dates';
import { cellText } from '../../grid/cell';
import type { Follows } from '../../app/changes/change';
import type { ChangePreview } from '../../app/changes/preview';
import { isolated, type Speech } from '../speech';
import { pointsText } from '../standing';
import { criterionHeading } from './criterionValue';
import { More, Sentence, type ViewProps, Stack } from './frame';
import { Problems } from './problems';
import { SmallTable } from './table';

const NONE = '–';

/** The cells that hold dates. */
const DATES: ReadonlySet<CellNameId> = new Set(['game date', 'game planned', 'game deadline']);

/** So many cells are shown one by one. */
const MOST_CELLS = 60;

/** What a cell is called, with the number of its game, player or round, and of its board; `null` for one that only has an address. */
const cellNameOf = (text: string): readonly [name: CellNameId, no: number, board?: number] | null => {
  const key = parseKey(text);
  switch (key?.of) {
    case 'game':
      return [`game ${key.cell}`, key.no];
    case 'player':
      return [`player ${kindOf(key.cell)}`, key.no];
    case 'bye':
      return ['bye', key.round];
    case 'column':
      return ['column', key.place];
    case 'setting':
      return [`setting ${key.setting}`, 0];
    case 'board':
      return [`board ${key.cell}`, key.game, key.board];
    case undefined:
      return null;
  }
};

interface CellsProps {
  /** The text that says how many they are; by default of a change to come. */
  readonly title?: string;
  readonly cells: readonly LoggedChange[];
  readonly tournament: Tournament;
  readonly speech: Speech;
}

/** The cells that change, each by what it belongs to, with its content before and after. */
export const ChangedCells = ({ title: counted, cells, tournament, speech }: CellsProps) => {
  const texts = changeTexts(speech.language, speech.whom);
  const cellName = (key: string): string => {
    const [name, no = 0, board = 0] = cellNameOf(key) ?? [];
    return name ? speech.say(texts.cellNames[name], { no, board }) : key;
  };
  const playerName = nameOf(tournament.players);
  const rows = cells.slice(0, MOST_CELLS).map(({ key, before, after }) => {
    const cell = cellKey(key);
    const name = cellNameOf(cell)?.[0];
    const hasPlayer = name === 'game left' || name === 'game right';
    const shown = (value: LoggedChange['before']): string => {
      if (value !== null && hasPlayer) return playerName(Number(value));
      const isDate = name !== undefined && DATES.has(name);
      return (isDate ? dateText(dateIn(value) ?? '', speech.language) : cellText(value)) || NONE;
    };
    const title = cell === key ? cellName(key) : speech.say(texts.cellFormat, { cell: cellName(cell) });
    return [title, shown(before), shown(after)];
  });
  const title = speech.say(counted ?? texts.cells, { count: cells.length });
  return (
    <More title={title}>
      <SmallTable
        label={title}
        columns={[texts.cell, texts.before, texts.after].map((heading) => ({ heading }))}
        rows={rows}
      />
      {cells.length > rows.length && (
        <Sentence quiet>{speech.say(texts.moreCells, { count: cells.length - rows.length })}</Sentence>
      )}
    </More>
  );
};

const NewNumbers = ({ numbers, speech }: Pick<ChangePreview, 'numbers'> & Pick<ViewProps, 'speech'>) => {
  const texts = changeTexts(speech.language, speech.whom);
  if (numbers.length === 0) return null;
  const title = speech.say(texts.newNumbers, { count: numbers.length });
  return (
    <More title={title}>
      <SmallTable
        label={title}
        columns={[
          { heading: texts.newNumber, number: true },
          { heading: texts.player },
          { heading: texts.before, number: true },
        ]}
        rows={numbers.map(({ no, name, before }) => [String(no), name, String(before ?? NONE)])}
      />
    </More>
  );
};

const affectedText = ({ rank, values }: Affected, speech: Speech): string => {
  const { language, whom, say } = speech;
  const texts = changeTexts(language, whom);
  const moved =
    rank.before === rank.after
      ? []
      : [say(texts.rank, { before: rank.before ?? NONE, after: rank.after ?? NONE })];
  const changed = values.map(({ code, before, after }) =>
    say(texts.value, {
      code: criterionHeading(code, speech),
      ...{ before: pointsText(before), after: pointsText(after) },
    }),
  );
  return [...moved, ...changed].join(', ');
};

interface PreviewProps extends Pick<ViewProps, 'pane' | 'speech'> {
  readonly preview: ChangePreview;
  readonly tournament: Tournament;
  /** What makes the change or leaves it: before all that is folded. */
  readonly children?: ReactNode;
}

/** What follows from a change: in sentences, for the standings, and cell by cell. */
export const ChangePreviewView = ({ pane, speech, preview, tournament, children }: PreviewProps) => {
  const texts = changeTexts(speech.language, speech.whom);
  const { follows, warnings, affected, numbers, cells } = preview;
  const { say } = speech;
  if (cells.length === 0)
    return (
      <>
        <Sentence>{texts.nothing}</Sentence>
        {children}
      </>
    );
  const sentence = ({ text, values }: Follows, index: number) => (
    <Sentence key={index}>
      {say(
        text,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'string' && name !== 'section' ? isolated(value) : value,
          ]),
        ),
      )}
    </Sentence>
  );
  const details = follows.filter(({ detail }) => detail);
  const changed = <ChangedCells cells={cells} tournament={tournament} speech={speech} />;
  return (
    <Stack gap="S" role="group" aria-label={texts.consequences}>
      {follows.filter(({ detail }) => !detail).map(sentence)}
      <Problems pane={pane} speech={speech} problems={warnings} intent="warning" />
      {children}
      {affected.length > 0 && (
        <More title={say(texts.affected, { count: affected.length })}>
          {affected.map((each) => (
            <Sentence key={each.no}>
              <bdi>{each.name}</bdi>: {affectedText(each, speech)}
            </Sentence>
          ))}
        </More>
      )}
      {details.length > 0 || numbers.length > 0 ? (
        <More title={playersTexts(speech.language, speech.whom).undoDetails}>
          {details.map(sentence)}
          <NewNumbers numbers={numbers} speech={speech} />
          {changed}
        </More>
      ) : (
        changed
      )}
    </Stack>
  );
};
