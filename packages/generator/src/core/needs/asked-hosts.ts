import type { Sources } from './types.ts';

/** What browsers fetch from other hosts, by directive of the policy. */
const PURPOSES: Readonly<Record<string, string>> = {
  'connect-src': 'data',
  'font-src': 'fonts',
  'frame-src': 'frames',
  'img-src': 'images',
  'media-src': 'film and sound',
  'script-src': 'scripts',
  'style-src': 'style sheets',
  'worker-src': 'workers',
};

/** The hosts that pages with these needs send their readers' browsers to, with what for; sorted. */
export function askedHosts(
  sources: Sources,
): readonly (readonly [host: string, purposes: readonly string[]])[] {
  const found = Object.entries(sources).flatMap(([directive, list]) =>
    list.filter(isHost).map((source) => ({ host: source.replace(/^[a-z]+:\/\//, ''), directive })),
  );
  const byHost = Object.groupBy(found, ({ host }) => host);
  return Object.keys(byHost)
    .sort()
    .map((host) => [
      host,
      [...new Set(byHost[host]?.map(({ directive }) => PURPOSES[directive] ?? directive))],
    ]);
}

/** Neither a keyword, nor a hash, nor a scheme alone. */
const isHost = (source: string) => !source.startsWith("'") && !/^[a-z]+:$/.test(source);
