import { present } from '../core/present';
import { createRoot } from 'react-dom/client';
import { localTime } from '../app/clock';
import { paperOf } from '../core/paper';
import { isMonthFirst } from '../language/dates';
import { writeNumbersAs } from '../language/number';
import { officeWorkbook } from '../workbook/office';
import { watchRequests } from '../workbook/office/excel';
import { officeSurface } from '../workbook/office/surface';
import { front, screenOf } from './ports';
import { background, isInExcel, toldByOffice } from './office';
import { makePane } from './pane';
import { projectorWindow } from './projector/window';
import { speechOf } from './speech';
import { lookFor, systemLook } from './theme';
import { App } from './view/app';
import { Outside } from './view/outside';
import { Themed } from './view/themed';

const RANDOM_BYTES = 5;

const randomText = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const later = (work: () => void, milliseconds: number): (() => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

const connection = {
  isOn: () => navigator.onLine,
  onChanged: (listener: () => void): void => {
    for (const event of ['online', 'offline']) window.addEventListener(event, listener);
  },
};

const root = createRoot(present(document.getElementById('root')));

const showOutside = (): void =>
  root.render(
    <Themed background={() => undefined}>
      <Outside speech={speechOf()} />
    </Themed>,
  );

const showPane = (): void => {
  const { platform, contentLanguage } = toldByOffice();
  writeNumbersAs(contentLanguage);
  const pane = makePane({
    workbook: officeWorkbook(),
    surface: officeSurface(),
    projector: projectorWindow(() => lookFor(background(), systemLook())),
    platform,
    paper: paperOf(contentLanguage),
    isMonthFirst: isMonthFirst(contentLanguage),
    opensAt: screenOf(location.href),
    time: () => localTime(new Date()),
    instant: () => new Date().toISOString(),
    random: randomText,
    onRequest: watchRequests,
    connection,
    front,
    later,
  });
  root.render(
    <Themed background={background}>
      <App pane={pane} speech={speechOf()} />
    </Themed>,
  );
  void pane.open();
};

void isInExcel().then((inExcel) => (inExcel ? showPane() : showOutside()));
