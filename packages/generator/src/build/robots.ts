import type { LoadedConfig } from '../config/load.ts';
import { withBase } from '../routing/url.ts';

/** `robots.txt` (RFC 9309): everything may be read; names the sitemap when there is one. */
export function robotsText({ hostname, base }: Pick<LoadedConfig, 'hostname' | 'base'>): string {
  const sitemap = hostname ? `\nSitemap: ${hostname}${withBase(base, '/sitemap.xml')}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
