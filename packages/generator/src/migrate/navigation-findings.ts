import type { Finding } from './finding.ts';
import type { WrittenConfig } from './written-options.ts';

/** What stands deep in navigation bars and sidebars and means something else, or nothing, here. */
export function navigationFindings({ options }: WrittenConfig): Finding[] {
  return options.flatMap(({ path, file, line, column }): Finding[] => {
    const key = path.at(-1);
    const place = { file, line, column };
    if (key === 'base' && path.includes('sidebar')) return [{ ...SIDEBAR_BASE, ...place }];
    if (key === 'docFooterText' && path.includes('sidebar')) return [{ ...FOOTER_TEXT, ...place }];
    return key === 'component' && path.includes('nav') ? [{ ...NAV_COMPONENT, ...place }] : [];
  });
}

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
