import { hash } from 'node:crypto';
import type { Sources } from './types.ts';

/** What a `style` attribute needs: its hash, and that hashes count for attributes at all (CSP Level 3, 'unsafe-hashes'). */
export const styleSource = (style: string): Sources => ({
  'style-src': ["'unsafe-hashes'", hashSource(style)],
});

/** How a policy names an inline script or style of this text. */
export const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;
