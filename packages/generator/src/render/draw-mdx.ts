import type { Page } from '../content/page.ts';
import type { Problem } from '../errors.ts';
import type { PageLink, ResolvedImage } from '../markdown/types.ts';
import type { PageContext } from '../theme-contract.ts';
import type { ContentServices } from './content-services.ts';
import { pageEnvironment } from './page-environment.ts';
import type { RenderedMdx } from './renderer-contract.ts';

/** An `.mdx` page's content with what it has asked for. */
export interface DrawnMdx {
  content: RenderedMdx;
  links: PageLink[];
  problems: Problem[];
  /** Addresses of images, as written. */
  sources: ReadonlySet<string>;
}

/** Draws the content of an `.mdx` page once. Images that are not among `found` keep the address that was written. */
export async function drawMdx(
  services: ContentServices,
  page: Page,
  { context, found }: { context: PageContext; found: ReadonlyMap<string, ResolvedImage> },
): Promise<DrawnMdx> {
  const links: PageLink[] = [];
  const problems: Problem[] = [];
  const sources = new Set<string>();
  const { resolveLink } = pageEnvironment(services, page);
  const link = (href: string) => {
    const target = resolveLink(href);
    links.push({ href, resolved: target.href, line: 1 });
    return target;
  };
  const image = (written: string) => {
    sources.add(written);
    const { src = written, width, height } = found.get(written) ?? {};
    return { src, ...(width && height && { width, height }) };
  };
  const tools = {
    link,
    image,
    report: (problem: Omit<Problem, 'severity'>) => problems.push({ severity: 'warning', ...problem }),
  };
  const content = await services.renderer.renderMdx(page.file, {
    context,
    prefix: 'm',
    resolveLink: link,
    resolveImage: image,
    preparerOf(name) {
      const prepare = services.markdown.preparerOf(name);
      return prepare && ((props) => prepare(props, tools));
    },
  });
  return { content, links, problems, sources };
}
