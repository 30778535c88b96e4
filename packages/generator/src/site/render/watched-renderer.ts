import type { Notes } from '../../core/ledger/notes.ts';
import type { MdxData } from '../../markdown/mdx/compile-mdx.ts';
import type { Renderer } from './renderer-contract.ts';

/** A renderer of contents that notes the modules of the author's that it uses, and the islands that it shows. */
export function watchedRenderer(renderer: Renderer, ask: Notes['ask']): Renderer {
  const noteIslands = <T extends { islands: readonly string[] } | undefined>(rendered: T): T => {
    for (const of of rendered?.islands ?? []) ask({ kind: 'island', of });
    return rendered;
  };
  return {
    ...renderer,
    renderComponent(call, scope) {
      ask({ kind: 'module', of: `components/${call.name}` });
      return noteIslands(renderer.renderComponent(call, scope));
    },
    async renderMdx(file, scope) {
      ask({ kind: 'module', of: `mdx/${file}` });
      const rendered = noteIslands(await renderer.renderMdx(file, scope));
      for (const of of componentsOf(rendered.data.places)) ask({ kind: 'module', of });
      return rendered;
    },
  };
}

/** What an `.mdx` page imports may use any component. */
const componentsOf = ({ tags, imports }: MdxData['places']): string[] =>
  imports ? ['components'] : tags.map(([name]) => `components/${name}`);
