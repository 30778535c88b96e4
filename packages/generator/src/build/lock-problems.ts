import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { findTwin } from '../graph/twins.ts';
import type { PageGraph } from '../graph/types.ts';
import type { Site } from '../site/read-site.ts';

/** Warnings for pages that an author may believe to be locked. Nothing for a site without locks. */
export function lockProblems({ config, graph }: Pick<Site, 'config' | 'graph'>): Problem[] {
  const { encrypt } = config;
  if (encrypt?.global || graph.locked.size === 0) return [];
  return [...openTranslations(graph), ...filesBesideRules(graph.pages, Object.keys(encrypt?.rules ?? {}))];
}

/** Pages that everybody may read in another language. */
const openTranslations = (graph: PageGraph): Problem[] =>
  graph.pages
    .filter(({ lock, kind }) => lock && kind !== 'generated')
    .flatMap((page) =>
      graph.site.locales.flatMap(({ path }) => {
        const twin = path === page.locale ? undefined : findTwin(graph, page, path);
        return twin && !twin.lock ? openTranslation(page, twin) : [];
      }),
    );

const openTranslation = (page: Page, twin: Page): Problem => ({
  severity: 'warning',
  code: 'open-translation',
  file: twin.file,
  message: `This page is not locked, but ${page.route} is, which says the same in another language.`,
  hint: `Add a rule for "${twin.route}", or a \`password\` to its frontmatter.`,
});

/** Pages that lie in the folder which a rule seems to mean, but have another path. */
const filesBesideRules = (pages: readonly Page[], rules: readonly string[]): Problem[] =>
  rules
    .filter((rule) => !rule.startsWith('^') && /[^/].*\/$/.test(rule))
    .flatMap((rule) => {
      const folder = rule.replace(/^\/+/, '');
      const missed = pages.filter(({ file, lock }) => file.startsWith(folder) && !lock);
      return missed.map(({ file, route }) => missedFile(rule, file, route));
    });

const missedFile = (rule: string, file: string, route: string): Problem => ({
  severity: 'warning',
  code: 'rule-misses-file',
  file,
  message: `The rule "${rule}" doesn't lock this page, because its path is ${route}.`,
  hint: `Add a rule for "${file}", or for "^${rule.replace(/^\/+/, '')}", which matches files too.`,
});
