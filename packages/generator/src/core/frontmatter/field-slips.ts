import type { z } from 'zod';
import type { Frontmatter } from '../contracts/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import { meantSwitch, misspeltSwitch } from '../schemas/switch-words.ts';
import { parseCreateTime } from './create-time.ts';

/** Values that a schema lets pass and that mean something else than they say. */
export function fieldSlips(value: Frontmatter, shape: Readonly<Record<string, z.ZodType>>): Problem[] {
  return Object.entries(value).flatMap(([key, field]) => {
    const said =
      switchSlip(key, field, Object.hasOwn(shape, key) ? shape[key] : undefined) ??
      (key === 'createTime' ? dateSlip(field) : undefined) ??
      (key === 'tags' ? tagSlip(field) : undefined);
    return said ? [{ severity: 'warning' as const, ...said, option: [key] }] : [];
  });
}

type Said = Pick<Problem, 'code' | 'message' | 'hint'>;

/** `sidebar: no` and `sidebar: flase` would be the name of a sidebar. */
function switchSlip(key: string, field: unknown, schema: z.ZodType | undefined): Said | undefined {
  const meant = meantSwitch(field) ?? misspeltSwitch(field);
  if (meant === undefined || !schema?.safeParse(meant).success || !schema.safeParse(field).success)
    return undefined;
  return {
    code: 'text-for-switch',
    message: `The frontmatter field \`${key}\` is the text "${field}", not true or false.`,
    hint: `Write ${key}: ${meant}`,
  };
}

function dateSlip(field: unknown): Said | undefined {
  if (typeof field !== 'string' || parseCreateTime(field) !== undefined) return undefined;
  return {
    code: 'invalid-date',
    message: `Invalid date "${field}" in \`createTime\`; the date of the file is taken instead.`,
    hint: 'Write it as 2024/03/01 10:00:00.',
  };
}

function tagSlip(field: unknown): Said | undefined {
  const joined = Array.isArray(field)
    ? field.find((tag) => typeof tag === 'string' && tag.includes('，'))
    : undefined;
  if (joined === undefined) return undefined;
  return {
    code: 'joined-tags',
    message: `The tag "${joined}" has a full-width comma, so it is one tag.`,
    hint: `Write ${joined.split(/，\s*/).join(', ')}`,
  };
}
