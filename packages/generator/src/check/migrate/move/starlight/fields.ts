import type { PlacedPage } from '../form/mover.ts';
import { isOptions, listOf, textOf } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';
import { headOf } from './site-options.ts';

const FOREIGN =
  'slug sidebar tableOfContents template hero banner editUrl pagefind head lastUpdated prev next'.split(' ');

/** Frontmatter of Starlight under our names. */
export function starlightFields({ fields }: PlacedPage): FieldChanges {
  const sidebar = isOptions(fields.sidebar) ? fields.sidebar : {};
  const badge = isOptions(sidebar.badge) ? textOf(sidebar.badge.text) : textOf(sidebar.badge);
  const toc = fields.tableOfContents;
  const levels = isOptions(toc) ? [toc.minHeadingLevel ?? 2, toc.maxHeadingLevel ?? 3] : undefined;
  const head = headOf(fields.head);
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(typeof sidebar.order === 'number' && { order: sidebar.order }),
    ...(badge && { badge }),
    ...(toc === false && { aside: false }),
    ...(levels?.every((level) => typeof level === 'number') && { outline: levels }),
    ...(fields.editUrl === false && { editLink: false }),
    ...(fields.pagefind === false && { search: false }),
    ...(head.length > 0 && { head }),
    ...neighbor('prev', fields.prev),
    ...neighbor('next', fields.next),
    ...homeFields(fields),
  };
}

const neighbor = (name: string, value: unknown): FieldChanges => {
  if (value === false) return { [name]: false };
  if (isOptions(value) && textOf(value.link) && textOf(value.label))
    return { [name]: { text: value.label, link: value.link } };
  return {};
};

/** A page with `hero` is a home page, whose text stands below. */
function homeFields({ hero, template, title }: Readonly<Record<string, unknown>>): FieldChanges {
  if (!isOptions(hero)) return template === 'splash' ? { sidebar: false, aside: false } : {};
  const actions = listOf(hero.actions)
    .filter(isOptions)
    .flatMap(({ text, link, variant }) =>
      textOf(text) && textOf(link)
        ? [{ text, link, theme: variant === undefined || variant === 'primary' ? 'brand' : 'alt' }]
        : [],
    );
  const words = {
    name: textOf(hero.title) ?? textOf(title),
    ...(textOf(hero.tagline) && { text: hero.tagline }),
    ...(actions.length > 0 && { actions }),
  };
  return { pageLayout: 'home', config: [{ type: 'hero', hero: words }, { type: 'custom' }] };
}
