import { contextOf, inlineToken } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { type CodeTab, codeTabsTokens } from './code-tabs-tokens.ts';
import type { TitleIconOptions } from './title-icon.ts';

/** A group whose end has not come yet. */
interface Group {
  open: Token;
  tabs: { head: Token; code?: Token; lost?: Token }[];
  /** Groups within groups hold no code of ours. */
  depth: number;
}

/** The tokens of the page with each `code-tabs` as a component. Only the first code block of each tab is kept, the rest reported. */
export function readCodeTabs(state: StateCore, icons: TitleIconOptions): Token[] {
  const page: Token[] = [];
  let group: Group | undefined;
  for (const token of state.tokens) {
    if (token.type === 'code-tabs_tabs_open' && !group) group = { open: token, tabs: [], depth: 0 };
    else if (!group) page.push(token);
    if (!group) continue;
    if (token.type === 'code-tabs_tabs_open') group.depth += 1;
    else if (token.type === 'code-tabs_tabs_close') group.depth -= 1;
    if (group.depth === 0) {
      page.push(...groupTokens(state, group, icons));
      group = undefined;
    } else if (group.depth === 1) readToken(group, token);
  }
  return page;
}

function readToken({ tabs }: Group, token: Token): void {
  const tab = tabs.at(-1);
  if (token.type === 'code-tabs_tab_open') tabs.push({ head: token });
  else if (tab && token.type === 'fence' && !tab.code) tab.code = token;
  else if (tab && token.map) tab.lost ??= token;
}

const reportLost = (env: unknown, { map }: Token) =>
  contextOf(env).report({
    severity: 'warning',
    code: 'code-tabs-lost',
    line: (map?.[0] ?? 0) + 1,
    message: 'A tab of code-tabs shows its first code block only, so this is omitted.',
    hint: 'Write `::: tabs` instead, or give each code block a line "@tab Title" of its own.',
  });

function groupTokens({ Token, env }: StateCore, { open, tabs }: Group, icons: TitleIconOptions): Token[] {
  const shown = tabs.flatMap(({ head, code, lost }): CodeTab[] => {
    const title = head.info.replaceAll('\\#', '#');
    if (lost) reportLost(env, lost);
    if (!code) return [];
    return [
      {
        value: head.meta.id ?? title,
        name: title,
        title: inlineToken(Token, head.info, head.map),
        code,
        active: head.meta.active,
      },
    ];
  });
  return codeTabsTokens({ Token, groupId: open.meta.id, tabs: shown, icons, map: open.map });
}
