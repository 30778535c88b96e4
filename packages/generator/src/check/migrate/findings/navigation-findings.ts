import type { WrittenConfig } from '../old-site/written-options.ts';
import type { Finding } from './finding.ts';

/** What stands deep in navigation bars and sidebars and means something else, or nothing, here. */
export function navigationFindings({ options, unread }: WrittenConfig): Finding[] {
  const computed = [
    ...unread.filter(({ path }) => holdsEntries(path)),
    ...options.flatMap((option) =>
      option.call && holdsEntries(option.path) && isGivenSettings(options, option.path)
        ? [{ ...option, source: `${option.call}(…)` }]
        : [],
    ),
  ];
  const written = options.flatMap(({ path, file, line, column }): Finding[] => {
    const key = path.at(-1);
    const place = { file, line, column };
    if (key === 'base' && path.includes('sidebar')) return [{ ...SIDEBAR_BASE, ...place }];
    if (key === 'docFooterText' && path.includes('sidebar')) return [{ ...FOOTER_TEXT, ...place }];
    return key === 'component' && path.includes('nav') ? [{ ...NAV_COMPONENT, ...place }] : [];
  });
  return [...written, ...computed.map(computedEntries)];
}

const holdsEntries = (path: readonly string[]) =>
  ['sidebar', 'nav', 'navbar'].some((name) => path.includes(name)) &&
  (/^(?:sidebar|nav|navbar|items)$/.test(path.at(-1) ?? '') || path.at(-2) === 'sidebar');

/** `generateSidebar({ folder: … })` of a package is given settings, not entries. */
function isGivenSettings(options: WrittenConfig['options'], path: readonly string[]): boolean {
  const below = options.filter(
    (one) => one.path.length > path.length && path.every((key, index) => key === one.path[index]),
  );
  return below.length > 0 && !below.some((one) => /^(?:\/|text$|link$|items$)/.test(one.path.at(-1) ?? ''));
}

const computedEntries = ({ path, source, file, line, column }: WrittenConfig['unread'][number]): Finding => ({
  kind: 'unread',
  severity: 'change',
  what: `\`${source}\``,
  todo: path.includes('sidebar')
    ? "What a package makes of folders, `sidebar: { '/guide/': 'auto' }` makes too. Other entries have to be listed."
    : 'Configs are read, not run: list the entries in `theme.navbar`.',
  file,
  line,
  column,
});

const SIDEBAR_BASE: Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'> = {
  kind: 'config',
  severity: 'change',
  what: '`base` of a sidebar',
  todo: 'VitePress puts it before each link as text; `prefix` here is a folder. Write the whole links.',
};

const FOOTER_TEXT: Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'> = {
  kind: 'config',
  severity: 'change',
  what: '`docFooterText` of a sidebar',
  todo: 'Leave it out: links to the next page have its title, or the `text` of `next` in frontmatter.',
};

const NAV_COMPONENT: Pick<Finding, 'kind' | 'severity' | 'what' | 'todo'> = {
  kind: 'config',
  severity: 'lost',
  what: 'Components in the navigation bar',
  todo: 'Fill a slot with React: slots/nav-bar-menu-after.tsx.',
};
