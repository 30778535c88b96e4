import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parsePage } from '../../../core/frontmatter/read-page.ts';
import { normalizePagePath } from '../../../core/routing/page-path.ts';
import { createRuleMatcher, type RuleSubject } from '../../../locks/rules/match-rules.ts';
import type { OldSite } from '../old-site/old-site.ts';
import type { WrittenOption } from '../old-site/written-options.ts';
import type { Finding } from './finding.ts';

/** A page with its path there and here. */
interface LockedPage extends RuleSubject {
  oldRoute: string;
}

/** Rules of `encrypt` that would lock less here than they do in Plume: a build stops at one that locks nothing. */
export function lockFindings(site: OldSite): Finding[] {
  const rules = site.configs.flatMap(({ options }) => options.filter(isRule));
  if (rules.length === 0) return [];
  const pages = site.pages.map((file) => pageOf(site, file));
  const match = createRuleMatcher(pages);
  return rules.flatMap(({ path, file, line, column }) => {
    const rule = path.at(-1) ?? '';
    const flags = match(rule);
    const isLocked = (index: number) => Array.isArray(flags) && flags[index] === true;
    const open = pages.filter((page, index) => !isLocked(index) && locksThere(rule, page));
    const told = open[0]
      ? opened(rule, open[0])
      : Array.isArray(flags) && !flags.includes(true) && unused(rule);
    return told ? [{ kind: 'config', severity: 'lost', file, line, column, ...told }] : [];
  });
}

const isRule = ({ path }: WrittenOption) => path.at(-2) === 'rules' && path.at(-3) === 'encrypt';

function pageOf({ root, sourceDir }: OldSite, name: string): LockedPage {
  const { permalink } = parsePage(readFileSync(join(root, name), 'utf8'), name).frontmatter;
  const file = posix.relative(sourceDir, name);
  const route = permalink || normalizePagePath(`/${file}`);
  return { file, route, oldRoute: permalink || route.replace(/([^/])\/$/, '$1.html') };
}

/** What Plume locks and ours may not: ends of names, and paths as VuePress writes them. */
const locksThere = (rule: string, { file, oldRoute }: LockedPage): boolean =>
  !rule.startsWith('^') && (rule.endsWith('.md') ? file.endsWith(rule) : oldRoute.startsWith(rule));

const opened = (rule: string, { file }: LockedPage) => ({
  what: `The rule "${rule}" of \`encrypt\` does not lock ${file} here`,
  todo: `Write the name of the file: "${file}".`,
});

const unused = (rule: string) => ({
  what: `The rule "${rule}" of \`encrypt\` matches no file and no \`permalink\``,
  todo: 'A build stops at a rule that locks nothing. Name a path or file that exists, or remove it.',
});
