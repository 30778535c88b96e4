import type { Picture, PropTools } from 'bifolio/markdown';

/** What is told of a source that is missing, or no address. */
interface MediaWords {
  /** The code of the problem. */
  code: string;
  /** What the author wants to show: `video`. */
  what: string;
  /** How it is written. */
  hint: string;
}

/** The address of a sound, video or document: a file of the site is found, as images are. Empty, and reported, when it is none. */
export function mediaSource(
  src: string,
  { code, what, hint }: MediaWords,
  tools: PropTools,
): string | Picture {
  if (src !== '' && !/^[a-z][\w+.-]*:/i.test(src)) return tools.image(src);
  if (/^https?:\/\//i.test(src) && URL.canParse(src)) return src;
  const why = src === '' ? 'has no source' : `has the invalid address "${src}"`;
  tools.report({ code, message: `This ${what} ${why}, so it is omitted.`, hint });
  return '';
}
