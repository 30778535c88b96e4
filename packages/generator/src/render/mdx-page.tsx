import type { ReactNode } from 'react';
import { BifolioError, type Problem } from '../errors.ts';
import { unknownComponent } from '../markdown/component-words.ts';
import type { MdxData } from '../mdx/compile-mdx.ts';
import type { NamedComponent } from './site-components.ts';

type Tags = MdxData['places']['tags'];
type Named = ReadonlyMap<string, NamedComponent>;

/** Tags of an `.mdx` page that nobody has defined: they stay text, as in Markdown, and are reported where they stand. */
export function unknownTags(tags: Tags, components: Named) {
  const unknown = tags.filter(([name]) => !components.has(name));
  return {
    stays: Object.fromEntries(unknown.map(([name]) => [name, textTag(name)])),
    problems: unknown.map(
      ([name, place]): Problem => ({ severity: 'warning', ...unknownComponent(name), ...place }),
    ),
  };
}

function textTag(name: string) {
  return ({ children }: { children?: ReactNode }) =>
    children === undefined ? `<${name} />` : [`<${name}>`, children, `</${name}>`];
}

/** Names of the style sheets that a page may need: of its tags, or of everything when it imports what may use anything. */
export function mdxStyles({ tags, imports }: MdxData['places'], components: Named): string[] {
  const used = imports ? [...components.values()] : tags.flatMap(([name]) => components.get(name) ?? []);
  return [...new Set(['code', ...used.flatMap(({ style }) => style ?? [])])];
}

/** The error of a page whose component threw, with the tag's name and place when the stack tells them. */
export function placedError(error: unknown, tags: Tags): unknown {
  if (!(error instanceof BifolioError) || !(error.cause instanceof Error)) return error;
  const thrown = error.cause.stack?.matchAll(/^\s*at (?:new )?([\w$]+)/gm) ?? [];
  const names = [...thrown].map(([, name]) => name);
  const [name, place] = tags.find(([tag]) => names.includes(tag)) ?? [];
  if (!name) return error;
  const placed = error.problems.map((problem) => ({
    ...problem,
    message: problem.message.replace('The component in this place', `The component <${name}>`),
    ...place,
  }));
  return new BifolioError(placed);
}
