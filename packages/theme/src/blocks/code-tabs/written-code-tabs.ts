import { type ComponentMeta, contextOf, elementTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { writtenTabs } from '../tabs/written-tabs.ts';

/** `<CodeTabs>` that an author writes: `<Tabs>` in the frame of code. */
export function frameCodeTabs({ Token, env, tokens }: StateCore): Token[] {
  const [frameOpen, frameClose] = elementTokens(Token, 'div', { class: 'block-code-tabs' });
  const open: boolean[] = [];
  return tokens.flatMap((token) => {
    if (token.type === 'component_close') return open.pop() ? [token, frameClose] : [token];
    if (token.type !== 'component_open') return [token];
    const meta = token.meta as ComponentMeta;
    const isCode = meta.name === 'CodeTabs';
    open.push(isCode);
    if (!isCode) return [token];
    const line = (token.map?.[0] ?? 0) + 1;
    meta.name = 'Tabs';
    meta.props = writtenTabs(meta.props, 'CodeTabs', (problem) =>
      contextOf(env).report({ severity: 'warning', line, ...problem }),
    );
    return [frameOpen, token];
  });
}
