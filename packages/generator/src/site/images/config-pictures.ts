import { basename } from 'node:path';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../core/errors/place-of-text.ts';
import type { LoadedConfig } from '../config/load.ts';
import { placeOfWritten } from '../config/places/place-of-written.ts';
import { missingPicture, namedPictures, unsafePictures } from './named-pictures.ts';

/** The options of a config that name pictures, and where these are. */
export type PicturesConfig = Pick<
  LoadedConfig,
  'file' | 'root' | 'publicDir' | 'base' | 'head' | 'locales' | 'theme'
>;

/**
 * What is wrong with pictures of the config, such as logos, icons of the navigation and of the browser's tab: addresses of no picture,
 * and those that are not in the public folder.
 */
export function configPictureProblems(config: PicturesConfig): Problem[] {
  const { file, locales, theme } = config;
  if (!file) return [];
  const options = locales.map(({ path, lang }) => theme.locale(path, lang));
  const placed = (problem: Problem, src: string): Problem => ({
    ...problem,
    file: basename(file),
    ...placeOfText(file, src), // With the site's base before it.
    ...placeOfWritten(file, src),
  });
  const named = new Set([...namedPictures(options, theme.pictureKeys), ...tabIcons(config)]);
  return [
    ...[...named].flatMap((src) => missingPicture(src, config).map((problem) => placed(problem, src))),
    ...unsafePictures(options, theme.pictureKeys).map(({ src, problem }) => placed(problem, src)),
  ];
}

/** Icons among the elements of `head`, which are written with the site's base. */
function tabIcons({ head, base }: PicturesConfig): string[] {
  return head.flatMap(([tag, { rel, href } = {}]) => {
    const isIcon = tag === 'link' && /\bicon\b/i.test(String(rel));
    return isIcon && typeof href === 'string' && href.startsWith(base) && !href.startsWith('//')
      ? [`/${href.slice(base.length)}`]
      : [];
  });
}
