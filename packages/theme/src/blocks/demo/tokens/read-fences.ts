import type { Token } from 'markdown-it';
import { type DemoParts, emptyParts, scriptLanguage, styleLanguage } from '../demo-parts.ts';
import { readHtml } from './read-html.ts';
import { readLibraries } from './read-libraries.ts';

/** The language of a code block, in small letters; empty for other tokens. */
export const fenceLanguage = ({ type, info }: Token): string =>
  type === 'fence' ? (/^[^\s{:[]*/.exec(info.trim())?.[0] ?? '').toLowerCase() : '';

/** What the code blocks of a demo make together, in whatever they stand. `tell` is told what is wrong with a block. */
export function readFences(body: readonly Token[], tell: (problem: string, fence: Token) => void): DemoParts {
  const parts = emptyParts();
  for (const token of body) {
    const problem = readFence(token, parts);
    if (problem) tell(problem, token);
  }
  return parts;
}

function readFence(token: Token, parts: DemoParts): string | undefined {
  const name = fenceLanguage(token);
  const { content: code } = token;
  if (name === 'html') return readHtml(code, parts);
  if (name === 'json') return readLibraries(code, parts);
  const script = scriptLanguage(name);
  const style = styleLanguage(name);
  if (script) parts.scripts.push({ language: script, code });
  if (style) parts.styles.push({ language: style, code });
  return undefined;
}
