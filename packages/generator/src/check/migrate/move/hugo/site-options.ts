import { posix } from 'node:path';
import type { SiteIndex } from '../form/mover.ts';
import type { SidebarItem } from '../old-site.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import type { HugoConfig } from './read-config.ts';

/** Options of the site that say the same here. */
export function hugoSite({ options, languages }: HugoConfig): Options {
  const base = textOf(options.baseurl);
  const url = base && URL.canParse(base) ? new URL(base) : undefined;
  const path = url?.pathname ?? '/';
  const params = isOptions(options.params) ? options.params : {};
  return {
    ...(textOf(options.title) && { title: options.title }),
    ...(textOf(params.description) && { description: params.description }),
    ...(url && { hostname: url.origin }),
    ...(path !== '/' && { base: path.replace(/\/?$/, '/') }),
    ...(languages.length < 2
      ? { lang: textOf(options.locale) ?? textOf(options.languagecode) ?? languages[0]?.name ?? 'en' }
      : {
          locales: Object.fromEntries(
            [...languages]
              .sort((a, b) => Number(b.isRoot) - Number(a.isRoot))
              .map(({ name, label, isRoot }) => [
                isRoot ? '/' : `/${name}/`,
                { lang: name, ...(label && { label }) },
              ]),
          ),
        }),
  };
}

/** Options of the theme that say the same here: themes agree on few names. */
export function hugoTheme({ params: written, copyright }: Options): Options {
  const params = isOptions(written) ? written : {};
  const repository = [params.github_repo, params.BookRepo, params.geekdocRepo, params.repoURL]
    .map(textOf)
    .find(Boolean);
  return {
    ...(repository && /^https:\/\//.test(repository) && { docsRepo: repository }),
    ...(textOf(copyright) && { footer: { copyright } }),
  };
}

/** `menus.main`, by weight; entries with a parent stand in it. */
export function hugoNavbar(options: Options, site: SiteIndex): SidebarItem[] {
  const menus = isOptions(options.menus) ? options.menus : isOptions(options.menu) ? options.menu : {};
  const entries = listOf(menus.main)
    .filter(isOptions)
    .sort((a, b) => Number(a.weight ?? 1e6) - Number(b.weight ?? 1e6));
  const inside = (parent: string | undefined): SidebarItem[] =>
    entries
      .filter((entry) => textOf(entry.parent) === parent)
      .flatMap((entry) => {
        const link = linkOf(entry, site);
        const items = parent === undefined ? inside(textOf(entry.identifier) ?? textOf(entry.name)) : [];
        const text = textOf(entry.name) ?? textOf(entry.identifier) ?? link ?? '';
        return link || items.length > 0
          ? [{ text, ...(link && { link }), ...(items.length > 0 && { items }) }]
          : [];
      });
  return inside(undefined);
}

function linkOf({ pageref, url }: Options, site: SiteIndex): string | undefined {
  const written = textOf(pageref) ?? textOf(url);
  if (written === undefined || /^[a-z]+:/i.test(written)) return written;
  const path = posix.join('/', written);
  return site.byAddress(path.toLowerCase())?.address ?? path;
}
