import type { ChangedPage } from '../form/mover.ts';

/** Links name no language: they lead to the page in that of the page. `prefixes` are the paths of languages. */
export function inLanguage(
  target: string,
  { page, site }: ChangedPage,
  prefixes: readonly string[],
): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  const isBelow = (prefix: string) => page.address === prefix || page.address.startsWith(`${prefix}/`);
  const prefix = prefixes.find((one) => one !== '' && isBelow(one));
  if (!prefix || target === prefix || target.startsWith(`${prefix}/`)) return undefined;
  return site.byAddress(prefix + target) && prefix + target;
}
