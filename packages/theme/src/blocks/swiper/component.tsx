import { parseLength } from 'bifolio/markdown';
import { AddressLink } from '../../addresses/AddressLink.tsx';
import { usePicture } from '../../addresses/picture.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { readItems, type SwiperItem, type SwiperItems } from './items.ts';
import { Slides } from './Slides.tsx';
import { type SwiperOptions, swiperSettings } from './settings.ts';

export interface SwiperProps extends SwiperOptions {
  items: SwiperItems;
  /** Pixels, or a CSS length. @default '100%' */
  width?: number | string;
  /** Pixels, or a CSS length. @default as the highest picture wants it, or 16 to 9 where no size is known */
  height?: number | string;
  /** Name of the carousel for screen readers. @default 'Images' */
  label?: string;
}

/** Pictures one after the other. Without script they are a row to scroll. */
export function Swiper({ items, width, height, label, ...options }: SwiperProps) {
  const { text } = useTheme();
  const list = readItems(items);
  if (list.length === 0) return null;
  const isSized = list.some(({ link }) => typeof link === 'object' && link.height !== undefined);
  return (
    <div
      className="block-swiper"
      data-width={lengthOf(width)}
      data-height={lengthOf(height)}
      data-sized={isSized || undefined}
    >
      <Slides
        slides={list.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, and one picture may be in it twice
          <Slide key={index} item={item} isFirst={index === 0} />
        ))}
        alts={list.map(({ alt }) => alt ?? '')}
        settings={swiperSettings(options)}
        texts={{
          label: label ?? text.carouselLabel,
          carousel: text.carouselRoleText,
          slide: text.carouselSlideRoleText,
          prev: text.imagePrevText,
          next: text.imageNextText,
          pause: text.carouselPauseText,
          play: text.carouselPlayText,
        }}
      />
    </div>
  );
}

function Slide({
  item: { link, href, alt = '', resolved },
  isFirst,
}: {
  item: SwiperItem;
  isFirst: boolean;
}) {
  const picture = <img {...usePicture(link)} alt={alt} loading={isFirst ? undefined : 'lazy'} />;
  if (href === undefined) return picture;
  return (
    <AddressLink href={href} resolved={resolved} noIcon>
      {picture}
    </AddressLink>
  );
}

/** All the room there is needs no words. */
function lengthOf(length: number | string | undefined): string | undefined {
  return length === undefined || length === '100%' ? undefined : parseLength(String(length));
}
