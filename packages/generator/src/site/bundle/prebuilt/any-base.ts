/** Stands for a site's base in a bundle that fits any: its files name each other by relative URLs, only its record has the base. */
export const ANY_BASE = '/bifolio-base/';
