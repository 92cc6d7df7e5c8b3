import { JSDOM } from 'jsdom';

/**
 * A browser's window for components, as globals. Import it before anything that draws: React and Fluent look for a page once, as they
 * are loaded, and test files share both. So a process has one page.
 */
const window = ((globalThis as { window?: unknown }).window ??
  new JSDOM('<!doctype html><html lang="en"><head><title>t</title></head><body></body></html>', {
    url: 'https://localhost/taskpane.html',
    pretendToBeVisual: true,
  }).window) as JSDOM['window'];

class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const NAMES = [
  'document',
  'navigator',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'Element',
  'Node',
  'NodeFilter',
  'NodeList',
  'Event',
  'CustomEvent',
  'KeyboardEvent',
  'MutationObserver',
  'getComputedStyle',
  'requestAnimationFrame',
  'cancelAnimationFrame',
] as const;

for (const name of NAMES)
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true, writable: true });

Object.assign(window, {
  ResizeObserver: Observer,
  matchMedia: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
});
Object.assign(globalThis, { window, ResizeObserver: Observer, IS_REACT_ACT_ENVIRONMENT: true });
