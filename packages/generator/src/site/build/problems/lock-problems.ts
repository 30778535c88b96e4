import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { findTwin } from '../../graph/twins/twins.ts';
import type { Site } from '../../read/read-site.ts';
import type { SiteReports } from './site-reports.ts';

const UNUSED_ADMIN: Problem = {
  severity: 'error',
  code: 'unused-admin',
  option: ['encrypt', 'admin'],
  message: 'No page is locked, so the passwords in `encrypt.admin` unlock nothing.',
  hint: 'Add `encrypt.rules`, `encrypt.global: true`, or a `password` in frontmatter. Remove `admin` if nothing is to be locked.',
};

/** Warnings for pages that an author may believe to be locked. Nothing for a site without locks. */
export function lockProblems(
  { config, graph }: Pick<Site, 'config' | 'graph'>,
  { hasSecrets }: Pick<SiteReports, 'hasSecrets'>,
): Problem[] {
  if (!hasSecrets && config.encrypt && config.encrypt.admin.length > 0) return [UNUSED_ADMIN];
  if (config.encrypt?.global || graph.locked.size === 0) return [];
  return openTranslations(graph);
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
  message: `The translation ${page.route} is locked, but this page isn't.`,
  hint: `Add a rule for "${twin.route}", or a \`password\` to its frontmatter.`,
});
