import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { decodeUtf8, parsePage } from '../content/read-page.ts';
import type { Problem } from '../errors.ts';
import { markdownOptions } from '../markdown/options.ts';
import { createMarkdown } from '../markdown/renderer.ts';
import type { Block } from '../markdown/types.ts';
import { componentAdvice } from './component-advice.ts';
import type { Finding } from './finding.ts';
import { frontmatterFindings } from './frontmatter-findings.ts';
import { inspector } from './inspect-tokens.ts';
import type { KnownNames } from './known-names.ts';
import type { OldSite } from './old-site.ts';

/** Reads pages one after the other with our own parser; what it reports and what Vue would have done are findings. */
export function createPageReader(
  { root, sourceDir, style }: OldSite,
  { known, blocks }: { known: KnownNames; blocks: readonly Block[] },
): (file: string) => Promise<Finding[]> {
  let inTokens: Finding[] = [];
  const watch = inspector((finding) => inTokens.push(finding), known.blocks);
  const options = markdownOptions.parse({ code: false, math: false, image: { lazyload: false } });
  const markdown = createMarkdown(options, [...blocks, watch]);
  const publicDir = join(root, sourceDir, style.publicDir);

  return async (file) => {
    const { text } = decodeUtf8(readFileSync(join(root, file)), file);
    const page = parsePage(text, file);
    const lines = text.split('\n');
    inTokens = [];
    const { problems, images } = await markdown.render(page.body, {
      file: posix.relative(sourceDir, file),
      sourceDir: join(root, sourceDir),
      root,
      lang: 'en-US',
      lineOffset: page.bodyLine,
      resolveLink: (href) => ({ href, external: false, title: '' }),
      resolveImage: async (src) => ({ src }),
      renderComponent: ({ name }) =>
        known.components.has(name) ? { html: '', islands: [], styles: [] } : undefined,
    });
    const inSite = (path: string | undefined) => (path ? posix.join(sourceDir, path) : file);
    return [
      ...frontmatterFindings({ ...page, file }, lines, style.frontmatter, known.frontmatter),
      ...problems.flatMap((problem) => problemFinding({ ...problem, file: inSite(problem.file) })),
      ...inTokens.map((finding) => ({ ...finding, file: inSite(finding.file) })),
      ...images.flatMap(({ src, line, file: from }) =>
        imageFinding(src, { file: inSite(from), line, publicDir, page: join(root, inSite(from)) }),
      ),
    ];
  };
}

/** What our renderer reports of a page, as findings. */
function problemFinding(problem: Problem & { file: string }): Finding[] {
  const { code, message, hint = '', file, line, column, severity } = problem;
  const place = { file, line, column };
  if (code === 'unknown-component') {
    const name = /<([\w.]+)>/.exec(message)?.[1] ?? '';
    return [
      { kind: 'component', severity: 'lost', what: `<${name}>`, todo: componentAdvice(name), ...place },
    ];
  }
  if (code === 'unknown-container') {
    const name = /"([^"]+)"/.exec(message)?.[1] ?? '';
    const todo = 'It stays text. Use another container, or define one: /guide/markdown/extensions/.';
    return [{ kind: 'syntax', severity: 'lost', what: `The container ::: ${name}`, todo, ...place }];
  }
  if (code === 'unknown-element') {
    const tag = /<\/?([\w.-]+)/.exec(message)?.[1] ?? '';
    return [
      {
        kind: 'component',
        severity: 'lost',
        what: `<${tag}>`,
        todo: 'The tag stays text. If it is a component, write it for React in components/ and with a capital; else write it as code.',
        ...place,
      },
    ];
  }
  if (code === 'script-setup')
    return [
      {
        kind: 'vue',
        severity: 'lost',
        what: '<script setup>',
        todo: 'It is left out. Put the code into a React component in components/, or write the page as .mdx.',
        ...place,
      },
    ];
  return [
    {
      kind: code.startsWith('include') || code.includes('image') ? 'asset' : 'syntax',
      severity: severity === 'error' ? 'lost' : 'change',
      what: message,
      todo: hint,
      ...place,
    },
  ];
}

/** Addresses that only a bundler's alias explains. */
function imageFinding(
  src: string,
  { file, line, publicDir, page }: { file: string; line: number; publicDir: string; page: string },
): Finding[] {
  if (!/^(?:~|@[\w-]*\/)/.test(src) || existsSync(join(publicDir, src))) return [];
  if (existsSync(join(page, '..', src))) return [];
  return [
    {
      kind: 'asset',
      severity: 'lost',
      what: 'Images behind an alias',
      todo: 'Write the path from the page (./a.png), or from the public folder (/a.png).',
      file,
      line,
    },
  ];
}
