import type { Audit, AuditedPage, Report } from './finding.ts';
import { mayBeListed } from './finding.ts';

/** Titles and descriptions that are missing, or that another page of the language has too. */
export function auditTexts(report: Report): Audit {
  const first = { title: new Map<string, string>(), description: new Map<string, string>() };
  function check(kind: keyof typeof first, text: string, { page, address, document }: AuditedPage): void {
    const code = `built-${kind}`;
    if (text === '') {
      report({
        page,
        code,
        message: `The page ${address} has no ${kind}.`,
        hint: `Write \`${kind}\` into its frontmatter.`,
      });
      return;
    }
    const key = `${document.lang}\n${text}`;
    const other = first[kind].get(key);
    if (other === undefined) first[kind].set(key, address);
    else
      report({
        page,
        text,
        code,
        message: `The page ${address} has the same ${kind} as ${other}.`,
        hint: `Write a ${kind} of its own into its frontmatter.`,
      });
  }
  return {
    add(audited) {
      if (!mayBeListed(audited)) return;
      check('title', audited.document.title.trim(), audited);
      // Later pages of a list say what its first one says.
      if (audited.page.kind !== 'generated')
        check('description', audited.document.meta.get('description')?.trim() ?? '', audited);
    },
  };
}

/** What links to a page in chats and networks show. */
export const auditSocialTags = (hostname: string | undefined, report: Report): Audit => ({
  add(audited) {
    const { page, address, document } = audited;
    if (!mayBeListed(audited)) return;
    const tag = (name: string) => document.meta.get(name) ?? '';
    const say = (message: string, hint: string) => report({ page, code: 'built-social', message, hint });
    if (tag('og:title') === '')
      say(`The page ${address} has no og:title.`, 'Use the theme’s `Document`, or add the tag in `head`.');
    const image = tag('og:image');
    if (image && !/^https?:\/\//.test(image))
      say(`The og:image "${image}" of ${address} is relative.`, 'Set `hostname`, or write the whole URL.');
    if (hostname && tag('og:url') && tag('og:url') !== document.canonical)
      say(`The og:url of ${address} is not its canonical URL.`, 'Remove one of the two tags from `head`.');
  },
});
