import { realpathSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { BundlerOptions } from '../site-entries.ts';

/**
 * Vite plugin: compiles `.mdx` pages to modules of the server (docs/decisions/01-content-is-data.md). The compiler is loaded with the first such
 * page, so that sites without any pay nothing.
 */
export function mdxPlugin({
  markdown: { breaks, math, slug, dialects },
  sourceDir,
}: Pick<BundlerOptions, 'markdown' | 'sourceDir'>): Plugin {
  const folder = realpathSync.native(sourceDir); // As Vite names modules, when links lead there.
  return {
    name: 'bifolio:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, path) {
        const { compileMdx } = await import('../../../markdown/mdx/compile-mdx.ts');
        const options = { breaks, math: math !== false, slug, dialects };
        const { code, map } = await compileMdx(source, relativePath(folder, path), options);
        return { code, map: map && { ...map, sources: [basename(path)] } };
      },
    },
  };
}
