import { escapeMarkdown } from 'bifolio';
import type { Api } from '../api.ts';
import { linkFrom } from '../names.ts';
import type { Group } from '../operations.ts';
import { type DescribedRow, page, part } from './markdown.ts';

/** The page of a group: what it is about, and its operations. */
export function groupPage(
  { name, folder, description, operations }: Group,
  order: number,
  { text }: Api,
): DescribedRow {
  const file = `${folder}/README.md`;
  return {
    path: file,
    data: { title: name, order: order + 1 },
    text: page([
      description ? part({ kind: 'text', text: description }) : `${escapeMarkdown(name)}: ${text.operations}`,
      part({
        kind: 'operations',
        operations: operations.map(({ method, path, title, file: to }) => ({
          method,
          path,
          title,
          href: linkFrom(file, to),
        })),
      }),
    ]),
  };
}
