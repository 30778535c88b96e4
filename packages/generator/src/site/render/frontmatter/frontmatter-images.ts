import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { missingPicture, namedPictures, unsafePictures } from '../../images/named-pictures.ts';

/** Pictures that the frontmatter of a page names, which stand in the public folder. */
export function frontmatterPictures(
  { kind, frontmatter }: Page,
  { theme }: Pick<LoadedConfig, 'theme'>,
): string[] {
  if (kind === 'generated') return [];
  const { pageLayout, icon } = frontmatter;
  const ofTheme = Object.values(themeFields(frontmatter, theme));
  const shown = pageLayout === 'home' ? [{ icon }, ofTheme] : [{ icon }];
  return namedPictures(shown, theme.pictureKeys);
}

/**
 * What is wrong with pictures in the frontmatter of a page, each with its place: addresses of no picture, and on home pages those that
 * are not in the public folder.
 */
export function frontmatterImageProblems(
  page: Page,
  config: Pick<LoadedConfig, 'sourceDir' | 'publicDir' | 'root' | 'theme'>,
): Problem[] {
  const { kind, file, route, frontmatter } = page;
  if (kind === 'generated') return [];
  const { theme, sourceDir } = config;
  const placed = (problem: Problem, src: string): Problem => ({
    ...problem,
    file,
    ...placeOfText(sourcePath(sourceDir, page), src),
  });
  const named = { icon: frontmatter.icon, ...themeFields(frontmatter, theme) };
  return [
    ...frontmatterPictures(page, config).flatMap((src) =>
      missingPicture(src, config, route).map((problem) => placed(problem, src)),
    ),
    ...unsafePictures(named, theme.pictureKeys).map(({ src, problem }) => placed(problem, src)),
  ];
}

const themeFields = (frontmatter: Page['frontmatter'], theme: LoadedConfig['theme']) =>
  Object.fromEntries(Object.keys(theme.frontmatter ?? {}).map((key) => [key, frontmatter[key]]));
