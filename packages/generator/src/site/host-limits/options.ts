import { z } from 'zod';

/** Hosting platforms whose limits are known. */
export const HOSTS = ['cloudflare', 'cloudflare-paid', 'netlify', 'github', 'gitlab', 'plain'] as const;
export type Host = (typeof HOSTS)[number];

/**
 * Hosting platform whose limits a build checks: number and size of files, lines of `_redirects` and `_headers`. `plain` checks
 * none. @default the platform that runs the build, when it is Cloudflare, Netlify or GitLab Pages
 */
export const hostOption = z.enum(HOSTS).optional();
