import type { Audit, Report } from './finding.ts';
import { mayBeListed } from './finding.ts';
import type { OutputFiles } from './site-files.ts';

/** Canonical URLs that are missing, or that lead to no page. */
export const auditCanonical = (hostname: string | undefined, files: OutputFiles, report: Report): Audit => ({
  add(audited) {
    const { page, address, document } = audited;
    if (!hostname || !mayBeListed(audited)) return;
    const { canonical } = document;
    const say = (message: string) =>
      report({
        page,
        code: 'built-canonical',
        message,
        hint: 'Remove your own `canonical` from `head`: the theme writes it.',
      });
    if (canonical === undefined) say(`The page ${address} has no canonical URL.`);
    else if (files.find(canonical, address).kind === 'missing')
      say(`The canonical URL "${canonical}" of ${address} doesn't exist.`);
  },
});

/** Translations that are not there, or that don't name the page in turn. */
export function auditAlternates(files: OutputFiles, report: Report): Audit {
  /** From one file to another, with what to tell if there is no way back. */
  const named = new Map<string, () => void>();
  return {
    add({ page, address, document }) {
      const say = (message: string) =>
        report({
          page,
          code: 'built-hreflang',
          message,
          hint: 'Remove your own `alternate` links from `head`: the theme writes them.',
        });
      const own = files.find(address, address);
      const self = own.kind === 'file' ? own.file : '';
      for (const [lang, href] of document.alternates) {
        const target = files.find(href, address);
        if (target.kind === 'missing') say(`The ${lang} translation "${href}" of ${address} doesn't exist.`);
        if (target.kind === 'file' && lang !== 'x-default')
          named.set(`${self}\n${target.file}`, () =>
            say(
              `The page ${address} names "${href}" as its ${lang} translation, which doesn't name it in turn.`,
            ),
          );
      }
      if (document.alternates.length > 0 && !named.has(`${self}\n${self}`))
        say(`The page ${address} names translations, but not itself.`);
    },
    end() {
      for (const [way, tell] of named) if (!named.has(way.split('\n').reverse().join('\n'))) tell();
    },
  };
}
