import type { FindFace } from '../../../core/contracts/face.ts';
import type { MarkdownResult, PageLink, ResolvedImage } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { documentAddress } from '../../../core/routing/document-address.ts';
import { installedAddress } from '../../../core/routing/installed-address.ts';
import { moduleAddress } from '../../../core/routing/module-address.ts';
import type { PropTools } from '../../../markdown/components/component-props.ts';
import type { MdxFence } from '../../../markdown/mdx/fence.ts';
import { createLineFinder } from '../../../markdown/mdx/places.ts';
import type { ContentServices } from '../content/content-services.ts';
import { pageEnvironment } from '../page/page-environment.ts';
import type { RenderedMdx } from '../renderer-contract.ts';
import { fenceKey } from './mdx-fences.ts';

/** An `.mdx` page's content with what it has asked for. */
export interface RenderedMdxParts {
  content: RenderedMdx;
  links: PageLink[];
  problems: Problem[];
  /** Addresses of images, as written. */
  sources: ReadonlySet<string>;
  fences: readonly MdxFence[];
  /** Pages and parts that it is made of besides itself, relative to the source folder. */
  imported: readonly string[];
}

/** What an `.mdx` page asks for while it is drawn, as far as it is known. */
export interface KnownParts {
  /** By the address that was written, which others keep. */
  images: ReadonlyMap<string, ResolvedImage>;
  /** By `fenceKey`; others are left out. */
  fences: ReadonlyMap<string, MarkdownResult>;
}

/** Draws the content of an `.mdx` page once, with the parts that are known. */
export async function renderMdx(
  services: ContentServices,
  { page, context, findFace }: { page: Page; context: PageContext; findFace: FindFace },
  parts: KnownParts,
): Promise<RenderedMdxParts> {
  const links: Omit<PageLink, 'line'>[] = [];
  const problems: (Problem & { tag: string })[] = [];
  const sources = new Set<string>();
  const fences = new Map<string, MdxFence>();
  const imported = new Set<string>();
  const { resolveLink, lang } = pageEnvironment(services, page);
  const link = (href: string) => {
    if (services.moduleFiles?.has(href)) return { href, external: false };
    const target = resolveLink(href);
    links.push({ href, resolved: target.href });
    return target;
  };
  const image = imageFinder(services, parts, sources);
  const toolsOf = (tag: string): PropTools => ({
    link,
    image,
    installed: services.findInstalled,
    publish: (file) => image(installedAddress(file)),
    bundle: (module) => image(moduleAddress(module)),
    document: (document) => image(documentAddress({ lang, file: page.file, ...document })),
    report: (problem) => problems.push({ severity: 'warning', ...problem, tag }),
  });
  const content = await services.renderer.renderMdx(page.file, {
    context,
    findFace,
    prefix: 'm',
    resolveLink: link,
    resolveImage: image,
    renderFence(fence) {
      fences.set(fenceKey(fence), fence);
      return parts.fences.get(fenceKey(fence))?.html ?? '';
    },
    noteSources(files) {
      for (const file of files) if (file !== page.file) imported.add(file);
    },
    preparerOf(name) {
      const prepare = services.markdown.preparerOf(name);
      return prepare && ((props) => prepare(props, toolsOf(name)));
    },
  });
  const { places } = content.data;
  const lineOf = createLineFinder(places);
  const placeOf = new Map(places.tags);
  return {
    content,
    links: links.map((found) => ({ ...found, line: lineOf(found.href) })),
    problems: problems.map(({ tag, ...problem }) => ({ ...placeOf.get(tag), ...problem })),
    sources,
    fences: [...fences.values()],
    imported: [...imported],
  };
}

/** What is known of an image; addresses of others are added to `sources`, unless a module has given them. */
const imageFinder =
  ({ moduleFiles }: ContentServices, { images }: KnownParts, sources: Set<string>) =>
  (written: string) => {
    if (moduleFiles?.has(written)) return { src: written };
    sources.add(written);
    const { src = written, width, height } = images.get(written) ?? {};
    return { src, ...(width && height && { width, height }) };
  };
