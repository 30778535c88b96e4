import { stringify } from 'yaml';
import { plainText } from '../../../../core/frontmatter/split-page.ts';
import { readToml } from '../read/read-toml.ts';
import { type FieldsAndBody, readFields } from './front-matter.ts';

const TOML = /^\+\+\+[ \t]*\n([\s\S]*?)\n?^\+\+\+[ \t]*(?:\n|$)/m;

/** A page whose fields stand in YAML, or in TOML between `+++`. `source` has them in YAML. */
export function readAnyFields(written: string): FieldsAndBody & { source: string } {
  const text = plainText(written).replaceAll('\r\n', '\n');
  const toml = text.startsWith('+++') ? TOML.exec(text) : null;
  if (!toml) return { ...readFields(text), source: text };
  const [whole, inside = ''] = toml;
  const { value, fault } = readToml(inside);
  const body = text.slice(whole.length);
  const bodyLine = whole.split('\n').length;
  if (fault)
    return { fields: {}, body, bodyLine, source: text, fault: `${fault.reason} (line ${fault.line + 1})` };
  const fields = JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
  return { fields, body, bodyLine, source: `---\n${stringify(fields, { lineWidth: 0 })}---\n${body}` };
}
