const kinds: readonly (readonly [MediaKind, RegExp])[] = [
  ['image', /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i],
  ['audio', /\.(?:3gp|aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i],
  ['video', /\.(?:mkv|mov|mp4|m4v|ogv|webm)$/i],
  ['pdf', /\.pdf$/i],
];

/** What an embedded file is, by its name. */
export type MediaKind = 'image' | 'audio' | 'video' | 'pdf';

/** The kind of a file that can be embedded; `#page=2` and the like may follow its name. */
export const mediaKind = (target: string): MediaKind | undefined =>
  kinds.find(([, pattern]) => pattern.test(target.replace(/#.*$/, '')))?.[0];
