import { SHOWN_SHEETS, type Summary } from '../../app/summary';
import { paneTeamTexts } from '../../language/paneTeams';
import { printingTexts } from '../../language/paneTournament';
import { Sentence, type ViewProps } from './frame';
import { Posters } from './posters';
import { sheetNamesOf } from './workbook';

/** What can be printed of an event in which teams meet: its sheets. */
const PrintTeams = (props: ViewProps & { readonly summary: Summary }) => {
  const { speech, summary } = props;
  const { abouts } = printingTexts(speech.language);
  const names = sheetNamesOf(summary, speech);
  const posters = SHOWN_SHEETS.flatMap((id) => {
    const standing = summary.places[id];
    return standing ? [{ id, name: names[id] ?? id, about: abouts[id] ?? '', standing }] : [];
  });
  return (
    <>
      <Posters {...props} players={[]} posters={posters} />
      <Sentence quiet>{paneTeamTexts(speech.language).sendHint}</Sentence>
    </>
  );
};

export default PrintTeams;
