import type { ReactNode } from 'react';
import type { BlockBase } from '../block-base.ts';
import { Backdrop } from './Backdrop.tsx';

/** A block of a home page, and what it holds. */
export interface HomeBoxProps extends Partial<BlockBase> {
  /** Class of the element around the content. */
  containerClass?: string;
  children?: ReactNode;
}

/** The frame of a block: its background as wide as the window, its content as wide as the site. */
export function HomeBox(props: HomeBoxProps) {
  const { type, full, backgroundImage, backgroundAttachment, onlyOnce, index, containerClass, children } =
    props;
  return (
    <section
      className="home-block"
      data-type={type}
      data-full={full || undefined}
      data-only={onlyOnce || undefined}
    >
      {backgroundImage && (
        <div className="home-backdrop" data-attachment={backgroundAttachment} aria-hidden="true">
          <Backdrop image={backgroundImage} eager={index === 0} />
        </div>
      )}
      <div className={['home-block-body', containerClass].filter(Boolean).join(' ')}>{children}</div>
    </section>
  );
}
