import { useNeeds } from 'bifolio/client';
import { type PictureInput, usePicture } from '../../addresses/picture.ts';
import { useEmbed } from '../../embeds/consent/use-embed.ts';
import { fileName } from '../../embeds/file-name.ts';
import { isSet } from '../../embeds/is-set.ts';
import { type EmbedSize, sizeAttributes } from '../../embeds/size.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { isVideoType, type StreamLibrary, VIDEO_TYPES } from './video-types.ts';

/** Its style sheet is that of all embeds. */
export const style = 'embed';

type Switch = boolean | string;

export interface ArtPlayerProps extends EmbedSize {
  /** A file of the site, or an address. */
  src: PictureInput;
  /** @default the end of the file's name */
  type?: string;
  /** @default the file's name */
  title?: string;
  poster?: PictureInput;
  /** 0 to 1. @default 0.75 */
  volume?: number | string;
  /** @default as `autoplay` */
  muted?: Switch;
  /** Play when it comes into view, without sound. Not for readers who prefer less motion. @default false */
  autoplay?: Switch;
  /** Play on in a corner when it is scrolled away. @default false */
  autoMini?: Switch;
  /** @default false */
  loop?: Switch;
  /** Pause other players of the page. @default true */
  mutex?: Switch;
  /** Play in the page on phones, not in full screen. @default true */
  playsInline?: Switch;
  /** When it loads, for videos of other hosts: `click` or `visible`. @default the option `embeds` of the theme */
  load?: string;
  /** What the build has found to play the type. */
  library?: { name: StreamLibrary['name']; file: { src: string } };
}

/** A video in the browser's own player, which plays streams too where their package is installed. */
export function ArtPlayer({ src = '', type = '', poster, library, load, ...props }: ArtPlayerProps) {
  const { text } = useTheme();
  const file = usePicture(src).src;
  const posterFile = usePicture(poster ?? '').src;
  const outside = /^https?:\/\//.test(file) ? file : undefined;
  const settings = useEmbed({ src: outside ?? 'https://localhost/', load });
  useNeeds(needsOf(outside, library !== undefined));
  if (!file || /^\w+:(?!\/\/)/.test(file)) return null;
  const autoplay = isSet(props.autoplay);
  const { 'data-width': width, ...stage } = sizeAttributes(props);
  const isStream = isVideoType(type) && VIDEO_TYPES[type] !== undefined;
  return (
    <figure className="embed" data-width={width}>
      <VideoPlayer
        {...(outside ? settings : { ...settings, host: undefined })}
        src={file}
        type={type}
        isStream={isStream}
        library={library?.file.src ? { name: library.name, src: library.file.src } : undefined}
        title={props.title || fileName(file)}
        poster={posterFile || undefined}
        volume={volumeOf(props.volume)}
        muted={props.muted === undefined ? autoplay : isSet(props.muted)}
        autoplay={autoplay}
        autoMini={isSet(props.autoMini)}
        loop={isSet(props.loop)}
        mutex={props.mutex === undefined || isSet(props.mutex)}
        playsInline={props.playsInline === undefined || isSet(props.playsInline)}
        stage={stage}
        words={{ play: text.videoPlayText, failed: text.videoFailedText }}
      />
    </figure>
  );
}

/** Streams are read by script and handed to the player piece by piece. */
function needsOf(outside: string | undefined, isStream: boolean): Record<string, string[]> {
  const origins = outside ? [new URL(outside).origin] : [];
  return {
    ...(origins.length > 0 && { 'media-src': origins }),
    ...(isStream && { 'media-src': [...origins, 'blob:'], 'connect-src': origins }),
  };
}

function volumeOf(volume: number | string | undefined): number {
  const number = volume === undefined || volume === '' ? Number.NaN : Number(volume);
  return number >= 0 && number <= 1 ? number : 0.75;
}
