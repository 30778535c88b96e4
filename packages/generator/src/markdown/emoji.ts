import type MarkdownIt from 'markdown-it';
import { full } from 'markdown-it-emoji';

/** Every shortcut of the plugin holds one of these beside another sign. */
const mayBe = /:[+\-\w]+:|(?:^|\s)[:;=8BbDdXxOoPp>}<|\\/'"][^\s\w]*/;

/** `:tada:`, and emoticons such as `:-)` that stand alone. */
export function emoji(md: MarkdownIt): void {
  const before = new Set(md.core.ruler.getRules(''));
  md.use(full);
  const rule = md.core.ruler.getRules('').find((one) => !before.has(one));
  if (!rule) return;
  md.core.ruler.at('emoji', (state) => {
    if (state.tokens.some(({ type, content }) => type === 'inline' && mayBe.test(content))) rule(state);
  });
}
