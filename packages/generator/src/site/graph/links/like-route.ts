import { nearest } from '../../../core/errors/nearest.ts';

/** The route most like a path. Long paths in one folder are all alike, so its last name has to be as well. */
export function likeRoute(path: string, routes: Iterable<string>): string | undefined {
  const route = nearest(path, routes);
  return route && nearest(lastName(path), [lastName(route)]) !== undefined ? route : undefined;
}

const lastName = (path: string) => path.split('/').filter(Boolean).at(-1) ?? '';
