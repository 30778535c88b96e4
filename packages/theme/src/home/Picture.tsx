import { useHref } from '../hooks/use-href.ts';
import type { ImageInput } from './image.ts';

/** A picture of the home page; where it has one for each appearance, the other is hidden. */
export function Picture({ image }: { image: ImageInput }) {
  const href = useHref();
  if (typeof image === 'string') return <img src={href(image)} alt="" />;
  const { alt = '', width, height } = image;
  if ('src' in image) return <img src={href(image.src)} alt={alt} width={width} height={height} />;
  return (
    <>
      <img
        className="only-light"
        src={href(image.light)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
      <img
        className="only-dark"
        src={href(image.dark)}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
      />
    </>
  );
}
