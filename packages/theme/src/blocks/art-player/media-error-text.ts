/** Why a browser does not play a file: in its own words, which may be none, else in ours for the code. */
export const mediaErrorText = ({ message, code }: Pick<MediaError, 'message' | 'code'>): string =>
  message || MEANINGS[code] || `error ${code} of the browser`;

/** https://html.spec.whatwg.org/multipage/media.html#error-codes */
const MEANINGS: Readonly<Record<number, string>> = {
  1: 'loading was stopped',
  2: 'the network failed',
  3: 'the file is damaged',
  4: 'there is no file, or this browser does not play its format',
};
