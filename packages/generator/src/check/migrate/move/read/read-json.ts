import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import type { Left } from '../old-site.ts';
import { isOptions, type Options } from './literals.ts';

interface ConfigFile {
  root: string;
  configFile: string;
  left: Left[];
}

/** A config in JSON or YAML, as far as it can be read; a mistake is told with its line. */
export function readJson({ root, configFile: file, left }: ConfigFile): Options {
  const document = parseDocument(readFileSync(join(root, file), 'utf8'), { uniqueKeys: false });
  const [error] = document.errors;
  if (error)
    left.push({
      severity: 'error',
      what: `The config cannot be read: ${error.message.split('\n', 1)[0]}`,
      todo: 'Fix it, then move again.',
      file,
      line: error.linePos?.[0].line ?? 1,
    });
  const value: unknown = error ? undefined : document.toJS({ maxAliasCount: 100 });
  return isOptions(value) ? value : {};
}
