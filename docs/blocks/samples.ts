import { deflateRawSync } from 'node:zlib';
import { defineBlock } from 'bifolio';
import { componentTokens } from 'bifolio/markdown';
import type { Token } from 'markdown-it';

/**
 * A sample of Markdown and its result in one frame, with a link that opens it in the playground: a fence of Markdown that the same Markdown follows. Pages write both; nothing
 * marks them.
 */
export default defineBlock({
  name: 'samples',
  setup(md) {
    md.core.ruler.push('samples', ({ src, tokens, Token }) => {
      const lines = src.split('\n');
      const html = (content: string, map: Token['map'] = null) =>
        Object.assign(new Token('html_block', '', 0), { content, map });
      // From the last on, so that places stay what they are.
      for (const [index, token] of [...tokens.entries()].reverse()) {
        const end = resultEnd(token, lines);
        if (end === undefined) continue;
        const after = tokens.findIndex((other, at) => at > index && begins(other, end));
        const link = componentTokens(Token, { name: 'OpenSample', props: { md: packed(token.content) } });
        tokens.splice(after < 0 ? tokens.length : after, 0, html('</div>\n'), ...link, html('</div>\n'));
        tokens.splice(index + 1, 0, html('<div class="sample-result">\n'));
        // With its line, so that a sample before it ends here.
        tokens.splice(index, 0, html('<div class="sample">\n', token.map));
      }
    });
  },
});

/** The text as a link to the playground keeps it (`components/playground/link.ts`): as it is written, without the backslashes. */
export const packed = (source: string) =>
  deflateRawSync(source.replaceAll('[\\!', '[!')).toString('base64url');

/** The line behind the result of a sample; `undefined` where something else follows. */
function resultEnd({ type, level, info, content, map }: Token, lines: readonly string[]): number | undefined {
  if (type !== 'fence' || level > 0 || !map || !/^(?:md|markdown)(?![\w-])/.test(info.trim()))
    return undefined;
  const written = content.trimEnd().split('\n');
  const skipped = lines.slice(map[1]).findIndex((line) => line.trim() !== '');
  const start = map[1] + Math.max(0, skipped);
  // A backslash keeps a mark from being read in the source: `[\!code hl]`.
  const isSame = written.every(
    (line, index) => line.trimEnd().replaceAll('[\\!', '[!') === lines[start + index]?.trimEnd(),
  );
  return isSame ? start + written.length : undefined;
}

/** Whether a block of the page's own level begins at a line or later. */
const begins = ({ level, nesting, map }: Token, line: number) =>
  level === 0 && nesting >= 0 && map !== null && map[0] >= line;
