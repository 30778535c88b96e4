import { pageLines } from '../../../../markdown/dialects/page-lines.ts';
import type { FieldsAndBody } from './front-matter.ts';

/** The title of a page: of its frontmatter, its first heading, or its file. */
export function titleOf({ fields, body }: FieldsAndBody, path: string): string {
  if (typeof fields.title === 'string' || typeof fields.title === 'number') return String(fields.title);
  const words = headingOf(body);
  if (words) return words;
  const name =
    path
      .replace(/\/(?:_?index|readme)\.\w+$/i, '.x')
      .split('/')
      .at(-1)
      ?.replace(/\.\w+$/, '') ?? path;
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/[-_]+/g, ' ');
}

/** The words of the first heading of level 1. */
export function headingOf(body: string): string | undefined {
  const heading = pageLines(body).find(({ text, isCode }) => !isCode && /^# +\S/.test(text))?.text;
  return heading?.replace(/^# +|\s*\{[^{}]*\}\s*$|\s+#+$/g, '').replace(/[*_`]/g, '');
}

/** A text below its title. Where a heading of level 1 stands further down, it would be taken for the title. */
export function withTitle(body: string, { title }: FieldsAndBody['fields']): string {
  const first = pageLines(body).find(({ text, isCode }) => !isCode && text.trim() !== '')?.text;
  const heading = headingOf(body);
  if (typeof title !== 'string' || heading === undefined || heading === title || !first || /^# /.test(first))
    return body;
  return `\n# ${title.replace(/([\\`*_[\]<>{}$])/g, '\\$1')}\n\n${body.trimStart()}`;
}
