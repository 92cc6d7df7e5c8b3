import type { Page } from 'playwright-core';
import { paneFrame } from './axe';

/** What is chosen and does not look different from what is beside it, each as one line. */
export const unmarked = (page: Page): Promise<string[]> =>
  paneFrame(page).evaluate(() => {
    const CHOSEN = 'button:is([aria-pressed=true], [aria-expanded=true], [aria-current])';
    /** The colour that is seen behind it, where it has none of its own that of what it lies on. */
    const ground = (element: Element | null): string => {
      if (!element) return 'none';
      const { backgroundColor } = getComputedStyle(element);
      return /, 0\)$/.test(backgroundColor) ? ground(element.parentElement) : backgroundColor;
    };
    const look = (element: Element): string => {
      const { color, borderTopColor, fontWeight, textDecorationLine } = getComputedStyle(element);
      return [color, ground(element), borderTopColor, fontWeight, textDecorationLine].join();
    };
    return [...document.querySelectorAll(CHOSEN)].flatMap((chosen) => {
      const others = [...(chosen.parentElement?.querySelectorAll(`:scope > button:not(${CHOSEN})`) ?? [])];
      return others.some((other) => look(other) === look(chosen)) ? [`unmarked: ${chosen.textContent}`] : [];
    });
  });

/** Lines that keep a colour of their own where the system sets all colours, each as one line. */
export const pale = (page: Page): Promise<string[]> =>
  paneFrame(page).evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const SYSTEM = [
      'CanvasText',
      'ButtonBorder',
      'ButtonText',
      'GrayText',
      'Highlight',
      'LinkText',
      'Canvas',
    ];
    const own = SYSTEM.map((color) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    });
    probe.remove();
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
      const isSeen = borderTopWidth !== '0px' && borderTopStyle === 'solid' && element.checkVisibility();
      return isSeen && !/, 0\)$/.test(borderTopColor) && !own.includes(borderTopColor)
        ? [`pale: <${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 60)}, ${borderTopColor}`]
        : [];
    });
  });

/** What does not fit into the pane: what goes beyond its edges, what is scrolled sideways, words that are cut or broken into letters, and what is too small for a finger. Each as one line. */
export const misfits = (page: Page): Promise<string[]> =>
  paneFrame(page).evaluate(() => {
    const width = document.documentElement.clientWidth;
    const named = (element: Element, what: string): string =>
      `${what}: <${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 60)}`;
    const words = (element: Element): readonly Range[] =>
      [...element.childNodes].flatMap((node) =>
        // Formulas may break anywhere.
        node instanceof Text && !node.data.startsWith('=')
          ? [...node.data.matchAll(/(?<!\p{L})\p{L}{2,16}(?!\p{L})/gu)].map(({ 0: word, index }) => {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              return range;
            })
          : [],
      );
    const isBroken = (word: Range): boolean =>
      new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    const pen = document.createElement('canvas').getContext('2d');
    /** What is chosen in a list, where there is no room for it. */
    const isChoiceCut = (element: Element): boolean => {
      if (!(element instanceof HTMLSelectElement) || !pen) return false;
      const { font, paddingLeft, paddingRight } = getComputedStyle(element);
      pen.font = font;
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return pen.measureText(element.selectedOptions[0]?.text ?? '').width > room + 1;
    };
    return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      // What only screen readers meet is one point large; a field may hold more than it shows, and what is cut on purpose says all of it when pointed at.
      if (own <= 1 || height <= 1 || element.closest('svg, input, td[title] *') || !element.checkVisibility())
        return [];
      if (left < -0.5 || right > width + 0.5) return [named(element, 'beyond the edge')];
      if (element.matches('button, select, summary, input:not([type=checkbox])') && height < 23.5)
        return [named(element, 'too small')];
      const broken = words(element).find(isBroken);
      if (broken) return [`broken: ${String(broken)}, ${named(element, 'in')}`];
      if (isChoiceCut(element))
        return [`choice cut: ${(element as HTMLSelectElement).selectedOptions[0]?.text ?? ''}`];
      const isCut = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      return isCut && !element.title && getComputedStyle(element).overflowX !== 'visible'
        ? [named(element, 'cut')]
        : [];
    });
  });
