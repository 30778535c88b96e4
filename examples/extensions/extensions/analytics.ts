import type { Extension } from 'bifolio';

/** A script of a statistics service on all pages but locked ones. Allow its host with `csp.directives`. */
export function analytics({ src, site }: { src: string; site: string }): Extension {
  return {
    name: 'analytics',
    version: '1.0.0',
    options: { src, site },
    head: ({ locked }) => (locked ? [] : [['script', { src, 'data-site': site, defer: true }]]),
  };
}
