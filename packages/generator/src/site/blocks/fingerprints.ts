import { hash as digest } from 'node:crypto';
import type { BlockKind, SourceBlock } from './types.ts';

const short = (text: string, length: number): string =>
  digest('sha256', text, 'base64url').replace(/[-_]/g, 'x').slice(0, length);

/** Hash and bones of a block; see `Block`. */
export const fingerprints = (kind: BlockKind, text: string): Pick<SourceBlock, 'hash' | 'bones'> => ({
  hash: short(`${kind} ${plainWords(kind, text)}`, 8),
  bones: short(bonesOf(kind, text).join('\n'), 4),
});

/** Words alone, so that wrapping, punctuation, emphasis and padding count for nothing. The id of a heading is no word. */
function plainWords(kind: BlockKind, text: string): string {
  const words = kind.startsWith('h') && kind !== 'html' ? text.replace(/\s*\{#[^}]*\}\s*$/, '') : text;
  return words
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\s]+/gu, '');
}

/** What a translation of the block has to keep, in a form that can be compared. Empty for plain words. */
export function bonesOf(kind: BlockKind, text: string): string[] {
  if (kind === 'fence' || kind === 'math') return codeLines(text);
  const parts: string[] = [];
  const take = (pattern: RegExp, nameOf: (match: RegExpExecArray) => string | undefined) => (rest: string) =>
    rest.replace(pattern, (...match) => {
      const name = nameOf(match as unknown as RegExpExecArray);
      if (name) parts.push(name);
      return ' ';
    });
  const steps = [
    take(/(`+)(.+?)\1(?!`)/gs, ([, , code]) => `code ${code?.trim()}`),
    take(/\]\(\s*<?([^)\s>]*)[^)]*\)/g, ([, url = '']) => linkBone(url)),
    take(/<(https?:[^>\s]+)>|\bhttps?:\/\/[^\s)<>"'`（），。、；]+/g, ([url]) =>
      linkBone(url.replace(/[<>]/g, '')),
    ),
    take(/<\/?([A-Za-z][\w.-]*)[^>]*>/g, ([, name]) => `tag ${name}`),
    take(/\{#[^}]*\}/g, () => undefined),
    take(/\d+(?:[.,]\d+)*/g, ([number]) => `number ${number.replaceAll(',', '')}`),
  ];
  steps.reduce((rest, step) => step(rest), kind === 'meta' ? text : text.normalize('NFKC'));
  return parts.sort();
}

const linkBone = (url: string): string | undefined => {
  const target = url.replace(/#.*$/, '');
  return target && `link ${target}`;
};

/** Lines of code without comments and blanks: a translated comment is no other code. Of the first line, the language alone. */
const codeLines = (text: string): string[] =>
  text
    .replace(/^(\s*(?:`{3,}|~{3,})\s*[\w+#-]*).*$/m, '$1')
    .split('\n')
    .map((line) => line.replace(COMMENT, '').replace(/\s+/g, ''))
    .filter(Boolean);

/** A comment to the end of the line, in the languages that documentation shows. */
const COMMENT = /(?:^|\s)(?:\/\/|#(?!\w*[:{[(])|--\s|<!--|\/\*|\*\s).*$/;
