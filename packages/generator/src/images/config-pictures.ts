import { basename } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { placeOfWritten } from '../config/place-of-written.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { placeOfText } from '../errors/place-of-text.ts';
import { missingPicture, namedPictures } from './named-pictures.ts';

type Options = Pick<LoadedConfig, 'file' | 'root' | 'publicDir' | 'base' | 'head' | 'locales' | 'theme'>;

/** Pictures of the config that are not in the public folder: logos, icons of the navigation and of the browser's tab. */
export function missingConfigPictures(config: Options): Problem[] {
  const { file, locales, theme } = config;
  if (!file) return [];
  const ofLocales = namedPictures(
    locales.map(({ path, lang }) => theme.locale(path, lang)),
    theme.pictureKeys,
  );
  return [...new Set([...ofLocales, ...tabIcons(config)])].flatMap((src) =>
    missingPicture(src, config).map((problem) => ({
      ...problem,
      file: basename(file),
      ...placeOfText(file, src), // With the site's base before it.
      ...placeOfWritten(file, src),
    })),
  );
}

/** Icons among the elements of `head`, which are written with the site's base. */
function tabIcons({ head, base }: Options): string[] {
  return head.flatMap(([tag, { rel, href } = {}]) => {
    const isIcon = tag === 'link' && /\bicon\b/i.test(String(rel));
    return isIcon && typeof href === 'string' && href.startsWith(base) && !href.startsWith('//')
      ? [`/${href.slice(base.length)}`]
      : [];
  });
}
