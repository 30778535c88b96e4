import type { Problem } from 'bifolio';
import { GISCUS_KEYS } from './comment-settings.ts';
import type { CommentsOptions } from './options.ts';

/** Says why there are no comments, though the config asks for them. */
export function commentNotes(comment: CommentsOptions): Problem[] {
  if (comment.provider !== 'Giscus') return [];
  const missing = GISCUS_KEYS.filter((key) => !comment[key]);
  if (missing.length === 0) return [];
  return [
    {
      severity: 'warning',
      code: 'comments-incomplete',
      message: `Pages have no comments: Giscus needs ${missing.map((key) => `\`${key}\``).join(', ')}.`,
      hint: 'Copy the values from https://giscus.app.',
      option: ['theme', 'comment'],
    },
  ];
}
