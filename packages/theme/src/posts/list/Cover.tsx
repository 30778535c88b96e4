import { useHref } from '../../hooks/use-href.ts';
import type { CoverLook } from './cover-style.ts';

export interface CoverProps {
  src: string;
  look: CoverLook;
  /** Loaded at once: the first on the screen. */
  eager?: boolean;
}

/** The picture of a post, cut to its ratio. The drawing beneath has it from the start, so that nothing moves. */
export function Cover({ src, look, eager }: CoverProps) {
  const href = useHref();
  const { ratio, width } = look;
  const height = Math.round((width * ratio.height) / ratio.width);
  return (
    <span className="post-cover">
      <svg viewBox={`0 0 ${ratio.width} ${ratio.height}`} width={width} height={height} aria-hidden="true" />
      <img className="no-view" src={href(src)} alt="" loading={eager ? undefined : 'lazy'} decoding="async" />
    </span>
  );
}
