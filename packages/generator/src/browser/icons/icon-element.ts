import { DRAWN_ATTRIBUTE, ICON_TAG } from '../../core/contracts/icons.ts';
import type { IconDrawer } from './icon-drawer.ts';

/** Loaded with the first icon that has to be asked for. */
let drawer: IconDrawer | undefined;
const waiting = new Set<Element>();

/**
 * Defines `<bi-icon>`, which asks the icon service on `hosts` for its drawing once the page has been painted. Icons that are
 * connected in one go are asked for together.
 */
export function defineIconElement(hosts: readonly string[]) {
  if (!customElements.get(ICON_TAG)) customElements.define(ICON_TAG, iconElement(hosts));
}

/** Draws, in a document that is not shown yet, the icons that this page has got already. */
export function drawKnownIcons(root: ParentNode) {
  drawer?.drawKnown(root);
}

function iconElement(hosts: readonly string[]) {
  return class IconElement extends HTMLElement {
    static observedAttributes = ['name'];

    connectedCallback() {
      if (this.getAttribute(DRAWN_ATTRIBUTE) !== this.getAttribute('name')) ask(this, hosts);
    }

    attributeChangedCallback() {
      if (this.isConnected) this.connectedCallback();
    }
  };
}

function ask(element: Element, hosts: readonly string[]) {
  waiting.add(element);
  if (waiting.size > 1) return;
  // After the frame that shows the page without them.
  requestAnimationFrame(() => setTimeout(() => drawWaiting(hosts)));
}

async function drawWaiting(hosts: readonly string[]) {
  const elements = [...waiting];
  waiting.clear();
  const { createIconDrawer } = await import('./icon-drawer.ts');
  drawer ??= createIconDrawer(hosts);
  drawer.draw(elements);
}
