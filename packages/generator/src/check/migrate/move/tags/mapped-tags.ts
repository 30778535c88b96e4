import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TagRule, TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import type { TagTemplates } from '../../../../markdown/dialects/tags/templates.ts';
import type { Left } from '../old-site.ts';
import { isOptions } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';

const FILE = 'bifolio.move.json';

/** What people write for tags of their own: `{ "tags": { "note": "::: note\n\n{body}\n\n:::" } }`. */
export function tagTemplates(root: string, left: Left[]): TagTemplates {
  if (!existsSync(join(root, FILE))) return {};
  const { tags } = readJson({ root, configFile: FILE, left });
  return Object.fromEntries(
    Object.entries(isOptions(tags) ? tags : {}).flatMap(([name, template]) =>
      typeof template === 'string' ? [[name, template] as const] : [],
    ),
  );
}

/** The same as rules of a tree of tags. */
export const mappedTags = (root: string, left: Left[]): TagRules =>
  Object.fromEntries(
    Object.entries(tagTemplates(root, left)).map(([name, template]) => [name, templateRule(template)]),
  );

/** `{body}` is what stands between the tags, `{0}` the first value without a name, `{title}` a named one. */
const templateRule =
  (template: string): TagRule =>
  (node, { body }) =>
    template.replace(/\{([\w-]+)\}/g, (_, name: string) => {
      if (name === 'body') return body(node);
      const value = node.attributes.get(name);
      return typeof value === 'string' ? value : '';
    });
