import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import type { VitepressLanguage } from './languages.ts';

/** Options of the site that say the same here. */
export function vitepressSite(config: Options, languages: readonly VitepressLanguage[]): Options {
  const host = isOptions(config.sitemap) ? textOf(config.sitemap.hostname) : undefined;
  const base = textOf(config.base);
  const head = listOf(config.head).filter(isWritten);
  return {
    ...(textOf(config.title) && { title: config.title }),
    ...(textOf(config.description) && { description: config.description }),
    ...(host && URL.canParse(host) && { hostname: new URL(host).origin }),
    ...(base && base !== '/' && { base: base.replace(/\/?$/, '/') }),
    ...(head.length > 0 && { head }),
    ...(languages.length === 1
      ? { lang: languages[0]?.lang ?? textOf(config.lang) ?? 'en-US' }
      : {
          locales: Object.fromEntries(
            languages.map(({ path, dir, lang, label }) => [
              path,
              {
                lang: lang ?? (path.replaceAll('/', '') || 'en-US'),
                ...(label && { label }),
                ...(dir && { dir }),
              },
            ]),
          ),
        }),
  };
}

/** Whether no part of an entry of `head` was computed. */
const isWritten = (one: unknown): boolean =>
  Array.isArray(one) &&
  typeof one[0] === 'string' &&
  (one[1] === undefined ||
    (isOptions(one[1]) && Object.values(one[1]).every((value) => value !== undefined)));

/** Options of the theme that say the same here. */
export function vitepressTheme({ themeConfig }: Options): Options {
  const theme = isOptions(themeConfig) ? themeConfig : {};
  const logo = isOptions(theme.logo) ? theme.logo : { src: theme.logo };
  const light = textOf(logo.src) ?? textOf(logo.light);
  const footer = isOptions(theme.footer) ? theme.footer : {};
  const edit = isOptions(theme.editLink) ? textOf(theme.editLink.pattern) : undefined;
  const [, repository, branch, dir] =
    /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:-\/)?edit\/([^/]+)\/?(.*?)\/?:path/.exec(edit ?? '') ?? [];
  const social = listOf(theme.socialLinks)
    .filter(isOptions)
    .flatMap(({ icon, link }) => (textOf(icon) && textOf(link) ? [{ icon, link }] : []));
  return {
    ...(light && { logo: light }),
    ...(textOf(logo.dark) && { logoDark: logo.dark }),
    ...(theme.siteTitle === false && { siteTitle: false }),
    ...(repository && { docsRepo: repository }),
    ...(branch && branch !== 'main' && { docsBranch: branch }),
    ...(dir && { docsDir: dir }),
    ...(social.length > 0 && { social }),
    ...((textOf(footer.message) ?? textOf(footer.copyright)) && {
      footer: {
        ...(textOf(footer.message) && { message: footer.message }),
        ...(textOf(footer.copyright) && { copyright: footer.copyright }),
      },
    }),
  };
}
