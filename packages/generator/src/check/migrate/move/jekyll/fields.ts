import { dayOfName } from '../addresses/dated-address.ts';
import type { PlacedPage } from '../form/mover.ts';
import { listOf, type Options, textOf } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';

const FOREIGN =
  'layout permalink slug redirect_from redirect_to categories category nav_order parent grand_parent has_children has_toc render_with_liquid excerpt_separator last_modified_at image author version comments toc collection'.split(
    ' ',
  );

/** Frontmatter of Jekyll under our names; categories are tags. `defaults` are those of the config. */
export function jekyllFields({ fields, path }: PlacedPage, defaults: Options): FieldChanges {
  const words = (value: unknown) =>
    listOf(value)
      .flatMap((one) => (typeof one === 'string' ? one.split(/\s+/) : []))
      .filter(Boolean);
  const tags = [
    ...new Set([
      ...listOf(fields.tags).flatMap((one) => (Array.isArray(fields.tags) ? String(one) : words(one))),
      ...words(fields.category),
      ...(Array.isArray(fields.categories) ? fields.categories.map(String) : words(fields.categories)),
    ]),
  ];
  const order = fields.nav_order ?? fields.weight;
  const day = fields.date === undefined ? dayOfName(path) : undefined;
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(tags.length > 0 && { tags }),
    ...(typeof order === 'number' && { order }),
    ...(day && { createTime: day }),
    ...((fields.sitemap ?? defaults.sitemap) === false && { sitemap: false }),
    ...(textOf(fields.title) === undefined && textOf(defaults.title) && { title: defaults.title }),
  };
}
