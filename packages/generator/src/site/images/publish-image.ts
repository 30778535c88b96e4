import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { withBase } from '../../core/routing/url.ts';

/** Gives an image file its public address, and puts it there. */
export type PublishImage = (path: string, content: Buffer) => Promise<string>;

/** Copies images into the output under a name that holds a hash of their content. */
export function publishToFolder(outDir: string, base: string): PublishImage {
  return async (path, content) => {
    const name = publicName(path, content);
    const target = join(outDir, 'assets', name);
    if (!existsSync(target)) {
      await mkdir(dirname(target), { recursive: true });
      await copyFile(path, target);
    }
    return withBase(base, `/assets/${encodeURIComponent(name)}`);
  };
}

/** The name of a published image: it holds a hash of its content. */
export function publicName(path: string, content: Buffer): string {
  const extension = extname(path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  // Not every server knows that `.mjs` is script.
  return `${basename(path, extension)}-${hash}${extension.toLowerCase().replace('.mjs', '.js')}`;
}
