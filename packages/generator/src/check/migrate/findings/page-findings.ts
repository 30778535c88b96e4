import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SealedLock } from '../../../core/contracts/lock.ts';
import type { MarkdownEnvironment } from '../../../core/contracts/markdown.ts';
import { decodeUtf8, parsePage } from '../../../core/frontmatter/read-page.ts';
import { resolveMarkdown } from '../../../markdown/options.ts';
import { createMarkdown } from '../../../markdown/renderer.ts';
import { inspector } from '../inspect-tokens.ts';
import type { OldSite } from '../old-site/old-site.ts';
import type { Understood } from '../old-site/read-known-names.ts';
import type { Finding } from './finding.ts';
import { frontmatterFindings } from './frontmatter-findings.ts';
import { heroFindings, homeFindings } from './home-findings.ts';
import { imageFinding } from './image-finding.ts';
import { problemFinding } from './problem-finding.ts';

/** Nothing is encrypted, but parts that will be are looked into. */
const NO_LOCK: SealedLock = { scope: 'part', place: '', sealed: { salt: '', slots: [], data: '' } };

/** Reads pages one after the other with our own parser; what it reports and what Vue would have done are findings. */
export function createPageReader(
  { root, sourceDir, style }: OldSite,
  { known, blocks, findInstalled }: Understood,
): (file: string) => Promise<Finding[]> {
  let inTokens: Finding[] = [];
  const watch = inspector((finding) => inTokens.push(finding), known.blocks);
  const options = resolveMarkdown({ code: false, math: false, image: { lazyload: false } });
  const markdown = createMarkdown(options, [...blocks, watch]);
  const publicDir = join(root, sourceDir, style.publicDir);

  return async (file) => {
    const { text } = decodeUtf8(readFileSync(join(root, file)), file);
    const page = parsePage(text, file);
    const lines = text.split('\n');
    inTokens = [];
    const environment: MarkdownEnvironment = {
      file: posix.relative(sourceDir, file),
      sourceDir: join(root, sourceDir),
      root,
      lang: 'en-US',
      lineOffset: page.bodyLine,
      findInstalled,
      resolveLink: (href) => ({ href, external: false, title: '' }),
      resolveImage: async (src) => ({ src }),
      renderComponent: ({ name }) =>
        known.components.has(name) ? { html: '', islands: [], styles: [] } : undefined,
      lockPart: async ({ source, line }) => ({
        lock: NO_LOCK,
        content: await markdown.render(source, { ...environment, lineOffset: line + 1 }),
      }),
    };
    const { problems, images } = await markdown.render(page.body, environment);
    const inSite = (path: string | undefined) => (path ? posix.join(sourceDir, path) : file);
    return [
      ...frontmatterFindings({ ...page, file }, lines, style.frontmatter, known),
      ...(style.swapsHero ? heroFindings({ ...page, file }, lines) : []),
      ...(style.home ? homeFindings({ ...page, file }, lines, style.home, known) : []),
      ...problems.flatMap((problem) => problemFinding({ ...problem, file: inSite(problem.file) })),
      ...inTokens.map((finding) => ({ ...finding, file: inSite(finding.file) })),
      ...images.flatMap(({ src, line, file: from }) =>
        imageFinding(src, { file: inSite(from), line, publicDir, page: join(root, inSite(from)) }),
      ),
    ];
  };
}
