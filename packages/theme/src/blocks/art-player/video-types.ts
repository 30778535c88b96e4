/** A package that plays what browsers cannot. It is the site's own choice to install it. */
export interface StreamLibrary {
  name: 'hls.js' | 'dashjs' | 'mpegts.js';
  /** The file for browsers. */
  file: string;
}

const hls: StreamLibrary = { name: 'hls.js', file: 'hls.js/dist/hls.min.mjs' };
const dash: StreamLibrary = { name: 'dashjs', file: 'dashjs/dist/modern/esm/dash.all.min.js' };
const mpegts: StreamLibrary = { name: 'mpegts.js', file: 'mpegts.js/dist/mpegts.js' };

/** The types of videos; those with a library are streams. */
export const VIDEO_TYPES: Readonly<Record<string, StreamLibrary | undefined>> = {
  mp4: undefined,
  mp3: undefined,
  webm: undefined,
  ogg: undefined,
  mkv: undefined,
  mov: undefined,
  ogv: undefined,
  mpd: dash,
  dash,
  m3u8: hls,
  hls,
  ts: mpegts,
  flv: mpegts,
};

/** Whether this is a type at all. */
export const isVideoType = (type: string): boolean => Object.hasOwn(VIDEO_TYPES, type);

/** What the author says, or the end of the file's name. Empty when neither tells. */
export function videoType({ type, src }: { type?: unknown; src: string }): string {
  if (typeof type === 'string' && type !== '') return type.toLowerCase();
  return /\.(\w+)(?:[?#].*)?$/.exec(src)?.[1]?.toLowerCase() ?? '';
}
