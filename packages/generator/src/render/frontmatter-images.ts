import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../content/page.ts';
import type { Problem } from '../errors.ts';
import { decodePath, splitHref } from '../routing/url.ts';

const KEYS = new Set([
  'image',
  'src',
  'light',
  'dark',
  'avatar',
  'banner',
  'backgroundImage',
  'icon',
  'effect',
]);

/** Pictures in the frontmatter of a home page that are not in the public folder, each with its line. */
export function missingFrontmatterImages(
  page: Page,
  { sourceDir, publicDir }: { sourceDir: string; publicDir: string },
): Problem[] {
  if (page.frontmatter.pageLayout !== 'home' || page.kind === 'generated') return [];
  const { config, hero, features, banner } = page.frontmatter;
  const missing = [...new Set(picturesIn({ config, hero, features, banner }))].filter(
    (src) => !existsSync(join(publicDir, decodePath(splitHref(src).path))),
  );
  if (missing.length === 0) return [];
  const lines = readFileSync(join(sourceDir, page.file), 'utf8').split('\n');
  return missing.map((src): Problem => {
    const index = lines.findIndex((line) => line.includes(src));
    return {
      severity: 'warning',
      code: 'missing-image',
      message: `There is no image at "${src}".`,
      hint: 'Pictures of the frontmatter lie in the public folder. Put the file there, or correct the path.',
      file: page.file,
      ...(index >= 0 && { line: index + 1, column: (lines[index] ?? '').indexOf(src) + 1 }),
    };
  });
}

/** Every path that begins with a slash under a key that names a picture, at any depth. */
function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner !== 'string' ? picturesIn(inner) : KEYS.has(key) && /^\/[^/]/.test(inner) ? [inner] : [],
  );
}
