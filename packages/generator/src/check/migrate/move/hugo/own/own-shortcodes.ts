import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../../../../../core/html/escape-html.ts';
import type { TagRule, TagRules } from '../../../../../markdown/dialects/jsx/convert-tags.ts';
import { findFiles } from '../../files/site-files.ts';
import { readTemplate, type TemplatePart, type TemplateValue } from './read-template.ts';

const FOLDERS = ['layouts/shortcodes', 'layouts/_shortcodes'];

/** The shortcodes of a site whose templates only put values into HTML. Others are for its author to map. */
export const ownShortcodes = (root: string): TagRules =>
  Object.fromEntries(
    FOLDERS.flatMap((folder) =>
      findFiles(join(root, folder))
        .files.filter((file) => /^[\w/-]+\.html$/.test(file))
        .flatMap((file) => {
          const parts = readTemplate(readFileSync(join(root, folder, file), 'utf8'));
          return parts ? [[file.replace(/\.html$/, ''), ruleOf(parts)] as const] : [];
        }),
    ),
  );

const ruleOf =
  (parts: readonly TemplatePart[]): TagRule =>
  (node, { body }) => {
    const textOf = ({ name, fallback = '' }: TemplateValue, dot: string): string => {
      if (name === 'body') return body(node).trim();
      const value = name === '.' ? dot : node.attributes.get(name);
      return escapeHtml(typeof value === 'string' && value !== '' ? value : fallback);
    };
    const fill = (some: readonly TemplatePart[], dot: string): string =>
      some
        .map((part) => {
          if (typeof part === 'string') return part;
          if ('value' in part) return textOf(part.value, dot);
          const value = textOf(part.when, dot);
          return value ? fill(part.then, part.isWith ? value : dot) : fill(part.otherwise, dot);
        })
        .join('');
    return asMarkdown(fill(parts, ''));
  };

/** HTML without the indent and the empty lines that Markdown reads, and without icons that the theme drew. */
const asMarkdown = (html: string): string =>
  html
    .replace(/<svg\b[^>]*>\s*<use\b[^>]*?(?:\/>|>\s*<\/use>)\s*<\/svg>[ \t]*/gi, '')
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{2,}/g, '\n')
    .trim();
