import { present } from '../core/present';
import { createRoot } from 'react-dom/client';
import { localTime } from '../app/clock';
import { paperOf } from '../core/paper';
import { officeWorkbook } from '../workbook/office';
import { watchRequests } from '../workbook/office/requests';
import { officeSurface } from '../workbook/office/surface';
import { makePane } from './pane';
import { projectorWindow } from './projector/window';
import { screenOf } from './screenOf';
import { speechOf } from './speech';
import { lookFor } from './theme';
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

/** Some hosts tell nothing of their theme. */
const background = (): string | undefined => Office.context.officeTheme?.bodyBackgroundColor;

const root = createRoot(present(document.getElementById('root')));

const showOutside = (): void => {
  const speech = speechOf(navigator.language);
  document.documentElement.lang = speech.language;
  root.render(
    <Themed background={() => undefined}>
      <Outside speech={speech} />
    </Themed>,
  );
};

const showPane = (): void => {
  const speech = speechOf(Office.context.displayLanguage);
  document.documentElement.lang = speech.language;
  const pane = makePane({
    workbook: officeWorkbook(),
    surface: officeSurface(),
    projector: projectorWindow(() => lookFor(background())),
    language: speech.language,
    paper: paperOf(Office.context.contentLanguage ?? ''),
    opensAt: screenOf(location.href),
    time: () => localTime(new Date()),
    instant: () => new Date().toISOString(),
    random: randomText,
    onRequest: watchRequests,
    connection,
    later,
  });
  root.render(
    <Themed background={background}>
      <App pane={pane} speech={speech} />
    </Themed>,
  );
  void pane.open();
  window.addEventListener('focus', () => void pane.follow());
};

/** Microsoft's client may not have come: the page was opened from a disk, or without a network. */
const start = async (): Promise<void> => {
  const host = typeof Office === 'undefined' ? null : (await Office.onReady()).host;
  if (host !== null && host === Office.HostType.Excel) showPane();
  else showOutside();
};

void start();
