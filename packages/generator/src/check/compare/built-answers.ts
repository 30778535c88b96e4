import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { Page } from '../../core/contracts/page.ts';
import { isFile } from '../../core/files/real-path.ts';
import { createRedirects } from '../../core/routing/redirects.ts';
import { outputPath } from '../../site/build/output/output-path.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { findText } from '../../site/render/page/text-marks.ts';
import type { FoundAnswer } from './compare-sites.ts';
import { writtenText } from './main-content.ts';

/** Tells which page of a build, whose texts are marked, answers a path, directly or by a redirect. */
export function builtAnswers(
  pages: readonly Page[],
  { locales, redirects, outDir }: Pick<LoadedConfig, 'locales' | 'redirects' | 'outDir'>,
): (path: string) => FoundAnswer | undefined {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const all = createRedirects({ pages, locales, redirects });
  const moved = new Map(all.map(({ from, to }) => [from, to]));
  const written = new Set(all.filter((one) => one.written).map(({ from }) => from));
  const redirected = (path: string) => byRoute.get((moved.get(path) ?? '').replace(/[?#].*$/, ''));
  return (path) => {
    const folder = path.replace(/(?:\/index\.html?|\.html?|\/)?$/, '/');
    const routes = [path, folder, folder.replace(/\/$/, '.html')];
    // `/a.html` may lead elsewhere than to `/a/`.
    const own = written.has(path) ? undefined : routes.map((route) => byRoute.get(route)).find(Boolean);
    const page = own ?? routes.map(redirected).find(Boolean);
    // A file of the author's, which is HTML.
    if (!page && isFile(join(outDir, path))) return { file: path };
    return (
      page && {
        file: page.file || page.route,
        isRedirect: !own,
        ...readBuilt(join(outDir, outputPath(page.route)), [page.title, ...(page.frontmatter.tags ?? [])]),
      }
    );
  };
}

/** The text of a built page, its heading, and what else its layout shows. */
function readBuilt(path: string, shown: readonly string[]): Pick<FoundAnswer, 'html' | 'titles'> {
  if (!existsSync(path)) return { titles: shown };
  const document = readFileSync(path, 'utf8');
  const place = findText(document);
  const title = DomUtils.findOne(({ name }) => name === 'h1', parseDocument(document).children);
  const heading = title?.children.map(writtenText).join('') ?? '';
  return {
    titles: [...shown, heading.replace(/\s+/g, ' ').trim()],
    ...(place && { html: document.slice(place.start, place.end) }),
  };
}
