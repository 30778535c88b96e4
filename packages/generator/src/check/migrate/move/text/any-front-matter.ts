import { stringify } from 'yaml';
import { readToml } from '../../../../core/frontmatter/other-formats/read-toml.ts';
import { plainText, splitPage } from '../../../../core/frontmatter/split-page.ts';
import { type FieldsAndBody, readFields } from './front-matter.ts';

const TOML = /^\+\+\+[ \t]*\n([\s\S]*?)\n?^\+\+\+[ \t]*(?:\n|$)/m;

/** A page whose fields stand in YAML, in TOML between `+++`, or in JSON. `source` has them in YAML. */
export function readAnyFields(written: string): FieldsAndBody & { source: string } {
  const text = plainText(written).replaceAll('\r\n', '\n');
  const page = readFields(text);
  if (text.startsWith('---') || splitPage(text).yaml === undefined)
    return { ...page, source: text, ...tomlFault(text) };
  return { ...page, source: `---\n${stringify(page.fields, { lineWidth: 0 })}---\n${page.body}` };
}

function tomlFault(text: string): { fault?: string } {
  const [, inside] = text.startsWith('+++') ? (TOML.exec(text) ?? []) : [];
  const fault = inside === undefined ? undefined : readToml(inside).fault;
  return fault ? { fault: `${fault.reason} (line ${fault.line + 1})` } : {};
}
