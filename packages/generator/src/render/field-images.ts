import { join } from 'node:path';
import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { placeOfText } from '../errors/place-of-text.ts';
import type { ContentServices } from './content-services.ts';

/** Whether a field names a picture by its way from the page's file. */
export const isBeside = (value: unknown): value is string =>
  typeof value === 'string' && /^\.{1,2}\//.test(value);

/** A page whose fields name pictures by addresses of the site. */
export interface PageWithImages {
  page: Page;
  problems: Problem[];
  /** Whether a picture is published with the page. */
  hasImages: boolean;
}

/** Publishes the pictures beside a page that its frontmatter names (`Theme.imageFields`), as those of its text. */
export async function publishFieldImages(
  { config, images }: Pick<ContentServices, 'config' | 'images'>,
  page: Page,
): Promise<PageWithImages> {
  const { base, sourceDir, theme } = config;
  const fields = (theme.imageFields ?? []).filter((key) => isBeside(page.frontmatter[key]));
  if (fields.length === 0) return { page, problems: [], hasImages: false };
  const found = fields.map(async (key) => {
    const written = String(page.frontmatter[key]);
    const { src, problem } = await images.resolve(page.file, written);
    const address = src.startsWith(base) ? `/${src.slice(base.length)}` : src;
    const place = problem && { file: page.file, ...placeOfText(join(sourceDir, page.file), written) };
    return { key, address, problem: problem && { severity: 'warning' as const, ...problem, ...place } };
  });
  const all = await Promise.all(found);
  const addresses = Object.fromEntries(all.map(({ key, address }) => [key, address]));
  return {
    page: { ...page, frontmatter: { ...page.frontmatter, ...addresses } },
    problems: all.flatMap(({ problem }) => problem ?? []),
    hasImages: true,
  };
}
