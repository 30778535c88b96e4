import type { Token } from 'markdown-it';
import { nearest } from '../../../core/errors/nearest.ts';
import { FLAGS } from './flags.ts';
import { type Fault, QUOTED } from './foreign-fences.ts';

/** Words behind the language, with the sign of what has a value. */
const WORD = /(?<=\s)([a-z][\w-]*)(?==|\s|$)(=?)/gi;

/** Groups in brackets, braces and slashes. What begins one ends the search for another, so that time is linear. */
const GROUPS = /\[[^[\]]*\]|\{[^{}]*\}|\/[^/\\]+\//g;

/** Those that no other word is like. */
const LONG_FLAGS = FLAGS.filter((flag) => flag.includes('-') && flag.length > 8);

/** Attributes that are nearly `title`, and flags without their colon. */
export function nearAttributes({ info }: Token): Fault[] {
  const words = info.replace(QUOTED, '').replace(GROUPS, ' ');
  return [...words.matchAll(WORD)].flatMap(([, name = '', sign]) => {
    const meant = sign ? attributeLike(name) : flagLike(name);
    if (meant === undefined) return [];
    return {
      code: 'fence-attribute',
      message: `Unknown attribute "${name}" of this code block; it is ignored.`,
      hint: `Did you mean ${meant}?`,
    };
  });
}

function attributeLike(name: string): string | undefined {
  if (name.toLowerCase() === 'title') return undefined;
  return likeOne(name, ['title']) ? '"title"' : flagLike(name);
}

/** `lineNumbers` too. */
function flagLike(name: string): string | undefined {
  const meant = likeOne(name.replace(/(?<=[a-z])(?=[A-Z])/g, '-'), LONG_FLAGS);
  return meant && `":${meant}"`;
}

/** Longer words have a beginning or an end of their own, as `subtitle` has. */
const likeOne = (name: string, candidates: readonly string[]): string | undefined =>
  nearest(
    name,
    candidates.filter(({ length }) => Math.abs(length - name.length) < 2),
  );
