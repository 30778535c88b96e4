import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { hasProtocol } from '../../../core/routing/url.ts';
import { isBesidePage } from '../../faces/public-fields.ts';
import { missingPicture, pictureFiles } from '../../images/named-pictures.ts';
import type { Asking } from '../asking.ts';
import type { ContentServices } from '../content/content-services.ts';

/** Whether a field names a picture of the public folder. */
const isPublic = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && !isBesidePage(value) && !hasProtocol(value);

/** A page whose fields name pictures by addresses of the site. */
export interface PageWithImages {
  page: Page;
  problems: Problem[];
}

/** Publishes the pictures beside a page that its frontmatter names (`Theme.imageFields`), as those of its text. */
export async function publishFieldImages(
  { config, images }: Pick<ContentServices, 'config' | 'images'>,
  page: Page,
  asking: Pick<Asking, 'dependsOn'>,
): Promise<PageWithImages> {
  const { base, sourceDir, theme } = config;
  const placed = (problem: Problem, written: string): Problem => ({
    ...problem,
    file: page.file,
    ...placeOfText(sourcePath(sourceDir, page), written),
  });
  const fields = theme.imageFields ?? [];
  const inPublic = fields.map((key) => page.frontmatter[key]).filter(isPublic);
  asking.dependsOn(inPublic.flatMap((written) => pictureFiles(written, config)));
  const missing = inPublic.flatMap((written) =>
    missingPicture(written, config).map((problem) => placed(problem, written)),
  );
  const beside = fields.filter((key) => isBesidePage(page.frontmatter[key]));
  if (beside.length === 0) return { page, problems: missing };
  const found = beside.map(async (key) => {
    const written = String(page.frontmatter[key]);
    const { src, problem } = await images.resolve(page.file, written);
    const address = src.startsWith(base) ? `/${src.slice(base.length)}` : src;
    return { key, address, problem: problem && placed({ severity: 'warning', ...problem }, written) };
  });
  const all = await Promise.all(found);
  const addresses = Object.fromEntries(all.map(({ key, address }) => [key, address]));
  return {
    page: { ...page, frontmatter: { ...page.frontmatter, ...addresses } },
    problems: [...missing, ...all.flatMap(({ problem }) => problem ?? [])],
  };
}
