import type { PlacedPage } from '../form/mover.ts';
import { isOptions, textOf, textsOf } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';

const FOREIGN =
  'slug url aliases weight linkTitle linktitle type layout menu menus toc build _build cascade outputs sitemap params headless markup resources lastmod publishDate publishdate isCJKLanguage translationKey categories series summary images videos audio'.split(
    ' ',
  );

/** Frontmatter of Hugo under our names. */
export function hugoFields({ fields }: PlacedPage): FieldChanges {
  const sitemap = isOptions(fields.sitemap) ? fields.sitemap : {};
  const categories = textsOf(fields.categories);
  const tags = textsOf(fields.tags);
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(typeof fields.weight === 'number' && fields.weight > 0 && { order: fields.weight }),
    ...(fields.toc === false && { aside: false }),
    ...(sitemap.disable === true && { sitemap: false }),
    ...(typeof fields.tags === 'string' && { tags: [fields.tags] }),
    ...(categories.length > 0 && { tags: [...new Set([...tags, ...categories])] }),
    ...(textOf(fields.summary) && fields.description === undefined && { description: fields.summary }),
  };
}
