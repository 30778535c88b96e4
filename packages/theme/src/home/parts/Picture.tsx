import { useHref } from '../../hooks/use-href.ts';
import type { ImageInput } from '../image.ts';

export interface PictureProps {
  image: ImageInput;
  /** Instead of the picture's own: pixels, or a percentage of the room there is. */
  width?: number | string;
}

/** A picture of the home page, which does not open large; of two, the one for the other appearance is hidden. */
export function Picture({ image, width }: PictureProps) {
  const href = useHref();
  if (typeof image === 'string') return <img className="no-view" src={href(image)} alt="" width={width} />;
  const { alt = '', height } = image;
  const size = width === undefined ? { width: image.width, height } : { width };
  if ('src' in image) return <img className="no-view" src={href(image.src)} alt={alt} {...size} />;
  return (
    <>
      <img className="no-view only-light" src={href(image.light)} alt={alt} loading="lazy" {...size} />
      <img className="no-view only-dark" src={href(image.dark)} alt={alt} loading="lazy" {...size} />
    </>
  );
}
