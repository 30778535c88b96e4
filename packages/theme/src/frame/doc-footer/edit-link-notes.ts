import type { Problem } from 'bifolio';

interface Written {
  editLink?: unknown;
  docsRepo?: unknown;
  editLinkPattern?: unknown;
}

/** Says why pages have no link to their source, though the options ask for it. Languages may have options of their own. */
export function editLinkNotes(options: Written & { locales?: Readonly<Record<string, Written>> }): Problem[] {
  const all = [options, ...Object.values(options.locales ?? {})];
  const isAsked = all.some(({ editLink }) => editLink === true);
  if (!isAsked || all.some(({ docsRepo, editLinkPattern }) => docsRepo || editLinkPattern)) return [];
  return [
    {
      severity: 'warning',
      code: 'edit-link-repo',
      message: 'Pages have no link to their source: `editLink` needs `docsRepo`.',
      hint: "Write docsRepo: 'owner/name', or the URL of the repository.",
      option: ['theme', 'editLink'],
    },
  ];
}
