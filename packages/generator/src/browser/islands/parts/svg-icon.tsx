import { type SVGProps, useContext } from 'react';
import { FROM_SERVICE } from '../../../core/contracts/icons.ts';
import { IconsContext } from './use-icon.ts';

/** An icon, with attributes of its `<svg>`. */
export interface SvgIconProps extends Omit<SVGProps<SVGSVGElement>, 'ref' | 'name' | 'children'> {
  /** Set and name, such as `mdi:home`. */
  name: string;
}

/**
 * An icon by name as an `<svg>`; other props are attributes of it. Drawn at build when its set is installed. Otherwise it is
 * an empty place of the same size that the reader's browser fills from the icon service. Nothing for one that is missing.
 * Static components only, like `useIcon`.
 * @example
 * ```tsx
 * import { SvgIcon } from 'bifolio/client';
 *
 * export default function Heart() {
 *   return <SvgIcon name="lucide:heart" width="24" />;
 * }
 * ```
 */
export function SvgIcon({ name, ...attributes }: SvgIconProps) {
  const icon = useContext(IconsContext)(name);
  if (!icon) return null;
  if (icon !== FROM_SERVICE) {
    const html = { __html: icon.body };
    return <svg viewBox={icon.viewBox} aria-hidden="true" {...attributes} dangerouslySetInnerHTML={html} />;
  }
  return (
    <bi-icon name={name}>
      {/* As wide as high, like nearly all icons, so that nothing moves when the drawing arrives. */}
      <svg viewBox="0 0 24 24" aria-hidden="true" {...attributes} />
    </bi-icon>
  );
}
