import { getIconData } from '@iconify/utils/lib/icon-set/get-icon';
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic';
import { iconToSVG } from '@iconify/utils/lib/svg/build';
import { DRAWN_ATTRIBUTE, ICON_TAG, MISSING_ATTRIBUTE } from '../../core/contracts/icons.ts';
import { createIconService, type ServiceAnswer } from './ask-service.ts';
import { drawIcon } from './draw-icon.ts';
import { safeSvg } from './safe-svg.ts';

/** Fills `<bi-icon>` elements from the icon service. */
export interface IconDrawer {
  /**
   * Draws the elements as their icons arrive. One whose icon does not exist, or that no host has answered for, is marked as
   * missing; the latter, with the value `unanswered`, is asked for again on the next page.
   */
  draw(elements: readonly Element[]): void;
  /** Does so for those below `root` whose answers are there already. */
  drawKnown(root: ParentNode): void;
}

/** An icon as it may be shown. */
interface KnownIcon {
  viewBox: string;
  content: DocumentFragment;
}

/** Remembers every answer for as long as this tab stays on the site; asks again where there was none. */
export function createIconDrawer(hosts: readonly string[]): IconDrawer {
  const service = createIconService(hosts);
  const known = new Map<string, KnownIcon | 'missing' | 'unanswered'>();
  const waiting = new Map<string, Element[]>();

  function fill(element: Element) {
    const name = nameOf(element);
    const icon = known.get(name);
    const svg = element.querySelector('svg');
    if (!svg || !icon) return;
    if (typeof icon === 'string')
      return element.setAttribute(MISSING_ATTRIBUTE, icon === 'missing' ? '' : icon);
    element.removeAttribute(MISSING_ATTRIBUTE);
    svg.setAttribute('viewBox', icon.viewBox);
    svg.replaceChildren(icon.content.cloneNode(true));
    element.setAttribute(DRAWN_ATTRIBUTE, name);
  }

  /** Whether it is the first that waits for its icon. */
  function isFirst(element: Element): boolean {
    const name = nameOf(element);
    if ((known.get(name) ?? 'unanswered') !== 'unanswered') return false;
    const others = waiting.get(name);
    if (others) others.push(element);
    else waiting.set(name, [element]);
    return !others;
  }

  function take(prefix: string, { names, status, data }: ServiceAnswer) {
    const set = quicklyValidateIconSet(data);
    for (const icon of names) {
      const name = `${prefix}:${icon}`;
      const drawing = set && drawIcon(set, icon, { getIconData, iconToSVG });
      if (drawing) known.set(name, { viewBox: drawing.viewBox, content: safeSvg(drawing.body) });
      else known.set(name, set || status === 404 ? 'missing' : 'unanswered');
      waiting.get(name)?.forEach(fill);
      waiting.delete(name);
    }
  }

  async function ask(prefix: string, icons: readonly string[]) {
    for (const answer of await service.icons(prefix, icons)) take(prefix, answer);
  }

  return {
    draw(elements) {
      for (const element of elements) fill(element);
      const names = elements.filter(isFirst).map((element) => nameOf(element).split(':'));
      for (const [prefix = '', sameSet] of Map.groupBy(names, ([prefix]) => prefix)) {
        const icons = sameSet.map(([, icon = '']) => icon).sort();
        void ask(prefix, icons);
      }
    },
    drawKnown(root) {
      for (const element of root.querySelectorAll(ICON_TAG)) fill(element);
    },
  };
}

const nameOf = (element: Element) => element.getAttribute('name') ?? '';
