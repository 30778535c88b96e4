import { withBase } from '../../../core/routing/url.ts';
import type { LoadedConfig } from '../../config/load.ts';

/** `robots.txt` (RFC 9309): everything may be read; names the sitemap when there is one. */
export function robotsText(
  { hostname, base }: Pick<LoadedConfig, 'hostname' | 'base'>,
  { hasSitemap }: { hasSitemap: boolean },
): string {
  const sitemap = hasSitemap ? `\nSitemap: ${hostname}${withBase(base, '/sitemap.xml')}\n` : '';
  return `User-agent: *\nAllow: /\n${sitemap}`;
}
