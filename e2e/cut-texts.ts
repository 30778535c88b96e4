import type { Page } from '@playwright/test';

/** Texts that readers do not get to see whole: outside the window, or cut by a box that does not scroll. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hidden = '.visually-hidden, .frame-skip, [aria-hidden=true], svg, math, [inert]';
    const chain = (element: Element): Element[] => [
      element,
      ...(element.parentElement ? chain(element.parentElement) : []),
    ];
    const isCut = (line: DOMRect, boxes: readonly Element[]): boolean => {
      for (const box of boxes) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (box === document.body || position === 'fixed') break;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        const middle = (line.top + line.bottom) / 2;
        if (overflowX !== 'visible' && (line.right > right + 2 || line.left < left - 2)) return true;
        if (overflowY !== 'visible' && (middle > bottom || middle < top)) return true;
      }
      return line.right > innerWidth + 1 || line.left < -1;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: box, nodeValue } = texts.currentNode;
      const text = nodeValue?.trim();
      if (!text || !box?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (box.closest(hidden)) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.some((line) => isCut(line, chain(box))))
        found.add(`${box.localName}.${box.className}: ${text}`);
    }
    return [...found];
  });
