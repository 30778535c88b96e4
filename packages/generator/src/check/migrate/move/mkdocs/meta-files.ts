import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseDocument } from 'yaml';
import { isOptions, type Options, textOf } from '../read/literals.ts';
import type { MkdocsConfig } from './read-config.ts';

/** Gives the fields that `.meta.yml` files of Material's plugin `meta` hand to the pages of their folders, by the path of a page. */
export function createMetaFields(
  root: string,
  source: string,
  { plugins }: MkdocsConfig,
): (path: string) => Options {
  const plugin = plugins.get('meta') ?? plugins.get('material/meta');
  if (!plugin) return () => ({});
  const name = textOf(plugin.meta_file) ?? '.meta.yml';
  const known = new Map<string, Options>();
  const fieldsIn = (folder: string): Options => {
    const found = known.get(folder);
    if (found) return found;
    const above = folder === '.' ? {} : fieldsIn(posix.dirname(folder));
    const fields = { ...above, ...readFields(join(root, source, folder, name)) };
    known.set(folder, fields);
    return fields;
  };
  return (path) => fieldsIn(posix.dirname(path));
}

function readFields(file: string): Options {
  if (!existsSync(file)) return {};
  const value: unknown = parseDocument(readFileSync(file, 'utf8'), {
    logLevel: 'silent',
    uniqueKeys: false,
  }).toJS();
  return isOptions(value) ? value : {};
}
