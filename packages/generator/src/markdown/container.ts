import { container } from '@mdit/plugin-container';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { type PageState, pageOf } from './page-state.ts';
import type { BlockContext } from './types.ts';

/** How a container is drawn. */
export interface ContainerDrawing {
  /** HTML before the body. `info` is the rest of the opening line after the name, as written. */
  open(info: string, context: BlockContext & { renderInline(text: string): string }): string;
  /** HTML after the body. */
  close: string;
}

/**
 * A container whose body is Markdown: three or more colons and the name as the first word, up to a line of at least as
 * many colons. An outer one needs more colons than those inside.
 */
export function defineContainer(md: MarkdownIt, name: string, { open, close }: ContainerDrawing): void {
  md.use(container, {
    name,
    validate: (params) => firstWord(params) === name,
    openRender: (tokens, index, _options, env) => {
      const token = tokens[index] as Token;
      const page: PageState = pageOf(env);
      const renderInline = (text: string) => md.renderInline(text, env);
      return open(token.info.trim().slice(name.length).trim(), { ...page, renderInline });
    },
    closeRender: () => close,
  });
}

const firstWord = (params: string) => params.trim().split(/\s/, 1)[0];
