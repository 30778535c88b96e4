import { readFileSync } from 'node:fs';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { decodeUtf8 } from '../../../core/frontmatter/read-page.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { splitPage } from '../../../core/frontmatter/split-page.ts';
import { Open } from '../../../core/ledger/secrecy.ts';
import { mayHaveExcerpt } from '../../../markdown/html/excerpt.ts';
import type { Asking } from '../asking.ts';
import { createPartLocker } from '../lock-part.ts';
import { renderMdxContent } from '../mdx/render-mdx-content.ts';
import { pageEnvironment } from '../page/page-environment.ts';
import { isPassing } from '../passing-problem.ts';
import { type Content, emptyContent } from './content.ts';
import { codePlaces, digest } from './content-cache.ts';
import { createContentScope } from './content-scope.ts';
import type { ContentServices } from './content-services.ts';
import { rememberedCode } from './remembered-code.ts';

/** A page's content, and what its components may know while it is rendered. */
export interface ContentInput {
  page: Page;
  context: () => PageContext;
  asking: Asking;
}

/** A page's content as HTML with everything the reports and the layout need. Generated pages have none. */
export async function renderContent(services: ContentServices, input: ContentInput): Promise<Content> {
  const { page, asking } = input;
  try {
    return await renderWritten(servicesFor(services, page), input);
  } catch (error) {
    // For want of a face, perhaps: it is rendered again when all are there.
    if (asking.missing.size > 0) return emptyContent();
    throw error;
  }
}

async function renderWritten(services: ContentServices, input: ContentInput): Promise<Content> {
  const { page, context, asking } = input;
  if (page.kind === 'generated') return emptyContent();
  asking.ask({ kind: 'options', of: 'content' });
  if (page.kind === 'mdx') {
    const content = await renderMdxContent(services, { page, context: context(), asking });
    asking.dependsOn(content.dependencies);
    return content;
  }
  // Synchronous on purpose: nothing else could run meanwhile, and it costs half the time.
  const bytes = readFileSync(sourcePath(services.config.sourceDir, page));
  const { text: source } = decodeUtf8(bytes, page.file);
  const cached = services.cache?.read(page.file, source);
  const isSame = cached && asking.askAgain(cached.asked);
  if (isSame && services.publishAgain?.(cached.asked.published)) return cached.result;
  return renderFresh(services, input, source);
}

/** The cache keeps one content for each file: that of the page whose file it is. */
function servicesFor(services: ContentServices, page: Page): ContentServices {
  if (page.lock) return withoutCache(services, page);
  return page.fallback ? { ...services, cache: undefined } : services;
}

/** What is locked is not kept in clear, nor is what was kept before it was. */
function withoutCache(services: ContentServices, { file }: Page): ContentServices {
  services.cache?.forget(file);
  return { ...services, cache: undefined };
}

async function renderFresh(
  services: ContentServices,
  { page, context, asking }: ContentInput,
  source: string,
): Promise<Content> {
  // An excerpt meets those of other pages, where ids may not be alike.
  const idPrefix = mayHaveExcerpt(source) ? `c${digest(page.route).slice(0, 6)}-` : undefined;
  const scope = createContentScope(services.renderer, context, asking.findFace, idPrefix);
  const { body, bodyLine } = splitPage(source);
  const { drawn, renderedCode } = rememberedCode(services.cache, page.file);
  const environment = {
    ...pageEnvironment(services, page),
    lineOffset: bodyLine,
    renderComponent: scope.renderComponent,
  };
  const parts = createPartLocker(services, page, environment);
  const result = await services.markdown.render(body, {
    ...environment,
    renderedCode,
    lockPart: parts.lockPart,
  });
  asking.dependsOn(result.dependencies);
  const lockedParts = parts.parts;
  // What they hold depends on passwords, which nothing else tells.
  const hasParts = lockedParts.length > 0;
  if (hasParts) services.cache?.forget(page.file);
  if (hasParts) return { ...result, lockedParts, volatile: true };
  const isUnsure = asking.isUnsure || result.problems.some(isPassing);
  // Most contents are rendered before faces are known, so that is what is kept.
  if (!isUnsure && !asking.hasFaces && !result.volatile)
    services.cache?.write(
      page.file,
      source,
      new Open({ result, asked: asking.asked(), code: codePlaces(result.html, drawn) }),
    );
  return result;
}
