import { applySealedStyles, sealStyles } from './sealed-styles.ts';

/** Outside of the page's own styles, which are not meant for it. */
const RESET = `:host { all: initial; display: grid; grid-template: 100% / 100%; place-items: center }
svg { max-width: calc(100% - 32px) !important; max-height: calc(100% - 32px) }`;

/**
 * Shows an SVG in a tree of its own, no larger than its place, with the styles in it as constructed sheets. Answers with the height
 * it would have at the width of its place, and a way to show it again elsewhere.
 */
export function placeSvg(element: HTMLElement, markup: string): { height?: number; copy(): HTMLElement } {
  const svg = fill(element, markup);
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  const scale = width > 0 ? Math.min(1, (element.clientWidth - 2 * PADDING) / width) : 0;
  return {
    height: scale > 0 ? height * scale + 2 * PADDING : undefined,
    copy() {
      const copy = document.createElement('div');
      fill(copy, markup);
      return copy;
    },
  };
}

const PADDING = 16;

function fill(element: HTMLElement, markup: string): SVGSVGElement | null {
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const template = document.createElement('template');
  template.innerHTML = sealStyles(markup);
  const rules = [...template.content.querySelectorAll('style')].map((style) => {
    style.remove();
    return style.textContent ?? '';
  });
  shadow.adoptedStyleSheets = [RESET, ...rules].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  shadow.replaceChildren(template.content);
  applySealedStyles(shadow);
  const svg = shadow.querySelector('svg');
  const { width = 0, height = 0 } = svg?.viewBox.baseVal ?? {};
  if (svg && width > 0) {
    svg.setAttribute('width', String(width));
    svg.setAttribute('height', String(height));
  }
  return svg;
}
