import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { parseAttributes } from '../../core/text/attribute-string.ts';
import type { Attributes } from '../../core/text/attributes.ts';
import { pageOf } from '../page-state.ts';
import { EMBED_LINE, nameEmbed } from './embed-names.ts';
import { attributesOf, type ContainerOptions, type WrittenContainer } from './nested-container.ts';

/** An embed as its author wrote it. */
export interface Embed<Declared = undefined> extends WrittenContainer<Declared> {
  /** What stands in the parentheses. */
  source: string;
  /** markdown-it's `env`. */
  env: unknown;
}

/**
 * A line of its own, `@[type attributes](source)`. It may interrupt a paragraph, a quote and a list.
 * @example
 * ```ts
 * import { defineBlock, defineEmbed, elementTokens } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const sound = defineBlock({
 *   name: 'sound',
 *   setup: (md) => defineEmbed(md, 'sound', ({ Token, source }) => elementTokens(Token, 'audio', { src: source })),
 * });
 * const { html } = await renderWith({}, [sound])('@[sound](/rain.mp3)');
 * html; // '<audio src="/rain.mp3"></audio>\n'
 * ```
 */
export function defineEmbed<const Declared extends Attributes | undefined = undefined>(
  md: MarkdownIt,
  type: string,
  tokensOf: (embed: Embed<Declared>) => Token[],
  declared: ContainerOptions<Declared> = {},
): void {
  nameEmbed(md, type);
  md.block.ruler.before(
    'fence',
    `embed_${type}`,
    (state, line, _end, silent) => {
      if ((state.sCount[line] ?? 0) - state.blkIndent >= 4) return false;
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      if (!state.src.startsWith('@[', start)) return false;
      const [, found, info = '', source = ''] =
        EMBED_LINE.exec(state.src.slice(start, state.eMarks[line])) ?? [];
      if (found !== type) return false;
      if (silent) return true;
      const embed: Embed = {
        info: info.trim(),
        attributes: parseAttributes(info),
        source: source.trim(),
        map: [line, line + 1],
        Token: state.Token,
        context: pageOf(state.env),
        env: state.env,
      };
      const place = { label: `@[${type}]`, line: line + 1 };
      const own = attributesOf(embed, place, declared);
      for (const token of tokensOf({ ...embed, attributes: own })) state.tokens.push(token);
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}
