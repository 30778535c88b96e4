import type { FrontmatterRule } from './findings/frontmatter-findings.ts';
import type { HomeRules } from './findings/home-findings.ts';

/** Frontmatter of VuePress and Plume. */
export const PLUME_FRONTMATTER: readonly FrontmatterRule[] = [
  { key: 'permalinkPattern', todo: 'Write the whole address: `permalink: /a/`.' },
  { key: 'routeMeta', todo: 'Take it out.' },
  { key: 'llmstxt', todo: 'Write `machine`.' },
];

/** Home pages of Plume. */
export const PLUME_HOME: HomeRules = {
  blocks: [
    'banner',
    'hero',
    'doc-hero',
    'features',
    'text-image',
    'image-text',
    'profile',
    'posts',
    'blog',
    'custom',
  ],
};
