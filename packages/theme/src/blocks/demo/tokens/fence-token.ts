import type { WrittenContainer } from 'bifolio/markdown';
import type { Token } from 'markdown-it';

/** A code block as if it stood in the page. */
export function fenceToken(
  Token: WrittenContainer['Token'],
  info: string,
  code: string,
  map: [number, number],
): Token {
  // More back-ticks than the code itself has.
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const content = code.endsWith('\n') ? code : `${code}\n`;
  return Object.assign(new Token('fence', 'code', 0), {
    block: true,
    markup: '`'.repeat(longest + 1),
    info,
    content,
    map,
  });
}
