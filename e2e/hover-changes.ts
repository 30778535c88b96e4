import type { Page } from '@playwright/test';

const PRESSED = 'a[href], button:not(:disabled), summary, [role="tab"]';

/** What can be pressed and looks the same under the pointer. One of each kind is asked; the browser is told that the pointer is there. */
export async function stillUnderPointer(page: Page): Promise<string[]> {
  const kinds = await page.evaluate(markKinds, PRESSED);
  const before = await page.evaluate(looksOf);
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const selector = ':has([data-asked]), [data-asked]';
  const { nodeIds } = await client.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  for (const nodeId of nodeIds)
    await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  const after = await page.evaluate(looksOf);
  await client.detach();
  return kinds.filter((_, index) => before[index] === after[index]);
}

/** Runs in the page. What is current leads nowhere. */
function markKinds(selector: string): string[] {
  const kinds = new Set<string>();
  for (const element of document.querySelectorAll(selector)) {
    const kind = `${element.localName} ${element.className} in ${element.parentElement?.className}`;
    const isCurrent = element.matches('[aria-current], [aria-selected="true"]');
    if (isCurrent || kinds.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    kinds.add(kind);
    element.setAttribute('data-asked', '');
  }
  return [...kinds];
}

/** Runs in the page: how each marked element looks, with what is in it and the card around it. */
function looksOf(): string[] {
  const styleOf = (element: Element, part: string | null) => {
    const style = getComputedStyle(element, part);
    const { color, backgroundColor, borderColor, boxShadow, textDecoration } = style;
    const { opacity, filter, transform, translate, scale, rotate } = style;
    const ink = [color, backgroundColor, borderColor, boxShadow, textDecoration];
    return [...ink, opacity, filter, transform, translate, scale, rotate].join();
  };
  return [...document.querySelectorAll('[data-asked]')].map((element) => {
    const card = element.closest('li, article');
    const parts = [element, ...element.querySelectorAll('*'), ...(card ? [card, ...card.children] : [])];
    return parts
      .flatMap((part) => [null, '::before', '::after'].map((pseudo) => styleOf(part, pseudo)))
      .join(';');
  });
}
