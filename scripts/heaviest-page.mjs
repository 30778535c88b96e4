import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { globSync } from 'tinyglobby';
import { markupOf } from './page-files.mjs';

/** Costs a sixth of the best quality, and never gives fewer bytes. */
const FAST = 5;

/**
 * The page of a built site with the most bytes of HTML and style after brotli.
 * @param {string} site the folder of a built site
 */
export function heaviestPage(site) {
  const size = createSizes(site);
  const pages = globSync('**/*.html', { cwd: site })
    .map((page) => ({ page, files: markupOf(site, page), atMost: 0 }))
    .map((weighed) => ({ ...weighed, atMost: size(weighed.files, FAST) }))
    .sort((one, other) => other.atMost - one.atMost);
  let heaviest = { page: '', bytes: 0 };
  for (const { page, files, atMost } of pages) {
    if (atMost <= heaviest.bytes) break;
    const bytes = size(files, constants.BROTLI_MAX_QUALITY);
    if (bytes > heaviest.bytes) heaviest = { page, bytes };
  }
  return heaviest;
}

/** Sizes of files that each are compressed once. @param {string} site */
function createSizes(site) {
  /** @type {Map<string, number>} */
  const known = new Map();
  /** @param {string} file @param {number} quality */
  const sizeOf = (file, quality) => {
    const key = `${quality} ${file}`;
    const size = known.get(key) ?? compressedSize(readFileSync(join(site, file)), quality);
    known.set(key, size);
    return size;
  };
  /** @param {readonly string[]} files @param {number} quality */
  return (files, quality) => files.reduce((sum, file) => sum + sizeOf(file, quality), 0);
}

/** @param {Buffer} bytes @param {number} quality */
const compressedSize = (bytes, quality) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
