import type { TagRule } from './rewrite-tags.ts';

/** Tags that a site has rules for, and what they become: Markdown with `{0}` (a value), `{title}` (a named one) and `{body}`. */
export type TagTemplates = Readonly<Record<string, string>>;

/** The rules of a dialect, and of a site, which go first. */
export const rulesOf =
  (rules: Readonly<Record<string, TagRule>>, templates: TagTemplates = {}) =>
  (name: string): TagRule | undefined =>
    templateRule(templates, name) ?? (Object.hasOwn(rules, name) ? rules[name] : undefined);

/** Values that the tag does not have are empty. */
function templateRule(templates: TagTemplates, name: string): TagRule | undefined {
  const template = Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (template === undefined) return undefined;
  return ({ values, named, body }) =>
    template.replace(/\{(\w[\w-]*)\}/g, (_, key: string) => {
      if (key === 'body') return body?.trim() ?? '';
      return (/^\d+$/.test(key) ? values[Number(key)] : named.get(key)) ?? '';
    });
}
