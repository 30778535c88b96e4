import type { Plugin } from 'vite';

const IMAGE = /\.(?:avif|bmp|gif|ico|jpe?g|png|svg|webp)$/i;
const MOST_BYTES = 4096;

/** Whether a file that modules import becomes a `data:` address: the content security policy allows these for images only. */
export const isInlined = (path: string, bytes: number): boolean => IMAGE.test(path) && bytes < MOST_BYTES;

/**
 * Vite plugin for the server's build: of the files that it makes, keeps those whose addresses its modules give to pages, such as
 * `import photo from './photo.png'`, and tells their names. Those that style sheets show are made by the client's build.
 */
export function givenFiles(tell: (names: string[]) => void): Plugin {
  return {
    name: 'bifolio:given-files',
    generateBundle(_options, bundle) {
      const codes = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
      const isGiven = (name: string) => codes.some((code) => code.includes(encodeURI(name)));
      const names = Object.values(bundle)
        .filter(({ type, fileName }) => type === 'asset' && !fileName.endsWith('.map'))
        .map(({ fileName }) => fileName);
      for (const name of names.filter((name) => !isGiven(name))) delete bundle[name];
      tell(names.filter(isGiven).sort());
    },
  };
}
