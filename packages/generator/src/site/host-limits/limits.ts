import type { Measure } from './measures.ts';
import type { Host } from './options.ts';

/** Limits of a hosting platform. */
export interface HostLimits {
  /** In messages. */
  name: string;
  limits: Partial<Record<Measure, number>>;
}

/** https://developers.cloudflare.com/pages/platform/limits/, and the pages on `_redirects` and `_headers`. */
const cloudflare = {
  files: 20_000,
  largestFile: 25 * 1024 ** 2,
  redirects: 2000,
  patternRedirects: 100,
  longestRedirect: 1000,
  headerRules: 100,
  longestHeader: 2000,
};

/** Looked up on 2026-11-23. */
export const hostLimits: Readonly<Record<Exclude<Host, 'plain'>, HostLimits>> = {
  cloudflare: { name: 'Cloudflare', limits: cloudflare },
  'cloudflare-paid': { name: 'Cloudflare', limits: { ...cloudflare, files: 100_000 } },
  netlify: { name: 'Netlify', limits: { filesInFolder: 54_000 } },
  // https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits
  github: { name: 'GitHub Pages', limits: { bytes: 1_000_000_000 } },
  // https://docs.gitlab.com/user/project/pages/redirects/; a self-managed GitLab can allow more.
  gitlab: { name: 'GitLab Pages', limits: { redirects: 1000, redirectBytes: 64 * 1024 } },
};
