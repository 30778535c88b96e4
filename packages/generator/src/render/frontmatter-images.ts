import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { placeOfText } from '../errors/place-of-text.ts';
import { missingPicture, namedPictures } from '../images/named-pictures.ts';

/** Pictures in the frontmatter of a page, of a home page above all, that are not in the public folder, each with its place. */
export function missingFrontmatterImages(
  { kind, file, route, frontmatter }: Page,
  config: Pick<LoadedConfig, 'sourceDir' | 'publicDir' | 'root'>,
): Problem[] {
  if (kind === 'generated') return [];
  const { pageLayout, icon, config: blocks, hero, features, banner } = frontmatter;
  const shown = pageLayout === 'home' ? { icon, blocks, hero, features, banner } : { icon };
  return namedPictures(shown).flatMap((src) =>
    missingPicture(src, config, route).map((problem) => ({
      ...problem,
      file,
      ...placeOfText(join(config.sourceDir, file), src),
    })),
  );
}
