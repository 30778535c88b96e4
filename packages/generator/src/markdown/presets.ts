import type MarkdownIt from 'markdown-it';
import { z } from 'zod';

/** Definitions that every page has: `markdown.env` in the config. What a page defines itself goes before them. Themes add those of their blocks. */
export const presetOptions = z.strictObject({
  /** Link references: `{ docs: '/guide/' }` is `[docs]: /guide/` on every page. @default {} */
  references: z
    .record(
      z.string(),
      z.union([
        z.string(),
        z.strictObject({
          /** Address that the link leads to. */
          href: z.string(),
          /** What a pointer on the link shows. */
          title: z.string().optional(),
        }),
      ]),
    )
    .default({}),
});

/** The presets with their defaults filled in. */
export type Presets = z.output<typeof presetOptions>;

/** Link references that pages need not define. */
export function presetReferences(md: MarkdownIt, { references }: Presets): void {
  const known = Object.entries(references).flatMap(([label, target]) => {
    const { href, title = '' } = typeof target === 'string' ? { href: target } : target;
    const address = md.normalizeLink(href);
    return md.validateLink(address)
      ? [{ label: md.utils.normalizeReference(label), reference: { href: address, title } }]
      : [];
  });
  if (known.length === 0) return;
  md.core.ruler.after('block', 'preset_references', ({ env }) => {
    env.references ??= {};
    for (const { label, reference } of known) env.references[label] ??= reference;
  });
}
