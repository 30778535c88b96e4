import { useNeeds } from 'bifolio/client';
import { type PictureInput, usePicture } from '../../addresses/picture.ts';
import { useEmbed } from '../../embeds/consent/use-embed.ts';
import { fileName } from '../../embeds/file-name.ts';
import { sizeAttributes } from '../../embeds/size.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import type { VideoLook } from './attributes.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { isVideoType, type StreamLibrary, VIDEO_TYPES } from './video-types.ts';

/** Its style sheet is that of all embeds. */
export const style = 'embed';

export interface ArtPlayerProps extends Omit<VideoLook, 'poster'> {
  /** A file of the site, or an address. */
  src: PictureInput;
  poster?: PictureInput;
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
  const autoplay = props.autoplay ?? false;
  const { 'data-width': width, ...stage } = sizeAttributes(props);
  const title = props.title || fileName(file);
  const isStream = isVideoType(type) && VIDEO_TYPES[type] !== undefined;
  return (
    <figure className="embed" data-width={width} data-title={title}>
      <VideoPlayer
        {...(outside ? settings : { ...settings, host: undefined })}
        src={file}
        type={type}
        isStream={isStream}
        library={library?.file.src ? { name: library.name, src: library.file.src } : undefined}
        title={title}
        poster={posterFile || undefined}
        volume={volumeOf(props.volume)}
        muted={props.muted ?? autoplay}
        autoplay={autoplay}
        autoMini={props.autoMini ?? false}
        loop={props.loop ?? false}
        mutex={props.mutex ?? true}
        playsInline={props.playsInline ?? true}
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

const volumeOf = (volume = 0.75): number => (volume >= 0 && volume <= 1 ? volume : 0.75);
