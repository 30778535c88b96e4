import { UNLISTED } from '../form/private-pages.ts';
import type { Options } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';

/** Fields that say something to Docusaurus only. */
const FOREIGN = [
  'id',
  'slug',
  'sidebar_label',
  'sidebar_position',
  'sidebar_class_name',
  'sidebar_custom_props',
  'displayed_sidebar',
  'hide_title',
  'hide_table_of_contents',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'pagination_label',
  'pagination_next',
  'pagination_prev',
  'custom_edit_url',
  'unlisted',
  'parse_number_prefixes',
  'hide_title_in_sidebar',
];

/** Frontmatter of Docusaurus under our names. A page that was not listed is listed nowhere. */
export function docusaurusFields(fields: Options, day?: string): FieldChanges {
  const levels = [fields.toc_min_heading_level ?? 2, fields.toc_max_heading_level ?? 3];
  const hasLevels = 'toc_min_heading_level' in fields || 'toc_max_heading_level' in fields;
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...(fields.unlisted === true && UNLISTED),
    ...(typeof fields.sidebar_position === 'number' && { order: fields.sidebar_position }),
    ...(fields.hide_table_of_contents === true && { aside: false }),
    ...(hasLevels && levels.every((level) => typeof level === 'number') && { outline: levels }),
    ...(fields.pagination_next === null && { next: false }),
    ...(fields.pagination_prev === null && { prev: false }),
    ...(fields.custom_edit_url === null && { editLink: false }),
    ...(day && fields.date === undefined && { createTime: day }),
    ...tagsOf(fields.tags),
  };
}

/** Tags may be tables with a label. */
const tagsOf = (tags: unknown): FieldChanges => {
  if (!Array.isArray(tags) || tags.every((tag) => typeof tag === 'string')) return {};
  const labels = tags.map((tag: unknown) =>
    typeof tag === 'object' && tag !== null && 'label' in tag ? String(tag.label) : String(tag),
  );
  return { tags: labels };
};
