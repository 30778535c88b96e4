import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { BulletinData } from './bulletin-store.ts';

export interface BulletinFrameProps {
  bulletin: BulletinData;
  /** Name for screen readers of a bulletin without a title, and of the button. */
  words: { label: string; close: string };
  children: ReactNode;
}

/** Marks the button that closes the bulletin around it. */
export const CLOSES_BULLETIN = 'data-closes-bulletin';

const TITLE_ID = 'frame-bulletin-title';

/** A notice that lies over a page until it is closed. `show-bulletin.ts` shows and closes it. */
export function BulletinFrame({ bulletin, words, children }: BulletinFrameProps) {
  const { title, layout, border } = bulletin;
  return (
    <aside
      className="bulletin"
      hidden
      data-layout={layout}
      data-border={border || undefined}
      aria-labelledby={title ? TITLE_ID : undefined}
      aria-label={title ? undefined : words.label}
    >
      <div className="bulletin-head">
        {title && (
          <p id={TITLE_ID} className="bulletin-title">
            {title}
          </p>
        )}
        <button
          type="button"
          className="frame-icon-button bulletin-close"
          aria-label={words.close}
          {...{ [CLOSES_BULLETIN]: '' }}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="bulletin-content prose">{children}</div>
    </aside>
  );
}
