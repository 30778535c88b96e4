import { useHref } from '../../hooks/use-href.ts';
import type { BlockBase } from '../block-base.ts';
import { gradientImage, isGradient } from '../gradient-image.ts';

export interface BackdropProps {
  image: NonNullable<BlockBase['backgroundImage']>;
  /** On the first screen, so that the browser fetches it at once. */
  eager?: boolean;
}

/** A picture or gradient that fills what it stands in. Of two, only the one for the appearance is fetched. */
export function Backdrop({ image, eager = false }: BackdropProps) {
  if (typeof image === 'string') return <Fill src={image} loading={eager ? 'eager' : 'lazy'} />;
  return (
    <>
      <Fill className="only-light" src={image.light} loading="lazy" />
      <Fill className="only-dark" src={image.dark} loading="lazy" />
    </>
  );
}

/** `no-view`: decoration does not open large. */
function Fill({ src, className, loading }: { src: string; className?: string; loading: 'eager' | 'lazy' }) {
  const href = useHref();
  return (
    <img
      src={isGradient(src) ? gradientImage(src) : href(src)}
      alt=""
      className={['no-view', className].filter(Boolean).join(' ')}
      loading={loading}
    />
  );
}
