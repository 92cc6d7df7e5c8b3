import { say } from '../language/language';
import { projectorTexts } from '../language/projector';
import type { ProjectorView } from '../taskpane/projector/messages';
import { parseProjectorView } from '../taskpane/projector/parse';
import { drawScreen, element, fitTexts } from './draw';
import { screensOf, type Screen } from './screens';
import { makeTurning } from './turning';

/** The page: what it was sent, and which of its screens it shows. */
export interface Page {
  /** Takes in a view as it was sent; what is none is told of and not shown. */
  readonly hear: (text: string) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly pause: () => void;
  readonly fullScreen: () => void;
}

const button = (onPress: () => void): HTMLButtonElement => {
  const made = element('button', '');
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
};

/** Builds the page in a body. */
export const makePage = (body: HTMLElement): Page => {
  let view: ProjectorView | null = null;
  let screens: readonly Screen[] = [];
  let shown = 0;

  const event = element('h1', '');
  const progress = element('p', 'progress');
  const main = element('main', '', element('p', 'message', projectorTexts.waiting));
  const next = element('p', 'next');
  const timer = element('div', 'timer');
  const turning = makeTurning(() => turn(1));

  const titleOf = ({ title, part, parts }: Screen): string =>
    parts === 1 ? title : say(projectorTexts.part, { title, part, parts });

  const nextText = (): string => {
    const following = screens[(shown + 1) % screens.length];
    if (turning.isPaused()) return projectorTexts.paused;
    return following && screens.length > 1 ? say(projectorTexts.next, { title: titleOf(following) }) : '';
  };

  const controls = {
    earlier: button(() => turnByHand(-1)),
    pause: button(() => pause()),
    later: button(() => turnByHand(1)),
    fullScreen: button(() => fullScreen()),
  };

  const label = (): void => {
    const { earlier, pause, later, fullScreen } = controls;
    for (const [control, sign, name] of [
      [earlier, '‹', projectorTexts.earlier],
      [later, '›', projectorTexts.later],
    ] as const) {
      control.textContent = sign;
      control.setAttribute('aria-label', name);
    }
    pause.textContent = turning.isPaused() ? projectorTexts.goOn : projectorTexts.pause;
    fullScreen.textContent = projectorTexts.fullScreen;
    next.textContent = nextText();
    document.title = view ? `${view.event} · ${projectorTexts.title}` : projectorTexts.title;
    body.classList.toggle('paused', turning.isPaused() || screens.length < 2);
  };

  const draw = (): void => {
    const screen = screens[shown];
    label();
    if (!screen || !view) return;
    event.replaceChildren(element('bdi', '', view.event));
    progress.textContent = view.progress;
    main.replaceChildren(drawScreen(screen, titleOf(screen)));
    fitTexts(main);
  };

  const show = (index: number): void => {
    shown = index;
    draw();
    main.firstElementChild?.classList.add('turned');
    timer.replaceChildren(element('div', ''));
  };

  const turn = (by: 1 | -1): void => {
    if (screens.length > 1) show((shown + by + screens.length) % screens.length);
  };

  const turnByHand = (by: 1 | -1): void => {
    turn(by);
    turning.again();
  };

  const pause = (): void => {
    turning.pause(!turning.isPaused());
    timer.replaceChildren(element('div', ''));
    label();
  };

  const fullScreen = (): void => {
    const { documentElement, fullscreenElement } = document;
    // A dialog of Office may not allow it; then the window stays as large as it is.
    const asked = fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen?.();
    asked?.catch(() => undefined);
  };

  /** Divides anew what there is to show, and stays with what was shown. */
  const divide = (): void => {
    if (!view) return;
    const id = screens[shown]?.id;
    screens = screensOf(view, { width: innerWidth, height: innerHeight });
    shown = Math.max(
      0,
      screens.findIndex((screen) => screen.id === id),
    );
    draw();
  };

  const { earlier, later } = controls;
  body.replaceChildren(
    element('header', '', event, progress),
    main,
    element(
      'footer',
      '',
      next,
      element('div', 'controls', earlier, controls.pause, later, controls.fullScreen),
      timer,
    ),
  );
  label();
  addEventListener('resize', divide);

  return {
    hear: (text) => {
      const found = parseProjectorView(text);
      if (!found.ok) {
        main.replaceChildren(element('p', 'message', projectorTexts.unreadable));
        return;
      }
      const isFirst = view === null;
      view = found.value;
      divide();
      if (!isFirst) return;
      show(0);
      turning.again();
    },
    turn: turnByHand,
    pause,
    fullScreen,
  };
};
