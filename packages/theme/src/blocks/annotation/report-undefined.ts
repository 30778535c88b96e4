import { contextOf } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';

const REFERENCE = /\[\+(?!\d+\])([^\]\s]{1,100})\]/g;

/** Reports references that have become text, as no note has their label. */
export function reportUndefined({ tokens, env }: StateCore): void {
  for (const { type, children, content, map } of tokens) {
    if (type !== 'inline' || !map || !content.includes('[+')) continue;
    let line = map[0] + 1;
    for (const child of children ?? []) {
      if (isBreak(child)) line++;
      if (child.type !== 'text') continue;
      for (const [written, label] of child.content.matchAll(REFERENCE))
        contextOf(env).report({
          severity: 'warning',
          code: 'undefined-annotation',
          line,
          message: `No annotation is called "${label}"; shown as text.`,
          hint: `Write ${written}: and the note on a line of its own.`,
        });
    }
  }
}

const isBreak = ({ type }: Token) => type === 'softbreak' || type === 'hardbreak';
