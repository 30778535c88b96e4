import { iconName } from '../../../../markdown/dialects/mkdocs/prose.ts';
import { isOptions } from '../read/literals.ts';
import type { FieldChanges, FieldsAndBody } from '../text/front-matter.ts';
import { dateOf } from './private-pages.ts';

/** Fields of MkDocs and Material under our names. What means nothing here is removed. */
export function mkdocsFields(
  { fields }: FieldsAndBody,
  values: Readonly<Record<string, unknown>>,
): FieldChanges {
  const hidden = [fields.hide].flat();
  const created = dateOf(fields.date);
  const statuses = isOptions(values.extra) && isOptions(values.extra.status) ? values.extra.status : {};
  const search = isOptions(fields.search) ? fields.search : {};
  return {
    ...('hide' in fields && { hide: undefined }),
    ...(hidden.includes('navigation') && { sidebar: false }),
    ...(hidden.includes('toc') && { aside: false }),
    ...(typeof fields.icon === 'string' && { icon: iconName(fields.icon) ?? fields.icon }),
    ...(typeof fields.status === 'string' && {
      status: undefined,
      badge: fields.status in statuses ? fields.status : fields.status,
    }),
    ...(isOptions(fields.date) && created !== undefined && { date: undefined, createTime: dayOf(created) }),
    ...(isOptions(fields.search) && { search: search.exclude === true ? false : undefined }),
    ...(typeof fields.tags === 'string' && { tags: [fields.tags] }),
    ...('template' in fields && { template: undefined }),
  };
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '/');
