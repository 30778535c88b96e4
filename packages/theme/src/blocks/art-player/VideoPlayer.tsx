'use client';

import { useRef, useState } from 'react';
import { Caption } from '../../embeds/Caption.tsx';
import { useConsent } from '../../embeds/consent/use-consent.ts';
import type { EmbedSettings } from '../../embeds/consent/use-embed.ts';
import { Still } from '../../embeds/Still.tsx';
import type { sizeAttributes } from '../../embeds/size.ts';
import { useMini } from './use-mini.ts';
import { type Playback, usePlayback } from './use-playback.ts';

export interface VideoPlayerProps extends Playback, Omit<EmbedSettings, 'host'> {
  /** The other host that it comes from. */
  host?: string;
  title: string;
  poster?: string;
  autoMini: boolean;
  loop: boolean;
  playsInline: boolean;
  stage: Partial<ReturnType<typeof sizeAttributes>>;
  words: { play: string; failed: string };
}

/** The browser's player. Streams, and files of other hosts, wait until the reader starts them. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { host, src, title, poster, isStream, loop, playsInline, load, remember, stage, texts, words } =
    props;
  const video = useRef<HTMLVideoElement>(null);
  const consent = useConsent({ host: host ?? '', load, remember: remember && host !== undefined });
  const [isStarted, setStarted] = useState(false);
  const mayAsk = host === undefined || consent.isAgreed;
  const isShown = isStarted || (mayAsk && (!isStream || props.autoplay));
  const isFailed = usePlayback(video, { ...props, isStarted, isShown });
  const isMini = useMini(video, props.autoMini && isShown);

  function start() {
    consent.agree();
    setStarted(true);
  }

  return (
    <>
      <div className="embed-stage" {...stage}>
        {isFailed ? (
          <p className="embed-still">
            <a href={src}>{words.failed}</a>
          </p>
        ) : isShown ? (
          // biome-ignore lint/a11y/useMediaCaption: captions are the author's, in the file
          <video
            ref={video}
            src={isStream ? undefined : src}
            aria-label={title}
            poster={poster}
            preload="none"
            controls
            loop={loop}
            playsInline={playsInline}
            data-mini={isMini || undefined}
          />
        ) : (
          <>
            {poster && <img src={poster} alt="" loading="lazy" />}
            <Still title={title} href={src} label={mayAsk ? words.play : texts.load} onStart={start} />
          </>
        )}
      </div>
      {host && (
        <Caption
          href={src}
          title={title}
          consent={consent}
          canRemember={remember && load === 'click'}
          texts={texts}
        />
      )}
    </>
  );
}
