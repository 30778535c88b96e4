import { type ComponentMeta, resolveAddress } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

interface CardNames {
  /** Names of the components. */
  names: readonly string[];
  /** Whether a card without a title takes that of the page it leads to. */
  takesTitle: boolean;
}

/** Resolves the `href` of components as Markdown's links are: a page's file will do, and dead ones are reported. */
export function resolveAddresses(md: MarkdownIt, { names, takesTitle }: CardNames): void {
  md.core.ruler.push(`address_${names[0]}`, (state) => {
    const resolve = ({ type, meta }: Token, map: [number, number] | null) => {
      if (type !== 'component_open') return;
      const { name, props } = meta as ComponentMeta;
      if (!names.includes(name) || typeof props.href !== 'string') return;
      const wantsTitle = takesTitle && props.title === undefined;
      const link = resolveAddress(md, state.env, props.href, { map, wantsTitle });
      const title = wantsTitle && link?.title !== undefined ? { title: link.title } : {};
      meta.props = { ...props, ...title, href: link?.href, resolved: true };
    };
    for (const token of state.tokens) {
      resolve(token, token.map);
      for (const child of token.children ?? []) resolve(child, token.map);
    }
  });
}
