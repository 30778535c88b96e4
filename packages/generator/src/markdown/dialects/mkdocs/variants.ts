import { posix } from 'node:path';
import type { FindSnippet } from './fences.ts';

const VARIANT = /^(\s*)\{([*!])[ \t]*(.+?)[ \t]*\2\}[ \t]*$/;

/** `{* a.py hl[1,3] ln[1:5] *}` of markdown-include-variants, and `{! a.md !}` of mdx-include. */
export function convertVariant(line: string, { findSnippet }: { findSnippet: FindSnippet }): string {
  const [, indent = '', sign = '', written = ''] = VARIANT.exec(line) ?? [];
  const [file = '', ...options] = written.split(/\s+/);
  const path = file ? findSnippet(posix.normalize(file)) : undefined;
  if (!path) return line;
  if (sign === '!' || /\.(?:md|markdown)$/.test(file)) return `${indent}<!-- @include: ${path} -->`;
  const marks = listOf(options, 'hl').replaceAll(':', '-');
  const [from, to] = listOf(options, 'ln').split(',')[0]?.split(':') ?? [];
  const lines = from ? `{${from}-${to ?? from}}` : '';
  const language = file.split('.').at(-1) ?? 'text';
  return `${indent}@[code${lines} ${language}${marks ? ` {${marks}}` : ''}](${path})`;
}

const listOf = (options: readonly string[], name: string) =>
  options.find((option) => option.startsWith(`${name}[`))?.slice(name.length + 1, -1) ?? '';
