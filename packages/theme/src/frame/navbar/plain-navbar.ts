import type { z } from 'zod';
import type { navbarOption } from './options.ts';

interface WithNavbar {
  navbar?: z.input<typeof navbarOption>;
  siteTitle?: boolean;
}

/** The same options, with what an object of `navbar` says under the names that everything reads: its entries, and `siteTitle`. */
export function plainNavbar<Options extends WithNavbar>({ navbar, ...options }: Options) {
  if (!navbar || Array.isArray(navbar)) return { ...options, ...(navbar !== undefined && { navbar }) };
  const { title, items } = navbar;
  return {
    ...options,
    ...(items !== undefined && { navbar: items }),
    ...(title !== undefined && { siteTitle: title }),
  };
}
