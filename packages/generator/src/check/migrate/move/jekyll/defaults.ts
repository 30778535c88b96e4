import type { SourcePage } from '../form/mover.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';

/** Fields that `defaults` of the config gives a page. */
export type Defaults = (page: SourcePage) => Options;

/** Later scopes, which are narrower as people write them, win. */
export function createDefaults({ defaults }: Options): Defaults {
  const scopes = listOf(defaults)
    .filter(isOptions)
    .map(({ scope, values }) => ({
      scope: isOptions(scope) ? scope : {},
      values: isOptions(values) ? values : {},
    }));
  return (page) =>
    Object.assign(
      {},
      ...scopes.filter(({ scope }) => isIn(page, scope)).map(({ values }) => values),
    ) as Options;
}

function isIn({ path }: SourcePage, { path: folder, type }: Options): boolean {
  const place = (textOf(folder) ?? '').replace(/\/$/, '');
  const kind = /^_([\w-]+)\//.exec(path)?.[1] ?? 'pages';
  const isKind = type === undefined || type === kind || (type === 'posts' && kind === 'drafts');
  return isKind && (place === '' || place.includes('*') || path === place || path.startsWith(`${place}/`));
}
