import { packageName, siteFromText, socialFromText, valueIn } from '../next/project-texts.ts';
import type { Options } from '../read/literals.ts';
import type { NextraLanguages } from './places.ts';

interface SiteInput {
  /** The theme config and layouts. */
  text: string;
  root: string;
  base?: string;
  languages: NextraLanguages;
}

/** Options of the site that say the same here. */
export const nextraSite = ({ text, root, base, languages }: SiteInput): Options => ({
  title: packageName(root),
  ...siteFromText(text),
  ...(base && { base }),
  ...languageOptions(languages, text),
});

/** A site has a language at its root, even if it has no page of its own. */
function languageOptions({ all, main, style }: NextraLanguages, text: string): Options {
  if (style === 'one') return { lang: main };
  const entry = (lang: string) => {
    const label = new RegExp(
      `locale\\s*:\\s*['"]${lang}['"]\\s*,\\s*(?:text|name)\\s*:\\s*(['"\`])([^'"\`\\n]+)\\1`,
    ).exec(text)?.[2];
    return { lang, ...(label && { label }) };
  };
  const paths = all.map(
    (one) => [style === 'suffix' && one === main ? '/' : `/${one}/`, entry(one)] as const,
  );
  return {
    locales: Object.fromEntries(style === 'folder' ? [['/', { lang: main }] as const, ...paths] : paths),
  };
}

/** Options of the theme that say the same here. */
export function nextraTheme(text: string, source: string): Options {
  const [, repo, branch, dir] =
    /^(https:\/\/[^/]+\/[^/]+\/[^/]+)(?:\/(?:-\/)?(?:tree|blob|edit)\/([^/]+)\/?(.*?)\/?)?$/.exec(
      valueIn(text, 'docsRepositoryBase') ?? '',
    ) ?? [];
  return {
    ...(repo && { docsRepo: repo, docsDir: [dir, source].filter(Boolean).join('/') }),
    ...(branch && branch !== 'main' && { docsBranch: branch }),
    ...socialFromText(text),
  };
}
