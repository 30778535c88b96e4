import { useNeeds } from 'bifolio/client';
import type { ReactNode } from 'react';
import { type PictureInput, usePicture } from '../../addresses/picture.ts';
import { useEmbed } from '../../embeds/consent/use-embed.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { AudioButton } from './AudioButton.tsx';
import type { SoundLook } from './attributes.ts';

export interface AudioReaderProps extends SoundLook {
  /** A file of the site, or an address. */
  src: PictureInput;
  children?: ReactNode;
}

/** A sound that is read at the press of a button in the line. */
export function AudioReader({
  src = '',
  title,
  children,
  type,
  startTime = 0,
  endTime,
  ...props
}: AudioReaderProps) {
  const { text } = useTheme();
  const file = usePicture(src).src;
  const outside = /^https?:\/\//.test(file) ? file : undefined;
  const { host, load, texts } = useEmbed({ src: outside ?? 'https://localhost/' });
  useNeeds(outside ? { 'media-src': [new URL(outside).origin] } : {});
  if (!file || /^\w+:(?!\/\/)/.test(file)) return null;
  const { volume = 0.7, autoplay = false } = props;
  return (
    <span className="block-audio-reader">
      <AudioButton
        src={file}
        type={type || undefined}
        autoplay={autoplay && (!outside || load === 'visible')}
        startTime={startTime}
        endTime={endTime}
        volume={volume >= 0 && volume <= 1 ? volume : 0.7}
        hint={outside && host ? texts.load : undefined}
        words={{ play: text.audioPlayText, pause: text.audioPauseText }}
      >
        {children ?? title}
      </AudioButton>
      {/* Without script and on paper. Not in the island, which has what it is given only once. */}
      <a className="audio-link" href={file}>
        {children ?? title ?? text.audioPlayText}
      </a>
    </span>
  );
}
