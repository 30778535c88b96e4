import type { PlacedPage } from '../form/mover.ts';
import { timeOf } from '../form/private-pages.ts';
import { textOf } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';

const FOREIGN = 'icon full preview index date author lastModified method _openapi structuredData toc'.split(
  ' ',
);

/** Frontmatter of Fumadocs under our names. `sidebar` is that of its root folder. */
export function fumadocsFields({ fields }: PlacedPage, sidebar: string | undefined): FieldChanges {
  const created = timeOf(fields.date);
  const author = textOf(fields.author);
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(created !== undefined && {
      createTime: new Date(created).toISOString().slice(0, 10).replaceAll('-', '/'),
    }),
    ...(author && { author }),
    ...(fields.full === true && { aside: false }),
    ...(sidebar && { sidebar }),
  };
}
