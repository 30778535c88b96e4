import { isNotFoundRoute } from '../../core/routing/page-route.ts';
import { splitHref } from '../../core/routing/url.ts';
import type { Audit, AuditedPage, Report } from './finding.ts';
import type { ReadDocument } from './read-document.ts';
import type { OutputFiles } from './site-files.ts';

type PlacedPage = Pick<AuditedPage, 'page' | 'address'>;

/** Links, images, scripts and the like that lead to no file of the output, and pages that no other document links to. */
export function auditLinks(
  files: OutputFiles,
  readAgain: (file: string) => ReadDocument,
  report: Report,
): Audit & { reach(document: ReadDocument, address: string): void } {
  const { reach, isReached } = createReach(files);
  const pages: PlacedPage[] = [];
  /** Ids that links name, by file and id, each with a page that does. */
  const wanted = new Map<string, Map<string, PlacedPage>>();

  function want(file: string, hash: string, { page, address }: AuditedPage): void {
    const ids = wanted.get(file) ?? new Map();
    if (!ids.has(hash)) ids.set(hash, { page, address });
    wanted.set(file, ids);
  }

  function checkLink(href: string, audited: AuditedPage): void {
    const target = files.find(href, audited.address);
    if (target.kind === 'missing') report(deadLink(href, target.path, audited));
    if (target.kind === 'file' && /\.html?$/i.test(target.file) && isAnchor(target.hash))
      want(target.file, target.hash, audited);
  }

  function checkLoad(href: string, audited: AuditedPage): void {
    if (files.find(href, audited.address).kind === 'missing') report(missingLoad(href, audited));
  }

  function checkAnchors(): void {
    for (const [file, ids] of wanted) {
      const there = readAgain(file).ids;
      for (const [id, from] of ids)
        if (!there.has(id)) report(missingAnchor(id, files.addressOf(file), from));
    }
  }

  function checkOrphans(): void {
    for (const { page, address } of pages) {
      const own = files.find(address, address);
      const isHome = page.route === page.locale || isNotFoundRoute(page.route);
      if (!isHome && own.kind === 'file' && !isReached(own.file)) report(orphan({ page, address }));
    }
  }

  return {
    reach,
    add(audited) {
      const { page, address, document } = audited;
      pages.push({ page, address });
      reach(document, address);
      for (const href of document.links) if (isAddress(href)) checkLink(href, audited);
      for (const href of document.loads.keys()) if (isAddress(href)) checkLoad(href, audited);
    },
    end() {
      checkAnchors();
      checkOrphans();
    },
  };
}

/** Files that documents link to, but for their own. */
function createReach(files: OutputFiles) {
  const reached = new Set<string>();
  return {
    isReached: (file: string) => reached.has(file),
    reach({ links }: ReadDocument, address: string): void {
      const own = files.find(address, address);
      for (const href of links) {
        const target = files.find(href, address);
        if (target.kind === 'file' && !(own.kind === 'file' && own.file === target.file))
          reached.add(target.file);
      }
    },
  };
}

const deadLink = (href: string, path: string, { page, address }: PlacedPage) => ({
  page,
  text: lastPart(path),
  code: 'built-link',
  message: `The link "${href}" on ${address} goes to no file of the output.`,
  hint: 'Correct the link, or put the file into `public`.',
});

const missingLoad = (href: string, { page, address }: PlacedPage) => ({
  page,
  text: lastPart(href),
  code: 'built-file',
  message: `${address} loads "${href}", which is no file of the output.`,
  hint: 'Correct the path, or put the file into `public`.',
});

const missingAnchor = (id: string, target: string, { page, address }: PlacedPage) => ({
  page,
  text: `#${id}`,
  code: 'built-anchor',
  message: `A link on ${address} goes to "#${id}" of ${target}, which has no such id.`,
  hint: 'Correct the hash, or give the heading this id: `## Heading {#id}`.',
});

const orphan = ({ page, address }: PlacedPage) => ({
  page,
  code: 'built-orphan',
  message: `No document of the output links to ${address}.`,
  hint: 'Link it from another page.',
});

/** Neither script nor data, nor a text fragment; browsers read `#` and `#top` by themselves. */
const isAddress = (href: string) => href !== '' && !/^(?:javascript|data|blob|mailto|tel|sms):/i.test(href);
const isAnchor = (hash: string) => hash !== '' && hash !== 'top' && !/^:~:|[/=]/.test(hash);

const lastPart = (href: string) => splitHref(href).path.replace(/\/+$/, '').split('/').at(-1) ?? '';
