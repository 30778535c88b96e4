import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { placeOfText } from '../errors/place-of-text.ts';
import { missingPicture, namedPictures } from '../images/named-pictures.ts';

/** Pictures that the frontmatter of a page names, which stand in the public folder. */
export function frontmatterPictures(
  { kind, frontmatter }: Page,
  { theme }: Pick<LoadedConfig, 'theme'>,
): string[] {
  if (kind === 'generated') return [];
  const { pageLayout, icon } = frontmatter;
  const ofTheme = Object.keys(theme.frontmatter ?? {}).map((key) => frontmatter[key]);
  const shown = pageLayout === 'home' ? [{ icon }, ofTheme] : [{ icon }];
  return namedPictures(shown, theme.pictureKeys);
}

/** Pictures in the frontmatter of a page, of a home page above all, that are not in the public folder, each with its place. */
export function missingFrontmatterImages(
  page: Page,
  config: Pick<LoadedConfig, 'sourceDir' | 'publicDir' | 'root' | 'theme'>,
): Problem[] {
  const { file, route } = page;
  return frontmatterPictures(page, config).flatMap((src) =>
    missingPicture(src, config, route).map((problem) => ({
      ...problem,
      file,
      ...placeOfText(join(config.sourceDir, file), src),
    })),
  );
}
