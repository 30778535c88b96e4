import type { ReactNode } from 'react';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { unknownComponent } from '../../../markdown/components/component-words.ts';
import type { MdxData } from '../../../markdown/mdx/compile-mdx.ts';
import type { NamedComponent } from '../content/site-components.ts';

type Tags = MdxData['places']['tags'];
type Named = ReadonlyMap<string, NamedComponent>;

/** Tags of an `.mdx` page that nobody has defined: they stay text, as in Markdown, and are reported where they stand. */
export function unknownTags(tags: Tags, components: Named) {
  // A member of something, as in <Menu.Item>, is no component that a file of that name could bring.
  const unknown = tags.filter(([name]) => !components.has(name) && !name.includes('.'));
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

/** The error of a page whose component threw, with the tag's name and place when message or stack tell them. */
export function placedError(error: unknown, tags: Tags): unknown {
  if (!(error instanceof BifolioError)) return error;
  const names = namesIn(error);
  const [name, place] = tags.find(([tag]) => names.includes(tag) || names.includes(tag.split('.')[0])) ?? [];
  if (!name) return ofPage(error);
  const placed = error.problems.map((problem) => ({
    ...problem,
    message: problem.message.replace('The component in this place', `The component <${name}>`),
    ...place,
  }));
  return new BifolioError(placed, { cause: error.cause });
}

/** The function that MDX makes of a page has a name that no author knows. */
const ofPage = ({ problems, cause }: BifolioError) =>
  new BifolioError(
    problems.map((problem) => ({
      ...problem,
      message: problem.message.replace(/^The component (?:<MDXContent>|in this place)/, 'This page'),
      hint: problem.hint?.replace(/^Fix the component,.*/, 'Fix the code of the page.'),
    })),
    { cause },
  );

/** What an error says of components: an island's name, a name that MDX misses, functions that were running. */
function namesIn({ message, cause }: BifolioError): (string | undefined)[] {
  const said = message.matchAll(/<(\w+)>|`([\w.]+)` to be defined/g);
  const running = cause instanceof Error ? (cause.stack ?? '').matchAll(/^\s*at (?:new )?([\w$]+)/gm) : [];
  return [...said, ...running].map(([, tag, missed]) => tag ?? missed);
}
