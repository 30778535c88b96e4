import { hash } from 'node:crypto';
import type { Sources } from './types.ts';

/** What a `style` attribute needs: its hash, and that hashes count for attributes at all (CSP Level 3, 'unsafe-hashes'). */
export const styleSource = (style: string): Sources => ({
  'style-src': [UNSAFE_HASHES, hashSource(style)],
});

const UNSAFE_HASHES = "'unsafe-hashes'";

/** How a policy names an inline script or style of this text. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

/** The same sources, without these of its styles. Hashes count for attributes as long as there are others. */
export function withoutStyles(sources: Sources, gone: ReadonlySet<string>): Sources {
  const { 'style-src': styles = [], ...others } = sources;
  const rest = styles.filter((source) => source === UNSAFE_HASHES || !gone.has(source));
  const left = rest.some((source) => source.startsWith("'sha256-"))
    ? rest
    : rest.filter((source) => source !== UNSAFE_HASHES);
  return left.length > 0 ? { ...others, 'style-src': left } : others;
}
