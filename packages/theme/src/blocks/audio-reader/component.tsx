import { useNeeds } from 'bifolio/client';
import { parseTime } from 'bifolio/markdown';
import type { ReactNode } from 'react';
import { type PictureInput, usePicture } from '../../addresses/picture.ts';
import { useEmbed } from '../../embeds/consent/use-embed.ts';
import { isSet } from '../../embeds/is-set.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { AudioButton } from './AudioButton.tsx';

export interface AudioReaderProps {
  /** A file of the site, or an address. */
  src: PictureInput;
  /** What stands beside the sign: the word that is read, its pronunciation. @default none */
  title?: string;
  children?: ReactNode;
  /** MIME type; one that the browser cannot play is told to the console. */
  type?: string;
  /** Play when it comes into view, where browsers allow that. @default false */
  autoplay?: boolean | string;
  /** Seconds, or `minutes:seconds`. @default 0 */
  startTime?: number | string;
  /** From here it goes back to the start, until it is stopped. @default the end, once */
  endTime?: number | string;
  /** 0 to 1. @default 0.7 */
  volume?: number | string;
}

/** A sound that is read at the press of a button in the line. */
export function AudioReader({ src = '', title, children, type, ...props }: AudioReaderProps) {
  const { text } = useTheme();
  const file = usePicture(src).src;
  const outside = /^https?:\/\//.test(file) ? file : undefined;
  const { host, load, texts } = useEmbed({ src: outside ?? 'https://localhost/' });
  useNeeds(outside ? { 'media-src': [new URL(outside).origin] } : {});
  if (!file || /^\w+:(?!\/\/)/.test(file)) return null;
  const volume = Number(props.volume);
  return (
    <span className="block-audio-reader">
      <AudioButton
        src={file}
        type={type || undefined}
        autoplay={isSet(props.autoplay) && (!outside || load === 'visible')}
        startTime={parseTime(String(props.startTime ?? '')) ?? 0}
        endTime={parseTime(String(props.endTime ?? ''))}
        volume={props.volume !== undefined && volume >= 0 && volume <= 1 ? volume : 0.7}
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
