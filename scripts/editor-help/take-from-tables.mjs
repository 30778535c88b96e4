// Writes the descriptions in the English tables of options into the comments that editors show. A comment begins with the description as
// a sentence; further sentences in it stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { describedFiles, sentenceOf, tableRows } from './option-tables.mjs';

for (const [name, tables] of describedFiles()) {
  const file = join(root, 'packages', name);
  const source = readFileSync(file, 'utf8');
  const rows = tableRows(source, tables, 'en').filter(
    ({ comment, row }) => row && !comment.text.startsWith(sentenceOf(row.text)),
  );
  const written = rows.reduceRight((text, { comment, row }) => {
    const sentences = [sentenceOf(row?.text ?? ''), ...comment.text.split(/(?<=\.) (?=[A-Z`])/).slice(1)];
    const after = text.slice(comment.at + comment.text.length);
    return text.slice(0, comment.at) + sentences.join(' ') + (/^[@*]/.test(after) ? ' ' : '') + after;
  }, source);
  if (written !== source) writeFileSync(file, written);
}
