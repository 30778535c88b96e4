import { createHash } from 'node:crypto';
import { movedAddresses, type Redirect } from './redirects.ts';

/** The file that 404 pages look old addresses up in. */
export interface MovedFile {
  /** In the output, named by its content. */
  path: string;
  text: string;
}

/** `undefined` for a site whose old addresses all follow a rule. */
export function movedFile(redirects: Iterable<Redirect>, base: string): MovedFile | undefined {
  const moved = movedAddresses(redirects, base);
  if (Object.keys(moved).length === 0) return undefined;
  const text = JSON.stringify(moved);
  return { path: `assets/moved-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`, text };
}
