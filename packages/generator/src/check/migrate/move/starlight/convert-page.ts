import { posix } from 'node:path';
import type { TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { convertAsides } from '../../../../markdown/dialects/starlight/asides.ts';
import { starlightFence } from '../../../../markdown/dialects/starlight/fences.ts';
import { STARLIGHT_TAGS } from '../../../../markdown/dialects/starlight/tags.ts';
import type { ChangedPage } from '../form/mover.ts';
import { convertMdx } from '../mdx/convert-mdx.ts';

const KNOWN = /^@astrojs\/starlight\/components$|^~\/assets\/|^astro:/;

/** The text of a page: components as containers, those that are mapped too, and `:::caution` as our kinds. */
export const createStarlightProse =
  (mapped: TagRules) =>
  (text: string, page: ChangedPage): string => {
    const asides = convertAsides(text);
    if (!page.page.file.endsWith('.mdx')) return asides;
    return convertMdx(asides, { tags: { ...STARLIGHT_TAGS, ...mapped }, known: KNOWN, include }, page);
  };

const include = (from: string, { page }: ChangedPage): string | undefined =>
  from.startsWith('.')
    ? posix.normalize(from).replace(/^(?!\.)/, './')
    : from.startsWith('~/')
      ? `${'../'.repeat(page.path.split('/').length + 1)}${from.slice(2)}`
      : undefined;

/** Marks of lines that need a comment here are told. */
export function movedFence(source: string, { left }: ChangedPage): string {
  const [opening = ''] = source.split('\n', 1);
  const [mark] = /\s(?:ins|del)=\{[^{}]*\}/.exec(opening) ?? [];
  if (mark)
    left({
      severity: 'warning',
      what: 'Inserted and deleted lines, `ins={1}`',
      todo: 'Write `[!code ++]` or `[!code --]` as a comment behind the line.',
      at: opening.trim(),
    });
  return starlightFence(source);
}
