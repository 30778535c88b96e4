import { Parser } from 'htmlparser2';
import { type Audit, mayBeListed, outputText, type Report } from './finding.ts';
import type { OutputFiles } from './site-files.ts';

const HINT = 'Build the site again; if you write `sitemap.xml` yourself, correct it.';

/** Sitemaps that name what is not there or is not to be listed, and pages that they lack. */
export function auditSitemap(outDir: string, files: OutputFiles, report: Report): Audit {
  const left = new Map(
    [...files.names]
      .filter((name) => /^sitemap[^/]*\.xml$/.test(name))
      .flatMap((name) => entriesOf(outDir, name, files)),
  );
  const hasSitemap = files.names.has('sitemap.xml');
  return {
    add(audited) {
      const { page, address } = audited;
      const own = files.find(address, address);
      const isNamed = own.kind === 'file' && left.delete(own.file);
      const isLeftOut =
        page.frontmatter.sitemap === false || page.kind === 'generated' || page.fallback !== undefined;
      if (isNamed && !mayBeListed(audited))
        report({
          page,
          code: 'built-sitemap',
          message: `The sitemap names ${address}, which asks not to be listed.`,
          hint: HINT,
        });
      if (hasSitemap && !isNamed && !isLeftOut && mayBeListed(audited))
        report({
          page,
          code: 'built-sitemap',
          message: `The sitemap lacks the page ${address}.`,
          hint: HINT,
        });
    },
    end() {
      for (const loc of left.values())
        report({
          code: 'built-sitemap',
          message: `The sitemap names "${loc}", which is no page.`,
          hint: HINT,
        });
    },
  };
}

/** Files that a sitemap names, other sitemaps aside, with the addresses as they stand there. */
function entriesOf(outDir: string, name: string, files: OutputFiles): [string, string][] {
  return locationsIn(outputText(outDir, name)).flatMap((loc): [string, string][] => {
    const target = files.find(loc, files.addressOf(''));
    if (target.kind === 'elsewhere' || (target.kind === 'file' && target.file.endsWith('.xml'))) return [];
    return [[target.kind === 'file' ? target.file : target.path, loc]];
  });
}

function locationsIn(xml: string): string[] {
  const found: string[] = [];
  let isLocation = false;
  const parser = new Parser(
    {
      onopentag(name) {
        isLocation = name === 'loc';
        if (isLocation) found.push('');
      },
      ontext(text) {
        if (isLocation) found.push((found.pop() ?? '') + text);
      },
      onclosetag() {
        isLocation = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return found;
}
