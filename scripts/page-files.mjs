import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/**
 * The files that a browser fetches for a page of a built site, as paths below the site's folder.
 * @typedef {object} PageFiles
 * @property {string[]} markup the page and its style sheets
 * @property {string[]} reading script that runs while one reads: linked scripts and what they import
 * @property {string[]} intent what is fetched besides when a reader comes near islands: React, islands, their imports
 */

/**
 * @param {string} site the folder of a built site
 * @param {string} page the HTML file in it
 * @returns {PageFiles}
 */
export function pageFiles(site, page) {
  const html = readFileSync(join(site, page), 'utf8');
  const reading = withImports(
    site,
    addresses(html, /<(?:script|link rel="modulepreload")[^>]*?(?:src|href)="([^"]+)"/g),
  );
  const shared = /<meta name="bifolio-islands" content="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const islands = [...shared, ...addresses(html, /<bi-island src="([^"]+)"/g)];
  return {
    markup: markupOf(site, page, html),
    reading,
    intent: withImports(site, islands).filter((file) => !reading.includes(file)),
  };
}

/**
 * A page and its style sheets.
 * @param {string} site @param {string} page
 */
export function markupOf(site, page, html = readFileSync(join(site, page), 'utf8')) {
  const sheets = addresses(html, /<link rel="stylesheet" href="([^"]+)"/g);
  return [page, ...sheets.map((sheet) => inSite(posix.resolve('/', posix.dirname(page), sheet)))];
}

/** @param {string} html @param {RegExp} pattern */
const addresses = (html, pattern) => [...html.matchAll(pattern)].map(([, address = '']) => address);

/** @param {string} address */
const inSite = (address) => address.replace(/^\//, '');

/**
 * Modules with everything they import statically.
 * @param {string} site @param {string[]} modules
 */
function withImports(site, modules) {
  const found = new Set(modules.map(inSite));
  for (const file of found) {
    if (!existsSync(join(site, file))) throw new Error(`${file} is linked, but is not in ${site}`);
    const code = readFileSync(join(site, file), 'utf8');
    for (const [, name] of code.matchAll(/\b(?:from|import)"\.\/([^"]+)"/g)) found.add(`assets/${name}`);
  }
  return [...found];
}
