import { statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { isInlined } from '../inlined-files.ts';
import { type AuthorFile, placeAt } from './author-code.ts';

/** Imports that give an address: https://vite.dev/guide/assets.html. */
const ADDRESS =
  /\.(?:apng|avif|bmp|cur|gif|ico|jfif|jpe?g|jxl|pjp|pjpeg|png|svg|webp|aac|flac|m4a|mov|mp3|mp4|ogg|opus|wav|webm|vtt|eot|otf|ttf|woff2?|pdf|txt|wasm|webmanifest)$|\?(?:.*&)?url\b/i;

/**
 * Files that a component imports for their address, though it runs at build only: nothing puts them into the output, where a part of
 * them may be for locked pages alone. Those that islands import as well are there.
 */
export function unpublishedFiles(files: readonly AuthorFile[], root: string): Problem[] {
  const named = files.flatMap(({ path, code, inBrowsers, imports }) =>
    imports
      .filter(({ name }) => name.startsWith('.') && ADDRESS.test(name))
      .map(({ name, index }) => ({
        path,
        code,
        inBrowsers,
        name,
        index,
        file: join(dirname(path), name.replace(/\?.*/, '')),
      })),
  );
  const published = new Set(named.filter(({ inBrowsers }) => inBrowsers).map(({ file }) => file));
  return named
    .filter(({ file }) => !published.has(file) && isLeftOut(file))
    .map(({ path, code, name, index }) => ({
      code: 'unpublished-file',
      severity: 'warning',
      message: `A build does not publish "${name}" for a component that runs while the site is built.`,
      hint: `Put the file into the public folder and write "/${basename(name).replace(/\?.*/, '')}" instead, or begin this file with 'use client'.`,
      file: relative(root, path).replaceAll('\\', '/'),
      ...placeAt(code, index),
    }));
}

/** Missing ones are told by the bundler. */
function isLeftOut(file: string): boolean {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats !== undefined && !isInlined(file, stats.size);
}
