import { codeBlock } from './code-samples.ts';
import { heading, paragraph, sentence } from './prose.ts';
import type { Random } from './random.ts';

const PAGE_BYTES = 6000;

/** One page of about 6 kB: three code blocks, headings of two levels, lists, a table, a hint, links to other pages. */
export function pageText(random: Random, title: string, links: readonly string[]): string {
  const parts = [
    `---\ndescription: ${sentence(random).replace(/[`*[\]():]/g, '')}\n---\n\n# ${title}`,
    paragraph(random),
  ];
  const linkList = links.map((link, index) => `- [Related page ${index + 1}](${link})`).join('\n');
  for (let section = 0; section < 3; section++) {
    parts.push(`## ${heading(random)}`, paragraph(random), codeBlock(random), paragraph(random));
  }
  parts.push(table(random), `::: tip\n${sentence(random)}\n:::`, `### ${heading(random)}`, linkList);
  while (parts.join('\n\n').length < PAGE_BYTES) {
    parts.push(random.below(3) === 0 ? list(random) : paragraph(random));
  }
  return `${parts.join('\n\n')}\n`;
}

function list(random: Random): string {
  return Array.from({ length: 4 }, () => `- ${sentence(random)}`).join('\n');
}

function table(random: Random): string {
  const rows = Array.from(
    { length: 4 },
    (_, index) => `| option${index} | ${random.below(900)} | ${sentence(random)} |`,
  );
  return ['| name | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
