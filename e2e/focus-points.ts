import type { Page } from '@playwright/test';

/** Tab stops of which nothing is to be seen: below other things, or outside the window (WCAG 2.4.11). */
export async function hiddenStops(page: Page, most = 60): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { activeElement } = document;
      if (!activeElement || activeElement === document.body || activeElement.localName === 'iframe')
        return null;
      const points = [...activeElement.getClientRects()].flatMap(({ left, top, width, height }) =>
        [0.1, 0.5, 0.9].flatMap((x) =>
          [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height] as const),
        ),
      );
      const label = activeElement.closest('label');
      const isSeen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && (activeElement.contains(top) || top.contains(activeElement) || label?.contains(top));
      });
      return { isSeen, what: activeElement.outerHTML.slice(0, 120) };
    });
    if (!stop) break;
    if (!stop.isSeen) found.push(stop.what);
  }
  return found;
}
