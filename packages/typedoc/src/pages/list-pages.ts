import type { SourceRow } from 'bifolio';
import { linkFrom } from '../names.ts';
import type { ListedModule, ListedSymbol, Reference } from '../reference.ts';
import { KIND } from '../reflections.ts';
import { firstSentence, markdownOf, plainSentence } from './comment-text.ts';
import { codeSpan, heading, page } from './markdown.ts';
import type { PageTools } from './page-tools.ts';
import { groupsOf } from './symbol-page.ts';

/** The first page of a reference with several modules: a list of them. */
export const modulesPage = ({ modules }: Reference, title: string, tools: PageTools): SourceRow => ({
  path: 'README.md',
  data: { title },
  text: page([
    modules
      .map(({ reflection: { name, comment }, file }) =>
        entry(name, linkFrom('README.md', file), sentenceOf(comment, tools)),
      )
      .join('\n'),
  ]),
});

/** The page of a module: what it exports, by kind. */
export function modulePage(
  { reflection, file, symbols }: ListedModule,
  { title, order, places }: { title: string; order: number; places: Reference['places'] },
  tools: PageTools,
): SourceRow {
  const exported = (reflection.children ?? []).filter(({ kind }) => kind === KIND.reference);
  const again = exported.flatMap(({ name, target = -1 }) => {
    const to = places.get(target);
    return to ? entry(name, linkFrom(file, to), '') : [];
  });
  const groups = groupsOf(tools.text).flatMap(([kind, label], index) => {
    const list = symbols.filter((one) => one.reflection.kind === kind);
    return list.length > 0
      ? [heading(2, label, `group-${index + 1}`), list.map((one) => entryOf(one, file, tools)).join('\n')]
      : [];
  });
  const description = plainSentence(markdownOf(reflection.comment?.summary, tools));
  return {
    path: file,
    data: { title, order, ...(description && { description }) },
    text: page([
      markdownOf(reflection.comment?.summary, tools),
      ...groups,
      ...(again.length > 0 ? [heading(2, tools.text.exported, 'exported'), again.join('\n')] : []),
    ]),
  };
}

const entryOf = ({ reflection, file: to }: ListedSymbol, file: string, tools: PageTools): string => {
  const { name, comment = reflection.signatures?.[0]?.comment } = reflection;
  return entry(name, linkFrom(file, to), sentenceOf(comment, tools));
};

const entry = (name: string, href: string, sentence: string) =>
  `- [${codeSpan(name)}](${href}) ${sentence}`.trimEnd();

const sentenceOf = (comment: ListedSymbol['reflection']['comment'], tools: PageTools): string =>
  firstSentence(markdownOf(comment?.summary, tools));
