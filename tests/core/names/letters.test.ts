import { withoutBrokenLetters } from '../../../src/core/names/letters';
import { inPage } from '../../../src/exchange/encoding/pages';

const takenForWindows = (text: string): string => inPage(new TextEncoder().encode(text), 'windows-1252');

/** Names as they are, which nobody may want to mend. */
const REAL = [
  'JOÃO GONÇALVES; MAGALHÃES, ÂNGELA; IRMÃ – SILVA; Sebastià\u00a0Ñíguez; ÅSE\u00a0ÅSLI',
  'Åke Ångström; ÅSA ÖSTLUND; HÅKON Å BERG; Per Å\u00a0Hansen; Weiß\u00a0Peter; Weiß–Groß; Weiß’',
  'KRÍŽ, MATÝŠ; MÍŠA ÚŽASNÝ; BENÉŠ; RĂŞCANU; NĂSTASE Ş.; Đžanić Šćepan; ŠĆEPANOVIĆ; ŽĐRAL',
  'ĆŻMIJEWSKI; Częśtoch Łukasz; ŁÓDŹ; Ľubomír Ďurčo; LÁSZLÓ ŐRY; İBRAHİM ŞİMŞEK ÇAĞLAR',
  'Nguyễn Văn Đức; TRẦN THỊ ÁNH; Κώστας Παπαδόπουλος; Иванов Пётр; Þórður Ægisson; DAVÍÐ–ÞÓR',
  'O’Brien “Bob”; Zoë D’Orsay; NOËL–COLLÉ; Peña Núñez; Õun, Ülle; ŠARŪNAS ŽĖKAS; Ķēniņš; 李小龍',
  'Mária Ñ.; Team Köln 1½; „Roter Turm“ Halle; Sté Générale €',
].flatMap((line) => line.split('; '));

it('a name whose letters can be meant stays as it is', () => {
  expect(REAL.filter((name) => withoutBrokenLetters(name) !== name)).toEqual([]);
});

it.each([
  ['MÃ¼ller', 'Müller'],
  ['JosÃ©', 'José'],
  ['Å\u0081ukasz', 'Łukasz'],
  ['WiÅ›niewski, MichaÅ‚', 'Wiśniewski, Michał'],
  ['MÃœLLER', 'MÜLLER'],
  ['Å\u00a0imek', 'Šimek'],
  ['NicolÃ\u00a0 Rossi', 'Nicolà Rossi'],
  ['Oâ€™Brien', 'O’Brien'],
  ['MÃƒÂ¼ller', 'Müller'],
  ['Ã…Â\u0081ukasz', 'Łukasz'],
  ['Nguyá»…n VÄƒn', 'Nguyễn Văn'],
  ['Ð\u009fÑ‘Ñ‚Ñ€', 'Пётр'],
])('%s is %s', (broken, meant) => expect(withoutBrokenLetters(broken)).toBe(meant));

it('every such name comes back out of the code of Windows', () => {
  const lost = REAL.filter((name) => withoutBrokenLetters(takenForWindows(name)) !== name);
  expect(lost).toEqual([]);
});
