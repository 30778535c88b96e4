import { posix } from 'node:path';
import type { TagRule } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { textAttribute } from '../../../../markdown/dialects/jsx/jsx-tree.ts';
import type { ChangedPage } from '../form/mover.ts';
import { mapTargets } from '../text/links.ts';

const IMPORT = /^import\s+(\w+)\s+from\s+(['"])([^'"\n]+\.(?:png|jpe?g|gif|svg|webp|avif))\2;?[ \t]*$/gm;

/** Whether a file is a picture. */
export const isImage = (path: string): boolean => /\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(path);

/** Images that a page imports stand where they are shown; those of the public folder by their address. */
export function withImages(text: string, { page }: ChangedPage): string {
  const imported = new Map([...text.matchAll(IMPORT)].map(([, name = '', , path = '']) => [name, path]));
  const named = text.replace(/=\{(\w+)(?:\.src)?\}/g, (whole, name: string) => {
    const path = imported.get(name);
    return path === undefined ? whole : `="${publicPath(path, page.file) ?? path}"`;
  });
  return mapTargets(named, (target) => publicPath(target, page.file));
}

/** `../../public/a.png` and `@/public/a.png` are `/a.png`. */
function publicPath(target: string, file: string): string | undefined {
  if (!target.includes('public/')) return undefined;
  const path = /^[@~]\//.test(target) ? target.slice(2) : posix.join(posix.dirname(file), target);
  return /^(?:src\/)?public\//.test(path) ? path.replace(/^(?:src\/)?public/, '') : undefined;
}

/** `<Image>` of Next.js and images that grow. */
export const image: TagRule = (node) => {
  const src = textAttribute(node, 'src');
  return src === undefined
    ? undefined
    : `![${textAttribute(node, 'alt') ?? ''}](${src.replaceAll(' ', '%20')})`;
};
