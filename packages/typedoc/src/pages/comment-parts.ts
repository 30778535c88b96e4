import type { Comment } from '../reflections.ts';
import { markdownOf, tagsOf } from './comment-text.ts';
import { heading, page } from './markdown.ts';
import type { PageTools } from './page-tools.ts';

/** What stands above everything else: that it is deprecated, and what it is. */
export function introduction(comment: Comment | undefined, tools: PageTools): string[] {
  const deprecated = tagsOf(comment, '@deprecated').map(
    ({ content }) => `::: warning ${tools.text.deprecated}\n${markdownOf(content, tools)}\n:::`,
  );
  const remarks = tagsOf(comment, '@remarks').map(({ content }) => markdownOf(content, tools));
  return [...deprecated, markdownOf(comment?.summary, tools), ...remarks];
}

/** Examples, and what else a comment says at its end. `level` is that of its headings, `id` what theirs begin with. */
export function closing(comment: Comment | undefined, tools: PageTools, level = 2, id = ''): string[] {
  const { text } = tools;
  const examples = tagsOf(comment, '@example');
  const lists = [
    [text.throws, '@throws'],
    [text.since, '@since'],
    [text.see, '@see'],
  ] as const;
  const said = lists.flatMap(([label, tag]) =>
    tagsOf(comment, tag).map(({ content }) => `**${label}** ${markdownOf(content, tools)}`),
  );
  const title = examples.length > 1 ? text.examples : text.example;
  return [
    ...said,
    ...(examples.length > 0 ? [heading(level, title, `${id}example`)] : []),
    ...examples.map(({ name, content }) => page([name && `**${name}**`, markdownOf(content, tools)]).trim()),
  ];
}
