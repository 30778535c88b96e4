import type { Page } from '@playwright/test';

/** What takes the focus without an outline that stands out 3 : 1 from what is around it (WCAG 1.4.11). */
export const faintFocus = (page: Page): Promise<string[]> => page.evaluate(faint);

/** Runs in the page. */
function faint(): string[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** Colors over each other, the last one on top, as red, green and blue. */
  const mix = (colors: readonly string[]): number[] => {
    if (!context) throw new Error('This browser has no canvas.');
    context.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
    }
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const groundsOf = (element: Element | null): string[] =>
    element ? [...groundsOf(element.parentElement), getComputedStyle(element).backgroundColor] : ['Canvas'];

  const found: string[] = [];
  const seen = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, input, select, textarea, [tabindex="0"]',
  )) {
    const kind = `${element.localName} ${element.className} in ${element.parentElement?.className}`;
    if (seen.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    if (document.activeElement !== element) continue;
    seen.add(kind);
    // A link that is a whole card has its outline around that.
    const [style = getComputedStyle(element)] = [null, '::before', '::after']
      .map((part) => getComputedStyle(element, part))
      .filter(({ outlineStyle }) => outlineStyle !== 'none');
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = style;
    const isInside = Number.parseFloat(outlineOffset) < 0;
    const grounds = groundsOf(isInside ? element : element.parentElement);
    const ratio = contrast(mix([...grounds, outlineColor]), mix(grounds));
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 || ratio < 3)
      found.push(`${kind}: ${outlineStyle} ${outlineWidth}, ${ratio.toFixed(2)} : 1`);
  }
  return found;
}
