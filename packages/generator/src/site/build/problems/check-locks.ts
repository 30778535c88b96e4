import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { readPage } from '../../../core/frontmatter/read-page.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { isVariable } from '../../../locks/rules/resolve-passwords.ts';
import { runGit } from '../../git/run-git.ts';
import { createFindTarget } from '../../graph/links/link-target.ts';
import type { Site } from '../../read/read-site.ts';
import { placeInFrontmatter } from '../../render/frontmatter/frontmatter-places.ts';
import type { PageReport } from '../../render/page/page-report.ts';

/** Where repositories are mostly public. */
const PUBLIC_HOSTS = /\b(?:github\.com|gitlab\.com|gitee\.com|codeberg\.org|bitbucket\.org|sr\.ht)\b/;

/** Passwords that others may read: those in the frontmatter of pages in a repository on a public host. */
export async function readablePasswords({
  config,
  graph,
}: Pick<Site, 'config' | 'graph'>): Promise<Problem[]> {
  const own = graph.pages.filter(({ lock }) => lock?.own);
  if (own.length === 0) return [];
  const host = PUBLIC_HOSTS.exec(await remoteOf(config.root))?.[0];
  return host ? own.flatMap((page) => writtenPasswords(page, config.sourceDir, host)) : [];
}

const remoteOf = (root: string) => runGit(root, ['config', '--get', 'remote.origin.url']).catch(() => '');

/** A password that the page tells its readers is no secret. */
function writtenPasswords(page: Page, sourceDir: string, host: string): readonly Problem[] {
  const { password } = readPage(sourcePath(sourceDir, page), page.file).frontmatter;
  const told = `${page.title}\n${page.description}\n${page.frontmatter.passwordHint ?? ''}`;
  const written = [password].flat().filter((one) => typeof one === 'string');
  if (!written.some((one) => !isVariable(one) && !told.includes(one))) return [];
  return placeInFrontmatter([writtenPassword(host)], page, sourceDir);
}

const writtenPassword = (host: string): Problem => ({
  severity: 'warning',
  code: 'written-password',
  option: ['password'],
  message: `The password of this page is in a repository on ${host}, where others may read it.`,
  hint: 'Write `password: env:NAME` and set the variable where the site is built. Then choose another password: history keeps this one.',
});

/** Titles that come from the text of locked pages, where pages for everybody link to them. */
export interface TellingTitles {
  /** Notes what a page links to. */
  add(report: Pick<PageReport, 'file' | 'route' | 'links'>): void;
  problems(): Problem[];
}

export function createTellingTitles({ graph, config }: Pick<Site, 'config' | 'graph'>): TellingTitles {
  const findTarget = createFindTarget(graph);
  const linked = new Map<Page, string>();
  return {
    add({ file, route, links }) {
      if (graph.locked.size === 0 || graph.locked.has(route)) return;
      for (const { href } of links) {
        const target = findTarget(file, href);
        if (target.kind === 'page' && target.page.lock && !linked.has(target.page))
          linked.set(target.page, file);
      }
    },
    problems: () =>
      [...linked]
        .filter(([{ frontmatter, lock }]) => frontmatter.title === undefined && lock?.scope === 'page')
        .map(([{ file, title }, from]) => tellingTitle(file, title, from || config.title)),
  };
}

const tellingTitle = (file: string, title: string, from: string): Problem => ({
  severity: 'warning',
  code: 'telling-title',
  file,
  message: `Everybody can read the title "${title}", which comes from the text of this locked page; ${from} links to it.`,
  hint: 'Write a `title` into the frontmatter: another one, or the same if everyone may read it.',
});
