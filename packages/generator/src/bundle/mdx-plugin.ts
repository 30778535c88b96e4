import { relative } from 'node:path';
import type { Plugin } from 'vite';
import type { LoadedConfig } from '../config/load.ts';
import type { RenderFence } from '../mdx/rehype-code.ts';
import { localeOfFile } from '../routing/page-route.ts';

type MdxConfig = Pick<LoadedConfig, 'markdown' | 'sourceDir' | 'locales'>;

/**
 * Vite plugin: compiles `.mdx` pages to modules of the server (design D1). The compiler is loaded with the first such
 * page, so that sites without any pay nothing.
 */
export function mdxPlugin({ markdown, sourceDir, locales }: MdxConfig): Plugin {
  let renderFence: Promise<(lang: string) => RenderFence> | undefined;
  return {
    name: 'bifolio:mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, path) {
        const { compileMdx } = await import('../mdx/compile-mdx.ts');
        renderFence ??= import('../mdx/render-fence.ts').then((fences) =>
          fences.createFenceRenderer(markdown.code),
        );
        const file = relative(sourceDir, path).replaceAll('\\', '/');
        const lang = localeOfFile(file, locales)?.lang ?? '';
        return { code: await compileMdx(source, path, (await renderFence)(lang)), map: null };
      },
    },
  };
}
