import { linkTo, type Say } from './link';
import { makePage } from './page';

const LOOKS: readonly string[] = ['light', 'dark', 'black'];

const look = new URLSearchParams(location.search).get('look');
document.documentElement.dataset.look = look !== null && LOOKS.includes(look) ? look : 'light';

const page = makePage(document.body);
let say: Say | null = null;

const KEYS: Readonly<Record<string, () => void>> = {
  ' ': page.pause,
  ArrowLeft: () => page.turn(-1),
  ArrowRight: () => page.turn(1),
  f: page.fullScreen,
  F: page.fullScreen,
  Escape: () => say?.('leave'),
};

document.addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, altKey, metaKey } = event;
  const isPressed = key === ' ' && target instanceof HTMLButtonElement;
  const act = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
  if (!act || isPressed || ctrlKey || altKey || metaKey) return;
  event.preventDefault();
  act();
});

/** The controls are out of sight until somebody moves. */
const SEEN_FOR = 3000;
let seen: ReturnType<typeof setTimeout> | undefined;
document.addEventListener('pointermove', () => {
  document.body.classList.remove('still');
  clearTimeout(seen);
  seen = setTimeout(() => document.body.classList.add('still'), SEEN_FOR);
});

const start = async (): Promise<void> => {
  say = await linkTo(location.search, page.hear);
  say('ready');
};

void start();
