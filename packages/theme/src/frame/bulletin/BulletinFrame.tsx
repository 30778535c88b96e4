'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { type BulletinData, setClosed } from './bulletin-store.ts';
import { useIsShown } from './use-bulletin-control.ts';
import { yieldToFocus } from './yield-to-focus.ts';

/** It appears when the page is there: what lies over a text must not keep it waiting. */
export const hydrate = 'idle';

export interface BulletinFrameProps {
  bulletin: BulletinData;
  /** Name for screen readers of a bulletin without a title, and of the button. */
  words: { label: string; close: string };
  children: ReactNode;
}

/** A notice that lies over a page until it is closed, by its button or by Escape. */
export function BulletinFrame({ bulletin, words, children }: BulletinFrameProps) {
  const { title, layout, border } = bulletin;
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const isShown = useIsShown(bulletin);

  function close() {
    const hadFocus = frame.current?.contains(document.activeElement);
    setClosed(bulletin, true);
    if (hadFocus) document.querySelector('main')?.focus({ preventScroll: true });
  }

  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isOtherOpen()) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  useEffect(() => (isShown && frame.current ? yieldToFocus(frame.current) : undefined), [isShown]);

  return (
    <aside
      ref={frame}
      className="bulletin"
      hidden={!isShown}
      data-layout={layout}
      data-border={border || undefined}
      aria-labelledby={title ? `${id}t` : undefined}
      aria-label={title ? undefined : words.label}
    >
      <div className="bulletin-head">
        {title && (
          <p id={`${id}t`} className="bulletin-title">
            {title}
          </p>
        )}
        <button
          type="button"
          className="frame-icon-button bulletin-close"
          aria-label={words.close}
          onClick={close}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="bulletin-content prose">{children}</div>
    </aside>
  );
}

/** Escape is for what was opened last. */
const isOtherOpen = () => document.querySelector('dialog[open], :popover-open, .pswp') !== null;
