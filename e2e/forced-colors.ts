import type { Page } from '@playwright/test';

/** Texts and signs cut out of a ground that nobody can tell from their ground when readers have chosen the colours of the browser. */
export async function unseenInForcedColors(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const found = await page.evaluate(unseen);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
  return found;
}

/** Runs in the page. */
function unseen(): string[] {
  const clear = 'rgba(0, 0, 0, 0)';
  const groundOf = (element: Element | null): string => {
    const ground = element ? getComputedStyle(element).backgroundColor : 'rgb(0, 0, 0)';
    return ground === clear ? groundOf(element?.parentElement ?? null) : ground;
  };
  const hasText = (element: Element) =>
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim());
  const found: string[] = [];
  // A plot hides its text on purpose.
  for (const element of document.querySelectorAll(
    'body :not(svg *, math *, .plot, .plot *, .visually-hidden)',
  )) {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const name = element.outerHTML.slice(0, 100);
    const { color } = getComputedStyle(element);
    if (hasText(element) && color === groundOf(element)) found.push(`text: ${name}`);
    for (const part of [null, '::before', '::after']) {
      const { content, display, maskImage, clipPath, backgroundColor } = getComputedStyle(element, part);
      const isCutOut = maskImage.includes('url(') || /^(?:path|polygon)\(/.test(clipPath);
      if (!isCutOut || display === 'none' || (part && content === 'none')) continue;
      const under = groundOf(part ? element : element.parentElement);
      if (backgroundColor === clear || backgroundColor === under) found.push(`sign ${part ?? ''}: ${name}`);
    }
  }
  return found;
}
