'use client';

import { useDarkMode } from 'bifolio/client';
import { type Ref, useRef } from 'react';
import { Caption } from './Caption.tsx';
import { useConsent } from './consent/use-consent.ts';
import { useStart } from './consent/use-start.ts';
import { type ReportedBy, useReportedHeight } from './reported-height.ts';
import { Still } from './Still.tsx';
import type { sizeAttributes } from './size.ts';

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
  const { src, page, host, title, load, remember, fit, stage, isLow, texts } = props;
  const consent = useConsent({ host, load, remember });
  const frame = useRef<HTMLIFrameElement>(null);
  const height = useReportedHeight(frame, { src, by: fit });
  const start = useStart(consent, frame);
  const { isAgreed } = consent;

  return (
    <>
      <div
        className="embed-stage"
        {...stage}
        data-low={(isLow && !isAgreed) || undefined}
        style={isAgreed ? { height } : undefined}
      >
        {isAgreed ? (
          <LiveFrame {...props} ref={frame} />
        ) : (
          <Still title={title} label={texts.load} onStart={start} />
        )}
      </div>
      <Caption
        href={page}
        title={title}
        consent={consent}
        canRemember={remember && load === 'click'}
        texts={texts}
      />
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
