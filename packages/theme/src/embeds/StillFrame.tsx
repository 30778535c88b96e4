'use client';

import { useDarkMode } from 'bifolio/client';
import { type Ref, useId, useRef } from 'react';
import { type ReportedBy, useReportedHeight } from './reported-height.ts';
import type { sizeAttributes } from './size.ts';
import { useConsent } from './use-consent.ts';

export interface StillFrameProps {
  src: string;
  /** The same in dark colors, for hosts that cannot follow the page. */
  darkSrc?: string;
  /** The page at the host that shows the same. */
  page: string;
  host: string;
  title: string;
  /** Features of the browser that the frame may use, beside the full screen. */
  allow?: string;
  load: 'click' | 'visible';
  remember: boolean;
  /** How the frame tells its height. */
  fit?: ReportedBy;
  /** Height or ratio of the stage. */
  stage: Partial<ReturnType<typeof sizeAttributes>>;
  /** Whether it is one low line until it is loaded. */
  isLow?: boolean;
  texts: { load: string; always: string; open: string; newWindow: string };
}

/** A frame of another host, which the reader's browser does not ask for anything until the reader agrees. */
export function StillFrame(props: StillFrameProps) {
  const { page, host, title, load, remember, stage, isLow, texts } = props;
  const { isAgreed, isRemembered, agree, rememberHost } = useConsent({ host, load, remember });
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useReportedHeight(frame, { src: props.src, by: props.fit });
  const titleId = useId();

  function start() {
    agree();
    // The button that had the focus is gone by then.
    requestAnimationFrame(() => frame.current?.focus());
  }

  return (
    <>
      <div className="embed-stage" {...stage} data-low={(isLow && !isAgreed) || undefined} style={{ height }}>
        {isAgreed ? (
          <LiveFrame {...props} ref={frame} />
        ) : (
          <div className="embed-still">
            <p id={titleId}>{title}</p>
            <button type="button" aria-describedby={titleId} onClick={start}>
              {texts.load}
            </button>
          </div>
        )}
      </div>
      <figcaption>
        <a href={page} target="_blank" rel="noreferrer">
          {texts.open}
          <span className="visually-hidden">
            : {title} ({texts.newWindow})
          </span>
        </a>
        {remember && load === 'click' && (
          <label>
            <input
              type="checkbox"
              checked={isRemembered}
              onChange={({ target }) => rememberHost(target.checked)}
            />
            {texts.always}
          </label>
        )}
      </figcaption>
    </>
  );
}

interface LiveFrameProps extends Pick<StillFrameProps, 'src' | 'darkSrc' | 'title' | 'allow'> {
  ref: Ref<HTMLIFrameElement>;
}

function LiveFrame({ src, darkSrc = src, title, allow, ref }: LiveFrameProps) {
  const { isDark } = useDarkMode();
  return (
    <iframe
      ref={ref}
      src={isDark ? darkSrc : src}
      title={title}
      allow={['fullscreen', allow].filter(Boolean).join('; ')}
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
