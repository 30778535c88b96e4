import type { Sources } from 'bifolio/client';
import type { CommentsOptions } from './options.ts';

/** Pages whose frame is filled in by a client write styles into their HTML. */
const inlineStyles: Sources = { 'style-src': ["'unsafe-inline'"] };
const TENCENT = 'https://*.tcb-api.tencentcloudapi.com';
const GIPHY = 'https://api.giphy.com';

/** What the pages with comments have to allow for the service. */
export function commentHosts(options: CommentsOptions): Sources {
  if (options.provider === 'Giscus') return { 'frame-src': [originOf(options.host)] };
  return { ...inlineStyles, 'connect-src': [...new Set(askedHosts(options))] };
}

function askedHosts(options: Exclude<CommentsOptions, { provider: 'Giscus' }>): string[] {
  switch (options.provider) {
    case 'Waline':
      return [
        ...[options.serverURL, ...(options.emoji || [])].map(originOf),
        ...(options.search ? [GIPHY] : []),
      ];
    case 'Twikoo':
      return [URL.canParse(options.envId) ? originOf(options.envId) : TENCENT];
    case 'Artalk':
      return [options.server, ...(options.emoticons ? [options.emoticons] : [])].map(originOf);
  }
}

const originOf = (address: string) => new URL(address).origin;
