import { parseLength } from 'bifolio/markdown';
import type { ReactNode } from 'react';
import { AddressLink } from '../../addresses/AddressLink.tsx';
import { type PictureInput, usePicture } from '../../addresses/picture.ts';

export interface ImageCardProps {
  /** In Markdown a file beside the page, as in every image; a path in `public`; or an address. */
  image: PictureInput;
  title?: ReactNode;
  description?: ReactNode;
  /** Where it leads. In Markdown also a page's file, as in every link. */
  href?: string;
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
  author?: ReactNode;
  /** Shown as it is written. */
  date?: string;
  /** Pixels, or a CSS length. @default as wide as there is room */
  width?: number | string;
  /** In the middle, when it is narrower than the page. @default false */
  center?: boolean;
  target?: string;
  rel?: string;
}

/** A picture with a caption that may lead somewhere. */
export function ImageCard({
  image,
  title,
  description,
  href,
  resolved,
  author,
  date,
  width,
  center,
  target,
  rel,
}: ImageCardProps) {
  const picture = usePicture(image);
  const alt = typeof title === 'string' ? title : '';
  return (
    <figure
      className="block-image-card"
      data-width={width === undefined ? undefined : parseLength(String(width))}
      data-center={center || undefined}
    >
      {/* The link covers it, and nobody could click it to enlarge it. */}
      <img {...picture} className={href && title ? 'no-view' : undefined} alt={alt} loading="lazy" />
      {(title || description || author || date) && (
        <figcaption>
          {title && (
            <p className="block-image-card-title">
              {href ? (
                <AddressLink href={href} resolved={resolved} noIcon target={target} rel={rel}>
                  {title}
                </AddressLink>
              ) : (
                title
              )}
            </p>
          )}
          {(author || date) && (
            <p className="block-image-card-origin">
              {author && <span>{author}</span>}
              {date && <span>{date}</span>}
            </p>
          )}
          {description && <p>{description}</p>}
        </figcaption>
      )}
    </figure>
  );
}

/** The name that authors may know it by. */
export { ImageCard as VPImageCard };
