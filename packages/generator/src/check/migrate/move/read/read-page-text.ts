import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeUtf8 } from '../../../../core/frontmatter/read-page.ts';
import { plainText, splitPage } from '../../../../core/frontmatter/split-page.ts';
import { readLenientYaml } from '../../../../core/frontmatter/yaml/lenient-yaml.ts';
import { readYaml } from '../../../../core/frontmatter/yaml/read-yaml.ts';
import { repairYaml } from '../../../../core/frontmatter/yaml/repair-yaml.ts';
import type { Left } from '../old-site.ts';

/** The text of a page, its frontmatter repaired where that is plain. Notes what a person has to look at. */
export function readPageText(root: string, file: string, left: Left[]): string {
  const { text, problems } = decodeUtf8(readFileSync(join(root, file)), file);
  for (const { message, hint = '', line } of problems)
    left.push({ severity: 'error', what: message, todo: hint, file, line });
  return text.startsWith('---') ? repairedText(plainText(text), file, left) : text;
}

function repairedText(text: string, file: string, left: Left[]): string {
  const { yaml } = splitPage(text);
  const read = yaml === undefined ? undefined : readYaml(yaml, file);
  if (yaml === undefined || !read || 'value' in read) return text;
  const { message, hint = '', line } = read.problem;
  const repaired = repairYaml(yaml);
  if (repaired !== undefined) {
    left.push({ ...REPAIRED, file, line });
    return text.replace(yaml, () => repaired);
  }
  // The build reads it, and warns.
  if (!readLenientYaml(yaml, file))
    left.push({ severity: 'error', what: message.replace(/\.$/, ''), todo: hint, file, line });
  return text;
}

const REPAIRED = {
  severity: 'warning',
  what: 'Frontmatter that was not valid YAML was repaired',
  todo: 'Look at the line.',
} as const;
