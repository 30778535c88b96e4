'use client';

import { type HydrateWhen, useDarkMode } from 'bifolio/client';
import { useEffect, useRef, useState } from 'react';
import type { CommentSettings } from './comment-settings.ts';
import type { CommentWidget, StartComments } from './comment-widget.ts';

export interface CommentsPlaceProps {
  settings: CommentSettings;
  /** Name of the part of the page. */
  label: string;
  hydrate?: HydrateWhen;
}

/** Loaded by who comes near; a service that is not asked costs nothing. */
const SERVICES: {
  [P in CommentSettings['provider']]: () => Promise<{
    start: StartComments<Extract<CommentSettings, { provider: P }>>;
  }>;
} = {
  Giscus: () => import('./providers/giscus.ts'),
  Waline: () => import('./providers/waline.ts'),
  Twikoo: () => import('./providers/twikoo.ts'),
  Artalk: () => import('./providers/artalk.ts'),
};

/** The comments of a page, once their service has answered. If it does not, there is nothing. */
export function CommentsPlace({ settings, label }: CommentsPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isDark } = useDarkMode();
  const dark = useRef(isDark);
  const [widget, setWidget] = useState<CommentWidget>();
  const json = JSON.stringify(settings);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const off = new AbortController();
    const { signal } = off;
    startComments(JSON.parse(json), { place: element, isDark: dark.current, signal })
      .then((started) => !signal.aborted && setWidget(started))
      .catch((error) => signal.aborted || console.info('Comments could not be loaded:', error));
    return () => {
      off.abort();
      setWidget(undefined);
      element.replaceChildren();
    };
  }, [json]);

  useEffect(() => {
    dark.current = isDark;
    widget?.setDark?.(isDark);
  }, [widget, isDark]);

  return (
    <section
      className="comments"
      aria-label={widget ? label : undefined}
      data-ready={widget ? '' : undefined}
    >
      <div ref={place} />
    </section>
  );
}

async function startComments(settings: CommentSettings, place: Parameters<StartComments<never>>[1]) {
  const { start } = await SERVICES[settings.provider]();
  return start(settings as never, place);
}
