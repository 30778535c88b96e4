import { type NestedContainer, textToken } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { type CodeTab, codeTabsTokens } from './code-tabs-tokens.ts';
import type { TitleIconOptions } from './title-icon.ts';

const bracketed = /\s*\[([^\]]+)\]/;
const titled = /\btitle\s*=\s*(?:"([^"]*)"|'([^']*)')/i;

/** VitePress's `::: code-group`: every code block is a tab, named `[in brackets]`, by its `title`, by the file it is imported from, or by its language. Anything else in it follows the tabs. */
export function codeGroupTokens(
  { Token, body, map, context }: NestedContainer,
  icons: TitleIconOptions,
): Token[] {
  const level = body[0]?.level;
  const isTab = (token: Token) => token.type === 'fence' && token.level === level;
  const tabs = body.filter(isTab).map((code): CodeTab => {
    const inBrackets = bracketed.exec(code.info);
    const title = titled.exec(code.info);
    const written = inBrackets?.[1] ?? title?.[1] ?? title?.[2] ?? importedFile(code);
    const name = written || code.info.trim().split(/[\s{:]/, 1)[0] || 'text';
    // The name stands on the tab, so that a bar of its own would say it twice.
    code.info = code.info.replace(bracketed, '').replace(titled, '');
    const active = /:active\b/.test(code.info);
    return { value: name, name, title: textToken(Token, name), code, active };
  });
  if (tabs.length === 0) {
    context.report({ ...withoutCode, line: map[0] + 1 });
    return body;
  }
  return [...codeTabsTokens({ Token, tabs, icons, map }), ...body.filter((token) => !isTab(token))];
}

const withoutCode = {
  severity: 'warning',
  code: 'code-group-empty',
  message: 'This `::: code-group` contains no code block, so it has no tabs.',
  hint: 'Put code blocks into it, or write `::: tabs` with a line "@tab Title" before each panel.',
} as const;

const importedFile = ({ meta }: Token): string | undefined =>
  (meta as { codeImport?: { path: string } } | null)?.codeImport?.path.split('/').at(-1);
