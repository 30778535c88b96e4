import type { IconifyJSON } from '@iconify/types';
import type { IconDrawing } from '../../core/contracts/icons.ts';

/** The functions of `@iconify/utils` that it takes: builds load them with the first icon, browsers in a chunk. */
export interface DrawingTools {
  getIconData: typeof import('@iconify/utils/lib/icon-set/get-icon').getIconData;
  iconToSVG: typeof import('@iconify/utils/lib/svg/build').iconToSVG;
}

/** An icon of a set, by its name or one of its other names. */
export function drawIcon(
  set: IconifyJSON,
  name: string,
  { getIconData, iconToSVG }: DrawingTools,
): IconDrawing | undefined {
  const data = getIconData(set, name);
  if (!data) return undefined;
  const { attributes, body } = iconToSVG(data);
  return { viewBox: attributes.viewBox, body: ownIds(body, `${set.prefix}-${name}`) };
}

/** Gradients and masks of an icon refer to ids, which must not meet those of another icon. */
function ownIds(body: string, prefix: string): string {
  const ids = new Set([...body.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
  if (ids.size === 0) return body;
  return body.replace(/(\sid="|url\(#|="#)([^")]+)/g, (whole, before: string, id: string) =>
    ids.has(id) ? `${before}${prefix}-${id}` : whole,
  );
}
